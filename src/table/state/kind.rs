//! Kinds of tables: a game, a lesson, a puzzle, a study.

use leptos::prelude::*;

use crate::board::GameUi;
use crate::coach::Coach;
use crate::posing::Posing;
use crate::state::studying::{StudyTable, Studying};

/// Kind of a table: it decides who answers for the others, and what may be done.
pub enum TableKind<G: GameUi> {
    /// A game: opponents think, and what is done is kept.
    Game,
    /// A lesson: its coach judges what is done, and answers for the others.
    Lesson(Coach<G>),
    /// A puzzle: its solver answers for the others, until the horizon.
    Puzzle(StoredValue<Posing<G::Game>, LocalStorage>),
    /// A study: nobody plays, and what is touched is edited.
    Study(Studying<G>),
}

impl<G: GameUi> Clone for TableKind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for TableKind<G> {}

impl<G: GameUi> TableKind<G> {
    /// The coach of a lesson.
    pub fn coach(self) -> Option<Coach<G>> {
        match self {
            TableKind::Lesson(coach) => Some(coach),
            TableKind::Game | TableKind::Puzzle(_) | TableKind::Study(_) => None,
        }
    }

    /// The puzzle.
    pub fn posing(self) -> Option<StoredValue<Posing<G::Game>, LocalStorage>> {
        match self {
            TableKind::Puzzle(posing) => Some(posing),
            TableKind::Game | TableKind::Lesson(_) | TableKind::Study(_) => None,
        }
    }

    /// The study.
    pub fn study(self) -> Option<StudyTable> {
        match self {
            TableKind::Study(Studying { study, .. }) => Some(study),
            TableKind::Game | TableKind::Lesson(_) | TableKind::Puzzle(_) => None,
        }
    }

    /// Returns true if this is a game.
    pub fn is_game(self) -> bool {
        matches!(self, TableKind::Game)
    }
}
