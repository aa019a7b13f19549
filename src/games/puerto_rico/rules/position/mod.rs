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
