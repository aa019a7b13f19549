//! Step 1, selecting a card: section 5.2.

use game_core::Seat;
use ginkgopolis::event::Play;
use ginkgopolis::{Action, Event, Prompt, Reason};
use serde_json::json;

use super::layout::{Layout, layout};
use super::table::{card, cards, tile};

fn three() -> Layout {
    layout("beginner", 3).hand(0, "R1 B1 A B").hand(1, "R2 B2 C D").hand(2, "R3 B3 E F")
}

/// GK-SEL-01, GK-SEL-02, GK-SEL-03, GK-CG-21, GK-CG-44: any card of the hand, with any
/// own tile or none, whether it can be paid for or not.
#[test]
fn any_card_goes_with_any_tile() {
    let mut table = three().tiles(0, "R20 Y4").sit();
    assert_eq!(table.asked(), Some((0, Prompt::Card)));
    let hand = cards("B1 R1 A B").into_iter().map(Action::Card);
    assert_eq!(table.legal(), [Action::Redraw].into_iter().chain(hand).collect::<Vec<_>>());
    table.play(Action::Card(card("A")));
    assert_eq!(table.asked(), Some((0, Prompt::Tile)));
    assert_eq!(table.legal(), [Action::Alone, Action::With(tile("R20")), Action::With(tile("Y4"))]);
    assert_eq!(table.refusal(Action::With(tile("Y5"))), (Reason::NotBehindScreen, "GK-SEL-03"));
    assert_eq!(table.refusal(Action::Redraw), (Reason::TooLateToRedraw, "GK-SEL-07"));
}

/// GK-SEL-04, GK-CG-20: a commitment is final.
#[test]
fn who_has_committed_is_not_asked_again() {
    let mut table = three().sit();
    table.commit("A", "");
    assert_eq!(table.asked(), Some((1, Prompt::Card)));
    assert_eq!(table.refusal(Action::Card(card("B1"))), (Reason::NotInHand, "GK-SEL-01"));
    table.commit("C", "").play(Action::Redraw);
    assert_eq!(table.asked(), Some((2, Prompt::Card)), "who redraws goes on choosing");
}

/// GK-SEL-05, GK-CG-19: that somebody has committed is public; whether with a
/// tile only when all have.
#[test]
fn commitments_are_hidden_until_all_have_committed() {
    let mut table = three().tiles(0, "R20").tiles(1, "Y4").tiles(2, "Y5").sit();
    table.commit("A", "R20");
    let secret =
        Event::Committed { seat: Seat(0), play: Some(Play { card: card("A"), tile: Some(tile("R20")) }) };
    assert!(table.saw(&secret));
    let others = table.view(1).seats[0].clone();
    assert!(others.committed && others.play.is_none() && others.with_tile.is_none() && others.hand.is_none());
    assert_eq!(table.own(0).play, Some(Play { card: card("A"), tile: Some(tile("R20")) }));
    table.commit("C", "").commit("E", "Y5");
    assert!(table.saw(&Event::AllCommitted { with_tile: vec![Seat(0), Seat(2)] }));
    // The first one is being resolved; the others are still face down.
    let waiting = table.view(0).seats;
    assert_eq!([waiting[1].with_tile, waiting[2].with_tile], [Some(false), Some(true)]);
    assert!(waiting[1].play.is_none() && waiting[2].play.is_none());
}

/// GK-SEL-06: everybody sees who is first.
#[test]
fn the_first_player_is_public() {
    let table = three().set("first", json!(2)).sit();
    assert_eq!((table.public().first, table.on_turn()), (Seat(2), 2));
}

/// GK-SEL-07, GK-SEL-09, GK-INF-05: a token exchanges the whole hand, face up;
/// twice a game, also in one round.
#[test]
fn redrawing_exchanges_the_hand() {
    let mut table = three().set("deck", json!(["G", "H"])).sit();
    assert_eq!(table.public().deck, 9);
    table.play(Action::Redraw);
    let shown = Event::Redrew { seat: Seat(0), discarded: cards("B1 R1 A B"), left: 1 };
    assert!(table.saw(&shown));
    assert_eq!(table.game_redacted(&shown, 2), Some(shown.clone()), "the discarded cards are public");
    assert!(cards("B1 R1 A B").iter().all(|gone| table.public().discard.contains(gone)));
    let hand = table.own(0).hand.expect("own");
    assert!(hand.contains(&card("G")) && hand.contains(&card("H")) && hand.len() == 4);
    assert_eq!((table.public().seats[0].redraws, table.on_turn()), (1, 0));
    table.play(Action::Redraw);
    assert_eq!(table.refusal(Action::Redraw), (Reason::NoRedraw, "GK-SEL-07"));
}

/// GK-SEL-08, GK-CG-43: the engine asks in turn order, which is the order of redraws;
/// each is carried out before the next.
#[test]
fn redraws_come_one_after_another() {
    let mut table = three().set("first", json!(1)).set("deck", json!(["G", "H", "I", "J", "K", "L"])).sit();
    table.play(Action::Redraw);
    assert_eq!(table.own(1).hand, Some(cards("G H I J")));
    table.commit("G", "").play(Action::Redraw);
    let hand = table.own(2).hand.expect("own");
    assert!(hand.contains(&card("K")) && hand.contains(&card("L")), "{hand:?}");
}

/// GK-SEL-10: without tiles a card is committed alone at once; there is always
/// something to play.
#[test]
fn without_tiles_only_exploiting_is_possible() {
    let mut table = three().sit();
    table.play(Action::Card(card("R1")));
    assert_eq!(table.asked(), Some((1, Prompt::Card)));
    assert!(
        table.saw(&Event::Committed { seat: Seat(0), play: Some(Play { card: card("R1"), tile: None }) })
    );
    assert_eq!(table.refusal(Action::Done).1, "GK-RES-01");
}
