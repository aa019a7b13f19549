//! Positions that people write, and back (`docs/positions.md`).

mod asked;
mod frames;
mod plausible;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
