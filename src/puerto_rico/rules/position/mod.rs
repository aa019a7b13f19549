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

/// Result of checking a part of a position.
type Refused = Result<(), PositionError<Flaw>>;
