//! The games as the pages around the table know them. This is the only list of
//! games on the page; what a game has to say of itself is one file here.
//!
//! Of every game the page knows the [`Bill`] from the start. Everything else is
//! a part of its own that is fetched when somebody wants to play: screens then
//! talk to a [`Host`], plain data in, plain data out, so that they are written
//! and compiled once, however many games there are.

pub mod bill;
pub mod card;
#[cfg(target_arch = "wasm32")]
pub mod fetch;
pub mod form;
mod ginkgopolis;
#[cfg(target_arch = "wasm32")]
pub mod hand;
mod host;
pub mod opener;
mod puerto_rico;
#[cfg(test)]
mod reference_tests;
mod san_juan;
pub mod strength;
#[cfg(test)]
mod tests;

pub use bill::{BILLS, Bill, bill};
pub use card::{Listed, card_of};
#[cfg(target_arch = "wasm32")]
pub use fetch::{fetch, fetch_language, fetch_opener, host, opener};
pub use form::{Choices, EditionForm, OptionForm, Reading, Setting};
pub use host::{Came, Exhibit, Host};
pub use opener::{Opened, Opener};

/// Every game, in the order of the first page. Natively nothing has to be
/// fetched.
#[cfg(test)]
pub const HOSTS: &[&dyn Host] = &[san_juan::HOST, puerto_rico::HOST, ginkgopolis::HOST];

/// What reads their saves, in the same order.
#[cfg(test)]
pub const OPENERS: &[&dyn Opener] = &[san_juan::OPENER, puerto_rico::OPENER, ginkgopolis::OPENER];

/// The host of the game with this [`Game::ID`](sobremesa::core::Game::ID).
#[cfg(test)]
pub fn host(id: &str) -> Option<&'static dyn Host> {
    HOSTS.iter().copied().find(|host| host.id() == id)
}
