//! What is kept beside the saved games, each under a key of its own: statistics, and what
//! was made of the deals of the day.

use sobremesa::session::daily::diary::{Diary, Outcome};
use sobremesa::session::kept::Kept;
use sobremesa::session::saves::{Fault, SaveStorage, StorageError};
use sobremesa::session::statistics::{GameFacts, Statistics};

use super::Library;
use super::keys::today;
use super::storage::LocalSaves;

/// Why something cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It lies there and stays there, but is damaged or from a newer version.
    Unreadable(Fault),
    /// The storage refuses.
    Storage(StorageError),
}

/// What is kept of this kind.
///
/// # Errors
/// See [`Trouble`].
pub fn kept<T: Kept>() -> Result<T, Trouble> {
    let text = LocalSaves.get(T::KEY).map_err(Trouble::Storage)?;
    T::read(text.as_deref()).map_err(Trouble::Unreadable)
}

/// Keeps it. Writes and reads back: some browsers accept a write and drop it.
///
/// # Errors
/// The storage is full or closed; what lay there still does.
pub fn keep<T: Kept>(kept: &T) -> Result<(), StorageError> {
    let text = kept.to_json();
    LocalSaves.set(T::KEY, &text)?;
    match LocalSaves.get(T::KEY)? {
        Some(kept) if kept == text => Ok(()),
        _ => Err(StorageError::Unavailable),
    }
}

/// The very text under a key, readable or not.
pub fn raw(key: &str) -> Option<String> {
    LocalSaves.get(key).ok().flatten()
}

/// Notes the end of the saved game `id`. What cannot be read stays as it is, and a storage that
/// refuses is told by the pages that show what is kept.
pub fn note_end(library: Library, id: &str, facts: GameFacts) {
    let summary = library.load(id).map(|entry| entry.summary).unwrap_or_default();
    let facts = GameFacts {
        saves: vec![id.to_owned()],
        begun_ms: summary.begun_ms,
        ended_ms: summary.written_ms,
        ..facts
    };
    note_day(&facts, id);
    if let Ok(mut statistics) = kept::<Statistics>() {
        statistics.take(facts);
        let _ = keep(&statistics);
    }
}

/// Notes the end of a deal of the day; practice does not count.
fn note_day(facts: &GameFacts, id: &str) {
    let (Ok(mut diary), Some(on)) = (kept::<Diary>(), today()) else { return };
    let own = facts.seats.iter().find(|seat| seat.is_person());
    let Some(own) = own.filter(|_| !facts.practice) else { return };
    let (points, rank, hints) = (own.points, own.rank, facts.hints);
    if diary.finish(Outcome { save: id.to_owned(), points, rank, hints, on }) {
        let _ = keep(&diary);
    }
}
