//! 9.8, expansions IV and V: Puertomas at the Festival.

use std::collections::BTreeSet;

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{TilesWhy, Weighed};
use puerto_rico::position::ShownObjective;
use puerto_rico::{Building, Event, FestivalCard, Good, Options, Role, Tile};

use super::super::layout::Layout;
use super::super::table::Table;
use super::cards::{shown, with_objective};
use super::{
    LAST, board, built, duo, follows, game, loads, picks, place, sales, seat, stood, took, trio, unlocked,
    weighed,
};

fn goods(card: FestivalCard, goods: &[Good]) -> ShownObjective {
    ShownObjective { goods: goods.to_vec(), ..shown(card) }
}

fn tiles(card: FestivalCard, tiles: &[Tile]) -> ShownObjective {
    ShownObjective { tiles: tiles.to_vec(), ..shown(card) }
}

fn building(card: FestivalCard, building: Building) -> ShownObjective {
    ShownObjective { building: Some(building), ..shown(card) }
}

fn done(objective: ShownObjective) -> ShownObjective {
    ShownObjective { won_by: Some(seat(0)), ..objective }
}

fn won(table: &Table, card: FestivalCard) -> bool {
    table.events().iter().any(|event| {
        matches!(event, Event::ObjectiveWon { seat, card: other, .. } if seat.index() == LAST && *other == card)
    })
}

/// PR-FCD-10, PR-AUT-X4-1
#[test]
fn pr_fcd_10_the_delivery_is_left_out() {
    let drawn = |count| {
        let options = Options { exp4: true, exp5: true, ..Options::default() };
        let cards = |seed| game(3, count, options, seed).public().festival.into_iter().map(|card| card.card);
        (0..150).flat_map(cards).collect::<BTreeSet<_>>()
    };
    let (with, without) = (drawn(1), drawn(0));
    assert!(!with.contains(&FestivalCard::Delivery) && without.contains(&FestivalCard::Delivery));
    assert_eq!((with.len(), without.len()), (11, 12));
}

/// PR-AUT-X4-1: nor can it lie on a board.
#[test]
fn pr_aut_x4_1_a_position_with_the_delivery_is_refused() {
    let refused = |table: Layout| {
        let delivery = goods(FestivalCard::Delivery, &[Good::Corn, Good::Fruit]);
        with_objective(table, delivery)
    };
    assert_eq!(refused(trio()).refused().path, "festival[0]");
    refused(super::super::layout::layout(3)).sit();
}

/// PR-AUT-X4-2
#[test]
fn pr_aut_x4_2_it_is_rewarded_at_once_and_places_the_workers_by_its_rules() {
    let prize = tiles(FestivalCard::FarmerPrize, &[Tile::Corn]);
    let land = [(Tile::Corn, 2, 2), (Tile::Fruit, 1, 1), (Tile::Coffee, 1, 2)];
    let table = with_objective(trio(), prize).market(&[Tile::Corn]).land(LAST, &land);
    let table = follows(table, Role::Planter);
    assert!(table.saw(&Event::ObjectiveWon {
        seat: seat(LAST),
        card: FestivalCard::FarmerPrize,
        workers: 3
    }));
    assert_eq!(stood(&table, LAST), [Some(Tile::Coffee), Some(Tile::Fruit), None]);
    // Goods that an objective shows come first.
    let prize = tiles(FestivalCard::FarmerPrize, &[Tile::Corn]);
    let table = with_objective(trio(), prize).market(&[Tile::Corn]).land(LAST, &land);
    let table = table.with(|position| position.festival[2] = goods(FestivalCard::WeighOff, &[Good::Fruit]));
    assert_eq!(stood(&follows(table, Role::Planter), LAST), [Some(Tile::Fruit), Some(Tile::Coffee), None]);
    // Points for a building.
    let table = with_objective(trio(), building(FestivalCard::Pioneer, Building::School)).coins(LAST, 8);
    let table = follows(table, Role::Builder);
    assert_eq!((built(&table, LAST), table.vp(LAST)), (vec![(Building::School, 8)], 3));
}

