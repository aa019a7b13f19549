//! What is printed on the pieces, and how many there are. No behaviour.

pub mod achievements;
pub mod buildings;
pub mod festival;
pub mod players;
pub mod puertoma;
