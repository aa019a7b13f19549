//! Printed values of the pieces. Numbers only; no behaviour.

pub mod buildings;
pub mod tiles;
pub mod two_sets;

/// Slots of a city (`SJ-END-1`); the twelfth building ends the game.
pub const SLOTS: usize = 12;
/// Building cards of the largest deck: two sets.
pub const DECK: usize = 220;
/// Rounds in a row without a building that end the game. RULING: SJ-END-4.
/// Once enough cards lie under Chapels and covered buildings, nobody may be
/// able to build ever again; the rulebook's only end would then never come.
pub const STANDSTILL: u8 = 20;
