//! The table around a board: what all games share.
//!
//! | What | Where |
//! |---|---|
//! | a board and a game as the table and the pages know them | [`board`], [`game`] |
//! | signals, the session with its game, plain models | [`state`] |
//! | taps, keys, touches, taking back, switches | `input` |
//! | pace, opponents, saving, pieces that travel, speech | `playback` |
//! | bar, prompt, drawers, sheets, log, curtain | `widgets` |
//! | the table on the screen, of a game, a lesson, a study | [`screen`] |
//! | what a hint says | [`advice`] |
//! | lessons; a guided first game | `coach`; `board::guide`, `tutor` |
//! | a puzzle at the table | `posing`, `puzzle` |
//! | the best results of those who play alone | [`solo`] |
//! | one table, many devices | `devices` |
//! | the end of a game, and its picture | [`result`], [`picture`] |

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

pub mod advice;
pub mod board;
pub mod game;
pub mod picture;
mod playback;
pub mod solo;
pub mod state;

#[cfg(target_arch = "wasm32")]
pub mod coach;
#[cfg(target_arch = "wasm32")]
pub mod devices;
#[cfg(target_arch = "wasm32")]
mod input;
#[cfg(target_arch = "wasm32")]
pub mod posing;
#[cfg(target_arch = "wasm32")]
pub mod puzzle;
#[cfg(target_arch = "wasm32")]
pub mod result;
#[cfg(target_arch = "wasm32")]
pub mod screen;
#[cfg(target_arch = "wasm32")]
pub mod tutor;
#[cfg(target_arch = "wasm32")]
mod widgets;

pub use state::{model, trial};
#[cfg(target_arch = "wasm32")]
pub use {
    input::touch,
    playback::live,
    state::studying::{StudyTable, Touched},
    state::{BoardView, GameBoard, Table, TableKind, store},
    widgets::{CopyLink, PhaseStrip, is_on_backdrop, open_modal},
};
