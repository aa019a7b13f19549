//! The list of saved games.

mod choice;
mod import;
mod intake;
mod page;
mod row;
mod tighten;

pub use import::{FileRefusal, What};
pub use page::SavedGamesPage;

use std::sync::Arc;

use leptos::prelude::RwSignal;
use session::saves::{Removed, SaveSummary};

use table::game::names_of;
use ui::i18n::{Messages, listed};
use ui::sanitized::sanitized;

/// Returns the title of a game: the player's own, or the names of the seats.
pub fn title_of(summary: &SaveSummary, words: &Messages) -> String {
    if !summary.title.is_empty() {
        return sanitized(&summary.title);
    }
    listed(words.lang(), &names_of(&summary.seats, words))
}

/// Message that the page shows once, until something else happens.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedNotice {
    Nothing,
    /// A game was deleted and can be brought back.
    Deleted {
        /// Title of the game.
        title: String,
        /// To bring it back.
        removed: Removed,
    },
    /// So many were deleted at once and can be brought back.
    DeletedMany(Arc<Vec<Removed>>),
    /// So many games are back.
    Undone(usize),
    /// Games came in.
    Imported(Arc<Imported>),
    /// They are gone again.
    ImportUndone,
}

/// Result of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The keys of the games that were taken in.
    pub ids: Vec<String>,
    /// True if they live in memory only.
    pub in_memory: bool,
    /// Number of games that lay here already.
    pub known: usize,
    /// Number that could not be read, and the reason for the first of them.
    pub bad: usize,
    /// The reasons for the first of them.
    pub problems: Vec<String>,
    /// Number that did not fit.
    pub no_room: usize,
}

/// The page's voice.
pub type Voice = RwSignal<SavedNotice>;
