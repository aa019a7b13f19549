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

use crate::core::PositionError;
use crate::games::puerto_rico::Flaw;

/// Result of checking a part of a position.
type Refused = Result<(), PositionError<Flaw>>;
