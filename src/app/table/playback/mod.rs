//! Playback: playing out, pieces that travel, sounds, speech.

mod driver;
mod flights;
pub mod live;
mod opponents;
mod review;
mod sounds;
mod speech;
mod why;

pub use driver::Driver;
pub use review::{Progress, Reviewing};
pub use why::{Answer, Asking};
