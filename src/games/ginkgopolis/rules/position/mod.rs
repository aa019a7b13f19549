//! States as positions, and back.

mod action;
mod cards;
mod city;
mod frames;
mod read;
mod tiles;
mod write;

pub use read::read;
pub use write::write;
