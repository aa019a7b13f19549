//! Puerto Rico: points of others (C35) and the bag are all that is hidden.

use serde_json::Value;
use sobremesa::core::{Game, Seat, Viewer};
use sobremesa::games::puerto_rico::PuertoRico;

use crate::suite::{games, play, viewers};

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

/// Everything that happens is public: each viewer hears all of it, in full.
#[test]
fn everybody_hears_everything() {
    for (game, seed) in games::<PuertoRico>() {
        play(&game, seed, |_, events| {
            for event in events {
                assert!(
                    viewers(&game).all(|viewer| game.redact(event, viewer).as_ref() == Some(event)),
                    "{event:?}"
                );
            }
        });
    }
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
                assert_eq!((own.coins, own.vp, own.idle), (truth.coins, Some(truth.vp), truth.idle));
                assert_eq!(own.crates, <[u8; 5]>::from(truth.crates));
                let buildings = truth.buildings.iter().map(|built| (built.building, built.workers));
                assert!(own.buildings.iter().copied().eq(buildings));
                for land in &truth.tiles {
                    let tile = land.tile.index();
                    assert_eq!((own.tiles[tile], own.manned[tile]), (land.count, land.manned));
                }
            }
        });
    }
}
