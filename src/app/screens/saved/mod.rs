//! The list of saved games.

mod import;
mod page;
mod row;

pub use import::{Refusal, What};
pub use page::SavedGamesPage;

use leptos::prelude::RwSignal;
use sobremesa::session::saves::SaveSummary;

use crate::app::games::names_of;
use crate::app::i18n::Messages;
use crate::app::shown::shown;

/// What a game is called: its title, or who sits there.
pub fn title_of(summary: &SaveSummary, words: &Messages) -> String {
    if !summary.title.is_empty() {
        return shown(&summary.title);
    }
    names_of(&summary.seats, words).join(words.screens.setup.join)
}

/// What the page says once, until something else happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Nothing.
    Nothing,
    /// A game was deleted and can be brought back.
    Deleted {
        /// What it was called.
        title: String,
        /// To bring it back.
        removed: sobremesa::session::saves::Removed,
    },
    /// It is back.
    Undone,
    /// So many games came in, and whether they will stay.
    Imported {
        /// How many.
        games: usize,
        /// Whether they live in memory only.
        in_memory: bool,
    },
}

/// The page's voice.
pub type Voice = RwSignal<Said>;
