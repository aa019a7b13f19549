//! States as positions, and back.

mod city;
mod frames;
mod pieces;
mod read;
mod write;

pub use read::read;
pub use write::write;
