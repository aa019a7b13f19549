//! Setting a table: seats, options, seed, and a link to share it.

pub mod draft;

#[cfg(target_arch = "wasm32")]
mod fetched;
#[cfg(target_arch = "wasm32")]
mod note;
#[cfg(target_arch = "wasm32")]
mod opponents;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod seats;
#[cfg(target_arch = "wasm32")]
mod share;
#[cfg(target_arch = "wasm32")]
mod tabletop;

#[cfg(target_arch = "wasm32")]
pub use fetched::{NewGamePage, NoGamePage, Start};
