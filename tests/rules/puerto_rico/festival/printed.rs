//! The objectives that are printed on the board.

use game_core::Seat;
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::{Action, Building, Config, Event, FestivalCard, Good, Options, Prompt, Role, Tile};

use super::{Layout, Table, card, layout, new_buildings, opened, printed, winner, with_cards, won};

const MARKET: [Tile; 4] = [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Coffee];

/// Corn, three sugar, the Wharf.
fn festival(players: u8) -> Layout {
    printed(players, Tile::Corn, [Good::Corn, Good::Sugar, Good::Sugar], Building::Wharf).market(&MARKET)
}

/// Plantations and a mill for so much sugar.
fn sugar(table: Layout, seat: usize, crates: u8) -> Layout {
    table.land(seat, &[(Tile::Sugar, crates, crates)]).built(seat, &[(Building::LargeSugar, crates)])
}

/// PR-FES-01
#[test]
fn pr_fes_01_the_first_in_the_order_of_play_gets_it() {
    // Seats 1 and 2 both produce what is shown; the Craftsman, seat 0, does not.
    let both = |table: Layout, seat| sugar(table.land(seat, &[(Tile::Corn, 1, 1)]), seat, 2);
    let mut table = both(both(festival(3), 1), 2).role(Role::Craftsman);
    assert_eq!(winner(&table, FestivalCard::Cocktail), Some(1));
    assert_eq!([0, 1, 2].map(|seat| table.coins(seat)), [0, 3, 0]);
    assert_eq!(table.events().iter().filter(|event| matches!(event, Event::ObjectiveWon { .. })).count(), 1);
    // It is over for everybody.
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Captain)).end_round();
    table.play(Action::Role(Role::Craftsman));
    assert_eq!((winner(&table, FestivalCard::Cocktail), table.coins(1)), (Some(1), 3));
}

/// PR-FES-01: one seat may fulfil several, in any order.
#[test]
fn pr_fes_01_one_seat_may_fulfil_several() {
    let table = sugar(festival(3).land(0, &[(Tile::Corn, 2, 2)]), 0, 2).coins(0, 8);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::Wharf)).end_phase();
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Craftsman)).end_phase();
    // The next round: the second seat governs.
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Captain)).end_phase();
    table.play_all(&[Action::Role(Role::Planter), Action::Take(Tile::Corn)]);
    for card in [FestivalCard::Pioneer, FestivalCard::Cocktail, FestivalCard::FarmerPrize] {
        assert_eq!(winner(&table, card), Some(0), "{card:?}");
    }
}

/// PR-FES-02
#[test]
fn pr_fes_02_three_plantations_bring_three_workers() {
    let table = festival(3).land(0, &[(Tile::Corn, 2, 0), (Tile::Sugar, 3, 3)]);
    let mut table = table.role(Role::Planter);
    let (bag, supply) = (table.public().bag, table.public().workers);
    table.play(Action::Take(Tile::Corn));
    assert!(table.saw(&won(0, FestivalCard::FarmerPrize, 3)), "manned or not");
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 3 })));
    assert_eq!(table.public().workers, supply - 3);
    assert_eq!(table.public().bag, bag + 1, "the tile is in the bag again");
    table.play_all(&[Action::Place(0); 3]);
    assert_eq!(table.asked(), Some((1, Prompt::Take)));
    assert_eq!(table.land(0, Tile::Corn), (3, 3));
    // Two are not three, and another kind is another matter.
    let mut table = festival(3).land(0, &[(Tile::Corn, 1, 0), (Tile::Sugar, 3, 0)]).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert_eq!((winner(&table, FestivalCard::FarmerPrize), table.on_turn()), (None, 1));
}

/// PR-FES-03, PR-XT-51
#[test]
fn pr_fes_03_every_crate_shown_must_be_produced() {
    // Nobody needs corn for three sugar.
    let table = sugar(festival(3), 1, 3).role(Role::Craftsman);
    assert_eq!(winner(&table, FestivalCard::Cocktail), None);
    let table = sugar(festival(3), 1, 1).land(1, &[(Tile::Corn, 2, 2)]).role(Role::Craftsman);
    assert_eq!(winner(&table, FestivalCard::Cocktail), None, "two sugar are shown");
    // Crates of earlier phases do not count.
    let table = sugar(festival(3), 1, 2).crates(1, [3, 0, 3, 0, 0]).role(Role::Craftsman);
    assert_eq!(winner(&table, FestivalCard::Cocktail), None);
    let table = sugar(festival(3), 1, 2).land(1, &[(Tile::Corn, 1, 1)]).sit();
    let supply = table.public().crates;
    let mut table = table;
    table.play(Action::Role(Role::Craftsman));
    assert!(table.saw(&Event::Coins { seat: Seat(1), coins: 3, why: CoinWhy::Festival }));
    assert_eq!((table.coins(1), table.crates(1)), (3, [1, 0, 2, 0, 0]), "what was produced is kept");
    assert_eq!(table.public().crates, supply, "the crates shown went back as many as were taken");
}

