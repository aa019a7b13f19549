//! The parts of every page of the program, which need no game: words in every language, drawings, routes,
//! preferences, the library of saved games, sound, parts that are fetched, the browser's devices.
//!
//! Routes, words and preferences are decided without a browser, and compile natively as well, for tests.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

pub mod classes;
pub mod i18n;
pub mod keys;
pub mod prefs;
pub mod route;
pub mod sanitized;
pub mod sound;
pub mod sprites;
pub mod unopened;

#[cfg(target_arch = "wasm32")]
pub mod awaited;
#[cfg(target_arch = "wasm32")]
pub mod awake;
#[cfg(target_arch = "wasm32")]
pub mod back;
#[cfg(target_arch = "wasm32")]
pub mod diffed;
#[cfg(target_arch = "wasm32")]
pub mod drawings;
#[cfg(target_arch = "wasm32")]
pub mod fault;
#[cfg(target_arch = "wasm32")]
pub mod game_style;
#[cfg(target_arch = "wasm32")]
pub mod hand_on;
#[cfg(target_arch = "wasm32")]
pub mod language_switch;
#[cfg(target_arch = "wasm32")]
pub mod library;
#[cfg(target_arch = "wasm32")]
pub mod page_parts;
#[cfg(target_arch = "wasm32")]
pub mod part;
#[cfg(target_arch = "wasm32")]
pub mod pwa;
#[cfg(target_arch = "wasm32")]
pub mod returns;
#[cfg(target_arch = "wasm32")]
pub mod router;
#[cfg(target_arch = "wasm32")]
pub mod site;
#[cfg(target_arch = "wasm32")]
pub mod subscribers;
#[cfg(target_arch = "wasm32")]
pub mod thinkers;
#[cfg(target_arch = "wasm32")]
pub mod translated;
#[cfg(target_arch = "wasm32")]
pub mod unsaved_note;
