//! The games as the pages around the table know them. This is the only list of
//! games on the page; what a game has to say of itself is one file here.
//!
//! Screens talk to a [`Host`]: plain data in, plain data out, so that they are
//! written and compiled once, however many games there are.

pub mod card;
pub mod form;
mod ginkgopolis;
mod host;
mod puerto_rico;
pub mod rulebook;
mod san_juan;
#[cfg(test)]
mod tests;

pub use card::{Listed, card_of};
pub use form::{EditionForm, OptionForm, Setting};
pub use host::{Came, Host};

use host::Seatings;
use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::puerto_rico::PuertoRico;
use sobremesa::games::san_juan::SanJuan;

/// Every game that can be played, in the order of the first page.
pub const HOSTS: &[&dyn Host] =
    &[&Seatings::<SanJuan>::NEW, &Seatings::<PuertoRico>::NEW, &Seatings::<Ginkgopolis>::NEW];

/// The host of the game with this [`Game::ID`](sobremesa::core::Game::ID).
pub fn host(id: &str) -> Option<&'static dyn Host> {
    HOSTS.iter().copied().find(|host| host.id() == id)
}
