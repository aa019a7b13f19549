//! Cards about production.

use game_core::Seat;
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::position::ShownObjective;
use puerto_rico::{Action, Building, Event, FestivalCard, Good, Prompt, Role, Tile};

use super::{Layout, card, cards, winner, won};

/// Seat 1 produces so much corn, fruit, sugar.
fn makes(table: Layout, made: [u8; 3]) -> Layout {
    let kinds = [Tile::Corn, Tile::Fruit, Tile::Sugar].into_iter().zip(made).filter(|(_, made)| *made > 0);
    let land: Vec<_> = kinds.map(|(tile, made)| (tile, made, made)).collect();
    let town = [(Building::LargeFruit, made[1]), (Building::LargeSugar, made[2])];
    let town: Vec<_> = town.into_iter().filter(|(_, made)| *made > 0).collect();
    table.land(1, &land).built(1, &town)
}

/// Returns true if seat 1 fulfils a card by producing so much corn, fruit, sugar.
fn fulfils(shown: &ShownObjective, made: [u8; 3]) -> bool {
    let table = makes(cards(3, std::slice::from_ref(shown)), made).role(Role::Craftsman);
    assert_eq!(table.crates(1)[..3], made);
    winner(&table, shown.card) == Some(1)
}

fn cases(shown: &ShownObjective, enough: &[[u8; 3]], less: &[[u8; 3]]) {
    enough.iter().for_each(|made| assert!(fulfils(shown, *made), "{shown:?}: {made:?}"));
    less.iter().for_each(|made| assert!(!fulfils(shown, *made), "{shown:?}: {made:?}"));
}

/// PR-FCD-05: Crop Weight-off.
#[test]
fn pr_fcd_05_weigh_off_takes_three_of_a_kind() {
    let weigh = card(FestivalCard::WeighOff, &[Good::Sugar], &[]);
    cases(&weigh, &[[0, 0, 3], [4, 1, 3]], &[[0, 0, 2], [3, 3, 2]]);
    let table = makes(cards(3, &[weigh]), [0, 0, 3]).land(1, &[(Tile::Corn, 1, 0)]);
    let mut table = table.role(Role::Craftsman);
    assert!(table.saw(&won(1, FestivalCard::WeighOff, 1)));
    assert!(table.saw(&Event::Coins { seat: Seat(1), coins: 1, why: CoinWhy::Festival }));
    assert!(table.saw(&Event::Points { seat: Seat(1), vp: 1, why: PointsWhy::Festival }));
    assert_eq!(table.asked(), Some((1, Prompt::Rewarded { left: 1 })));
    table.play(Action::Place(0));
    assert!(table.is_picking(), "the phase goes on");
    assert_eq!((table.crates(1)[0], table.land(1, Tile::Corn)), (0, (1, 1)), "who has produced has produced");
}

/// PR-FCD-05: Carnival Cocktail.
#[test]
fn pr_fcd_05_cocktail_takes_every_crate_shown() {
    let kinds = card(FestivalCard::Cocktail, &[Good::Corn, Good::Fruit, Good::Sugar], &[]);
    cases(&kinds, &[[1, 1, 1], [2, 1, 3]], &[[3, 1, 0], [0, 3, 3]]);
    let repeated = card(FestivalCard::Cocktail, &[Good::Sugar, Good::Corn, Good::Sugar], &[]);
    cases(&repeated, &[[1, 0, 2]], &[[2, 0, 1], [0, 0, 3]]);
}

/// PR-FCD-05, PR-FCD-07: Two Baskets.
#[test]
fn pr_fcd_07_twin_goods_takes_two_of_each_or_four() {
    let two = card(FestivalCard::TwinGoods, &[Good::Corn, Good::Sugar], &[]);
    cases(&two, &[[2, 0, 2], [4, 0, 3]], &[[2, 0, 1], [1, 0, 3], [4, 0, 0]]);
    let equal = card(FestivalCard::TwinGoods, &[Good::Corn, Good::Corn], &[]);
    cases(&equal, &[[4, 0, 0], [5, 0, 0]], &[[3, 0, 0], [2, 2, 2]]);
}

/// Returns true if seat 1 fulfils Farming Festival with these plantations besides.
fn at_the_fair(goods: &[Good], land: &[(Tile, u8, u8)], made: [u8; 3]) -> bool {
    let fair = card(FestivalCard::FarmingFair, goods, &[Tile::Tobacco, Tile::Coffee]);
    let table = makes(cards(3, &[fair]), made).land(1, land).role(Role::Craftsman);
    let fulfilled = winner(&table, FestivalCard::FarmingFair) == Some(1);
    assert_eq!(table.coins(1), if fulfilled { 3 } else { 0 });
    fulfilled
}

/// PR-FCD-05, PR-FCD-07: Farming Festival.
#[test]
fn pr_fcd_07_farming_fair_takes_plantations_and_crates() {
    let both = [(Tile::Tobacco, 1, 0), (Tile::Coffee, 1, 0)];
    let different = [Good::Fruit, Good::Sugar];
    assert!(at_the_fair(&different, &both, [0, 1, 1]), "manned or not");
    assert!(!at_the_fair(&different, &both, [0, 2, 0]));
    assert!(!at_the_fair(&different, &both[..1], [0, 1, 1]));
    assert!(!at_the_fair(&different, &both[1..], [0, 1, 1]));
    let equal = [Good::Fruit, Good::Fruit];
    assert!(at_the_fair(&equal, &both, [0, 2, 0]));
    assert!(!at_the_fair(&equal, &both, [1, 1, 0]));
}

/// PR-FCD-08
#[test]
fn pr_fcd_08_the_plantations_must_be_there_when_the_crates_are_produced() {
    let fair = card(FestivalCard::FarmingFair, &[Good::Corn, Good::Corn], &[Tile::Tobacco, Tile::Coffee]);
    let table = cards(3, &[fair]).land(0, &[(Tile::Corn, 2, 2), (Tile::Tobacco, 1, 0)]).governor(2);
    let mut table = table.market(&[Tile::Coffee]).role(Role::Craftsman);
    assert_eq!(table.crates(0)[0], 2);
    table.play_all(&[Action::Role(Role::Planter), Action::Take(Tile::Coffee)]);
    assert_eq!(
        (winner(&table, FestivalCard::FarmingFair), table.coins(0)),
        (None, 0),
        "crates of a phase ago"
    );
    table.end_phase();
    table.play(Action::Role(Role::Trader)).end_phase();
    table.play(Action::Role(Role::Craftsman));
    assert_eq!((winner(&table, FestivalCard::FarmingFair), table.coins(0)), (Some(0), 3));
}

/// PR-FCD-03: the crates go to the supply, the card is turned over.
#[test]
fn pr_fcd_03_the_components_return() {
    let fair = card(FestivalCard::FarmingFair, &[Good::Corn, Good::Sugar], &[Tile::Tobacco, Tile::Coffee]);
    let table = makes(cards(3, &[fair]), [1, 0, 1]).land(1, &[(Tile::Tobacco, 1, 0), (Tile::Coffee, 1, 0)]);
    let before = table.clone().sit().public();
    let table = table.role(Role::Craftsman).public();
    assert_eq!((table.crates, table.bag), (before.crates, before.bag + 2));
    let shown = &table.festival[0];
    assert_eq!(
        (shown.won_by, shown.goods.len(), shown.tiles.len()),
        (Some(Seat(1)), 2, 2),
        "still to be read"
    );
}
