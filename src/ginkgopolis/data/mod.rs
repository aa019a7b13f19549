//! The printed components (section 2).

pub mod cards;
pub mod characters;
