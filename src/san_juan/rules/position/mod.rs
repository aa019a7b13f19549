//! Positions that people write, and back (`docs/positions.md`).

mod asked;
mod frames;
mod plausible;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use crate::flaw::Flaw;
use game_core::PositionError;

/// Value that was read, or the path and reason of the fault.
type PositionResult<T = ()> = Result<T, PositionError<Flaw>>;
