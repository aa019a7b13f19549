//! Printed values of the pieces. Numbers only; no behaviour.

pub mod buildings;
pub mod tiles;
pub mod two_sets;

/// Slots of a city (`SJ-END-1`); the twelfth building ends the game.
pub const SLOTS: usize = 12;
