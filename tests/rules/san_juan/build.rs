//! Section 5.7: the build action.

use san_juan::event::DrawWhy;
use san_juan::ids::Discount;
use san_juan::{Action, Event, Kind::*, Prompt, Reason, Role};

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

/// SJ-BUILD-5, D-33
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
