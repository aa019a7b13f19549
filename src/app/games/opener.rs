//! Opening saved games. Whoever begins a new game needs nothing of it, so it is
//! a part of the page of its own for each game (`fetch.rs`).

use std::any::Any;
use std::marker::PhantomData;

use sobremesa::session::auto_answer::AutoAnswer;
use sobremesa::session::save::Save;

/// A table that somebody sits down at: a
/// [`Reopened`](sobremesa::session::save::Reopened) of a game that only its
/// module needs to know.
pub type Opened = Box<dyn Any>;

/// What reads the saves of a game.
pub trait Opener: Sync {
    /// Brings the table of a save back.
    ///
    /// # Errors
    /// The field that forbids it, and why.
    fn reopen(&self, save: &str) -> Result<Opened, String>;
}

/// The opener of the game `G`.
pub(super) struct Saves<G>(PhantomData<fn() -> G>);

impl<G> Saves<G> {
    pub(super) const NEW: Self = Saves(PhantomData);
}

impl<G: AutoAnswer> Opener for Saves<G> {
    fn reopen(&self, save: &str) -> Result<Opened, String> {
        let reopened = Save::<G>::parse(save).and_then(|save| save.reopen());
        reopened.map(|reopened| Box::new(reopened) as Opened).map_err(|error| error.to_string())
    }
}
