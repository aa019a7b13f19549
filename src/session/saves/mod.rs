//! The saves: many saved games side by side, whatever keeps their texts.
//!
//! One key per game (`sobremesa.save.<id>`) and one small index with what the
//! list shows (`sobremesa.index`). The keys are the truth: an index that is
//! lost, stale or damaged is rebuilt from them. Nothing is ever deleted but on
//! request; what cannot be read stays where it is and is listed as damaged.
//!
//! Deliberately absent: the browser. Texts go through a [`SaveStorage`], so that
//! full, closed and lying storage can be tried natively.

mod import;
mod index;
mod room;
mod scan;
mod storage;
mod summary;
mod transfer;

#[cfg(test)]
mod tests;

pub use import::{
    Bundle, CheckedSave, Import, ImportFault, ImportForecast, ImportProgress, Imported, echoed,
};
pub use room::{LIMIT, Room};
pub use storage::{MemoryStorage, SaveStorage, StorageError};
pub use summary::{Entry, Fault, GameStage, SaveSummary, SeatSummary};
pub use transfer::IMPORT_KEY;

use index::Index;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The version of the envelope around a save.
pub const FORMAT: u16 = 1;
/// What every key of a save begins with.
pub const SAVE_PREFIX: &str = "sobremesa.save.";
/// What every key of a review begins with; a review lies beside its game and goes with it.
pub const REVIEW_PREFIX: &str = "sobremesa.review.";
/// The key of the index.
pub const INDEX_KEY: &str = "sobremesa.index";

/// True if what is written stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Health {
    /// Every write so far was read back unchanged.
    #[default]
    Kept,
    /// There is no storage (private mode, blocked): games live in memory.
    Unavailable,
    /// The storage took no more: the latest moves live in memory.
    Full,
}

/// Reason why a write did not reach the storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// There is no storage; the game was kept in memory.
    Unavailable,
    /// The storage is full; the game was kept in memory, its older version
    /// still lies in the storage.
    Full,
    /// Another tab wrote this game since; nothing was changed.
    Overtaken,
}

/// One line of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A game that can be opened.
    Game {
        /// Its key.
        id: String,
        /// What the list shows.
        summary: SaveSummary,
    },
    /// Something that cannot be opened; it is kept as it is.
    Broken {
        /// Its key.
        id: String,
        /// Why not.
        fault: Fault,
    },
}

impl Item {
    /// The key of the game.
    pub fn id(&self) -> &str {
        match self {
            Item::Game { id, .. } | Item::Broken { id, .. } => id,
        }
    }
}

/// A game taken off the saves, to be put back if that was a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    id: String,
    text: String,
    review: Option<String>,
}

/// Saved games over a storage.
pub struct Saves<C> {
    storage: C,
    /// What the storage did not take: the newest version of each such game.
    memory: BTreeMap<String, String>,
    index: BTreeMap<String, SaveSummary>,
    broken: BTreeMap<String, Fault>,
    health: Health,
}

impl<C: SaveStorage> Saves<C> {
    /// Opens the saves: ends what the page before could not end, and rebuilds what the index lacks.
    pub fn open(storage: C) -> Self {
        let mut saves = Saves {
            storage,
            memory: BTreeMap::new(),
            index: BTreeMap::new(),
            broken: BTreeMap::new(),
            health: Health::Kept,
        };
        saves.finish_import();
        saves.refresh();
        saves.sweep_reviews();
        saves
    }

    /// Checks whether what is written stays.
    pub fn health(&self) -> Health {
        self.health
    }

    /// The texts of the games that the storage did not take, by their keys.
    pub fn in_memory(&self) -> &BTreeMap<String, String> {
        &self.memory
    }

    /// Every game, the one written last first; broken ones at the end.
    pub fn list(&self) -> Vec<Item> {
        // The index is in the order of the keys, which decides among equals.
        let mut games: Vec<_> = self.index.iter().collect();
        games.sort_by_key(|(_, summary)| Reverse(summary.written_ms));
        let games =
            games.into_iter().map(|(id, summary)| Item::Game { id: id.clone(), summary: summary.clone() });
        let broken =
            self.broken.iter().map(|(id, fault)| Item::Broken { id: id.clone(), fault: fault.clone() });
        games.chain(broken).collect()
    }

    /// What the list shows of a game.
    pub fn summary(&self, id: &str) -> Option<&SaveSummary> {
        self.index.get(id)
    }

    /// The game's summary and save.
    ///
    /// # Errors
    /// Nothing there, damaged, or from a newer version.
    pub fn load(&self, id: &str) -> Result<Entry, Fault> {
        Entry::read(&self.raw(id).ok_or(Fault::Missing)?)
    }

