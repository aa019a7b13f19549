//! Section 9.1: the examples of the 1897 rulebook, to the printed numbers.

use san_juan::event::DrawWhy;
use san_juan::{Action, Config, Event, Kind, Kind::*, Prompt, Role, Tile};

use super::table::{known, layout, opened};

/// SJ-EX-01a
#[test]
fn sj_ex_01a_a_fruit_warehouse_is_free_with_distillery_and_library() {
    let mut table = layout(2).city(0, &[ProdT1, Smithy, Library]).hand(0, &[ProdT2, Well]).sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Library(true)]);
    assert_eq!(table.build(ProdT2), 0);
    assert_eq!(table.hand(0), [Well], "nothing is paid and nothing is paid out");
}

/// SJ-EX-01b
#[test]
fn sj_ex_01b_a_sugar_mill_is_free_with_distillery_and_library() {
    let mut table = layout(2).city(0, &[ProdT1, Smithy, Library]).hand(0, &[ProdT3]).sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Library(true)]);
    assert_eq!(table.build(ProdT3), 0);
}

/// SJ-EX-02
#[test]
fn sj_ex_02_three_goods_and_a_large_market_bring_seven_cards() {
    for tile in [Tile::C, Tile::D, Tile::E] {
        let mut queue = Tile::ALL;
        queue.rotate_left(Tile::ALL.iter().position(|&t| t == tile).expect("a tile"));
        let city = [ProdT1, ProdT3, ProdT5, TradingPost, MarketHall];
        let table = layout(2).city(0, &city).goods(0, &[0, 1, 2]).tiles(queue);
        let mut table = table.role(Role::Trader);
        let (_, discard) = table.pile_sizes();
        assert_eq!(table.asked(), Some((0, Prompt::Sell { left: 3, sold: 0 })));
        table.play_all(&[Action::Sell(0), Action::Sell(1), Action::Sell(2)]);
        assert_eq!(table.drew(0, DrawWhy::Sale), 7);
        assert_eq!(table.pile_sizes().1, discard + 3);
    }
}

/// SJ-EX-03
#[test]
fn sj_ex_03_a_crane_is_free_with_privilege_and_building_supplier() {
    let mut table = layout(2).city(0, &[ProdT1, Quarry]).hand(0, &[Crane]).role(Role::Builder);
    assert_eq!(table.build(Crane), 0);
}

const PLANTS: [Kind; 6] = [ProdT1, ProdT1, ProdT2, ProdT3, ProdT4, Aqueduct];

/// SJ-EX-04a
#[test]
fn sj_ex_04a_a_canal_produces_two_goods() {
    let table = layout(2).governor(1).city(0, &PLANTS).role(Role::Producer);
    assert_eq!(table.asked(), Some((0, Prompt::Produce { left: 2, made: 0 })));
}

/// SJ-EX-04b
#[test]
fn sj_ex_04b_a_canal_and_the_privilege_produce_three_goods() {
    let table = layout(2).city(0, &PLANTS).role(Role::Producer);
    assert_eq!(table.asked(), Some((0, Prompt::Produce { left: 3, made: 0 })));
}

/// SJ-EX-04c
#[test]
fn sj_ex_04c_canal_privilege_and_publishing_house_produce_four_goods() {
    let city = [ProdT1, ProdT1, ProdT2, ProdT3, Aqueduct, Library];
    let mut table = layout(2).city(0, &city).sit();
    table.play_all(&[Action::Role(Role::Producer), Action::Library(true)]);
    assert_eq!(table.asked(), Some((0, Prompt::Produce { left: 4, made: 0 })));
}

/// SJ-EX-05
#[test]
fn sj_ex_05_a_customs_house_over_a_chapel_costs_three() {
    let table = layout(2).governor(1).city(0, &[ProdT1, Crane, Chapel]).tucked(0, 2);
    let mut table = table.hand(0, &[Palace, Well, Well, Well]).role(Role::Builder);
    assert_eq!(table.build_over(Palace, 2), 3);
    assert_eq!(table.view(0).seats[0].tucked, Some(2), "the cards stay");
    assert_eq!(table.points(0, "tucked"), Some(2));
}

/// SJ-EX-06
#[test]
fn sj_ex_06_a_statue_over_a_tobacco_storage_is_free_and_pays_nothing_out() {
    let table = layout(2).governor(1).city(0, &[ProdT4, Crane]).hand(0, &[Statue, Well]);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.build_over(Statue, 0), 0);
    assert_eq!(table.hand(0), [Well]);
}

