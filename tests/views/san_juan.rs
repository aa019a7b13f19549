//! San Juan (section 3 of `docs/rules/san-juan.md`): wherever a card is named
//! in a view or an event, it stands in a place where that viewer may read it.

use game_core::{Game, Seat, Viewer};
use san_juan::{Kind, SanJuan};
use serde_json::Value;

use crate::views::suite::{games, named, play, viewers};

fn is_card(text: &str) -> bool {
    Kind::ALL.iter().any(|kind| kind.key() == text)
}

/// Returns true if `viewer` may find a building named at `path` of its view.
fn may_read(view: &Value, viewer: Viewer, path: &str) -> bool {
    let parts: Vec<&str> = path.split('.').collect();
    let own = |seat: &str| matches!(viewer, Viewer::Seat(own) if own.0.to_string() == seat);
    match parts[..] {
        // Buildings, visible and covered: SJ-INF-1, SJ-INF-2.
        ["seats", _, "city", _, "kind"] | ["seats", _, "city", _, "covers", _] => true,
        // Own hand and own tucked cards: SJ-INF-4, SJ-INF-6.
        ["seats", seat, "hand" | "tucked_cards", _] => own(seat),
        // Own look: SJ-INF-11; cards that lie face up: SJ-INF-12.
        ["look", "cards", _] => {
            let face_up = view["turn"]["choose"]["prompt"].get("take").is_some();
            face_up || own(&view["look"]["seat"].to_string())
        }
        ["turn", "choose", "prompt", "take", "from"] => true,
        // A building on the table that offers a card (D-11).
        ["turn", "choose", "prompt", "offer", "bonus"] => true,
        // A building that has been announced.
        ["turn", "choose", "prompt", "site" | "pay", "kind"] => true,
        ["site", "kind"] | ["site", "discounts", _, _, "covered" | "may"] => true,
        // Prices are those of the own hand, and of the Cathedral.
        ["prices", _, "kind"] => viewer != Viewer::Public,
        // "chapel" is also a question, and "archive" a reason to discard.
        ["turn", "choose", "prompt"] | ["turn", "choose", "prompt", "discard", "why"] => true,
        _ => false,
    }
}

/// SJ-INF-4, SJ-INF-5, SJ-INF-9, SJ-INF-10, SJ-INF-11
#[test]
fn a_view_names_cards_only_where_its_eye_may_read_them() {
    for (game, seed) in games::<SanJuan>() {
        play(&game, seed, |state, _| {
            for viewer in viewers(&game) {
                let view = serde_json::to_value(game.view(state, viewer)).expect("views serialise");
                for (path, kind) in named(&view, &is_card) {
                    assert!(may_read(&view, viewer, &path), "seed {seed}: {viewer:?} reads {kind} at {path}");
                }
            }
        });
    }
}

/// SJ-INF-4: a seat does see what is its own.
#[test]
fn a_seat_sees_all_of_its_own_cards() {
    for (game, seed) in games::<SanJuan>() {
        play(&game, seed, |state, _| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(state, Viewer::Seat(seat));
                let own = &view.seats[seat.index()];
                assert_eq!(own.hand, Some(state.hand(seat).iter().collect::<Vec<_>>()));
                assert_eq!(own.tucked, own.tucked_cards.as_ref().map(|cards| cards.len() as u8));
                assert_eq!(own.tucked, Some(state.tucked(seat)));
                assert_eq!(own.shipped, Some(state.shipped(seat)));
                let looking = view.look.filter(|look| look.seat == seat);
                assert!(looking.is_none_or(|look| look.cards.is_some()));
            }
        });
    }
}

/// SJ-INF-11, SJ-INF-12, SJ-INF-17
#[test]
fn others_hear_of_amounts_and_never_of_hidden_cards() {
    for (game, seed) in games::<SanJuan>() {
        play(&game, seed, |_, events| {
            for event in events {
                let full = serde_json::to_value(event).expect("events serialise");
                for viewer in viewers(&game) {
                    let heard = game.redact(event, viewer).expect("every event is heard of");
                    let heard = serde_json::to_value(heard).expect("events serialise");
                    let (name, fields) =
                        heard.as_object().expect("a tagged event").iter().next().expect("one");
                    let own = matches!(viewer, Viewer::Seat(seat) if fields["seat"] == seat.0);
                    let public = matches!(&**name, "announced" | "built" | "gold_mine" | "bank")
                        || matches!(&**name, "turned_up" | "took" | "row_discarded");
                    // "archive" is also a reason to discard, "chapel" a place.
                    let mut cards = fields.clone();
                    for place in ["why", "under"] {
                        cards.as_object_mut().map(|fields| fields.remove(place));
                    }
                    let found = named(&cards, &is_card);
                    assert!(own || public || found.is_empty(), "seed {seed}: {viewer:?} hears {heard}");
                    assert!(!own || heard == full, "seed {seed}: {viewer:?} should hear all of {full}");
                }
            }
        });
    }
}
