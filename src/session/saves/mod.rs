//! The saves: many saved games side by side, whatever keeps their texts.
//!
//! One key per game (`sobremesa.save.<id>`) and one small index with what the
//! list shows (`sobremesa.index`). The keys are the truth: an index that is
//! lost, stale or damaged is rebuilt from them. Nothing is ever deleted but on
//! request; what cannot be read stays where it is and is listed as damaged.
//!
//! Deliberately absent: the browser. Texts go through a [`SaveStorage`], so that
//! full, closed and lying storage can be tried natively.

mod index;
mod storage;
mod summary;
mod transfer;

#[cfg(test)]
mod tests;

pub use storage::{MemoryStorage, SaveStorage, StorageError};
pub use summary::{Entry, Fault, SaveSummary, SeatSummary, Stage};
pub use transfer::{Bundle, ImportFault, Imported};

use index::Index;

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The version of the envelope around a save.
pub const FORMAT: u16 = 1;
/// What every key of a save begins with.
pub const SAVE_PREFIX: &str = "sobremesa.save.";
/// The key of the index.
pub const INDEX_KEY: &str = "sobremesa.index";

/// Whether what is written stays.
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

/// Why a write did not reach the storage.
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
    /// Opens the saves and rebuilds what the index lacks.
    pub fn open(storage: C) -> Self {
        let mut saves = Saves {
            storage,
            memory: BTreeMap::new(),
            index: BTreeMap::new(),
            broken: BTreeMap::new(),
            health: Health::Kept,
        };
        saves.refresh();
        saves
    }

    /// Whether what is written stays.
    pub fn health(&self) -> Health {
        self.health
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
        if self.stored_revision(id) > summary.revision {
            return Err(StoreFault::Overtaken);
        }
        let summary = SaveSummary { revision: summary.revision + 1, ..summary };
        let text = Entry::write(&summary, save);
        self.broken.remove(id);
        self.index.insert(id.to_owned(), summary.clone());
        let outcome = self.put(&key(id), &text);
        if outcome.is_ok() {
            self.memory.remove(id);
        }
        self.note(outcome);
        match outcome {
            Ok(()) => {
                Index::update(&mut self.storage, id, Some((&summary, &text)));
                Ok(summary)
            }
            Err(error) => {
                self.memory.insert(id.to_owned(), text);
                Err(error.into())
            }
        }
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

    /// Takes a game off the saves.
    pub fn remove(&mut self, id: &str) -> Option<Removed> {
        let text = self.raw(id)?;
        self.memory.remove(id);
        self.index.remove(id);
        self.broken.remove(id);
        let outcome = self.storage.remove(&key(id));
        Index::update(&mut self.storage, id, None);
        if outcome.is_ok() && self.health == Health::Full {
            self.retry();
        }
        Some(Removed { id: id.to_owned(), text })
    }

    /// Puts a removed game back, unchanged.
    pub fn put_back(&mut self, removed: Removed) {
        let outcome = self.put(&key(&removed.id), &removed.text);
        self.note(outcome);
        if outcome.is_err() {
            self.memory.insert(removed.id.clone(), removed.text.clone());
        }
        self.sort_in(&removed.id, &removed.text);
    }

    /// Looks at the storage again: another tab may have written.
    pub fn refresh(&mut self) {
        let known = Index::read(&self.storage);
        self.index.clear();
        self.broken.clear();
        match self.storage.keys() {
            Ok(keys) => {
                for id in keys.iter().filter_map(|key| key.strip_prefix(SAVE_PREFIX)) {
                    self.read_in(id, &known);
                }
            }
            Err(error) => self.note(Err(error)),
        }
        for (id, text) in self.memory.clone() {
            self.sort_in(&id, &text);
        }
    }

    fn read_in(&mut self, id: &str, known: &Index) {
        let Ok(Some(text)) = self.storage.get(&key(id)) else { return };
        match known.summary(id, &text) {
            Some(summary) => drop(self.index.insert(id.to_owned(), summary.clone())),
            None => self.sort_in(id, &text),
        }
    }

    fn sort_in(&mut self, id: &str, text: &str) {
        match Entry::read(text) {
            Ok(entry) => drop(self.index.insert(id.to_owned(), entry.summary)),
            Err(fault) => drop(self.broken.insert(id.to_owned(), fault)),
        }
    }

    /// The revision in the storage: not the index's, which another tab may
    /// have left behind.
    fn stored_revision(&self, id: &str) -> u64 {
        let text = self.storage.get(&key(id)).ok().flatten();
        text.and_then(|text| Entry::read(&text).ok()).map_or(0, |entry| entry.summary.revision)
    }

    /// Writes and reads back: some browsers accept a write and drop it.
    fn put(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.storage.set(key, text)?;
        match self.storage.get(key)? {
            Some(kept) if kept == text => Ok(()),
            _ => Err(StorageError::Unavailable),
        }
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
            if self.put(&key(&id), &text).is_err() {
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
