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

use crate::core::PositionError;
use crate::games::ginkgopolis::flaw::Flaw;

/// What was read, or where and why it cannot be.
type Checked<T = ()> = Result<T, PositionError<Flaw>>;
