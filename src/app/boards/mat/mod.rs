//! The board of games with a mat for each player: Puerto Rico.
//!
//! `model` is what is shown, `build` makes it from a view and a selection,
//! `choice` says what can be chosen, `interaction` what a tap means, `draft`
//! holds selections and tries them out, `further` knows what pieces mean in the questions of the expansions, `workers` places people, `brings`
//! and `gains` ask the rules what a choice or a role would bring, `prompt` is the prompt bar, `face` ties all
//! of it to the page, `view` renders. `logbook`, `sheet` and `names` make the
//! sentences.

mod brings;
mod build;
mod choice;
mod draft;
mod face;
mod flights;
mod further;
mod gains;
mod interaction;
mod logbook;
pub mod model;
pub mod names;
mod prompt;
mod reasons;
mod sheet;
#[cfg(test)]
mod tests;
mod workers;

#[cfg(target_arch = "wasm32")]
mod view;
#[cfg(target_arch = "wasm32")]
pub use view::printed;
