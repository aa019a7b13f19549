//! Positions that people write, and back (`docs/positions.md`).

mod frames;
mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;
