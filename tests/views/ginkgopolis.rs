//! Ginkgopolis (section 3 of `docs/rules/ginkgopolis.md`): wherever a card or
//! a tile is named in a view or an event, it stands in a place where that viewer
//! may read it.

use game_core::{Game, Seat, Viewer};
use ginkgopolis::{Card, Ginkgopolis, Position};
use serde_json::Value;

use crate::views::suite::{games, named, play, viewers};

/// Returns true if a text names a card; tiles are named like their cards, markers like theirs.
fn is_piece(text: &str) -> bool {
    text.parse::<Card>().is_ok()
}

/// Returns true if `viewer` may find a piece named at `path` of its view.
fn may_read(over: bool, viewer: Viewer, path: &str) -> bool {
    let parts: Vec<&str> = path.split('.').collect();
    let own = |seat: &str| matches!(viewer, Viewer::Seat(own) if own.0.to_string() == seat);
    match parts[..] {
        // The city, its markers and districts.
        ["city", _, "tile"] | ["city", _, "beneath", _] | ["markers", _, "letter"] => true,
        ["districts", _, "buildings", _] | ["districts", _, "colour"] => true,
        // The card being resolved, and the questions about markers.
        ["action", "card"] | ["shifts", _, _] | ["turn", "choose", "prompt", _, "letter"] => true,
        // What lies face up: GK-INF-05, GK-RES-06, GK-SUP-03.
        ["returned" | "discard" | "stacks", _] | ["aside"] => true,
        ["seats", _, "cards" | "shown", _] => true,
        // What one has passed on to others: GK-INF-02.
        ["seats", seat, "known", _] => viewer != Viewer::Public && !own(seat),
        // What lies behind the own screen and in the own hand: GK-INF-01.
        ["seats", seat, "play", _] | ["seats", seat, "hand" | "tiles" | "returning", _] => over || own(seat),
        _ => false,
    }
}

/// GK-INF-01, GK-INF-02, GK-INF-05
#[test]
fn a_view_names_pieces_only_where_its_eye_may_read_them() {
    for (game, seed) in games::<Ginkgopolis>() {
        play(&game, seed, |state, _| {
            for viewer in viewers(&game) {
                let view = serde_json::to_value(game.view(state, viewer)).expect("views serialise");
                for (path, piece) in named(&view, &is_piece) {
                    let may = may_read(game.is_over(state), viewer, &path);
                    assert!(may, "{:?}, seed {seed}: {viewer:?} reads {piece} at {path}", game.config());
                }
            }
        });
    }
}

/// The cards that `seat` has passed on and that are still where they went, as
/// the position notes them.
fn passed_on(truth: &Position, holder: Seat, seat: Seat) -> Vec<Card> {
    let known = truth.seats[holder.index()].known.iter().filter(|known| known.by.contains(&seat));
    known.map(|known| known.card).collect()
}

/// GK-INF-01, GK-INF-02: a seat sees its own pieces, and of others exactly the
/// cards that it has passed on to them.
#[test]
fn a_seat_sees_all_of_its_own_pieces_and_what_it_passed_on() {
    let mut passed = 0;
    for (game, seed) in games::<Ginkgopolis>() {
        play(&game, seed, |state, _| {
            let truth = game.position(state);
            for seat in Seat::all(game.config().players) {
                let view = game.view(state, Viewer::Seat(seat));
                let (own, held) = (&view.seats[seat.index()], &truth.seats[seat.index()]);
                assert_eq!(own.tiles.as_ref(), Some(&held.tiles));
                assert_eq!(own.play, held.play);
                assert_eq!(own.hand.clone().unwrap_or_default(), held.hand.clone().unwrap_or_default());
                assert_eq!((own.points, own.resources), (Some(held.points), Some(held.resources)));
                for other in view.seats.iter().filter(|other| other.seat != seat && !other.hal) {
                    let mut noted = passed_on(&truth, other.seat, seat);
                    noted.sort_unstable();
                    let mut known = other.known.clone();
                    known.sort_unstable();
                    assert_eq!(
                        known,
                        noted,
                        "{:?}, seed {seed}: {seat:?} of {:?}",
                        game.config(),
                        other.seat
                    );
                    passed += known.len();
                }
            }
        });
    }
    assert!(passed > 500, "{passed} cards were known");
}

/// GK-INF-03, GK-INF-04, GK-SEL-05
#[test]
fn others_hear_of_counts_and_never_of_hidden_pieces() {
    let hidden = ["character_kept", "drew", "committed", "gained"];
    for (game, seed) in games::<Ginkgopolis>() {
        play(&game, seed, |_, events| {
            for event in events {
                let full = serde_json::to_value(event).expect("events serialise");
                for viewer in viewers(&game) {
                    let heard = game.redact(event, viewer).expect("every event is heard of");
                    let heard = serde_json::to_value(heard).expect("events serialise");
                    let Value::Object(tagged) = &heard else { continue };
                    let (name, fields) = tagged.iter().next().expect("one");
                    let own = matches!(viewer, Viewer::Seat(seat) if fields["seat"] == seat.0);
                    if own || !hidden.contains(&&**name) {
                        assert_eq!(heard, full, "seed {seed}: {viewer:?} should hear all of it");
                        continue;
                    }
                    // Where a gain comes from is public.
                    let mut pieces = fields.clone();
                    pieces.as_object_mut().map(|fields| fields.remove("from"));
                    let found = named(&pieces, &is_piece);
                    assert!(found.is_empty(), "seed {seed}: {viewer:?} hears {heard}");
                    assert!(fields.get("character").is_none_or(Value::is_null), "{viewer:?} hears {heard}");
                }
            }
        });
    }
}
