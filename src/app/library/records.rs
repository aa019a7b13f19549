//! What is kept beside the saved games, each under a key of its own: statistics, and what
//! was made of the deals of the day.

use sobremesa::session::daily::diary::{self as kept_diary, Diary, Outcome};
use sobremesa::session::saves::{Fault, SaveStorage, StorageError};
use sobremesa::session::statistics::{self as kept_statistics, GameFacts, Statistics, Who};

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

/// The statistics.
///
/// # Errors
/// See [`Trouble`].
pub fn statistics() -> Result<Statistics, Trouble> {
    Statistics::read(text(kept_statistics::KEY)?.as_deref()).map_err(Trouble::Unreadable)
}

/// Keeps the statistics.
///
/// # Errors
/// The storage is full or closed; what lay there still does.
pub fn keep_statistics(statistics: &Statistics) -> Result<(), StorageError> {
    keep(kept_statistics::KEY, &statistics.to_json())
}

/// What was made of the deals of the day.
///
/// # Errors
/// See [`Trouble`].
pub fn diary() -> Result<Diary, Trouble> {
    Diary::read(text(kept_diary::KEY)?.as_deref()).map_err(Trouble::Unreadable)
}

/// Keeps what was made of the deals of the day.
///
/// # Errors
/// As [`keep_statistics`].
pub fn keep_diary(diary: &Diary) -> Result<(), StorageError> {
    keep(kept_diary::KEY, &diary.to_json())
}

/// The very text under a key, readable or not.
pub fn raw(key: &str) -> Option<String> {
    text(key).ok().flatten()
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
    if let Ok(mut statistics) = statistics() {
        statistics.take(facts);
        let _ = keep_statistics(&statistics);
    }
}

/// Notes the end of a deal of the day; practice does not count.
fn note_day(facts: &GameFacts, id: &str) {
    let (Ok(mut diary), Some(on)) = (diary(), today()) else { return };
    let own = facts.seats.iter().find(|seat| matches!(seat.who, Who::Person(_)));
    let Some(own) = own.filter(|_| !facts.practice) else { return };
    let (points, rank, hints) = (own.points, own.rank, facts.hints);
    if diary.finish(Outcome { save: id.to_owned(), points, rank, hints, on }) {
        let _ = keep_diary(&diary);
    }
}

fn text(key: &str) -> Result<Option<String>, Trouble> {
    LocalSaves.get(key).map_err(Trouble::Storage)
}

/// Writes and reads back: some browsers accept a write and drop it.
fn keep(key: &str, text: &str) -> Result<(), StorageError> {
    LocalSaves.set(key, text)?;
    match LocalSaves.get(key)? {
        Some(kept) if kept == text => Ok(()),
        _ => Err(StorageError::Unavailable),
    }
}