    /// The very text that is kept under `id`, readable or not.
    pub fn raw(&self, id: &str) -> Option<String> {
        self.memory.get(id).cloned().or_else(|| self.storage.get(&key(id)).ok().flatten())
    }

    /// Writes a game. `summary.revision` must be that of the version it grew
    /// from (0 for a new game); the stored one is greater by one.
    ///
    /// # Errors
    /// See [`StoreFault`]; except for `Overtaken` the game is kept in memory
    /// and can be loaded and exported as ever.
    pub fn store(&mut self, id: &str, summary: SaveSummary, save: &str) -> Result<SaveSummary, StoreFault> {
        let outcome = self.store_unnoted(id, summary, save);
        if outcome.is_ok() {
            self.note_in_index(&[id.to_owned()]);
        }
        outcome
    }

    /// The same, but for the index in the storage.
    fn store_unnoted(
        &mut self,
        id: &str,
        summary: SaveSummary,
        save: &str,
    ) -> Result<SaveSummary, StoreFault> {
        let stored = self.stored_revision(id);
        if stored.is_ok_and(|revision| revision > summary.revision) {
            return Err(StoreFault::Overtaken);
        }
        let summary = SaveSummary { revision: summary.revision + 1, ..summary };
        let text = Entry::write(&summary, save);
        self.broken.remove(id);
        self.index.insert(id.to_owned(), summary.clone());
        // Where it cannot be read what lies there, nothing is written over it.
        let outcome = stored.and_then(|_| self.storage.put(&key(id), &text));
        if outcome.is_ok() {
            self.memory.remove(id);
        }
        self.note(outcome);
        match outcome {
            Ok(()) => Ok(summary),
            Err(error) => {
                self.memory.insert(id.to_owned(), text);
                Err(error.into())
            }
        }
    }

    /// Writes a finished game in less room: `kept` is its save, which was found equal to what lies there as `from`.
    /// Whatever has changed since stays as it is. Whether it was written.
    pub fn replace(&mut self, id: &str, from: &str, kept: &str) -> bool {
        let Some(entry) = self.load(id).ok().filter(|entry| entry.save() == from) else { return false };
        if self.memory.contains_key(id) {
            return false;
        }
        let outcome = self.storage.put(&key(id), &Entry::write(&entry.summary, kept));
        self.note(outcome);
        if outcome.is_ok() {
            self.note_in_index(&[id.to_owned()]);
        }
        outcome.is_ok()
    }

    /// Gives a game another title; an empty one shows the players' names.
    ///
    /// # Errors
    /// As [`Saves::store`]; [`StoreFault::Overtaken`] also if it cannot be read.
    pub fn rename(&mut self, id: &str, title: &str) -> Result<(), StoreFault> {
        let entry = self.load(id).map_err(|_| StoreFault::Overtaken)?;
        let summary = SaveSummary { title: title.trim().to_owned(), ..entry.summary.clone() };
        self.store(id, summary, entry.save()).map(drop)
    }

    /// Takes a game off the saves, with its review. `None` if there is no such game, or if the storage
    /// does not let go of it; then it stays on the list, and [`Saves::health`] says so.
    pub fn remove(&mut self, id: &str) -> Option<Removed> {
        self.remove_all(&[id.to_owned()]).pop()
    }

    /// The same of many games; those that were taken off.
    pub fn remove_all(&mut self, ids: &[String]) -> Vec<Removed> {
        let removed: Vec<Removed> = ids.iter().filter_map(|id| self.remove_unnoted(id)).collect();
        if !removed.is_empty() {
            let lines: Vec<_> = removed.iter().map(|removed| (removed.id.clone(), None)).collect();
            Index::update(&mut self.storage, &lines);
            if self.health == Health::Full {
                self.retry();
            }
        }
        removed
    }

    fn remove_unnoted(&mut self, id: &str) -> Option<Removed> {
        let text = self.raw(id)?;
        let review = self.storage.get(&review_key(id)).ok().flatten();
        // The game first: a review that is left behind is swept up, a game without its review would stay.
        let outcome = self.storage.remove(&key(id));
        // Some browsers accept that as well and do nothing.
        let is_left = self.storage.get(&key(id)) != Ok(None);
        if is_left && !self.memory.contains_key(id) {
            self.note(Err(outcome.err().unwrap_or(StorageError::Unavailable)));
            return None;
        }
        self.forget(id);
        if review.is_some() {
            // A storage that keeps it keeps no more than that.
            let _ = self.storage.remove(&review_key(id));
        }
        Some(Removed { id: id.to_owned(), text, review })
    }

    /// Knows nothing of a game any more.
    fn forget(&mut self, id: &str) {
        self.memory.remove(id);
        self.index.remove(id);
        self.broken.remove(id);
        if self.memory.is_empty() && self.health == Health::Full {
            self.health = Health::Kept;
        }
    }