/// SJ-EX-07
#[test]
fn sj_ex_07_a_gold_mine_with_two_equal_costs_keeps_nothing() {
    let table = layout(2).governor(1).city(0, &[GoldMine]).draw(&[Well, Library, Carpenter, Smithy, ProdT3]);
    let mut table = table.sit();
    let (_, discard) = table.pile_sizes();
    table.play(Action::Role(Role::Prospector));
    assert_eq!(table.hand_count(0), 0);
    assert_eq!(table.pile_sizes().1, discard + 4);
}

/// SJ-EX-08
#[test]
fn sj_ex_08_a_gold_mine_keeps_the_cheapest_of_four_costs() {
    let table = layout(2).governor(1).city(0, &[GoldMine]).draw(&[Well, Quarry, GoldMine, ProdT3, Library]);
    let mut table = table.sit();
    let (_, discard) = table.pile_sizes();
    table.play(Action::Role(Role::Prospector));
    assert_eq!(table.hand(0), [GoldMine]);
    assert_eq!(table.pile_sizes().1, discard + 3);
}

/// SJ-EX-09
#[test]
fn sj_ex_09_an_underground_market_pays_two_of_five_with_goods() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT3, BlackMarket]).goods(0, &[0, 1]);
    let mut table = table.hand(0, &[Library, Well, Well, Well]).role(Role::Builder);
    let (_, discard) = table.pile_sizes();
    table.play_all(&[Action::Build(Library), Action::Spend(0), Action::Spend(1)]);
    assert_eq!(table.pay_in_cards(), 3);
    assert_eq!((table.goods(0), table.hand_count(0)), (vec![], 0));
    assert_eq!(table.pile_sizes().1, discard + 5);
}

/// SJ-EX-10
#[test]
fn sj_ex_10_fruit_and_tobacco_with_a_large_market_bring_four_cards() {
    for rotate in 0..3 {
        let mut queue = Tile::ALL;
        queue.rotate_left(rotate);
        let table = layout(2).city(0, &[ProdT2, ProdT4, MarketHall]).goods(0, &[0, 1]).tiles(queue);
        let mut table = table.role(Role::Trader);
        table.play_all(&[Action::Sell(0), Action::Sell(1)]);
        assert_eq!(table.drew(0, DrawWhy::Sale), 4);
    }
}

/// SJ-EX-11
#[test]
fn sj_ex_11_resort_and_notary_draw_five_and_discard_three() {
    let mut table = layout(2).city(0, &[Prefecture, Archive]).any_hand(0, 3).role(Role::Councillor);
    assert_eq!(table.drew(0, DrawWhy::Councillor), 5);
    table.decline_until(|table| table.on_turn() != 0);
    assert_eq!(table.hand_count(0), 3 + 2);
}

/// SJ-EX-12
#[test]
fn sj_ex_12_with_the_publishing_house_eight_are_drawn_and_six_discarded() {
    let mut table = layout(2).city(0, &[Prefecture, Archive, Library]).any_hand(0, 3).sit();
    table.play_all(&[Action::Role(Role::Councillor), Action::Library(true)]);
    assert_eq!(table.drew(0, DrawWhy::Councillor), 8);
    assert_eq!(table.hand_count(0), 3 + 8);
    table.decline_until(|table| table.on_turn() != 0);
    assert_eq!(table.hand_count(0), 3 + 2);
}

/// SJ-EX-13
#[test]
fn sj_ex_13_building_supplier_and_publishing_house_save_three() {
    let built = [(Archive, 0), (Well, 0), (Statue, 0), (MarketHall, 1), (Hero, 2), (Palace, 3)];
    for (kind, price) in built {
        let hand = [kind, ProdT1, ProdT1, ProdT1];
        let mut table = layout(2).city(0, &[Quarry, Library]).hand(0, &hand).sit();
        table.play_all(&[Action::Role(Role::Builder), Action::Library(true)]);
        assert_eq!(table.build(kind), price, "{kind}");
    }
}

