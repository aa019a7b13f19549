//! Section 5.7, the build action, and section 6.3, the buildings that change
//! it.

use sobremesa::core::Seat;
use sobremesa::games::san_juan::event::DrawWhy;
use sobremesa::games::san_juan::ids::Discount;
use sobremesa::games::san_juan::{Action, Event, Kind::*, Prompt, Reason, Role, Tile};

use super::table::layout;

/// SJ-BUILD-1
#[test]
fn sj_build_1_only_a_hand_card_can_be_built() {
    let table = layout(2).hand(0, &[Well, Crane, ProdT1]).role(Role::Builder);
    let builds = [ProdT1, Well, Crane].map(Action::Build);
    assert_eq!(table.legal(), [&[Action::Pass][..], &builds].concat());
    assert_eq!(table.refusal(Action::Build(Smithy)).0, Reason::NotInHand);
}

/// SJ-BUILD-2
#[test]
fn sj_build_2_building_over_takes_a_crane() {
    let hand = [ProdT2, Well, Well];
    let mut table = layout(2).city(0, &[ProdT1, Crane]).hand(0, &hand).role(Role::Builder);
    table.play(Action::Build(ProdT2));
    assert_eq!(table.legal(), [Action::NewSite, Action::Over(0)]);
    let mut table = layout(2).city(0, &[ProdT1]).hand(0, &hand).role(Role::Builder);
    table.play(Action::Build(ProdT2));
    assert!(matches!(table.asked(), Some((0, Prompt::Pay { .. }))), "there is one site only");
}

/// SJ-BUILD-3
#[test]
fn sj_build_3_goods_pay_with_a_black_market_only() {
    let hand = [Library, Well, Well, Well, Crane, Crane];
    let table = layout(2).governor(1).city(0, &[ProdT1]).goods(0, &[0]).hand(0, &hand);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Library));
    assert_eq!(table.refusal(Action::Spend(0)), (Reason::NeedsBlackMarket, "SJ-BUILD-3"));
}

/// SJ-BUILD-3
#[test]
fn sj_build_3_two_goods_at_most() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, ProdT3, BlackMarket]).goods(0, &[0, 1, 2]);
    let mut table = table.hand(0, &[Library, Well, Well, Well]).role(Role::Builder);
    table.play_all(&[Action::Build(Library), Action::Spend(0), Action::Spend(1)]);
    assert_eq!(table.refusal(Action::Spend(2)).0, Reason::GoodNotNeeded);
}

/// SJ-BUILD-4
#[test]
fn sj_build_4_the_card_being_built_pays_for_nothing() {
    let table = layout(2).governor(1).hand(0, &[Well, Crane, ProdT1]);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Well));
    assert_eq!(table.refusal(Action::Pay(Well)), (Reason::NotInHand, "SJ-BUILD-4"));
    assert_eq!(table.legal(), [Action::Pay(ProdT1)], "payments go in ascending order");
    table.play_all(&[Action::Pay(ProdT1), Action::Pay(Crane)]);
    assert_eq!((table.city(0), table.hand_count(0)), (vec![Well], 0));
}

/// SJ-BUILD-5
#[test]
fn sj_build_5_every_discount_may_be_waived() {
    let table = layout(2).city(0, &[Quarry]).hand(0, &[Hero, Well, Well, Well, Crane, Crane]);
    let table = table.role(Role::Builder);
    for (waived, price) in [
        (vec![], 3),
        (vec![Discount::Privilege], 4),
        (vec![Discount::Quarry], 4),
        (vec![Discount::Privilege, Discount::Quarry], 5),
    ] {
        let mut table = table.clone();
        table.play(Action::Build(Hero));
        waived.into_iter().for_each(|discount| {
            table.play(Action::Waive(discount));
        });
        assert_eq!(table.pay_in_cards(), price);
    }
}

/// SJ-BUILD-5
#[test]
fn sj_build_5_a_doubled_privilege_may_be_waived_down_to_one() {
    let mut table = layout(2).city(0, &[Library]).hand(0, &[Statue, Well, Well, Well]).sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Library(true), Action::Build(Statue)]);
    table.play(Action::Waive(Discount::Privilege));
    assert!(table.can(Action::Waive(Discount::Privilege)));
    assert_eq!(table.pay_in_cards(), 2);
}

