//! Construct: a building card with a tile (section 6.6).

use super::{Ginkgopolis, gain, resolve};
use crate::core::{Seat, Sink};
use crate::games::ginkgopolis::editions::HAL;
use crate::games::ginkgopolis::event::{Event, Source};
use crate::games::ginkgopolis::ids::{Item, Tile, Trigger};
use crate::games::ginkgopolis::state::State;

/// What a floor needs: resources to place and to pay, and points
/// (`GK-CON-02`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cost {
    /// Resources placed: one per floor.
    pub placed: u8,
    /// Whether a resource is paid for another colour.
    pub colour: bool,
    /// Points for a smaller number.
    pub points: u8,
}

/// What it needs to put `tile` on `over`.
pub(super) fn cost(state: &State, over: Tile, tile: Tile) -> Cost {
    Cost {
        placed: state.city.height(over) + 1,
        colour: over.colour() != tile.colour(),
        points: over.number().saturating_sub(tile.number()),
    }
}

/// Whether `seat` can pay, own resources on the building counted in
/// (`GK-RES-07`).
pub(super) fn is_affordable(state: &State, seat: Seat, over: Tile, tile: Tile) -> bool {
    let Cost { placed, colour, points } = cost(state, over, tile);
    let board = state.board(seat);
    let back = if state.city.is_owned_by(over, seat) { state.city.height(over) } else { 0 };
    board.resources + back >= placed + colour as u8 && board.points >= points.into()
}

/// Adds the floor, with everything that follows.
pub(super) fn act(game: &Ginkgopolis, state: &mut State, over: Tile, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let Cost { placed, colour, points } = cost(state, over, tile);
    give_back(game, state, over, log);
    let board = state.board_mut(seat);
    board.points -= u16::from(points);
    board.resources -= placed + colour as u8;
    board.reserve += colour as u8;
    state.city.raise(over, tile, Some(seat));
    state.city.put_pawn(tile);
    state.shown.remove(tile);
    log.emit(|| Event::Constructed { seat, over, tile, points, colour, placed });
    resolve::check_placed(state, seat, log);
    resolve::begin(state, Trigger::Construct);
}

/// The resources on a building go back to their owner, with a point for each
/// if somebody else builds (`GK-CON-03`, `GK-SOL-13`, `GK-SOL-14`).
pub(super) fn give_back(game: &Ginkgopolis, state: &mut State, over: Tile, log: &mut impl Sink<Event>) {
    let Some(owner) = state.city.owner(over) else { return };
    let count = state.city.height(over);
    let from = Source::BuiltOver(over);
    let board = state.board_mut(owner);
    if game.rules.hal.is_some() && owner == HAL {
        board.reserve += count;
    } else {
        board.resources += count;
    }
    log.emit(|| Event::Gained { seat: owner, item: Item::Resource, count, from, tiles: Vec::new() });
    if owner != state.actor {
        gain::points(state, owner, count, from, log);
    }
}
