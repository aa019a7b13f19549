//! The table: what all games share.
//!
//! | What | Where |
//! |---|---|
//! | signals, the session with its game, plain models | [`state`] |
//! | taps, keys, touches, taking back, switches | `input` |
//! | pace, opponents, saving, pieces that travel, speech | `playback` |
//! | bar, prompt, drawers, sheets, log, curtain | `widgets` |
//! | opening a saved game, two tabs, faults | [`screen`] |
//! | what a hint says | [`advice`] |
//! | lessons | `coach` |
//! | a puzzle at the table | `puzzle` |
//! | the best results of those who play alone | [`solo`] |
//! | the end of a game, and its picture | [`result`], [`picture`] |

pub mod advice;
pub mod board;
pub mod game;
pub mod picture;
mod playback;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod solo;
pub mod state;

#[cfg(target_arch = "wasm32")]
pub mod coach;
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
mod widgets;

pub use state::{model, trial};
#[cfg(target_arch = "wasm32")]
pub use {
    input::touch,
    playback::live,
    state::{BoardView, Seatable, Table, TableKind, store},
    widgets::{CopyLink, PhaseStrip},
};
