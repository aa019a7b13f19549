//! The page: shell, screens, table. Everything that is decided without a
//! browser (routes, texts, board models) also compiles natively, for tests.

pub mod boards;
mod catalogue;
mod classes;
pub mod i18n;
pub mod keys;
pub mod prefs;
pub mod route;
pub mod screens;
mod shown;
pub mod sound;
pub mod table;
mod unopened;

#[cfg(target_arch = "wasm32")]
mod awaited;
#[cfg(target_arch = "wasm32")]
mod awake;
#[cfg(target_arch = "wasm32")]
pub mod back;
#[cfg(target_arch = "wasm32")]
pub mod drawings;
#[cfg(target_arch = "wasm32")]
pub mod fault;
#[cfg(target_arch = "wasm32")]
pub mod hand_on;
#[cfg(target_arch = "wasm32")]
pub mod library;
#[cfg(target_arch = "wasm32")]
mod page_parts;
#[cfg(target_arch = "wasm32")]
pub mod part;
#[cfg(target_arch = "wasm32")]
pub mod pwa;
#[cfg(target_arch = "wasm32")]
mod readers;
#[cfg(target_arch = "wasm32")]
mod returns;
#[cfg(target_arch = "wasm32")]
mod router;
#[cfg(target_arch = "wasm32")]
mod shell;
#[cfg(target_arch = "wasm32")]
mod site;
#[cfg(target_arch = "wasm32")]
mod speak;
#[cfg(target_arch = "wasm32")]
mod still;
#[cfg(target_arch = "wasm32")]
mod thinkers;
#[cfg(target_arch = "wasm32")]
mod translated;
#[cfg(target_arch = "wasm32")]
mod unkept;

#[cfg(target_arch = "wasm32")]
pub use shell::run;
