//! Step 3, preparing the next round: section 6.8.

use game_core::Seat;
use ginkgopolis::{Event, Mode, Prompt};
use serde_json::json;

use super::layout::layout;
use super::table::{card, cards, new_game};

/// GK-DV-33, GK-NXT-02, GK-NXT-03: hands and the first-player card go to the
/// left; then everybody draws one, from the new first player on.
#[test]
fn gk_dv_33_hands_go_to_the_left() {
    let board = layout("beginner", 4).set("first", json!(2)).set("deck", json!(["G", "H", "I", "J"]));
    let board = board.hand(0, "A B C B1").hand(1, "D E F R1").hand(2, "K L B2 Y1").hand(3, "B3 R2 R3 Y2");
    let mut table = board.sit();
    table.round(&[("Y1", ""), ("Y2", ""), ("B1", ""), ("R1", "")]);
    assert_eq!((table.public().first, table.asked()), (Seat(3), Some((3, Prompt::Card))));
    let hands = [0, 1, 2, 3].map(|seat| table.own(seat).hand.expect("own"));
    let expected = [cards("B3 R2 R3 H"), cards("A B C I"), cards("D E F J"), cards("B2 G K L")];
    // Seat 3 draws first, and holds what seat 2 has not played.
    let sorted = expected.map(|mut hand| {
        hand.sort_unstable();
        hand
    });
    assert_eq!(hands, sorted);
    let drawn: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, count: 1, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [3, 0, 1, 2]);
    assert!(table.saw(&Event::HandsPassed { first: Seat(3) }));
}

/// GK-NXT-01, GK-END-03: after the last round nothing is prepared.
#[test]
fn after_the_last_round_nothing_is_prepared() {
    let board = layout("beginner", 2).set("last_round", json!(true)).hand(0, "B1 A B C").hand(1, "R1 D E F");
    let mut table = board.sit();
    table.round(&[("B1", ""), ("R1", "")]);
    assert!(table.is_over() && table.events().last() == Some(&Event::GameEnded));
    assert!(!table.events().iter().any(|event| matches!(event, Event::HandsPassed { .. })));
    assert_eq!(table.own(0).hand, Some(cards("A B C")));
}

/// GK-SEL-06: the first player changes every round, clockwise.
#[test]
fn the_first_player_goes_round() {
    let mut table = new_game(Mode::Beginner, 3);
    for round in 0..6u16 {
        assert_eq!((table.public().round, table.public().first), (round + 1, Seat((round % 3) as u8)));
        table.end_round();
    }
}

/// GK-EXP-04, GK-CG-27: with two players, hands are exchanged; the discard pile
/// lies open.
#[test]
fn two_players_exchange_their_hands() {
    let board = layout("beginner", 2).hand(0, "B1 A B C").hand(1, "R1 D E F").set("deck", json!(["G", "H"]));
    let mut table = board.sit();
    table.round(&[("B1", ""), ("R1", "")]);
    let hands = [0, 1].map(|seat| table.own(seat).hand.expect("own"));
    assert_eq!(hands, [cards("D E F H"), cards("A B C G")]);
    assert!([card("B1"), card("R1")].iter().all(|played| table.public().discard.contains(played)));
}

/// GK-CG-50: however long a game lasts, nothing overflows.
#[test]
fn points_are_counted_to_9999() {
    let board = layout("beginner", 2).hand(0, "Y1 A B C").hand(1, "B1 D E F").goods(0, 0, 9_999);
    let mut table = board.sit();
    table.round(&[("Y1", ""), ("B1", "")]);
    assert_eq!(table.goods(0).1, 9_999);
    assert_eq!(table.standing(0), (9_999 + 4, 1));
}
