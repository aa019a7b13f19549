//! The table: what all games share.
//!
//! | What | Where |
//! |---|---|
//! | what is shown, whatever the game | [`model`] |
//! | trying out a selection | [`trial`] |
//! | what the shared parts ask of a game | [`game`] |
//! | the table's signals, whatever the game | [`desk`] |
//! | the game with its board's model | [`store`], `play` |
//! | taking back, looking back, opening and closing | `acts`, `upkeep` |
//! | pace, opponents, saving | `driver` |
//! | opening a saved game, two tabs, faults | `screen` |
//! | bar, prompt, drawers, sheets, curtain | one file each |

pub mod model;
pub mod trial;

#[cfg(target_arch = "wasm32")]
mod acts;
#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod curtain;
#[cfg(target_arch = "wasm32")]
pub mod desk;
#[cfg(target_arch = "wasm32")]
mod drawers;
#[cfg(target_arch = "wasm32")]
mod driver;
#[cfg(target_arch = "wasm32")]
mod flights;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
pub mod game;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
pub mod live;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod menu;
#[cfg(target_arch = "wasm32")]
mod names;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod prompt;
#[cfg(target_arch = "wasm32")]
pub mod result;
#[cfg(target_arch = "wasm32")]
pub mod screen;
#[cfg(target_arch = "wasm32")]
mod sheets;
#[cfg(target_arch = "wasm32")]
pub mod store;
#[cfg(target_arch = "wasm32")]
mod strip;
#[cfg(target_arch = "wasm32")]
pub mod touch;
#[cfg(target_arch = "wasm32")]
mod upkeep;

#[cfg(target_arch = "wasm32")]
pub use store::Table;
#[cfg(target_arch = "wasm32")]
pub use strip::phase_strip;
