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

use crate::flaw::Flaw;
use game_core::PositionError;

/// Value that was read, or the path and reason of the fault.
type PositionResult<T = ()> = Result<T, PositionError<Flaw>>;
