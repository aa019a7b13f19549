//! Sections 5.3 and 6.8: the start of a round.

use san_juan::{Action, DiscardWhy, Event, Kind::*, Prompt, Role};

use super::table::{Layout, Table, layout};

/// Plays the round to its end, without a building or a card for anybody but
/// the picker of the Prospector; the governor of the next round is seat 1.
fn next_round(layout: Layout) -> Table {
    let mut table = layout.sit();
    table.play_all(&[Role::Producer, Role::Trader, Role::Prospector].map(Action::Role));
    table
}

const fn limit(left: u8) -> Prompt {
    Prompt::Discard { why: DiscardWhy::HandLimit, left, of: left }
}

/// SJ-FLOW-START-2
#[test]
fn sj_flow_start_2_chapels_come_first_clockwise_from_the_new_governor() {
    let table = layout(3).any_hand(0, 9).any_hand(1, 3).any_hand(2, 3);
    let mut table = next_round(table.city(0, &[Chapel]).city(1, &[Chapel]).city(2, &[Chapel]));
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), Some((seat, Prompt::Chapel)));
        table.play(Action::Pass);
    }
    assert_eq!(table.asked(), Some((0, limit(2))));
}

/// SJ-FLOW-START-3
#[test]
fn sj_flow_start_3_everybody_over_the_limit_discards_the_governor_included() {
    let mut table = next_round(layout(3).any_hand(0, 8).any_hand(1, 10).any_hand(2, 7));
    for (seat, surplus) in [(1, 3), (2, 1), (0, 1)] {
        assert_eq!(table.asked(), Some((seat, limit(surplus))));
        table.decline_until(|table| table.hand_count(seat.into()) == 7);
    }
    assert_eq!(table.asked(), Some((1, Prompt::Role { pick: 0 })));
}

/// SJ-FLOW-START-4
#[test]
fn sj_flow_start_4_hands_may_be_of_any_size_during_a_round() {
    let mut table = layout(2).any_hand(0, 20).sit();
    table.play(Action::Role(Role::Prospector));
    assert_eq!((table.hand_count(0), table.asked()), (21, Some((1, Prompt::Role { pick: 1 }))));
}

/// SJ-FLOW-START-4, D-17: round 1 has no start.
#[test]
fn sj_flow_start_4_round_one_has_no_hand_limit() {
    let table = layout(2).any_hand(0, 9).city(0, &[Chapel]).with(|position| position.round = 1).sit();
    assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
}

/// SJ-FLOW-START-5
#[test]
fn sj_flow_start_5_seven_or_twelve_cards() {
    let table = layout(2).city(0, &[Tower]).sit();
    let limits: Vec<u8> = table.public().seats.iter().map(|seat| seat.hand_limit).collect();
    assert_eq!(limits, [12, 7]);
    // Seat 0 draws one more.
    let mut table = next_round(layout(2).city(0, &[Tower]).any_hand(0, 13).any_hand(1, 9));
    assert_eq!(table.asked(), Some((1, limit(2))));
    table.decline_until(|table| table.hand_count(1) == 7);
    assert_eq!(table.asked(), Some((0, limit(2))));
}

/// SJ-BLD-TOWER-1
#[test]
fn sj_bld_tower_1_the_owner_keeps_twelve() {
    let mut table = layout(2).city(0, &[Tower]).any_hand(0, 14).sit();
    table.play_all(&[Role::Producer, Role::Trader, Role::Builder].map(Action::Role));
    table.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Build))));
    assert_eq!(table.asked(), Some((0, limit(2))));
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
    assert_eq!(table.hand_count(0), 12);
}

/// SJ-BLD-CHAPEL-1
#[test]
fn sj_bld_chapel_1_one_card_a_round_before_the_limit() {
    let hand = [Well, Well, Well, Crane, Crane, Crane, Hero, Hero];
    let mut table = layout(2).city(0, &[Chapel]).hand(0, &hand).sit();
    table.play_all(&[Role::Producer, Role::Trader, Role::Councillor].map(Action::Role));
    table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Chapel))));
    let before = table.hand_count(0);
    table.play(Action::Tuck(Hero));
    assert_eq!(table.hand_count(0), before - 1);
    assert_eq!(table.asked(), Some((0, limit(before - 1 - 7))), "no second card");
}

/// SJ-BLD-CHAPEL-2
#[test]
fn sj_bld_chapel_2_a_tucked_card_is_worth_one_point_whatever_it_is() {
    for kind in [Palace, Hero, ProdT1] {
        let mut table = next_round(layout(2).city(0, &[Chapel]).hand(0, &[kind]));
        table.play(Action::Tuck(kind));
        assert_eq!(table.points(0, "tucked"), Some(1));
        assert_eq!(table.points(0, "printed"), Some(2));
    }
}

/// SJ-BLD-CHAPEL-3
#[test]
fn sj_bld_chapel_3_others_learn_neither_card_nor_number() {
    let mut table = next_round(layout(2).city(0, &[Chapel]).hand(0, &[Hero]));
    table.play(Action::Tuck(Hero));
    assert_eq!(table.view(0).seats[0].tucked_cards, Some(vec![Hero]));
    let other = &table.view(1).seats[0];
    assert_eq!((other.tucked, &other.tucked_cards), (None, &None));
    let heard = table.heard(1).into_iter().find(|event| matches!(event, Event::Tucked { .. }));
    assert!(!format!("{heard:?}").contains("Hero"));
}