/// SJ-BUILD-5
#[test]
fn sj_build_5_what_does_not_help_cannot_be_waived() {
    let mut table = layout(2).city(0, &[Smithy]).hand(0, &[Statue, Well, Well, Well]).role(Role::Builder);
    table.play(Action::Build(Statue));
    assert_eq!(table.refusal(Action::Waive(Discount::Smithy)), (Reason::NoDiscount, "SJ-BUILD-5"));
    assert_eq!(table.refusal(Action::Waive(Discount::Quarry)).0, Reason::NoDiscount);
}

/// SJ-BUILD-5
#[test]
fn sj_build_5_nobody_waives_what_he_could_not_pay_for() {
    // Three cards less for a building of cost 1: nothing is asked, because
    // there is no card to pay with.
    let mut table = layout(2).city(0, &[Smithy, Library]).hand(0, &[ProdT1]).sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Library(true), Action::Build(ProdT1)]);
    assert_eq!(table.city(0), [Smithy, Library, ProdT1]);
}

/// SJ-BUILD-6
#[test]
fn sj_build_6_all_reductions_add_up() {
    let table = layout(2).city(0, &[ProdT1, ProdT1, Quarry, Crane, BlackMarket]).goods(0, &[0]);
    let mut table = table.hand(0, &[GuildHall, Well, Well, Well]).role(Role::Builder);
    // 6 − privilege 1 − Quarry 1 − Corn Barn 1 − one good.
    table.play_all(&[Action::Build(GuildHall), Action::Over(1), Action::Spend(0)]);
    assert_eq!(table.pay_in_cards(), 2);
}

/// SJ-BUILD-7
#[test]
fn sj_build_7_a_price_never_falls_below_zero() {
    let mut table = layout(2).city(0, &[Quarry]).hand(0, &[Archive, Well]).role(Role::Builder);
    assert_eq!(table.build(Archive), 0);
    assert_eq!(table.hand(0), [Well]);
}

/// SJ-BUILD-8
#[test]
fn sj_build_8_who_cannot_pay_cannot_build() {
    let table = layout(2).governor(1).hand(0, &[ProdT1, Hero, Palace, Palace]).role(Role::Builder);
    assert_eq!(table.legal(), [Action::Pass, Action::Build(ProdT1)]);
    let missing = Reason::TooExpensive { missing: 2 };
    assert_eq!(table.refusal(Action::Build(Hero)), (missing, "SJ-BUILD-8"));
}

/// SJ-BUILD-8
#[test]
fn sj_build_8_nobody_pays_too_much_or_too_little() {
    let mut table = layout(2).governor(1).hand(0, &[Well, Crane, Crane, Crane]).role(Role::Builder);
    table.play_all(&[Action::Build(Well), Action::Pay(Crane)]);
    assert_eq!(table.refusal(Action::Pass).0, Reason::TooExpensive { missing: 1 });
    table.play(Action::Pay(Crane));
    assert_eq!((table.hand(0), table.on_turn()), (vec![Crane], 0), "paid in full, the phase is over");
}

/// SJ-BUILD-9
#[test]
fn sj_build_9_no_good_is_wasted() {
    let table = layout(2).governor(1).city(0, &[ProdT1, ProdT2, BlackMarket]).goods(0, &[0, 1]);
    let mut table = table.hand(0, &[Smithy, Well]).role(Role::Builder);
    table.play_all(&[Action::Build(Smithy), Action::Spend(0)]);
    assert_eq!((table.city(0).len(), table.goods(0)), (4, vec![1]), "one good paid all of it");
}

/// SJ-BUILD-10
#[test]
fn sj_build_10_a_commercial_kind_stands_once() {
    let table = layout(2).city(0, &[Well, Crane]).hand(0, &[Well, Statue, Statue]).role(Role::Builder);
    assert_eq!(table.refusal(Action::Build(Well)), (Reason::AlreadyBuilt, "SJ-BUILD-10"));
}

/// SJ-BUILD-10
#[test]
fn sj_build_10_production_buildings_stand_any_number_of_times() {
    let mut table = layout(2).city(0, &[ProdT2, ProdT2]).hand(0, &[ProdT2, Well]).role(Role::Builder);
    table.build(ProdT2);
    assert_eq!(table.city(0), [ProdT2; 3]);
}

