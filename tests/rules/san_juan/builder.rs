//! The Builder (section 6.1) and the buildings that change a build (6.3).

use game_core::Seat;
use san_juan::event::DrawWhy;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role};

use super::table::layout;

/// SJ-ROLE-BUILDER-1
#[test]
fn sj_role_builder_1_each_player_may_build_in_phase_order() {
    let table = layout(3).governor(1).hand(0, &[ProdT1, Well]).hand(1, &[ProdT1]);
    let mut table = table.hand(2, &[ProdT2, Well, Well]).role(Role::Builder);
    for (seat, kind) in [(1, ProdT1), (2, ProdT2), (0, ProdT1)] {
        assert_eq!(table.asked(), Some((seat, Prompt::Build)));
        table.build(kind);
        assert_eq!(table.city(seat.into()), [kind]);
    }
}

/// SJ-ROLE-BUILDER-2
#[test]
fn sj_role_builder_2_the_picker_pays_one_less_two_with_the_library() {
    let hand = [Statue, Well, Well, Well];
    assert_eq!(layout(3).hand(0, &hand).role(Role::Builder).build(Statue), 2);
    assert_eq!(layout(3).city(0, &[Library]).hand(0, &hand).role(Role::Builder).build(Statue), 1);
    assert_eq!(layout(2).governor(1).hand(0, &hand).role(Role::Builder).build(Statue), 3);
}

/// SJ-ROLE-BUILDER-3
#[test]
fn sj_role_builder_3_what_is_built_stays() {
    let mut table = layout(2).hand(0, &[ProdT1]).role(Role::Builder);
    table.build(ProdT1);
    for role in [Role::Prospector, Role::Councillor, Role::Trader, Role::Builder, Role::Producer] {
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        table.play(Action::Role(role));
        assert_eq!(table.city(0), [ProdT1]);
    }
}

/* Smithy, Quarry. */

/// SJ-BLD-SMITHY-1
#[test]
fn sj_bld_smithy_1_production_buildings_cost_one_less() {
    let table = layout(2).governor(1).city(0, &[Smithy]).hand(0, &[ProdT3, Well, Well]);
    assert_eq!(table.role(Role::Builder).build(ProdT3), 2);
}

/// SJ-BLD-SMITHY-2
#[test]
fn sj_bld_smithy_2_commercial_buildings_do_not() {
    let table = layout(2).governor(1).city(0, &[Smithy]).hand(0, &[Statue, Well, Well, Well]);
    assert_eq!(table.role(Role::Builder).build(Statue), 3);
}

/// SJ-BLD-QUARRY-1
#[test]
fn sj_bld_quarry_1_commercial_buildings_cost_one_less() {
    let table = layout(2).governor(1).city(0, &[Quarry]).hand(0, &[Statue, Well, Well]);
    assert_eq!(table.role(Role::Builder).build(Statue), 2);
}

/// SJ-BLD-QUARRY-2
#[test]
fn sj_bld_quarry_2_production_buildings_do_not() {
    let table = layout(2).governor(1).city(0, &[Quarry]).hand(0, &[ProdT3, Well, Well, Well]);
    assert_eq!(table.role(Role::Builder).build(ProdT3), 3);
}

/// SJ-BLD-QUARRY-3
#[test]
fn sj_bld_quarry_3_quarry_and_smithy_never_add_up() {
    for (kind, price) in [(Hero, 3), (ProdT5, 3)] {
        let hand = [kind, Well, Well, Well];
        let table = layout(2).city(0, &[Quarry, Smithy]).hand(0, &hand);
        assert_eq!(table.role(Role::Builder).build(kind), price, "5 less privilege and one of the two");
    }
}

/* Crane. */

/// SJ-BLD-CRANE-1
#[test]
fn sj_bld_crane_1_builds_over_or_beside() {
    let table = layout(2).governor(1).city(0, &[ProdT1, Crane]).hand(0, &[Statue, Well, Well, Well]);
    let mut over = table.clone().role(Role::Builder);
    over.build_over(Statue, 0);
    assert_eq!(over.city(0), [Statue, Crane]);
    let mut beside = table.role(Role::Builder);
    beside.build(Statue);
    assert_eq!(beside.city(0), [ProdT1, Crane, Statue]);
}

/// SJ-BLD-CRANE-2
#[test]
fn sj_bld_crane_2_the_covered_cost_is_taken_off() {
    let table = layout(2).governor(1).city(0, &[ProdT2, Crane]).hand(0, &[Hero, Well, Well, Well]);
    assert_eq!(table.role(Role::Builder).build_over(Hero, 0), 5 - 2);
}

