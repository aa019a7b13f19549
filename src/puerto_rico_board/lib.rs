//! Puerto Rico on the page: its board and all that the page says of the game.
//!
//! `model` is what is shown, `build` makes it from a view and a selection,
//! `question` says what is asked and where, `meaning` which legal actions a piece stands for, `interaction` what a tap
//! therefore does. `selections` puts people and stored crates together, `workers` places people, `draft` holds
//! selections and tries them out, `brings` and `gains` ask the rules what a choice or a role would bring, `prompt` is
//! the prompt bar, `face` ties all of it to the page, `view` renders. `logbook`, `sheet` and `names` make the
//! sentences.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

mod art;
mod brings;
mod build;
mod draft;
mod face;
mod flights;
mod gains;
mod guide;
mod interaction;
mod lit;
mod logbook;
mod meaning;
pub mod model;
mod names;
mod pages;
mod places;
mod prompt;
mod question;
mod reasons;
mod selections;
mod sheet;
mod study;
#[cfg(test)]
mod tests;
mod words;
mod workers;

#[cfg(target_arch = "wasm32")]
pub use pages::DEVICES;
pub use pages::{FORM, INFO, MODULE, SAVE_LOADER, STUDIES};

#[cfg(target_arch = "wasm32")]
mod view;
#[cfg(target_arch = "wasm32")]
pub use view::printed;

/// Puerto Rico on the page.
pub struct PuertoRicoBoard;

/// The table as this board is drawn from it.
type Context<'a> = table::board::BoardContext<'a, PuertoRicoBoard>;
