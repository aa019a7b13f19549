//! The board of tableau games: San Juan.
//!
//! `model` is what is shown, `build` makes it from a view and a selection,
//! `choice` says what can be chosen, `interaction` what a tap means, `draft` tries selections out, `strip` sums up a
//! phase, `face` ties them to the page, `view` renders.

mod build;
pub mod cards;
mod choice;
mod draft;
mod face;
mod gains;
mod interaction;
mod logbook;
pub mod model;
mod prompt;
mod sheet;
mod strip;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
mod view;

#[cfg(test)]
use self::{
    draft::Draft,
    model::{Model, Target},
};
#[cfg(target_arch = "wasm32")]
pub use view::printed;
