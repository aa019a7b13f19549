//! Section 9.3: the derived vectors for edge cases.

use game_core::Seat;
use san_juan::event::DrawWhy;
use san_juan::position::SlotPosition;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role, Tile, ids::Discount};

use super::table::layout;

/// SJ-EX-51
#[test]
fn sj_ex_51_carpenter_then_poor_house_from_an_empty_hand() {
    let table = layout(2).governor(1).city(0, &[Carpenter, PoorHouse]);
    let mut table = table.hand(0, &[Statue, ProdT1, ProdT1, ProdT1]).role(Role::Builder);
    assert_eq!(table.build(Statue), 3);
    assert_eq!((table.drew(0, DrawWhy::Carpenter), table.drew(0, DrawWhy::PoorHouse)), (1, 1));
    assert_eq!(table.hand_count(0), 2);
}

/// SJ-EX-52
#[test]
fn sj_ex_52_the_carpenters_card_may_be_one_too_many_for_the_poor_house() {
    let table = layout(2).governor(1).city(0, &[Carpenter, PoorHouse]);
    let mut table = table.hand(0, &[Statue, ProdT1, ProdT1, ProdT1, ProdT1]).role(Role::Builder);
    assert_eq!(table.build(Statue), 3);
    assert_eq!((table.drew(0, DrawWhy::Carpenter), table.drew(0, DrawWhy::PoorHouse)), (1, 0));
    assert_eq!(table.hand_count(0), 2);
}

/// SJ-EX-53
#[test]
fn sj_ex_53_a_carpenter_draws_from_the_next_build_on() {
    let table = layout(2).hand(0, &[Carpenter, Well, ProdT1, ProdT1, ProdT2, ProdT2]);
    let mut table = table.role(Role::Builder);
    table.build(Carpenter);
    assert_eq!(table.drew(0, DrawWhy::Carpenter), 0);
    table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Trader), Action::Role(Role::Builder)]);
    table.build(Well);
    assert_eq!(table.drew(0, DrawWhy::Carpenter), 1);
}

/// SJ-EX-54
#[test]
fn sj_ex_54_a_covered_quarry_gives_no_discount() {
    let table = layout(2).city(0, &[Crane, Quarry]).hand(0, &[GuildHall, Well, Well]);
    let mut table = table.role(Role::Builder);
    assert_eq!(table.build_over(GuildHall, 1), 1);
}

/// SJ-EX-55
#[test]
fn sj_ex_55_the_good_on_the_covered_building_is_lost_and_pays_nothing() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, Crane, BlackMarket]).goods(0, &[0, 1]);
    let mut table = table.hand(0, &[Library, Well, Well, Well]).role(Role::Builder);
    table.play_all(&[Action::Build(Library), Action::Over(1)]);
    assert!(table.events().contains(&Event::GoodForfeited { seat: Seat(0), slot: 1 }));
    assert_eq!(table.refusal(Action::Spend(1)), (Reason::Covered, "SJ-BUILD-13"));
    table.play(Action::Spend(0));
    assert_eq!(table.pay_in_cards(), 2);
    assert!(table.goods(0).is_empty());
}

/// SJ-EX-56
#[test]
fn sj_ex_56_a_second_chapel_cannot_be_built() {
    let table = layout(2).city(0, &[Chapel]).hand(0, &[Chapel, Well, Well, Well]).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Chapel)), (Reason::AlreadyBuilt, "SJ-BUILD-10"));
}

/// SJ-EX-57
#[test]
fn sj_ex_57_a_covered_chapel_may_be_built_again_and_all_cards_score() {
    let table = layout(2).city(0, &[Palace, Crane]).covers(0, 0, &[Chapel]).tucked(0, 4);
    let mut table = table.hand(0, &[Chapel, Well, Well, ProdT2]).role(Role::Builder);
    assert_eq!(table.build(Chapel), 2);
    table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Trader)]);
    table.play(Action::Tuck(Well));
    assert_eq!(table.points(0, "tucked"), Some(5));
}

