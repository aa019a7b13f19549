//! The games as the pages around the table know them. This is the only list of
//! games on the page; what a game has to say of itself is one file here.
//!
//! Of every game the page knows the [`GameInfo`] from the start. Everything else is
//! a part of its own that is fetched when somebody wants to play: screens then
//! talk to a [`GameModule`], plain data in, plain data out, so that they are written
//! and compiled once, however many games there are. What can be chosen before a game is its
//! [`GameForm`]: a table can be set while the game is still on its way.

mod automa;
#[cfg(target_arch = "wasm32")]
pub mod fetch;
pub mod form;
mod ginkgopolis;
#[cfg(target_arch = "wasm32")]
pub mod hand;
#[cfg(test)]
mod heard;
pub mod info;
mod module;
mod names;
pub mod opener;
mod puerto_rico;
#[cfg(test)]
mod reference_tests;
mod san_juan;
pub mod strength;
pub mod study;
pub mod summary;
#[cfg(test)]
mod tests;
mod unopened;

pub use automa::Automa;
#[cfg(target_arch = "wasm32")]
pub use fetch::{fetch, fetch_language, fetch_opener, fetch_studies, module, opener, studies};
pub use form::{Choices, EditionForm, Mix, OptionForm, PresetForm, Reading, Setting};
pub use info::{GAMES, GameInfo, info};
pub use module::{Came, GameForm, GameModule, KeyOf, Named, PieceInfo};
#[cfg(target_arch = "wasm32")]
pub use names::names_of;
pub use names::seat_names;
pub use opener::{Arrival, Kept, Known, Opened, Opener, TakeIn};
pub use study::Studies;
pub use summary::{Listed, facts_of, summary_of};
pub use unopened::Unopened;

/// Returns the options of the game with this [`Game::ID`](game_core::Game::ID). Only the
/// set-up page asks, whose part of the page holds the forms of all games.
pub fn form(id: &str) -> Option<&'static dyn GameForm> {
    [san_juan::FORM, puerto_rico::FORM, ginkgopolis::FORM].into_iter().find(|form| form.id() == id)
}

/// Every game, in the order of the first page. Natively nothing has to be
/// fetched.
#[cfg(test)]
pub const HOSTS: &[&dyn GameModule] = &[san_juan::HOST, puerto_rico::HOST, ginkgopolis::HOST];

/// Readers of their saves, in the same order.
#[cfg(test)]
pub const OPENERS: &[&dyn Opener] = &[san_juan::OPENER, puerto_rico::OPENER, ginkgopolis::OPENER];

/// Their studies, in the same order.
#[cfg(test)]
pub const STUDIES: &[&dyn Studies] = &[san_juan::STUDIES, puerto_rico::STUDIES, ginkgopolis::STUDIES];

/// The module of the game with this [`Game::ID`](game_core::Game::ID).
#[cfg(test)]
pub fn module(id: &str) -> Option<&'static dyn GameModule> {
    HOSTS.iter().copied().find(|module| module.id() == id)
}
