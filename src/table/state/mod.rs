//! State of the table: its signals, the session with its game, plain models for the parts around
//! the board.

pub mod log_cache;
pub mod model;
pub mod trial;

#[cfg(target_arch = "wasm32")]
pub(crate) mod decision;
#[cfg(target_arch = "wasm32")]
mod handle;
#[cfg(target_arch = "wasm32")]
mod kind;
#[cfg(target_arch = "wasm32")]
pub mod names;
#[cfg(target_arch = "wasm32")]
pub mod opponents;
#[cfg(target_arch = "wasm32")]
pub mod panels;
#[cfg(target_arch = "wasm32")]
mod rewind;
#[cfg(target_arch = "wasm32")]
pub mod store;
#[cfg(target_arch = "wasm32")]
pub mod studying;
#[cfg(target_arch = "wasm32")]
pub mod ways;

#[cfg(target_arch = "wasm32")]
pub use handle::{BoardView, GameBoard, Table, why_it_ends};
#[cfg(target_arch = "wasm32")]
pub use kind::TableKind;
#[cfg(target_arch = "wasm32")]
pub use rewind::Rewind;
