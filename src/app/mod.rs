//! The screens around the table, the list of the games, and the page that shows them.

mod catalogue;
pub mod screens;

#[cfg(target_arch = "wasm32")]
mod shell;

#[cfg(target_arch = "wasm32")]
pub use shell::run;
