//! Tables that somebody sits down at: of a new game, of a saved one, of a lesson.

use std::any::Any;

use session::Session;
use session::auto_answer::AutoAnswer;
use session::lesson::Lesson;
use session::saves::SaveSummary;

/// A table that somebody sits down at: a
/// [`Reopened`](session::save::Reopened) of a game that only its
/// module needs to know.
pub type Opened = Box<dyn Any>;

/// A game to begin with: what the library stores, and the table itself.
pub struct Fresh {
    pub summary: SaveSummary,
    /// Its save, as JSON.
    pub save: String,
    /// Its table, which need not be read from the save.
    pub table: Opened,
}

/// A lesson together with the table at which it is played.
pub struct LessonTable<G: AutoAnswer> {
    /// The table.
    pub session: Session<G>,
    pub lesson: Lesson<G>,
}

/// The table of a game that was opened again.
#[cfg(target_arch = "wasm32")]
pub(super) fn reopened<G: super::Listed>(table: Opened) -> session::save::Reopened<G::Game> {
    *table.downcast().expect("invariant: a table goes to the host of its game")
}
