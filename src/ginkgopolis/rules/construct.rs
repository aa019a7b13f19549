//! Construct: a building card with a tile (section 6.6).

use super::{Ginkgopolis, gain, resolve};
use crate::editions::HAL;
use crate::event::{Event, Source};
use crate::ids::{Item, Tile, Trigger};
use crate::state::State;
use game_core::{Seat, Sink};

/// Price of a floor: resources to place and to pay, and points (`GK-CON-02`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Resources placed: one per floor (`GK-CON-07`).
    pub placed: u8,
    /// True if a resource is paid for another colour (`GK-CON-06`).
    pub colour: bool,
    /// Points for a smaller number (`GK-CON-05`).
    pub points: u8,
}

impl Cost {
    /// Returns the price of putting `tile` on `over`, the top of a building of `height` floors.
    #[inline]
    pub const fn of(over: Tile, height: u8, tile: Tile) -> Self {
        Cost {
            placed: height + 1,
            colour: over.colour() as u8 != tile.colour() as u8,
            points: over.number().saturating_sub(tile.number()),
        }
    }

    /// Resources needed, placed and paid together.
    #[inline]
    pub const fn resources(self) -> u8 {
        self.placed + self.colour as u8
    }

    /// Returns the shortfall with so many resources, including those that come back from the
    /// building, and so many points (`GK-RES-07`).
    #[inline]
    pub fn missing(self, resources: u8, points: u16) -> Missing {
        Missing {
            resources: self.resources().saturating_sub(resources),
            points: u16::from(self.points).saturating_sub(points) as u8,
        }
    }
}

/// Shortfall of a seat for a tile; nothing if it can pay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missing {
    pub resources: u8,
    pub points: u8,
}

impl Missing {
    /// Returns the shortfall for a new building with so many resources: one is placed on it
    /// (`GK-URB-03`).
    #[inline]
    pub fn for_lot(resources: u8) -> Missing {
        Missing { resources: 1u8.saturating_sub(resources), points: 0 }
    }

    /// Returns true if nothing is missing.
    #[inline]
    pub fn is_nothing(self) -> bool {
        self == Missing::default()
    }
}

impl State {
    /// Returns true if `seat` can pay for `tile` on `over`, own resources on the building included
    /// (`GK-CON-02`, `GK-RES-07`).
    pub fn can_pay(&self, seat: Seat, over: Tile, tile: Tile) -> bool {
        let cost = Cost::of(over, self.city.height(over), tile);
        let board = self.board(seat);
        cost.missing(board.resources + self.city.back(over, seat), board.points).is_nothing()
    }
}

/// Adds the floor, with everything that follows.
pub(super) fn act(game: &Ginkgopolis, state: &mut State, over: Tile, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let Cost { placed, colour, points } = Cost::of(over, state.city.height(over), tile);
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
