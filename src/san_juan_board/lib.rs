//! San Juan on the page: its board and all that the page says of the game.
//!
//! `model` is what is shown, `board` makes it from a view and a selection,
//! `meaning` says which action a piece stands for, `interaction` what a tap therefore does, `payment` how a building is
//! paid for, `draft` tries selections out, `strip` sums up a phase, `face` ties them to the page, `view` renders.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

mod board;
pub mod cards;
mod draft;
mod face;
mod gains;
mod guide;
mod interaction;
mod lit;
mod logbook;
mod meaning;
pub mod model;
mod pages;
mod payment;
mod prompt;
mod sheet;
mod strip;
mod study;
#[cfg(test)]
mod tests;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use pages::DEVICES;
pub use pages::{FORM, INFO, MODULE, SAVE_LOADER, STUDIES};

#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(test)]
use self::{
    draft::Draft,
    model::{Model, Target},
};
#[cfg(target_arch = "wasm32")]
pub use view::printed;

/// San Juan on the page.
pub struct SanJuanBoard;

/// The table as this board is drawn from it.
type Context<'a> = table::board::BoardContext<'a, SanJuanBoard>;