/// SJ-EX-58
#[test]
fn sj_ex_58_a_corn_barn_cannot_cover_a_corn_barn() {
    let mut table = layout(2).city(0, &[ProdT1, Crane, Well]).hand(0, &[ProdT1, Well]).role(Role::Builder);
    table.play(Action::Build(ProdT1));
    assert_eq!(table.refusal(Action::Over(0)), (Reason::SameKind, "SJ-BLD-CRANE-6"));
    assert!(table.can(Action::NewSite));
}

/// SJ-EX-59
#[test]
fn sj_ex_59_a_crane_cannot_be_covered() {
    let mut table = layout(2).city(0, &[ProdT1, Crane]).hand(0, &[ProdT2, Well]).role(Role::Builder);
    table.play(Action::Build(ProdT2));
    assert_eq!(table.refusal(Action::Over(1)), (Reason::CoversCrane, "SJ-BLD-CRANE-3"));
}

/// SJ-EX-60
#[test]
fn sj_ex_60_a_sold_good_takes_part_in_the_reshuffle_it_causes() {
    let table = layout(2).governor(1).city(0, &[ProdT2]).goods(0, &[0]).piles(1, 4);
    let mut table = table.tiles([Tile::D, Tile::E, Tile::A, Tile::B, Tile::C]).role(Role::Trader);
    table.play(Action::Sell(0));
    assert!(table.events().contains(&Event::Reshuffled { cards: 5 }));
    assert_eq!(table.drew(0, DrawWhy::Sale), 2);
    assert_eq!(table.pile_sizes(), (4, 0));
}

/// SJ-EX-61
#[test]
fn sj_ex_61_a_councillor_who_finds_one_card_keeps_it() {
    let table = layout(2).piles(1, 0).role(Role::Councillor);
    assert_eq!(table.looked(0), Some(1));
    assert_eq!((table.hand_count(0), table.pile_sizes()), (1, (0, 0)));
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))));
}

/// SJ-EX-62
#[test]
fn sj_ex_62_a_gold_mine_needs_four_cards() {
    let table = layout(2).governor(1).city(0, &[GoldMine]).piles(3, 1).role(Role::Prospector);
    assert!(!table.events().iter().any(|event| matches!(event, Event::GoldMine { .. })));
    assert_eq!((table.hand_count(0), table.pile_sizes()), (0, (2, 1)));
}

/// SJ-EX-73
#[test]
fn sj_ex_73_everybody_finishes_the_last_builder_phase() {
    let eleven = [ProdT1, ProdT1, ProdT1, ProdT2, ProdT2, ProdT3, ProdT3, ProdT4, ProdT4, ProdT5, ProdT5];
    let table = layout(3).city(0, &eleven).city(2, &eleven[..8]).with(|position| {
        position.seats[0].city[10] = SlotPosition::Plain(Statue);
        position.seats[2].city.extend([Smithy, GoldMine, Archive].map(SlotPosition::Plain));
    });
    let table = table.hand(0, &[ProdT1]).hand(1, &[ProdT1, Well]).hand(2, &[Crane, Well, Well]);
    let mut table = table.role(Role::Builder);
    table.build(ProdT1);
    assert_eq!((table.city(0).len(), table.on_turn()), (12, 1));
    table.build(ProdT1);
    assert_eq!(table.on_turn(), 2);
    table.build(Crane);
    assert!(table.is_over());
    assert_eq!((table.city(0).len(), table.city(1).len(), table.city(2).len()), (12, 1, 12));
    assert!(table.total(0) > table.total(1).max(table.total(2)));
    assert_eq!(table.rank(0), 1);
}

/// SJ-EX-74
#[test]
fn sj_ex_74_goods_count_like_cards_when_points_are_equal() {
    let table = layout(2).city(0, &[ProdT1, ProdT2, Statue]).city(1, &[ProdT1, ProdT2, Statue]);
    let table = table.goods(0, &[0, 1]).any_hand(0, 3).any_hand(1, 4).sit();
    assert_eq!(table.total(0), table.total(1));
    assert_eq!((table.rank(0), table.rank(1)), (1, 2));
}

