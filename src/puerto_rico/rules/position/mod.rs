//! Positions that people write, and back.

mod asked;
mod festival;
mod frames;
mod placed;
mod puertoma;
mod read;
mod roles;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use crate::Flaw;
use game_core::PositionError;

/// Value that was read, or the path and reason of the fault.
pub(in crate::rules) type PositionResult<T = ()> = Result<T, PositionError<Flaw>>;