/// A Hospital, and a marker on the City Hall.
fn begun(table: Layout) -> Layout {
    table.empty_town(LAST, &[Building::Hospital]).reserved(LAST, Building::CityHall)
}

/// PR-AUT-X4-3
#[test]
fn pr_aut_x4_3_it_builds_the_cheapest_building_shown() {
    let school = || building(FestivalCard::Pioneer, Building::School);
    let builds = |table: Layout| built(&follows(table, Role::Builder), LAST);
    assert_eq!(builds(with_objective(begun(trio()), school()).coins(LAST, 9)), [(Building::School, 8)]);
    assert_eq!(builds(with_objective(begun(trio()), school()).coins(LAST, 10)), [(Building::School, 8)]);
    assert_eq!(
        builds(
            with_objective(begun(trio()), done(school())).empty_town(0, &[Building::School]).coins(LAST, 9)
        ),
        [(Building::Wharf, 9)],
        "fulfilled"
    );
    assert_eq!(
        builds(with_objective(begun(trio()), school()).coins(LAST, 7)),
        [(Building::Factory, 7)],
        "too dear"
    );
    // An expanded one without a marker, and the cheaper of two.
    let fortress = || building(FestivalCard::Patron, Building::Fortress);
    let table = || with_objective(begun(trio()), fortress());
    assert_eq!(builds(table().coins(LAST, 10)), [(Building::Fortress, 10)]);
    let both =
        table().with(|position| position.festival[1] = building(FestivalCard::Pioneer, Building::Wharf));
    let table = follows(both.coins(LAST, 10), Role::Builder);
    assert_eq!(built(&table, LAST), [(Building::Wharf, 9)]);
    let said = Weighed::Shown { cost: 9, buildings: vec![Building::Wharf, Building::Fortress], level: 3 };
    assert!(weighed(&table, LAST).contains(&said), "{:?}", weighed(&table, LAST));
    // Not as its first one.
    let first = with_objective(trio(), fortress()).coins(LAST, 10);
    assert_eq!(builds(first), [(Building::Wharf, 9)]);
}

/// PR-AUT-X4-3: on a higher level, where it could pay for that level.
#[test]
fn what_is_shown_may_lie_on_a_higher_level() {
    let table = |coins| {
        let school = building(FestivalCard::Pioneer, Building::School);
        let table = with_objective(unlocked(trio(), LAST, &[Ability::KindCoins]), school);
        let table = table.empty_town(LAST, &[Building::Hospital]).coins(LAST, coins);
        follows(table, Role::Builder)
    };
    let dear = table(10);
    assert_eq!(built(&dear, LAST), [(Building::School, 8)], "level 3 is full, and it could pay for level 4");
    assert_eq!(board(&dear, LAST).levels[3], [Building::School]);
    assert!(
        dear.events()
            .iter()
            .any(|event| { matches!(event, Event::AbilityUnlocked { ability, .. } if ability.level() == 4) })
    );
    let cheap = table(9);
    assert_eq!(built(&cheap, LAST), [(Building::LargeWarehouse, 6)], "it could not");
}