/// SJ-EX-14
#[test]
fn sj_ex_14_the_publishing_house_doubles_each_privilege() {
    let city = [ProdT1, ProdT2, ProdT3, ProdT4, Library];
    let empty = layout(2).city(0, &city).hand(0, &[Hero, Well, Well, Well]);
    let full = empty.clone().goods(0, &[0, 1, 2, 3]);
    let now = |role| [Action::Role(role), Action::Library(true)];

    let mut table = empty.clone().sit();
    table.play_all(&now(Role::Councillor));
    assert_eq!(table.looked(0), Some(8));
    assert_eq!(table.asked(), Some((0, Prompt::Keep { left: 1, of: 1 })));

    let mut table = empty.clone().sit();
    assert_eq!(table.play_all(&now(Role::Builder)).build(Hero), 3);

    let mut table = empty.clone().sit();
    table.play_all(&now(Role::Producer));
    assert_eq!(table.asked(), Some((0, Prompt::Produce { left: 3, made: 0 })));

    let mut table = full.sit();
    table.play_all(&now(Role::Trader));
    assert_eq!(table.asked(), Some((0, Prompt::Sell { left: 3, sold: 0 })));

    let mut table = empty.sit();
    table.play_all(&now(Role::Prospector));
    assert_eq!(table.drew(0, DrawWhy::Prospector), 2);
}

/// SJ-EX-15
#[test]
fn sj_ex_15_two_players_double_one_of_the_governors_picks() {
    for (first, doubled) in [(true, 1), (false, 2)] {
        let mut table = layout(2).city(0, &[Library]).sit();
        table.play_all(&[Action::Role(Role::Builder), Action::Library(first)]);
        table.play(Action::Role(Role::Producer));
        table.play(Action::Role(Role::Prospector));
        assert_eq!(table.drew(0, DrawWhy::Prospector), doubled);
    }
}

const SHOP: [Kind; 6] = [ProdT1, ProdT2, ProdT3, ProdT4, TradingPost, Library];

/// SJ-EX-16a
#[test]
fn sj_ex_16a_a_trading_post_sells_two_goods() {
    let table = layout(2).governor(1).city(0, &SHOP).goods(0, &[0, 1, 2, 3]).role(Role::Trader);
    assert_eq!(table.asked(), Some((0, Prompt::Sell { left: 2, sold: 0 })));
}

/// SJ-EX-16b
#[test]
fn sj_ex_16b_a_trading_post_and_the_privilege_sell_three_goods() {
    let table = layout(2).city(0, &SHOP[..5]).goods(0, &[0, 1, 2, 3]).role(Role::Trader);
    assert_eq!(table.asked(), Some((0, Prompt::Sell { left: 3, sold: 0 })));
}

/// SJ-EX-16c
#[test]
fn sj_ex_16c_with_the_publishing_house_four_goods_are_sold() {
    let mut table = layout(2).city(0, &SHOP).goods(0, &[0, 1, 2, 3]).sit();
    table.play_all(&[Action::Role(Role::Trader), Action::Library(true)]);
    assert_eq!(table.asked(), Some((0, Prompt::Sell { left: 4, sold: 0 })));
}

/// SJ-EX-17a
#[test]
fn sj_ex_17a_a_resort_keeps_both_cards() {
    let mut table = layout(2).governor(1).city(0, &[Prefecture]).role(Role::Councillor);
    table.decline_until(|table| table.hand_count(1) == 1);
    assert_eq!((table.looked(0), table.hand_count(0)), (Some(2), 2));
}

/// SJ-EX-17b
#[test]
fn sj_ex_17b_a_resort_keeps_two_of_five() {
    let mut table = layout(2).city(0, &[Prefecture]).role(Role::Councillor);
    assert_eq!(table.looked(0), Some(5));
    table.decline_until(|table| table.on_turn() != 0);
    assert_eq!(table.hand_count(0), 2);
}

/// SJ-EX-17c
#[test]
fn sj_ex_17c_with_the_publishing_house_a_resort_keeps_two_of_eight() {
    let mut table = layout(2).city(0, &[Prefecture, Library]).sit();
    table.play_all(&[Action::Role(Role::Councillor), Action::Library(true)]);
    assert_eq!(table.looked(0), Some(8));
    table.decline_until(|table| table.on_turn() != 0);
    assert_eq!(table.hand_count(0), 2);
}