/// SJ-BLD-CRANE-3
#[test]
fn sj_bld_crane_3_everything_but_the_crane_can_be_covered() {
    let city = [ProdT1, Statue, Palace, Library, Crane];
    let table = layout(2).governor(1).city(0, &city).hand(0, &[Well, ProdT2, ProdT2]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Well));
    assert_eq!(table.legal()[1..], [0, 1, 2, 3].map(Action::Over));
    assert_eq!(table.refusal(Action::Over(4)), (Reason::CoversCrane, "SJ-BLD-CRANE-3"));
}

/// SJ-BLD-CRANE-4
#[test]
fn sj_bld_crane_4_the_covered_building_scores_and_works_no_more() {
    let table = layout(2).governor(1).city(0, &[Tower, Crane]).hand(0, &[Statue]);
    let mut table = table.role(Role::Builder);
    let (_, discard) = table.pile_sizes();
    table.build_over(Statue, 0);
    let seat = &table.public().seats[0];
    assert_eq!((seat.hand_limit, table.points(0, "printed")), (7, Some(3 + 1)));
    assert_eq!(seat.city[0].covers, [Tower], "it stays beneath");
    assert_eq!(table.pile_sizes().1, discard);
}

/// SJ-BLD-CRANE-5
#[test]
fn sj_bld_crane_5_only_the_visible_building_counts_for_the_price() {
    let table = layout(2).governor(1).city(0, &[ProdT2, Crane]).covers(0, 0, &[Hero]);
    let mut table = table.hand(0, &[Library, Well, Well, Well]).role(Role::Builder);
    assert_eq!(table.build_over(Library, 0), 3);
    assert_eq!(table.public().seats[0].city[0].covers, [Hero, ProdT2]);
}

/// SJ-BLD-CRANE-6
#[test]
fn sj_bld_crane_6_a_kind_cannot_cover_itself() {
    let table = layout(2).governor(1).city(0, &[ProdT3, ProdT2, Crane]).hand(0, &[ProdT3, Well, Well]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(ProdT3));
    assert_eq!(table.refusal(Action::Over(0)), (Reason::SameKind, "SJ-BLD-CRANE-6"));
    assert!(table.can(Action::Over(1)));
}

/// SJ-BLD-CRANE-7
#[test]
fn sj_bld_crane_7_a_good_on_the_covered_building_is_forfeited() {
    let table = layout(2).governor(1).city(0, &[ProdT4, Crane]).goods(0, &[0]).hand(0, &[Statue]);
    let mut table = table.role(Role::Builder);
    let (_, discard) = table.pile_sizes();
    table.build_over(Statue, 0);
    assert!(table.events().contains(&Event::GoodForfeited { seat: Seat(0), slot: 0 }));
    assert_eq!((table.goods(0).len(), table.pile_sizes().1), (0, discard + 1));
}

/// SJ-BLD-CRANE-8
#[test]
fn sj_bld_crane_8_cards_under_a_covered_chapel_score_and_no_more_are_tucked() {
    let table = layout(2).governor(1).city(0, &[Chapel, Crane]).tucked(0, 3).hand(0, &[Statue, Well]);
    let mut table = table.role(Role::Builder);
    table.build_over(Statue, 0);
    assert_eq!((table.points(0, "tucked"), table.points(0, "printed")), (Some(3), Some(3 + 1)));
    table.play_all(&[Action::Role(Role::Producer), Action::Role(Role::Trader)]);
    assert!(matches!(table.asked(), Some((0, Prompt::Role { .. }))), "a new round, and no Chapel is asked");
}

/// SJ-BLD-CRANE-9
#[test]
fn sj_bld_crane_9_building_over_opens_no_slot() {
    let table = layout(2).governor(1).city(0, &[ProdT1, Crane]).hand(0, &[Well, ProdT2]);
    let mut table = table.role(Role::Builder);
    table.build_over(Well, 0);
    assert_eq!(table.city(0).len(), 2);
}

/// SJ-BLD-CRANE-10
#[test]
fn sj_bld_crane_10_building_over_is_a_build_like_any_other() {
    let table = layout(2).governor(1).city(0, &[ProdT4, Crane, Carpenter, PoorHouse]).hand(0, &[Statue]);
    let mut table = table.role(Role::Builder);
    table.build_over(Statue, 0);
    assert_eq!((table.drew(0, DrawWhy::Carpenter), table.drew(0, DrawWhy::PoorHouse)), (1, 1));
    assert_ne!(table.asked(), Some((0, Prompt::Build)));
}

/* Black Market. */

