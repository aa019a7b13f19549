//! Playback: playing out, pieces that travel, sounds, speech.

pub mod timeline;

#[cfg(target_arch = "wasm32")]
mod driver;
#[cfg(target_arch = "wasm32")]
mod flights;
#[cfg(target_arch = "wasm32")]
mod handle;
#[cfg(target_arch = "wasm32")]
pub mod live;
#[cfg(target_arch = "wasm32")]
mod opponents;
#[cfg(target_arch = "wasm32")]
mod own_puzzles;
#[cfg(target_arch = "wasm32")]
mod review;
#[cfg(target_arch = "wasm32")]
mod sounds;
#[cfg(target_arch = "wasm32")]
mod speech;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod timers;
#[cfg(target_arch = "wasm32")]
mod why;

#[cfg(target_arch = "wasm32")]
pub use handle::Playback;
#[cfg(target_arch = "wasm32")]
pub use opponents::Advice;
#[cfg(target_arch = "wasm32")]
pub use review::{COSTLIEST, Insight, ReviewProgress, Reviewing};
#[cfg(target_arch = "wasm32")]
pub use timers::Driver;
#[cfg(target_arch = "wasm32")]
pub use why::{Answer, Asking};
