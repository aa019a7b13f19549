//! Differences of a table of many devices. A table that is not one has none of this, and the code behind it
//! comes with what reads saved games: the functions are handed to the table.

use leptos::prelude::*;
use session::Policy;

use super::handle::{GameBoard, Table, TableGame};
use crate::board::ActionOf;
use crate::state::Rewind;

/// The side of a host or a guest at a table.
pub struct Ways<G: GameBoard> {
    /// Banner over the board about the other devices.
    pub banner: fn(Table<G>) -> AnyView,
    /// Entry of the menu, the way to them.
    pub menu: fn(Table<G>) -> AnyView,
    /// Tells the others that the game has gone on.
    pub changed: fn(Table<G>),
    /// Tells the others that everything behind this position was taken back.
    pub took_back: fn(Table<G>, usize),
    /// The requests of a guest, whose table is a mirror.
    pub asks: Option<Asks<G>>,
}

/// Requests of a guest to the host, in place of doing it.
pub struct Asks<G: GameBoard> {
    pub act: fn(Table<G>, &[ActionOf<G>]),
    pub rewind: fn(Table<G>, Rewind),
    /// The number of a power, and how its switch stands.
    pub switch: fn(Table<G>, usize, Policy),
}

impl<G: GameBoard> TableGame<G> {
    /// Makes this a table of many devices.
    pub(crate) fn set_ways(self, ways: Ways<G>) {
        self.ways.set_value(Some(ways));
    }

    /// The side of a host or a guest, at a table of many devices.
    pub(crate) fn ways(self) -> Option<Ways<G>> {
        self.ways.try_get_value().flatten()
    }
}

impl<G: GameBoard> Clone for Ways<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Ways<G> {}

impl<G: GameBoard> Clone for Asks<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Asks<G> {}
