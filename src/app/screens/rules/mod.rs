//! The rules reference: a page of its own, and a panel beside the board.

#[cfg(target_arch = "wasm32")]
mod book;
#[cfg(target_arch = "wasm32")]
mod entry;
#[cfg(target_arch = "wasm32")]
mod page;
mod search;

#[cfg(target_arch = "wasm32")]
pub use page::{RulesPage, RulesPanel};