/// PR-AUT-X4-4
#[test]
fn pr_aut_x4_4_it_takes_types_shown_then_their_goods_then_as_always() {
    let takes = |table: Layout| took(&follows(table, Role::Planter), LAST);
    let market = [Tile::Fruit, Tile::Sugar, Tile::Coffee];
    let prize = || tiles(FestivalCard::FarmerPrize, &[Tile::Fruit]);
    let table = |objective| with_objective(trio(), objective).market(&market);
    assert_eq!(takes(table(prize())), [Tile::Fruit]);
    assert_eq!(takes(table(done(prize())).land(0, &[(Tile::Fruit, 3, 0)])), [Tile::Coffee]);
    let one = table(prize()).land(LAST, &[(Tile::Sugar, 1, 0)]);
    assert_eq!(takes(one), [Tile::Fruit], "before a second one of another type");
    // A third one lies in the VP area, scores like a quarry and counts.
    let third = follows(table(prize()).land(LAST, &[(Tile::Fruit, 2, 0)]), Role::Planter);
    assert_eq!(took(&third, LAST), [Tile::Fruit]);
    assert_eq!((board(&third, LAST).thirds[1], board(&third, LAST).plantations[1].len()), (1, 2));
    assert_eq!(third.points(LAST, "puertoma_land"), Some(3));
    assert!(won(&third, FestivalCard::FarmerPrize));
    // Two types: by card.
    let farms = || table(tiles(FestivalCard::TwinFarms, &[Tile::Coffee, Tile::Fruit]));
    let table_1 = follows(farms().tie_cards(&[1]), Role::Planter);
    assert_eq!(took(&table_1, LAST), [Tile::Fruit]);
    let said = Weighed::Tiles { tiles: vec![Tile::Fruit, Tile::Coffee], why: TilesWhy::Objective };
    assert!(weighed(&table_1, LAST).contains(&said), "{:?}", weighed(&table_1, LAST));
    assert_eq!(takes(farms().tie_cards(&[2])), [Tile::Coffee]);
    // A good of which it has no plantation.
    let weigh = |good| goods(FestivalCard::WeighOff, &[good]);
    let good = follows(table(weigh(Good::Sugar)).land(LAST, &[(Tile::Fruit, 1, 0)]), Role::Planter);
    assert_eq!(took(&good, LAST), [Tile::Sugar]);
    let said = Weighed::Tiles { tiles: vec![Tile::Sugar], why: TilesWhy::ObjectiveGood };
    assert!(weighed(&good, LAST).contains(&said), "{:?}", weighed(&good, LAST));
    let has = table(weigh(Good::Sugar)).land(LAST, &[(Tile::Fruit, 1, 0), (Tile::Sugar, 1, 0)]);
    assert_eq!(takes(has), [Tile::Sugar], "a second one, as always the highest of these");
    let has = table(weigh(Good::Fruit)).land(LAST, &[(Tile::Fruit, 1, 0), (Tile::Sugar, 1, 0)]);
    assert_eq!(takes(has), [Tile::Sugar], "it has fruit");
    let basket = table(goods(FestivalCard::TwinGoods, &[Good::Coffee, Good::Sugar]));
    assert_eq!(takes(basket.clone().tie_cards(&[3])), [Tile::Sugar]);
    assert_eq!(takes(basket.tie_cards(&[4])), [Tile::Coffee]);
}

/// PR-AUT-X4-5
#[test]
fn pr_aut_x4_5_people_stand_first_where_goods_shown_grow() {
    let land = [(Tile::Corn, 1, 0), (Tile::Fruit, 1, 0), (Tile::Coffee, 1, 2)];
    let stands = |objective: ShownObjective, cards: &[u8]| {
        let table = with_objective(trio(), objective).land(LAST, &land).register(9).tie_cards(cards);
        stood(&follows(table, Role::Recruiter), LAST)
    };
    let fruit = || goods(FestivalCard::WeighOff, &[Good::Fruit]);
    assert_eq!(stands(fruit(), &[]), [Some(Tile::Fruit), Some(Tile::Fruit), Some(Tile::Coffee)]);
    assert_eq!(stands(done(fruit()), &[]), [Some(Tile::Coffee), Some(Tile::Corn), Some(Tile::Fruit)]);
    let basket = || goods(FestivalCard::TwinGoods, &[Good::Fruit, Good::Corn]);
    assert_eq!(stands(basket(), &[1]), [Some(Tile::Corn), Some(Tile::Fruit), Some(Tile::Fruit)]);
    assert_eq!(stands(basket(), &[2, 1]), [Some(Tile::Fruit), Some(Tile::Corn), Some(Tile::Fruit)]);
    let prize = tiles(FestivalCard::FarmerPrize, &[Tile::Corn]);
    assert_eq!(stands(prize, &[])[0], Some(Tile::Coffee), "it shows no good");
}

