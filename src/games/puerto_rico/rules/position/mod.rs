//! Positions that people write, and back.

mod festival;
mod frames;
mod placed;
mod puertoma;
mod read;
mod roles;
mod write;

pub(super) use read::read;
pub(super) use write::write;

use std::fmt::Display;

use crate::core::PositionError;
use crate::games::puerto_rico::Flaw;

/// Whether a part of a position can be.
type Refused = Result<(), PositionError<Flaw>>;

/// Refuses the field at `path`.
pub(super) fn refuse<T>(path: &dyn Display, flaw: impl Into<Flaw>) -> Result<T, PositionError<Flaw>> {
    Err(PositionError::at(path, flaw.into()))
}
