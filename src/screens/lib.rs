//! The pages around the table, the list of the games, and what fetches a game.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

mod catalogue;
pub mod setup;

#[cfg(target_arch = "wasm32")]
pub mod aside;
#[cfg(target_arch = "wasm32")]
pub mod daily;
#[cfg(target_arch = "wasm32")]
mod fetch;
#[cfg(target_arch = "wasm32")]
pub mod game;
#[cfg(target_arch = "wasm32")]
pub mod home;
#[cfg(target_arch = "wasm32")]
pub mod learn;
#[cfg(target_arch = "wasm32")]
pub mod link;
#[cfg(target_arch = "wasm32")]
mod live_table;
#[cfg(target_arch = "wasm32")]
pub mod measure;
#[cfg(target_arch = "wasm32")]
pub mod puzzles;
#[cfg(target_arch = "wasm32")]
mod results;
#[cfg(target_arch = "wasm32")]
pub mod rules;
#[cfg(target_arch = "wasm32")]
pub mod saved;
#[cfg(target_arch = "wasm32")]
pub mod saved_table;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(target_arch = "wasm32")]
pub mod statistics;
#[cfg(target_arch = "wasm32")]
pub mod studies;
#[cfg(target_arch = "wasm32")]
mod study;
#[cfg(target_arch = "wasm32")]
mod ways;