/// SJ-EX-75
#[test]
fn sj_ex_75_a_palace_rounds_down() {
    let city = [Palace, Hero, VictoryColumn, Statue, Library, Chapel, Quarry];
    let table = layout(2).city(0, &city).tucked(0, 20).sit();
    assert_eq!((table.points(0, "palace"), table.total(0)), (Some(9), 48));
}

/// SJ-EX-76
#[test]
fn sj_ex_76_a_guild_hall_of_1897() {
    let city = [ProdT1, ProdT1, ProdT1, ProdT2, ProdT3, ProdT3, GuildHall];
    assert_eq!(layout(2).city(0, &city).sit().points(0, "guild_hall"), Some(6 + 3));
}

/// SJ-EX-77
#[test]
fn sj_ex_77_the_tile_goes_under_the_queue_though_nobody_sells() {
    let mut table = layout(2).tiles(Tile::ALL).sit();
    table.play(Action::Role(Role::Trader));
    let queue: Vec<Tile> =
        table.public().queue.into_iter().map(|tile| tile.expect("all were seen")).collect();
    assert_eq!(queue, [Tile::B, Tile::C, Tile::D, Tile::E, Tile::A]);
}

/// SJ-EX-79
#[test]
fn sj_ex_79_waiving_the_privilege_earns_the_poor_houses_card() {
    let table = layout(2).city(0, &[PoorHouse]).hand(0, &[Well, ProdT1, ProdT1, ProdT1]);
    let mut plain = table.clone().role(Role::Builder);
    assert_eq!(plain.build(Well), 1);
    assert_eq!((plain.drew(0, DrawWhy::PoorHouse), plain.hand_count(0)), (0, 2));
    let mut waived = table.role(Role::Builder);
    waived.play_all(&[Action::Build(Well), Action::Waive(Discount::Privilege)]);
    assert_eq!(waived.pay_in_cards(), 2);
    assert_eq!((waived.drew(0, DrawWhy::PoorHouse), waived.hand_count(0)), (1, 2));
}

/// SJ-EX-80
#[test]
fn sj_ex_80_a_library_built_first_doubles_the_governors_second_pick() {
    let table = layout(2).hand(0, &[Library, Well, Well, ProdT1, ProdT1]);
    let mut table = table.role(Role::Builder);
    table.build(Library);
    table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Prospector)]);
    assert_eq!(table.drew(0, DrawWhy::Prospector), 2);
}

/// SJ-EX-81
#[test]
fn sj_ex_81_a_well_pays_for_two_goods_not_for_one() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, ProdT3, Aqueduct, Well]);
    let mut two = table.clone().role(Role::Producer);
    two.play_all(&[Action::Produce(0), Action::Produce(2)]);
    assert_eq!(two.drew(0, DrawWhy::Well), 1);
    let mut one = table.role(Role::Producer);
    one.play_all(&[Action::Produce(0), Action::Pass]);
    assert_eq!(one.drew(0, DrawWhy::Well), 0);
}

/// SJ-EX-83
#[test]
fn sj_ex_83_one_payment_card_is_not_enough_for_two() {
    let mut table = layout(2).governor(1).hand(0, &[Well, ProdT5]).sit();
    table.play(Action::Role(Role::Builder));
    let passed = Event::Passed { seat: Seat(0), role: Role::Builder };
    assert!(table.events().contains(&passed));
    assert_eq!(table.city(0), []);
}

/// SJ-EX-84
#[test]
fn sj_ex_84_building_over_opens_no_slot_and_ends_nothing() {
    let city = [ProdT1, ProdT1, ProdT2, ProdT2, ProdT3, ProdT3, ProdT4, ProdT4, ProdT5, ProdT5, Crane];
    let mut table = layout(2).city(0, &city).hand(0, &[Statue]).role(Role::Builder);
    table.build_over(Statue, 8);
    assert_eq!(table.city(0).len(), 11);
    assert!(!table.is_over());
}