    /// Puts a removed game back, unchanged.
    pub fn put_back(&mut self, removed: Removed) {
        let outcome = self.storage.put(&key(&removed.id), &removed.text);
        self.note(outcome);
        if outcome.is_err() {
            self.memory.insert(removed.id.clone(), removed.text.clone());
        }
        if let Some(review) = &removed.review {
            // It can be made again.
            let _ = self.storage.set(&review_key(&removed.id), review);
        }
        self.sort_in(&removed.id, &removed.text);
    }

    /// Looks at one game again: another tab has written it.
    pub fn refresh_game(&mut self, id: &str) {
        match self.storage.get(&key(id)) {
            Err(error) => self.note(Err(error)),
            Ok(_) if self.memory.contains_key(id) => {}
            Ok(text) => {
                self.index.remove(id);
                self.broken.remove(id);
                if let Some(text) = text {
                    self.sort_in(id, &text);
                }
            }
        }
    }

    /// Looks at the storage again: another tab may have written.
    pub fn refresh(&mut self) {
        let known = Index::read(&self.storage);
        self.index.clear();
        self.broken.clear();
        let outcome = self.storage.keys().and_then(|keys| {
            let mut outcome = Ok(());
            for id in keys.iter().filter_map(|key| key.strip_prefix(SAVE_PREFIX)) {
                // One that cannot be read hides no other.
                outcome = self.read_in(id, &known).and(outcome);
            }
            outcome
        });
        self.note(outcome);
        for (id, text) in self.memory.clone() {
            self.sort_in(&id, &text);
        }
    }

    fn read_in(&mut self, id: &str, known: &Index) -> Result<(), StorageError> {
        // Another tab may have removed it since.
        let Some(text) = self.storage.get(&key(id))? else { return Ok(()) };
        match known.summary(id, &text) {
            Some(summary) => drop(self.index.insert(id.to_owned(), summary.clone())),
            None => self.sort_in(id, &text),
        }
        Ok(())
    }

    /// Removes reviews whose game is gone: the page ended while it removed both.
    fn sweep_reviews(&mut self) {
        let Ok(keys) = self.storage.keys() else { return };
        let games: BTreeSet<&str> = keys.iter().filter_map(|key| key.strip_prefix(SAVE_PREFIX)).collect();
        let reviews = keys.iter().filter_map(|key| key.strip_prefix(REVIEW_PREFIX));
        for id in reviews.filter(|id| !games.contains(id)) {
            // What stays is looked at again the next time.
            let _ = self.storage.remove(&review_key(id));
        }
    }

    fn sort_in(&mut self, id: &str, text: &str) {
        match Entry::read(text) {
            Ok(entry) => drop(self.index.insert(id.to_owned(), entry.summary)),
            Err(fault) => drop(self.broken.insert(id.to_owned(), fault)),
        }
    }

    /// The revision in the storage: not the index's, which another tab may
    /// have left behind. What a newer version of the program wrote is beyond any of ours.
    fn stored_revision(&self, id: &str) -> Result<u64, StorageError> {
        let text = self.storage.get(&key(id))?;
        Ok(text.map_or(0, |text| match Entry::read(&text) {
            Ok(entry) => entry.summary.revision,
            Err(Fault::Newer { .. }) => u64::MAX,
            Err(_) => 0,
        }))
    }

    fn note(&mut self, outcome: Result<(), StorageError>) {
        self.health = match outcome {
            Ok(()) if self.memory.is_empty() => Health::Kept,
            Ok(()) => self.health,
            Err(StorageError::Full) => Health::Full,
            Err(StorageError::Unavailable) => Health::Unavailable,
        };
    }

    /// There is room again: what waits in memory goes to the storage.
    fn retry(&mut self) {
        for (id, text) in std::mem::take(&mut self.memory) {
            let own = Entry::read(&text).map_or(0, |entry| entry.summary.revision);
            // Another tab may have gone on with it meanwhile.
            let is_ahead = self.stored_revision(&id).is_ok_and(|stored| stored < own);
            if !is_ahead || self.storage.put(&key(&id), &text).is_err() {
                self.memory.insert(id, text);
            }
        }
        if self.memory.is_empty() {
            self.health = Health::Kept;
        }
    }
}

impl From<StorageError> for StoreFault {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Full => StoreFault::Full,
            StorageError::Unavailable => StoreFault::Unavailable,
        }
    }
}

fn key(id: &str) -> String {
    format!("{SAVE_PREFIX}{id}")
}

/// The key under which the review of the game `id` is kept.
pub fn review_key(id: &str) -> String {
    format!("{REVIEW_PREFIX}{id}")
}
