//! Opening saved games. Whoever begins a new game needs nothing of it, so it is
//! a part of the page of its own for each game (`fetch.rs`).

use std::any::Any;
use std::marker::PhantomData;

use sobremesa::session::Session;
use sobremesa::session::auto_answer::AutoAnswer;
use sobremesa::session::lesson::Lesson;
use sobremesa::session::puzzles::Posed;
use sobremesa::session::save::Save;
use sobremesa::session::statistics::GameFacts;

use super::summary::{Listed, facts_of};

#[cfg(target_arch = "wasm32")]
use crate::app::table::puzzle;

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

    /// What is kept of a save's game for statistics; `None` while it is not over.
    ///
    /// # Errors
    /// As [`Opener::reopen`].
    fn facts(&self, save: &str) -> Result<Option<GameFacts>, String>;

    /// Sits down at the table of a lesson: a [`LessonTable`] of the game.
    ///
    /// # Errors
    /// The field that forbids it, and why.
    fn lesson(&self, lesson: &str) -> Result<Opened, String>;

    /// Sits down at the table of the puzzle called `id`: a `PosedTable` of the game.
    ///
    /// # Errors
    /// Why there is none, in words.
    #[cfg(target_arch = "wasm32")]
    fn puzzle(&self, collection: &str, id: &str) -> Result<Opened, String>;
}

/// A lesson together with the table at which it is played.
pub struct LessonTable<G: AutoAnswer> {
    /// The table.
    pub session: Session<G>,
    /// The lesson.
    pub lesson: Lesson<G>,
}

/// The opener of the game `G`.
pub(super) struct Saves<G>(PhantomData<fn() -> G>);

impl<G> Saves<G> {
    pub(super) const NEW: Self = Saves(PhantomData);
}

impl<G: Listed + Posed> Opener for Saves<G> {
    fn reopen(&self, save: &str) -> Result<Opened, String> {
        let reopened = Save::<G>::parse(save).and_then(|save| save.reopen());
        reopened.map(|reopened| Box::new(reopened) as Opened).map_err(|error| error.to_string())
    }

    fn lesson(&self, lesson: &str) -> Result<Opened, String> {
        let lesson = Lesson::<G>::parse(lesson).map_err(|error| error.to_string())?;
        let session = lesson.table().map_err(|error| error.to_string())?;
        Ok(Box::new(LessonTable { session, lesson }))
    }

    #[cfg(target_arch = "wasm32")]
    fn puzzle(&self, collection: &str, id: &str) -> Result<Opened, String> {
        Ok(Box::new(puzzle::posed::<G>(collection, id)?))
    }

    fn facts(&self, save: &str) -> Result<Option<GameFacts>, String> {
        let said = |error: sobremesa::session::save::SaveError| error.to_string();
        let save = Save::<G>::parse(save).map_err(said)?;
        let session = save.reopen().map_err(said)?.session;
        Ok(session.is_over().then(|| facts_of(&session, &save)))
    }
}
