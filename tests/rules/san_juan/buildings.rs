//! Section 6.2: what holds for every building.

use san_juan::event::DrawWhy;
use san_juan::{Action, Kind::*, Prompt, Reason, Role, Tile};

use super::table::layout;

/// SJ-BLD-GEN-1
#[test]
fn sj_bld_gen_1_two_of_a_kind_are_for_production_only() {
    let table = layout(2).city(0, &[ProdT1, Statue]).hand(0, &[ProdT1, Statue, Hero]);
    let table = table.role(Role::Builder);
    assert!(table.can(Action::Build(ProdT1)));
    assert_eq!(table.refusal(Action::Build(Statue)).0, Reason::AlreadyBuilt);
}

/// SJ-BLD-GEN-2
#[test]
fn sj_bld_gen_2_a_building_works_from_the_next_phase_on() {
    let mut table = layout(2).hand(0, &[Tower, Well, Well]).role(Role::Builder);
    table.build(Tower);
    let limit = |table: &super::table::Table| table.public().seats[0].hand_limit;
    assert_eq!((limit(&table), table.public().seats[0].city[0].active), (7, false));
    table.play(Action::Role(Role::Producer));
    assert_eq!((limit(&table), table.public().seats[0].city[0].active), (12, true));
}

/// SJ-BLD-GEN-3
#[test]
fn sj_bld_gen_3_the_owner_decides_whether_to_use_a_building() {
    let table = layout(2).governor(1).city(0, &[Chapel]).hand(0, &[Well]);
    let mut table = table.sit();
    for role in [Role::Producer, Role::Trader, Role::Builder] {
        table.play(Action::Role(role));
    }
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Chapel))));
    assert!(table.can(Action::Pass));
}

/// SJ-BLD-GEN-4
#[test]
fn sj_bld_gen_4_functions_add_up() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, ProdT3, TradingPost, MarketHall, MarketStand]);
    let mut table = table.goods(0, &[0, 1, 2]).tiles(Tile::ALL).role(Role::Trader);
    table.play_all(&[Action::Sell(0), Action::Sell(1), Action::Sell(2)]);
    assert_eq!(table.drew(0, DrawWhy::Sale), 3 + 1 + 1, "tile A, and both markets");
}

/// SJ-BLD-GEN-5
#[test]
fn sj_bld_gen_5_cost_is_the_printed_cost() {
    // The Statue was free, and still takes 3 off when it is covered.
    let table = layout(2).governor(1).city(0, &[ProdT4, Crane]).hand(0, &[Statue, Hero, Well, Well, Well]);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.build_over(Statue, 0), 0);
    table.play_all(&[Role::Producer, Role::Trader, Role::Builder].map(Action::Role));
    assert_eq!(table.build_over(Hero, 0), 5 - 3 - 1, "less the Statue and the privilege");
}

/// SJ-BLD-GEN-6
#[test]
fn sj_bld_gen_6_only_visible_buildings_count() {
    let table = layout(2).city(0, &[ProdT1, Crane, CityHall]).covers(0, 0, &[Tower, Hero]).sit();
    assert_eq!(table.points(0, "printed"), Some(1 + 1));
    assert_eq!(table.points(0, "city_hall"), Some(2));
    assert_eq!(table.public().seats[0].hand_limit, 7);
}

/// SJ-BLD-GEN-7
#[test]
fn sj_bld_gen_7_monuments_do_nothing_but_score() {
    let table = layout(2).governor(1).city(0, &[Statue, VictoryColumn, Hero]).hand(0, &[Well, Crane, Crane]);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.build(Well), 2, "no discount");
    assert_eq!(table.hand_count(0), 0, "no card");
    assert_eq!(table.total(0), 3 + 4 + 5 + 1);
}

/// SJ-BLD-PROD-1
#[test]
fn sj_bld_prod_1_the_tier_alone_decides_the_price() {
    let all = [ProdT1, ProdT2, ProdT3, ProdT4, ProdT5];
    for (slot, price) in (0..5).zip([1, 2, 2, 3, 3]) {
        let table = layout(2).city(0, &all).goods(0, &[0, 1, 2, 3, 4]);
        let mut table = table.tiles([Tile::E, Tile::A, Tile::B, Tile::C, Tile::D]).role(Role::Trader);
        table.play_all(&[Action::Sell(slot), Action::Pass][..if slot == 4 { 1 } else { 2 }]);
        assert_eq!(table.drew(0, DrawWhy::Sale), price);
    }
}
