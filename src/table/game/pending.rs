//! Tables that somebody is about to sit down at: of a new game, or of a saved one.

#[cfg(target_arch = "wasm32")]
use leptos::prelude::AnyView;
use session::save::{Entrance, Reopened};
use session::saves::SaveSummary;
use session::{Session, save};

use super::module::Drawn;
use super::summary::{GameSummary, summary_of};
#[cfg(target_arch = "wasm32")]
use crate::{result, screen};

/// A table that waits to be shown, of whichever game.
pub trait PendingTable {
    /// Returns true if this device decides at a table of many.
    fn is_host(&self) -> bool;

    /// Shows the table, kept in the library as `id`.
    #[cfg(target_arch = "wasm32")]
    fn seat_down(self: Box<Self>, id: &str) -> AnyView;

    /// Shows the review of the finished game, kept in the library as `id`.
    #[cfg(target_arch = "wasm32")]
    fn look_back(self: Box<Self>, id: &str) -> AnyView;

    /// Shows the result of the game, kept in the library as `id`, with what `beside` makes of that key.
    #[cfg(target_arch = "wasm32")]
    fn results(self: Box<Self>, id: &str, beside: fn(&str) -> AnyView) -> AnyView;
}

/// The table of the game `G`.
pub(super) struct Pending<G: GameSummary>(pub(super) Reopened<G::Game>);

impl<G: GameSummary + Drawn> Pending<G> {
    /// Brings the table of a save back.
    ///
    /// # Errors
    /// The save cannot be read.
    pub(super) fn of_save(save: &str) -> Result<Self, save::SaveError> {
        Ok(Pending(save::Save::<G::Game>::parse(save)?.reopen()?))
    }
}

impl<G: GameSummary + Drawn> PendingTable for Pending<G> {
    fn is_host(&self) -> bool {
        self.0.session.is_host()
    }

    #[cfg(target_arch = "wasm32")]
    fn seat_down(self: Box<Self>, id: &str) -> AnyView {
        screen::seat_down::<G>(id, self.0)
    }

    #[cfg(target_arch = "wasm32")]
    fn look_back(self: Box<Self>, id: &str) -> AnyView {
        screen::look_back::<G>(id, self.0)
    }

    #[cfg(target_arch = "wasm32")]
    fn results(self: Box<Self>, id: &str, beside: fn(&str) -> AnyView) -> AnyView {
        result::results_of::<G>(id, self.0, beside)
    }
}

/// A game to begin with: what the library stores, and the table itself.
pub struct Fresh {
    pub summary: SaveSummary,
    /// Its save, as JSON.
    pub save: String,
    /// Its table, which need not be read from the save.
    pub table: Box<dyn PendingTable>,
}

impl Fresh {
    /// The game of `session`, stored as `save`, which is entered like this.
    pub(super) fn new<G: GameSummary + Drawn>(
        session: Session<G::Game>,
        save: String,
        entrance: Entrance,
    ) -> Fresh {
        let summary = summary_of::<G>(&session);
        let table = Box::new(Pending::<G>(Reopened { session, history_lost: false, entrance }));
        Fresh { summary, save, table }
    }
}