/// PR-AUT-X4-6
#[test]
fn pr_aut_x4_6_it_sells_the_good_shown_as_the_fourth_crate() {
    let sells = |objective: ShownObjective, house: &[Good]| {
        let table = with_objective(trio(), objective).crates(LAST, [1, 1, 0, 0, 1]).house(house);
        let table = follows(table, Role::Trader);
        (sales(&table, LAST), won(&table, FestivalCard::EarlyClose))
    };
    let close = |good| goods(FestivalCard::EarlyClose, &[good]);
    let (three, two) = ([Good::Sugar, Good::Sugar, Good::Tobacco], [Good::Sugar, Good::Tobacco]);
    assert_eq!(sells(close(Good::Fruit), &three), (vec![(Good::Fruit, 1)], true));
    assert_eq!(sells(close(Good::Fruit), &two).0, [(Good::Coffee, 4)], "not the fourth one");
    assert_eq!(sells(done(close(Good::Fruit)), &three).0, [(Good::Coffee, 4)], "fulfilled");
    assert_eq!(sells(close(Good::Corn), &three).0, [(Good::Coffee, 4)], "it brings no coin");
    assert_eq!(sells(close(Good::Sugar), &three).0, [(Good::Coffee, 4)], "it has none");
}

/// PR-AUT-X4-7
#[test]
fn pr_aut_x4_7_it_fills_the_ship_that_an_objective_asks_for() {
    let lay = |objective: ShownObjective, crates, ships: [Option<(Good, u8)>; 3]| {
        let table = with_objective(trio(), objective).crates(LAST, crates).ships(&ships);
        follows(table, Role::Captain)
    };
    let small = || goods(FestivalCard::TradSendoff, &[Good::Corn]);
    let large = || ShownObjective { ..goods(FestivalCard::GrandSendoff, &[Good::Corn]) };
    let carried = [Some((Good::Corn, 2)), None, None];
    let table = lay(small(), [2, 0, 3, 0, 0], carried);
    assert_eq!(loads(&table, LAST)[0], (Good::Corn, 2, 4), "three sugar would be more");
    assert!(won(&table, FestivalCard::TradSendoff));
    assert!(weighed(&table, LAST).contains(&Weighed::SendOff { ship: 0, good: Good::Corn }));
    let table = lay(small(), [1, 0, 3, 0, 0], carried);
    assert_eq!(loads(&table, LAST)[0], (Good::Sugar, 3, 5), "it does not fill the ship");
    // An empty ship, though a larger one would take all.
    let table = lay(small(), [5, 0, 0, 0, 0], [None; 3]);
    assert_eq!(loads(&table, LAST), [(Good::Corn, 4, 4)]);
    assert_eq!(table.crates(LAST), [1, 0, 0, 0, 0]);
    let table = lay(done(small()), [5, 0, 0, 0, 0], [None; 3]);
    assert_eq!(loads(&table, LAST), [(Good::Corn, 5, 5)]);
    // Another ship carries it.
    let table = lay(small(), [5, 0, 0, 0, 0], [None, Some((Good::Corn, 1)), None]);
    assert_eq!(loads(&table, LAST), [(Good::Corn, 4, 5)]);
    let table = lay(large(), [3, 0, 4, 0, 0], [None, None, Some((Good::Corn, 3))]);
    assert_eq!(loads(&table, LAST)[0], (Good::Corn, 3, 6));
    assert!(won(&table, FestivalCard::GrandSendoff));
}

/// PR-AUT-X4-8
#[test]
fn pr_aut_x4_8_a_third_plantation_makes_the_planter_profitable() {
    let considers = |objective: ShownObjective| {
        let table = with_objective(duo(), objective).empty_town(1, &[Building::SmallMarket]);
        let table =
            table.reserved(1, Building::CityHall).market(&[Tile::Coffee]).land(1, &[(Tile::Coffee, 2, 0)]);
        let table = picks(table);
        let roles = weighed(&table, 1).into_iter().find_map(|weighed| match weighed {
            Weighed::Roles { profitable, .. } => Some(profitable),
            _ => None,
        });
        roles.expect("it picks a role").contains(&Role::Planter)
    };
    let prize = |tile| tiles(FestivalCard::FarmerPrize, &[tile]);
    assert!(considers(prize(Tile::Coffee)));
    assert!(!considers(prize(Tile::Corn)));
    let followed = follows(with_objective(trio(), prize(Tile::Corn)).market(&[Tile::Corn]), Role::Planter);
    assert!(place(&followed, |event| *event == Event::TileTaken { seat: seat(LAST), tile: Tile::Corn }) > 0);
}
