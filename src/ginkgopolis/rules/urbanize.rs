//! Urbanize: an urbanization card with a tile (section 6.4).

use super::resolve;
use crate::cell::Cell;
use crate::event::Event;
use crate::ids::{Letter, Tile, Trigger};
use crate::state::{Frame, State};
use game_core::Sink;

/// Founds a building for the acting seat, with everything that follows.
pub(super) fn act(state: &mut State, letter: Letter, tile: Tile, log: &mut impl Sink<Event>) {
    state.board_mut(state.actor).resources -= 1;
    state.shown.remove(tile);
    found(state, letter, tile, log);
    resolve::check_placed(state, state.actor, log);
    resolve::begin(state, Trigger::Urbanize);
    state.stack.push(Frame::Adjacent { tile, side: 0, given: 0 });
    state.stack.push(Frame::Shift { tile });
}

/// Replaces a marker by a building of the acting party (`GK-URB-02`,
/// `GK-URB-03`), and returns its cell.
pub(super) fn found(state: &mut State, letter: Letter, tile: Tile, log: &mut impl Sink<Event>) -> Cell {
    let seat = state.actor;
    let cell = state.markers[letter.index()].take().expect("invariant: every marker stands somewhere");
    state.city.found(tile, cell, Some(seat));
    state.city.put_pawn(tile);
    log.emit(|| Event::Urbanized { seat, letter, tile, cell });
    cell
}
