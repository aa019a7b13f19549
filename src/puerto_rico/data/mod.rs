//! Printed values of the pieces, and their numbers. No behaviour.

pub mod achievements;
pub mod buildings;
pub mod festival;
pub mod players;
pub mod puertoma;
