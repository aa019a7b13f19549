//! Sections 6.1 and 6.6: the Councillor.

use san_juan::event::DrawWhy;
use san_juan::{Action, DiscardWhy, Event, Kind::*, Prompt, Reason, Role};

use super::table::layout;

/// SJ-ROLE-COUNCILLOR-1
#[test]
fn sj_role_councillor_1_one_of_two_is_kept() {
    let table = layout(2).governor(1).draw(&[Hero, Hero, Hero, Well, Well, Smithy, Palace]);
    let mut table = table.role(Role::Councillor);
    table.play(Action::Keep(Hero));
    let (_, discard) = table.pile_sizes();
    assert_eq!(table.legal(), [Smithy, Palace].map(Action::Keep));
    table.play(Action::Keep(Palace));
    assert_eq!((table.hand(0), table.pile_sizes().1), (vec![Palace], discard + 1));
}

/// SJ-ROLE-COUNCILLOR-2
#[test]
fn sj_role_councillor_2_the_picker_keeps_one_of_five() {
    let mut table = layout(2).draw(&[Hero, Well, Crane, Smithy, Palace]).role(Role::Councillor);
    assert_eq!(table.legal(), [Smithy, Well, Crane, Hero, Palace].map(Action::Keep));
    table.play(Action::Keep(Crane));
    assert_eq!(table.hand(0), [Crane]);
}

/// SJ-ROLE-COUNCILLOR-3
#[test]
fn sj_role_councillor_3_two_five_or_eight_and_one_or_two() {
    for (library, drawn) in [(false, 5), (true, 8)] {
        for (resort, keep) in [(false, 1), (true, 2)] {
            let mut city = vec![ProdT1];
            city.extend(library.then_some(Library));
            city.extend(resort.then_some(Prefecture));
            let mut table = layout(3).city(0, &city).role(Role::Councillor);
            assert_eq!(table.looked(0), Some(drawn));
            assert_eq!(table.asked(), Some((0, Prompt::Keep { left: keep, of: keep })));
            table.decline_until(|table| table.on_turn() == 1);
            assert_eq!(table.looked(1), Some(2));
        }
    }
}

/// SJ-ROLE-COUNCILLOR-4
#[test]
fn sj_role_councillor_4_old_cards_cannot_be_exchanged() {
    let table = layout(2).hand(0, &[Archive]).draw(&[Hero, Well, Crane, Smithy, Palace]);
    let table = table.role(Role::Councillor);
    assert_eq!(table.refusal(Action::Keep(Archive)), (Reason::NotDrawn, "SJ-ROLE-COUNCILLOR-4"));
    assert_eq!(table.refusal(Action::Discard(Archive)).0, Reason::NotAsked);
}

/// SJ-ROLE-COUNCILLOR-5
#[test]
fn sj_role_councillor_5_a_notary_discards_from_the_whole_hand() {
    let table = layout(2).city(0, &[Archive]).hand(0, &[Smithy]).draw(&[Hero, Well, Crane, Hero, Palace]);
    let mut table = table.role(Role::Councillor);
    assert_eq!(table.hand_count(0), 6);
    table.play_all(&[Smithy, Well, Crane, Palace].map(Action::Discard));
    assert_eq!(table.hand(0), [Hero, Hero]);
}

/// SJ-ROLE-COUNCILLOR-6
#[test]
fn sj_role_councillor_6_short_piles_leave_less_to_discard() {
    let look = layout(2).piles(3, 0).role(Role::Councillor);
    assert_eq!((look.looked(0), look.asked()), (Some(3), Some((0, Prompt::Keep { left: 1, of: 1 }))));
    let hand = layout(2).city(0, &[Archive, Prefecture]).hand(0, &[Hero]).piles(3, 0);
    let hand = hand.role(Role::Councillor);
    let one = Prompt::Discard { why: DiscardWhy::Archive, left: 1, of: 1 };
    assert_eq!((hand.hand_count(0), hand.asked()), (4, Some((0, one))));
}

/// SJ-ROLE-COUNCILLOR-7
#[test]
fn sj_role_councillor_7_nobody_draws_before_his_turn() {
    let mut table = layout(2).role(Role::Councillor);
    let (draw, _) = table.pile_sizes();
    assert_eq!((table.looked(0), table.looked(1)), (Some(5), None));
    table.play(table.legal()[0]);
    assert_eq!((table.looked(1), table.pile_sizes().0), (Some(2), draw - 2));
}

/// SJ-BLD-ARCHIVE-1
#[test]
fn sj_bld_archive_1_an_old_card_may_go_instead_of_a_new_one() {
    let table = layout(2).governor(1).city(0, &[Archive]).hand(0, &[Smithy, Well]);
    let mut table = table.role(Role::Councillor);
    table.play(table.legal()[0]);
    assert_eq!(table.drew(0, DrawWhy::Councillor), 2);
    table.play(Action::Discard(Smithy));
    assert_eq!(table.hand_count(0), 3);
    assert!(table.events().iter().any(|event| matches!(event, Event::Discarded { .. })));
}

/// SJ-BLD-PREFECTURE-1
#[test]
fn sj_bld_prefecture_1_two_cards_are_kept() {
    let table = layout(2).city(0, &[Prefecture]).draw(&[Hero, Well, Crane, Smithy, Palace]);
    let mut table = table.role(Role::Councillor);
    table.play_all(&[Action::Keep(Crane), Action::Keep(Palace)]);
    assert_eq!(table.hand(0), [Crane, Palace]);
}

/// SJ-BLD-PREFECTURE-2
#[test]
fn sj_bld_prefecture_2_with_a_notary_none_three_or_six_are_discarded() {
    for (picker, library, count) in [(false, false, None), (true, false, Some(3)), (true, true, Some(6))] {
        let mut city = vec![Archive, Prefecture];
        city.extend(library.then_some(Library));
        let mut table = layout(3).governor(if picker { 0 } else { 2 }).city(0, &city).role(Role::Councillor);
        if !picker {
            table.play(table.legal()[0]);
        }
        let asked = count.map(|left| Prompt::Discard { why: DiscardWhy::Archive, left, of: left });
        match asked {
            Some(asked) => assert_eq!(table.asked(), Some((0, asked))),
            None => assert_eq!((table.hand_count(0), table.on_turn()), (2, 1)),
        }
    }
}
