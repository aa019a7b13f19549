//! Sections 6.1 and 6.5: the Trader.

use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role, Tile};

use super::table::{Table, layout};

const FROM_E: [Tile; 5] = [Tile::E, Tile::A, Tile::B, Tile::C, Tile::D];

fn cap(table: &Table) -> u8 {
    match table.asked() {
        Some((_, Prompt::Sell { left, .. })) => left,
        other => panic!("{other:?}"),
    }
}

/// SJ-ROLE-TRADER-1
#[test]
fn sj_role_trader_1_the_tile_is_flipped_right_after_the_pick() {
    let table = layout(2).city(1, &[ProdT1]).goods(1, &[0]).tiles(FROM_E).role(Role::Trader);
    assert!(matches!(table.events()[0], Event::RolePicked { role: Role::Trader, .. }));
    assert_eq!(table.events()[1], Event::PricesShown { tile: Tile::E });
    assert_eq!((table.on_turn(), table.public().tile), (1, Some(Tile::E)), "it lies open for everybody");
}

/// SJ-ROLE-TRADER-2
#[test]
fn sj_role_trader_2_a_good_is_discarded_for_the_price_of_its_tier() {
    let table = layout(2).governor(1).city(0, &[ProdT4, ProdT2]).goods(0, &[0]).tiles(FROM_E);
    let mut table = table.role(Role::Trader);
    let prices =
        |table: &Table| table.public().seats[0].city.iter().map(|slot| slot.price).collect::<Vec<_>>();
    assert_eq!(prices(&table), [Some(3), None], "without a good there is none");
    let (draw, discard) = table.pile_sizes();
    table.play(Action::Sell(0));
    assert_eq!((table.hand_count(0), table.pile_sizes()), (3, (draw - 3, discard + 1)));
    assert_eq!(prices(&table), [None, None], "sold");
}

/// SJ-ROLE-TRADER-3
#[test]
fn sj_role_trader_3_the_picker_sells_one_more() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, ProdT3]).goods(0, &[0, 1, 2]);
    assert_eq!(cap(&table.clone().role(Role::Trader)), 2);
    let mut table = table.city(1, &[ProdT1]).goods(1, &[0]).role(Role::Trader);
    table.play(Action::Pass);
    assert_eq!(cap(&table), 1);
}

/// SJ-ROLE-TRADER-4
#[test]
fn sj_role_trader_4_several_players_sell_the_same_kind() {
    let table = layout(3).city(0, &[ProdT3, ProdT3]).city(1, &[ProdT3]).goods(0, &[0, 1]).goods(1, &[0]);
    let mut table = table.tiles(FROM_E).role(Role::Trader);
    table.play_all(&[Action::Sell(0), Action::Sell(1), Action::Sell(0)]);
    assert_eq!((table.hand_count(0), table.hand_count(1)), (4, 2));
}

/// SJ-ROLE-TRADER-4
#[test]
fn sj_role_trader_4_privilege_library_and_trading_post_raise_the_cap() {
    let goods = [ProdT1, ProdT2, ProdT3, ProdT4];
    for (helpers, library, picker, expected) in [
        (vec![], false, false, 1),
        (vec![TradingPost], false, false, 2),
        (vec![], false, true, 2),
        (vec![Library], true, true, 3),
        (vec![Library, TradingPost], true, true, 4),
    ] {
        let city = [&goods[..], &helpers].concat();
        let table = layout(2).governor(u8::from(!picker)).city(0, &city).goods(0, &[0, 1, 2, 3]);
        let mut table = table.role(Role::Trader);
        if library {
            table.play(Action::Library(true));
        }
        assert_eq!(cap(&table), expected);
    }
}

/// SJ-ROLE-TRADER-5
#[test]
fn sj_role_trader_5_all_goods_go_before_one_draw_of_the_sum() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, MarketHall, MarketStand]).goods(0, &[0, 1]);
    let mut table = table.tiles(FROM_E).role(Role::Trader);
    table.play_all(&[Action::Sell(0), Action::Sell(1)]);
    let draws = table.events().iter().filter(|event| matches!(event, Event::Drew { .. }));
    assert_eq!((draws.count(), table.drew(0, DrawWhy::Sale)), (1, 1 + 2 + 1 + 1));
}

/// SJ-ROLE-TRADER-6
#[test]
fn sj_role_trader_6_the_queue_turns_and_never_changes_its_order() {
    let mut table = layout(2).tiles(FROM_E).sit();
    let mut shown = Vec::new();
    for _ in 0..6 {
        table.play(Action::Role(Role::Trader));
        shown.extend(table.events().iter().filter_map(|event| match event {
            Event::PricesShown { tile } => Some(*tile),
            _ => None,
        }));
        table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Builder)]);
    }
    assert_eq!(shown, [Tile::E, Tile::A, Tile::B, Tile::C, Tile::D, Tile::E]);
}

/// SJ-BLD-TPOST-1
#[test]
fn sj_bld_tpost_1_one_good_more() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, ProdT3, TradingPost]).goods(0, &[0, 1, 2]);
    assert_eq!(cap(&table.role(Role::Trader)), 2);
}

fn sale(helpers: &[san_juan::Kind], goods: u8) -> u8 {
    let city = [&[ProdT1, ProdT1, ProdT1, TradingPost], helpers].concat();
    let table = layout(2).city(0, &city).goods(0, &[0, 1, 2]).tiles(FROM_E);
    let mut table = table.role(Role::Trader);
    let mut actions: Vec<Action> = (0..goods).map(Action::Sell).collect();
    actions.extend((goods < 3).then_some(Action::Pass));
    table.play_all(&actions);
    table.hand_count(0)
}

/// SJ-BLD-MSTAND-1
#[test]
fn sj_bld_mstand_1_a_card_for_two_goods_or_more() {
    assert_eq!([0, 1, 2, 3].map(|goods| sale(&[MarketStand], goods)), [0, 1, 3, 4]);
}

/// SJ-BLD-MHALL-1
#[test]
fn sj_bld_mhall_1_a_card_for_one_good_or_more() {
    assert_eq!([0, 1, 2, 3].map(|goods| sale(&[MarketHall], goods)), [0, 2, 3, 4]);
}

/// SJ-BLD-MHALL-2
#[test]
fn sj_bld_mhall_2_hall_and_stand_add_up() {
    assert_eq!([1, 2].map(|goods| sale(&[MarketHall, MarketStand], goods)), [2, 4]);
}

/// SJ-ROLE-TRADER-2
#[test]
fn sj_role_trader_2_only_goods_are_sold() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, Well]).goods(0, &[0]).role(Role::Trader);
    assert_eq!(table.refusal(Action::Sell(1)).0, Reason::NoGood);
    assert_eq!(table.refusal(Action::Sell(2)).0, Reason::NoGood);
    assert_eq!(table.refusal(Action::Sell(9)).0, Reason::NoBuilding);
}
