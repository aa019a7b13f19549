//! The table: what all games share.

pub mod model;
pub mod trial;
