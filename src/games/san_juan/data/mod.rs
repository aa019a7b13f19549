//! What is printed on the pieces. Numbers only; no behaviour.

pub mod buildings;
pub mod tiles;
pub mod two_sets;