/// SJ-BLD-BLACK-1
#[test]
fn sj_bld_black_1_each_good_replaces_a_card() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT5, BlackMarket]).goods(0, &[0, 1]);
    for (goods, price) in [(vec![], 4), (vec![1], 3), (vec![0, 1], 2)] {
        let hand = [MarketHall, Well, Well, Well, Crane];
        let mut table = table.clone().hand(0, &hand).role(Role::Builder);
        table.play(Action::Build(MarketHall));
        goods.into_iter().for_each(|slot| {
            table.play(Action::Spend(slot));
        });
        assert_eq!(table.pay_in_cards(), price);
    }
}

/// SJ-BLD-BLACK-2
#[test]
fn sj_bld_black_2_goods_are_discarded_unseen_whatever_their_tier() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT5, BlackMarket]).goods(0, &[0, 1]);
    let table = table.hand(0, &[Smithy]).role(Role::Builder);
    for slot in [0, 1] {
        let mut table = table.clone();
        let (_, discard) = table.pile_sizes();
        table.play_all(&[Action::Build(Smithy), Action::Spend(slot)]);
        assert!(table.heard(0).contains(&Event::GoodSpent { seat: Seat(0), slot }), "no card is named");
        assert_eq!(table.pile_sizes().1, discard + 1);
    }
}

/// SJ-BLD-BLACK-3
#[test]
fn sj_bld_black_3_works_for_every_class_and_with_discounts() {
    for kind in [ProdT5, Hero] {
        let table = layout(2).city(0, &[ProdT1, ProdT2, BlackMarket, Quarry, Smithy]).goods(0, &[0, 1]);
        let mut table = table.hand(0, &[kind, Well]).role(Role::Builder);
        table.play_all(&[Action::Build(kind), Action::Spend(0), Action::Spend(1)]);
        assert_eq!(table.pay_in_cards(), 5 - 1 - 1 - 2, "{kind}");
    }
}

/* Carpenter and Poor House. */

/// SJ-BLD-CARPENTER-1
#[test]
fn sj_bld_carpenter_1_a_commercial_building_brings_a_card() {
    let table = layout(2).governor(1).city(0, &[Carpenter]).hand(0, &[Well, Crane, Crane]).draw(&[Hero]);
    let mut table = table.role(Role::Builder);
    table.build(Well);
    assert_eq!(table.hand(0), [Hero]);
}

/// SJ-BLD-CARPENTER-2
#[test]
fn sj_bld_carpenter_2_not_for_production_nor_for_itself_nor_to_pay_with() {
    let production = layout(2).governor(1).city(0, &[Carpenter]).hand(0, &[ProdT1, Crane]);
    let mut production = production.role(Role::Builder);
    production.build(ProdT1);
    assert_eq!(production.drew(0, DrawWhy::Carpenter), 0);
    let mut itself = layout(2).governor(1).hand(0, &[Carpenter, Well, Well, Well]).role(Role::Builder);
    itself.build(Carpenter);
    assert_eq!(itself.drew(0, DrawWhy::Carpenter), 0);
    let short = layout(2).governor(1).city(0, &[Carpenter]).hand(0, &[Well, Crane]).role(Role::Builder);
    assert!(short.hand_count(0) == 2 && short.city(0) == [Carpenter], "one card short, so nothing is built");
}

/// SJ-BLD-POOR-1
#[test]
fn sj_bld_poor_1_a_hand_of_one_after_building_grows_to_two() {
    for (left, draws) in [(0, 1), (1, 1), (2, 0)] {
        let hand = [vec![ProdT1, Well], vec![Crane; left]].concat();
        let mut table = layout(2).governor(1).city(0, &[PoorHouse]).hand(0, &hand).role(Role::Builder);
        table.build(ProdT1);
        assert_eq!(table.drew(0, DrawWhy::PoorHouse), draws, "{left} left");
    }
}

/// SJ-BLD-POOR-2
#[test]
fn sj_bld_poor_2_counts_after_the_carpenters_card() {
    let table = layout(2).governor(1).city(0, &[PoorHouse, Carpenter]).hand(0, &[Smithy, Well, Crane]);
    let mut table = table.role(Role::Builder);
    table.build(Smithy);
    assert_eq!((table.drew(0, DrawWhy::Carpenter), table.drew(0, DrawWhy::PoorHouse)), (1, 0));
}

/// SJ-BLD-POOR-3
#[test]
fn sj_bld_poor_3_nothing_without_a_build_nor_for_itself() {
    let mut passed = layout(2).city(0, &[PoorHouse]).hand(0, &[ProdT1]).role(Role::Builder);
    passed.play(Action::Pass);
    assert_eq!(passed.hand(0), [ProdT1]);
    let mut itself = layout(2).governor(1).hand(0, &[PoorHouse, Well, Well]).role(Role::Builder);
    itself.build(PoorHouse);
    assert_eq!(itself.hand_count(0), 0);
}