/// PR-FES-03: crates of the board are in the supply at once.
#[test]
fn pr_fes_03_the_next_seat_can_take_the_crates_that_come_back() {
    let table = sugar(festival(3).land(1, &[(Tile::Corn, 1, 1)]), 1, 2);
    let table = sugar(table, 2, 3).crates(0, [0, 0, 6, 0, 0]);
    assert_eq!(table.clone().sit().public().crates[2], 11 - 6 - 2);
    let table = table.role(Role::Craftsman);
    assert_eq!((table.crates(1)[2], table.crates(2)[2]), (2, 3), "one was left, and two came back");
}

/// PR-FES-04
#[test]
fn pr_fes_04_the_building_brings_three_points_and_its_copy_returns() {
    let mut table = festival(3).coins(0, 9).coins(1, 9).role(Role::Builder);
    let left = |table: &Table| table.public().offer(Building::Wharf).expect("in this game").left;
    assert_eq!((left(&table), table.public().vp), (1, 75));
    let other = Action::Build(Building::Harbor);
    let mut aside = table.clone();
    aside.play(other);
    assert_eq!((winner(&aside, FestivalCard::Pioneer), aside.vp(0)), (None, 0));
    table.play(Action::Build(Building::Wharf));
    assert!(table.saw(&won(0, FestivalCard::Pioneer, 0)));
    assert!(table.saw(&Event::Points { seat: Seat(0), vp: 3, why: PointsWhy::Festival }));
    assert_eq!((table.vp(0), table.public().vp, left(&table)), (3, 72, 1));
    assert!(!table.public().festival[2].has_copy);
    table.play(Action::Build(Building::Wharf));
    assert_eq!((winner(&table, FestivalCard::Pioneer), table.vp(1), left(&table)), (Some(0), 0, 0));
}

/// PR-FES-05: crates of the privilege and of the Canal count.
#[test]
fn pr_fes_05_extra_crates_count() {
    let table = sugar(festival(3).land(0, &[(Tile::Corn, 1, 1)]), 0, 1);
    let mut table = table.role(Role::Craftsman);
    assert_eq!(table.asked(), Some((0, Prompt::Extra)));
    assert_eq!(winner(&table, FestivalCard::Cocktail), None);
    table.play(Action::Extra(Good::Sugar));
    assert_eq!((winner(&table, FestivalCard::Cocktail), table.coins(0)), (Some(0), 3));
    let weigh_off = card(FestivalCard::WeighOff, &[Good::Sugar], &[]);
    let canal = with_cards(new_buildings(3, &[Building::Canal]), &[weigh_off]);
    let table = sugar(canal, 1, 2).town(1, &[Building::Canal]).role(Role::Craftsman);
    assert_eq!((table.crates(1)[2], winner(&table, FestivalCard::WeighOff)), (3, Some(1)));
}

/// PR-FES-06: nobody owns what was not built.
#[test]
fn pr_fes_06_it_must_be_built() {
    let table = festival(3).town(0, &[Building::Wharf]);
    assert_eq!(table.clone().refused().path, "festival[2]");
    table.with(|position| position.festival[2].won_by = Some(Seat(0))).sit();
    let table = festival(3).with(|position| position.festival[2].won_by = Some(Seat(0)));
    assert_eq!(table.refused().path, "festival[2]", "whoever fulfilled it has it");
    let mut table = festival(3).coins(0, 8).role(Role::Builder);
    assert_eq!(winner(&table, FestivalCard::Pioneer), None);
    table.play(Action::Build(Building::Wharf));
    assert_eq!(winner(&table, FestivalCard::Pioneer), Some(0));
}

/// PR-FES-07
#[test]
fn pr_fes_07_starting_plantations_count_and_forests_do_not() {
    let options = Options { exp4: true, ..Options::default() };
    let config = || Config { first: Some(Seat(0)), options, ..Config::default() };
    let games = (0..100).map(|seed| opened(config(), seed).position());
    let fruit = games.into_iter().find(|position| position.festival[0].tiles == [Tile::Fruit]);
    let mut position = fruit.expect("one of five");
    // The starting plantation, and one more.
    assert_eq!((position.seats[0].tiles[0].tile, position.seats[0].tiles[0].count), (Tile::Fruit, 1));
    position.seats[0].tiles[0].count = 2;
    (position.market, position.bag) = (vec![Tile::Fruit], Vec::new());
    let mut table = layout(3).with(|other| *other = position).role(Role::Planter);
    assert_eq!(winner(&table, FestivalCard::FarmerPrize), None);
    table.play(Action::Take(Tile::Fruit));
    assert_eq!(winner(&table, FestivalCard::FarmerPrize), Some(0));
    // Two plantations and two forests with the same print.
    let farmer = card(FestivalCard::FarmerPrize, &[], &[Tile::Corn]);
    let table = with_cards(new_buildings(3, &[Building::Lumberyard]), &[farmer]).market(&[Tile::Corn]);
    let table =
        table.land(0, &[(Tile::Corn, 2, 0)]).forests(0, &[Tile::Corn]).town(0, &[Building::Lumberyard]);
    let mut table = table.role(Role::Planter);
    let mut plantation = table.clone();
    table.play(Action::Forest(Tile::Corn));
    assert_eq!(winner(&table, FestivalCard::FarmerPrize), None);
    plantation.play(Action::Take(Tile::Corn));
    assert_eq!(winner(&plantation, FestivalCard::FarmerPrize), Some(0));
}
