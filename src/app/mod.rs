//! The page: screens, and the boards of the games. Everything that is decided without a browser (board models) also
//! compiles natively, for tests.

pub mod boards;
mod catalogue;
pub mod screens;

#[cfg(target_arch = "wasm32")]
mod shell;

#[cfg(target_arch = "wasm32")]
pub use shell::run;