/// SJ-EX-17d
#[test]
fn sj_ex_17d_resort_and_notary_discard_three_or_six_of_the_whole_hand() {
    let table = layout(2).city(0, &[Prefecture, Archive]).hand(0, &[Well]).role(Role::Councillor);
    assert!(matches!(table.asked(), Some((0, Prompt::Discard { left: 3, of: 3, .. }))));
    assert!(table.hand(0).contains(&Well), "the old card lies among the new ones");
    let mut table = layout(2).city(0, &[Prefecture, Archive, Library]).sit();
    table.play_all(&[Action::Role(Role::Councillor), Action::Library(true)]);
    assert!(matches!(table.asked(), Some((0, Prompt::Discard { left: 6, of: 6, .. }))));
}

/// SJ-EX-18
#[test]
fn sj_ex_18_an_assembly_hall_counts_buildings_and_kinds() {
    let city = [ProdT1, ProdT1, ProdT1, ProdT2, ProdT3, ProdT3, GuildHall];
    assert_eq!(layout(2).city(0, &city).sit().points(0, "guild_hall"), Some(9));
}

/// SJ-EX-19
#[test]
fn sj_ex_19_a_city_hall_counts_nine_commercial_buildings() {
    let city = [PoorHouse, Aqueduct, Carpenter, Chapel, Quarry, Library, Statue, Palace, CityHall];
    assert_eq!(layout(2).city(0, &city).sit().points(0, "city_hall"), Some(9));
}

/// SJ-EX-20
#[test]
fn sj_ex_20_a_customs_house_adds_eight_to_thirty_four() {
    // 5 + 4 + 3 + 3 + 2 + 2 printed, 15 tucked.
    let city = [Palace, Hero, VictoryColumn, Statue, Library, Chapel, Quarry];
    let table = layout(2).city(0, &city).tucked(0, 15).sit();
    assert_eq!((table.points(0, "palace"), table.total(0)), (Some(8), 42));
}

/// SJ-EX-21a
#[test]
fn sj_ex_21a_a_city_square_with_two_monuments_scores_six() {
    let table = layout(2).city(0, &[Statue, VictoryColumn, TriumphalArch]).sit();
    assert_eq!(table.points(0, "triumphal_arch"), Some(6));
}

/// SJ-EX-21b
#[test]
fn sj_ex_21b_a_city_hall_counts_monuments_too() {
    let table = layout(2).city(0, &[Statue, VictoryColumn, TriumphalArch, CityHall]).sit();
    assert_eq!(table.points(0, "city_hall"), Some(4));
}

/// SJ-EX-26
#[test]
fn sj_ex_26_the_lumberyard_draws_before_the_hospital_counts() {
    for (left, after, hospital) in [(1, 2, 0), (0, 2, 1)] {
        let hand = [vec![Well, ProdT1, ProdT1], vec![ProdT2; left]].concat();
        let table = layout(2).governor(1).city(0, &[PoorHouse, Carpenter]).hand(0, &hand);
        let mut table = table.role(Role::Builder);
        assert_eq!(table.build(Well), 2);
        assert_eq!(table.drew(0, DrawWhy::Carpenter), 1);
        assert_eq!((table.drew(0, DrawWhy::PoorHouse), table.hand_count(0)), (hospital, after));
    }
}

/// SJ-EX-27
#[test]
fn sj_ex_27_two_players_pick_three_roles_and_the_governor_moves() {
    let mut table = layout(2).sit();
    for (seat, role) in [(0, Role::Builder), (1, Role::Producer), (0, Role::Trader)] {
        assert_eq!(table.on_turn(), seat);
        table.play(Action::Role(role));
    }
    assert_eq!((table.public().governor.0, table.on_turn()), (1, 1));
}

/// SJ-EX-28
#[test]
fn sj_ex_28_the_opening_draft_of_four_players() {
    let config = Config { players: 4, opening_draft: true, ..Config::default() };
    let mut table = opened(config, 28);
    let first = table.public().governor.0;
    let seen = |seat: u8| -> u8 {
        let drawn = table.events().iter().map(|event| match event {
            Event::Drew { seat: by, cards, .. } if by.0 == seat => known(cards).len() as u8,
            _ => 0,
        });
        drawn.sum()
    };
    let seen: Vec<u8> = (0..4).map(|place| seen((first + place) % 4)).collect();
    assert_eq!(seen, [5, 6, 7, 8]);
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    assert!((0..4).all(|seat| table.hand_count(seat) == 4));
    assert_eq!(table.pile_sizes().1, 10);
}
