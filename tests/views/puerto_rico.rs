//! Puerto Rico: points of others (C35), the bag, and achievement cards that are
//! not completed (PR-ACH-01) are all that is hidden.

use game_core::{Game, Seat, Viewer};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Event, PuertoRico};
use serde_json::Value;

use crate::views::suite::{games, named, play, viewers};

/// C35: the points of others stand in a view only where they are shown, or at
/// the end; one's own always.
#[test]
fn points_stand_only_where_they_may_be_counted() {
    let (mut hidden, mut shown) = (0, 0);
    for (game, seed) in games::<PuertoRico>() {
        play(&game, seed, |state, _| {
            let open = game.config().options.show_vp || game.is_over(state);
            let truth = game.position(state);
            for viewer in viewers(&game) {
                let view = game.view(state, viewer);
                for (seat, truth) in view.seats.iter().zip(&truth.seats) {
                    let may = open || viewer.is(seat.seat);
                    assert_eq!(seat.vp, may.then_some(truth.vp), "seed {seed}: {viewer:?}, {:?}", seat.seat);
                    *(if may { &mut shown } else { &mut hidden }) += 1;
                }
            }
        });
    }
    assert!(hidden > 1000 && shown > 1000, "{hidden} hidden, {shown} shown");
}

/// The bag is a number in every view: no view lists single tiles, or holds the
/// random stream that they are drawn from.
#[test]
fn no_view_lists_the_tiles_of_the_bag() {
    let (game, seed) = games::<PuertoRico>().next().expect("a mode");
    play(&game, seed, |state, _| {
        for viewer in viewers(&game) {
            let view = serde_json::to_value(game.view(state, viewer)).expect("views serialise");
            assert!(view["bag"].is_u64(), "{viewer:?} sees the size of the bag");
            assert!(view.get("luck").is_none(), "{viewer:?} sees what will be drawn");
            for (key, field) in view.as_object().expect("a view") {
                let tiles =
                    |item: &Value| item.as_str().is_some_and(|text| text == "corn" || text == "quarry");
                let list = field.as_array().is_some_and(|items| items.iter().any(tiles));
                assert!(!list, "{viewer:?} reads tiles in {key}");
            }
        }
    });
}

/// Everything that happens is public: each viewer hears all of it, in full, but
/// for the achievement cards that others are dealt and keep (PR-ACH-01).
#[test]
fn everybody_hears_everything_but_the_cards_of_others() {
    let mut hidden = 0;
    for (game, seed) in games::<PuertoRico>() {
        play(&game, seed, |_, events| {
            for event in events {
                let whose = match event {
                    Event::CardsDealt { seat, .. } | Event::CardKept { seat, .. } => Some(*seat),
                    _ => None,
                };
                for viewer in viewers(&game) {
                    let heard = game.redact(event, viewer).expect("everybody hears of it");
                    if whose.is_none_or(|seat| viewer.is(seat)) {
                        assert_eq!(&heard, event);
                    } else {
                        let heard = serde_json::to_value(heard).expect("events serialise");
                        assert_eq!(named(&heard, &is_card), [], "{viewer:?}");
                        hidden += 1;
                    }
                }
            }
        });
    }
    assert!(hidden > 50, "{hidden} hidden");
}

fn is_card(text: &str) -> bool {
    Achievement::ALL.iter().any(|card| card.key() == text)
}

/// PR-ACH-01, PR-ACH-02: a view names completed cards, and the own ones; at the
/// end all that were dealt.
#[test]
fn a_view_names_achievement_cards_only_where_its_eye_may_read_them() {
    let (mut own, mut done) = (0, 0);
    for (game, seed) in games::<PuertoRico>() {
        play(&game, seed, |state, _| {
            for viewer in viewers(&game) {
                let view = serde_json::to_value(game.view(state, viewer)).expect("views serialise");
                for (path, card) in named(&view, &is_card) {
                    let parts: Vec<&str> = path.split('.').collect();
                    let ["seats", seat, "achievements", place, ..] = parts[..] else {
                        panic!("seed {seed}: {viewer:?} reads {card} at {path}")
                    };
                    let mine = matches!(viewer, Viewer::Seat(own) if own.0.to_string() == seat);
                    let shown = place == "done" || place == "cards" && game.is_over(state);
                    assert!(mine || shown, "seed {seed}: {viewer:?} reads {card} at {path}");
                    *(if place == "done" { &mut done } else { &mut own }) += 1;
                }
            }
        });
    }
    assert!(own > 1000 && done > 100, "{own} own, {done} completed");
}

/// A seat sees its own board as the position has it.
#[test]
fn a_seat_sees_all_of_its_own_board() {
    for (game, seed) in games::<PuertoRico>() {
        play(&game, seed, |state, _| {
            let truth = game.position(state);
            for seat in Seat::all(game.seats()) {
                let own = &game.view(state, Viewer::Seat(seat)).seats[seat.index()];
                let truth = &truth.seats[seat.index()];
                assert_eq!((own.coins, own.vp), (truth.coins, Some(truth.vp)));
                assert_eq!(own.idle, truth.idle + truth.idle_citizens);
                assert_eq!(own.citizens.idle, truth.idle_citizens);
                assert_eq!(own.crates, <[u8; 5]>::from(truth.crates));
                let buildings =
                    truth.buildings.iter().map(|built| (built.building, built.workers + built.citizens));
                assert!(own.buildings.iter().copied().eq(buildings));
                let citizens = truth.buildings.iter().map(|built| built.citizens);
                assert!(own.citizens.buildings.iter().copied().eq(citizens));
                for land in &truth.tiles {
                    let tile = land.tile.index();
                    assert_eq!((own.tiles[tile], own.manned[tile]), (land.count, land.manned));
                    assert_eq!(own.citizens.tiles[tile], land.citizens);
                }
            }
        });
    }
}