/// SJ-BUILD-10, D-07: the other reading of the covered copy.
#[test]
fn sj_build_10_the_switch_forbids_covered_kinds() {
    let table = layout(2).city(0, &[ProdT5, Crane]).covers(0, 0, &[Well]).hand(0, &[Well, ProdT1, Hero]);
    let strict = table.clone().with(|position| position.config.switches.rebuild_covered_types = false);
    assert!(table.role(Role::Builder).can(Action::Build(Well)));
    let strict = strict.role(Role::Builder);
    assert_eq!(strict.refusal(Action::Build(Well)), (Reason::AlreadyBuilt, "SJ-BUILD-10"));
    assert!(strict.can(Action::Build(ProdT1)), "the switch is about commercial kinds");
}

/// SJ-BUILD-11
#[test]
fn sj_build_11_one_building_per_builder_phase() {
    let hand = [ProdT1, ProdT1, ProdT2, ProdT2];
    let mut table = layout(2).hand(0, &hand).role(Role::Builder);
    table.build(ProdT1);
    assert_eq!(table.city(0).len(), 1);
    assert!(matches!(table.asked(), Some((1, Prompt::Role { .. }))));
}

/// SJ-BUILD-12
#[test]
fn sj_build_12_place_spend_pay_then_carpenter_then_poor_house() {
    let city = [ProdT1, ProdT2, Crane, BlackMarket, Carpenter, PoorHouse];
    let table = layout(2).governor(1).city(0, &city).goods(0, &[0, 1]);
    let mut table = table.hand(0, &[Library, Well, Well]).role(Role::Builder);
    let steps =
        [Action::Build(Library), Action::Over(1), Action::Spend(0), Action::Pay(Well), Action::Pay(Well)];
    table.play_all(&steps);
    let names = table.events().iter().filter_map(|event| match event {
        Event::Announced { .. } => Some("place"),
        Event::GoodForfeited { .. } => Some("forfeit"),
        Event::GoodSpent { .. } => Some("spend"),
        Event::Paid { .. } => Some("pay"),
        Event::Drew { why: DrawWhy::Carpenter, .. } => Some("carpenter"),
        Event::Drew { why: DrawWhy::PoorHouse, .. } => Some("poor house"),
        _ => None,
    });
    let expected = ["place", "forfeit", "spend", "pay", "pay", "carpenter", "poor house"];
    assert_eq!(names.collect::<Vec<_>>(), expected);
}

/// SJ-BUILD-13
#[test]
fn sj_build_13_a_covered_helper_does_not_help() {
    // Over the Library the builder's privilege counts once: 6 − 5 − 1 is 0,
    // and whoever waives the one card pays one.
    let mut table = layout(2).city(0, &[Crane, Library]).hand(0, &[Palace, Well, Well]).sit();
    table.play_all(&[Action::Role(Role::Builder), Action::Library(true)]);
    table.play_all(&[Action::Build(Palace), Action::Over(1), Action::Waive(Discount::Privilege)]);
    assert_eq!(table.refusal(Action::Waive(Discount::Privilege)).0, Reason::NoDiscount);
    assert_eq!(table.pay_in_cards(), 1);
}

/// SJ-BUILD-13
#[test]
fn sj_build_13_a_covered_smithy_gives_no_discount() {
    let table = layout(2).governor(1).city(0, &[Crane, Smithy]).hand(0, &[ProdT3, Well, Well]);
    assert_eq!(table.role(Role::Builder).build_over(ProdT3, 1), 3 - 1);
}

/// SJ-BUILD-13
#[test]
fn sj_build_13_a_covered_black_market_takes_no_goods() {
    let table = layout(2).governor(1).city(0, &[ProdT1, Crane, BlackMarket]).goods(0, &[0]);
    let mut table = table.hand(0, &[Statue, Well]).role(Role::Builder);
    table.play_all(&[Action::Build(Statue), Action::Over(2)]);
    assert_eq!(table.refusal(Action::Spend(0)).0, Reason::NeedsBlackMarket);
}

/// SJ-BUILD-13
#[test]
fn sj_build_13_a_covered_carpenter_or_poor_house_draws_nothing() {
    for helper in [Carpenter, PoorHouse] {
        let table = layout(2).governor(1).city(0, &[Crane, helper]).hand(0, &[Statue, Well]);
        let mut table = table.role(Role::Builder);
        table.build_over(Statue, 1);
        let draws = table.drew(0, DrawWhy::Carpenter) + table.drew(0, DrawWhy::PoorHouse);
        assert_eq!(draws, 0, "{helper}");
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

/* What holds for every building (6.2). */

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
