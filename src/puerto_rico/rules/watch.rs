//! Hooks of the festival and the achievements: they look at the possessions of a seat after each
//! step, and at deeds that no state shows afterwards. Games without them do not come here.

use super::{PuertoRico, achievements, festival};
use crate::editions::Objectives;
use crate::event::Event;
use crate::ids::{Building, Good};
use crate::state::{State, Touched};
use game_core::Sink;

/// Deed done just now, by the seat that acts where it is about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Bought a building, with `purse` coins before and `paid` of them.
    Built { building: Building, purse: u16, paid: u8 },
    /// Sold a crate to the Trading House for `coins` in all.
    Sold { good: Good, coins: u8 },
    /// Made a load of one good; `cargo` is the place of the cargo ship, absent
    /// for an own ship.
    Loaded { good: Good, crates: u8, cargo: Option<u8> },
    /// Made a load on the small ship.
    LoadedSmall,
    /// It was the last one to store its crates in a Captain phase: those on the
    /// boards stay there.
    StoringOver,
}

/// Tells a deed to those who look on, right after it was done.
#[inline(always)]
pub(super) fn tell(game: &PuertoRico, state: &mut State, deed: Deed, log: &mut impl Sink<Event>) {
    if game.rules.watched {
        saw(game, state, deed, log);
    }
}

/// Lets those who look on see the state between two steps, if anything has
/// changed. Whoever acted last is still the seat that acts.
#[inline(always)]
pub(super) fn look(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if game.rules.watched && state.touched.meets(Touched::EVERYTHING) {
        look_on(game, state, log);
    }
}

#[cold]
fn saw(game: &PuertoRico, state: &mut State, deed: Deed, log: &mut impl Sink<Event>) {
    if game.rules.objectives != Objectives::None {
        festival::saw(state, deed);
    }
    achievements::saw(game, state, deed, log);
}

#[inline(never)]
fn look_on(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if game.rules.objectives != Objectives::None && state.touched.meets(festival::FULFILS) {
        festival::changed(game, state, log);
    }
    achievements::look(game, state, log);
    if !festival::waits(state) {
        state.touched = Touched::NOTHING;
    }
}
