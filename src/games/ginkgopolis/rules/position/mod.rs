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

use std::fmt::Display;

use crate::core::PositionError;
use crate::games::ginkgopolis::flaw::Flaw;

/// What was read, or where and why it cannot be.
type Checked<T = ()> = Result<T, PositionError<Flaw>>;

fn refuse<T>(path: &dyn Display, flaw: impl Into<Flaw>) -> Checked<T> {
    Err(PositionError::at(path, flaw.into()))
}
