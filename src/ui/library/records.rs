//! Records beside the saved games, each under a key of its own: statistics, and results of the
//! deals of the day.

use leptos::prelude::*;
use session::kept::{self, Kept, Trouble};
use session::saves::{SaveStorage, StorageError};
use session::statistics::GameFacts;

use super::Library;
use super::keys::{day_of, today};
use super::storage::{LocalSaves, on_foreign_write};
use crate::returns::on_return;

/// Reads the record of this kind.
///
/// # Errors
/// See [`Trouble`].
pub fn kept<T: Kept>() -> Result<T, Trouble> {
    T::load(&LocalSaves)
}

/// Keeps it.
///
/// # Errors
/// The storage is full or closed; what lay there still does.
pub fn keep<T: Kept>(kept: &T) -> Result<(), StorageError> {
    kept.store(&mut LocalSaves)
}

/// The very text under a key, readable or not.
pub fn raw(key: &str) -> Option<String> {
    LocalSaves.get(key).ok().flatten()
}

/// The same as a signal, as long as the present owner lives: another tab may write there.
pub fn followed(key: String) -> RwSignal<Option<String>> {
    let text = RwSignal::new(raw(&key));
    let of = key.clone();
    let look = move || {
        let now = raw(&of);
        if text.try_with_untracked(|before| *before != now) == Some(true) {
            text.set(now);
        }
    };
    on_return(look.clone());
    on_foreign_write(move |written| {
        if written.is_none_or(|written| written == key) {
            look();
        }
    });
    text
}

/// Notes the end of the saved game `id`.
pub fn note_end(library: Library, id: &str, facts: GameFacts) {
    let summary = library.load(id).map(|entry| entry.summary).unwrap_or_default();
    let (begun_ms, ended_ms) = (summary.begun_ms, summary.written_ms);
    let facts = GameFacts { saves: vec![id.to_owned()], begun_ms, ended_ms, ..facts };
    kept::note_end(&mut LocalSaves, facts, today());
}

/// Notes the end of a deal of the day that was not noted when it ended: the page ended with it.
/// Whether anything was noted.
pub fn note_day_late(facts: &GameFacts) -> bool {
    day_of(facts.ended_ms).is_some_and(|on| kept::note_day(&mut LocalSaves, facts, on))
}
