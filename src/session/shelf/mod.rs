//! The shelf: many saved games side by side, whatever keeps their texts.
//!
//! One key per game (`sobremesa.save.<id>`) and one small index with what the
//! list shows (`sobremesa.index`). The keys are the truth: an index that is
//! lost, stale or damaged is rebuilt from them. Nothing is ever deleted but on
//! request; what cannot be read stays where it is and is listed as damaged.
//!
//! Deliberately absent: the browser. Texts go through a [`Cabinet`], so that
//! full, closed and lying storage can be tried natively.

mod cabinet;
mod card;
mod index;
mod transfer;

#[cfg(test)]
mod tests;

pub use cabinet::{Cabinet, CabinetError, Drawer};
pub use card::{Card, CardSeat, Entry, Fault, Stage};
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
        card: Card,
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

/// A game taken off the shelf, to be put back if that was a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Removed {
    id: String,
    text: String,
}

/// Saved games over a cabinet.
pub struct Shelf<C> {
    cabinet: C,
    /// What the cabinet did not take: the newest version of each such game.
    memory: BTreeMap<String, String>,
    index: BTreeMap<String, Card>,
    broken: BTreeMap<String, Fault>,
    health: Health,
}

impl<C: Cabinet> Shelf<C> {
    /// Opens the shelf and rebuilds what the index lacks.
    pub fn open(cabinet: C) -> Self {
        let mut shelf = Shelf {
            cabinet,
            memory: BTreeMap::new(),
            index: BTreeMap::new(),
            broken: BTreeMap::new(),
            health: Health::Kept,
        };
        shelf.refresh();
        shelf
    }

    /// Whether what is written stays.
    pub fn health(&self) -> Health {
        self.health
    }

    /// Every game, the one written last first; broken ones at the end.
    pub fn list(&self) -> Vec<Item> {
        // The index is in the order of the keys, which decides among equals.
        let mut games: Vec<_> = self.index.iter().collect();
        games.sort_by_key(|(_, card)| Reverse(card.written_ms));
        let games = games.into_iter().map(|(id, card)| Item::Game { id: id.clone(), card: card.clone() });
        let broken =
            self.broken.iter().map(|(id, fault)| Item::Broken { id: id.clone(), fault: fault.clone() });
        games.chain(broken).collect()
    }

    /// What the list shows of a game.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.index.get(id)
    }

    /// The game's card and save.
    ///
    /// # Errors
    /// Nothing there, damaged, or from a newer version.
    pub fn load(&self, id: &str) -> Result<Entry, Fault> {
        Entry::read(&self.raw(id).ok_or(Fault::Missing)?)
    }

    /// The very text that is kept under `id`, readable or not.
    pub fn raw(&self, id: &str) -> Option<String> {
        self.memory.get(id).cloned().or_else(|| self.cabinet.get(&key(id)).ok().flatten())
    }

    /// Writes a game. `card.revision` must be that of the version it grew
    /// from (0 for a new game); the stored one is greater by one.
    ///
    /// # Errors
    /// See [`StoreFault`]; except for `Overtaken` the game is kept in memory
    /// and can be loaded and exported as ever.
    pub fn store(&mut self, id: &str, card: Card, save: &str) -> Result<Card, StoreFault> {
        if self.stored_revision(id) > card.revision {
            return Err(StoreFault::Overtaken);
        }
        let card = Card { revision: card.revision + 1, ..card };
        let text = Entry::write(&card, save);
        self.broken.remove(id);
        self.index.insert(id.to_owned(), card.clone());
        let outcome = self.put(&key(id), &text);
        if outcome.is_ok() {
            self.memory.remove(id);
        }
        self.note(outcome);
        match outcome {
            Ok(()) => {
                Index::update(&mut self.cabinet, id, Some((&card, &text)));
                Ok(card)
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
    /// As [`Shelf::store`]; [`StoreFault::Overtaken`] also if it cannot be read.
    pub fn rename(&mut self, id: &str, title: &str) -> Result<(), StoreFault> {
        let entry = self.load(id).map_err(|_| StoreFault::Overtaken)?;
        let card = Card { title: title.trim().to_owned(), ..entry.card.clone() };
        self.store(id, card, entry.save()).map(drop)
    }

    /// Takes a game off the shelf.
    pub fn remove(&mut self, id: &str) -> Option<Removed> {
        let text = self.raw(id)?;
        self.memory.remove(id);
        self.index.remove(id);
        self.broken.remove(id);
        let outcome = self.cabinet.remove(&key(id));
        Index::update(&mut self.cabinet, id, None);
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

    /// Looks at the cabinet again: another tab may have written.
    pub fn refresh(&mut self) {
        let known = Index::read(&self.cabinet);
        self.index.clear();
        self.broken.clear();
        match self.cabinet.keys() {
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
        let Ok(Some(text)) = self.cabinet.get(&key(id)) else { return };
        match known.card(id, &text) {
            Some(card) => drop(self.index.insert(id.to_owned(), card.clone())),
            None => self.sort_in(id, &text),
        }
    }

    fn sort_in(&mut self, id: &str, text: &str) {
        match Entry::read(text) {
            Ok(entry) => drop(self.index.insert(id.to_owned(), entry.card)),
            Err(fault) => drop(self.broken.insert(id.to_owned(), fault)),
        }
    }

    /// The revision in the cabinet: not the index's, which another tab may
    /// have left behind.
    fn stored_revision(&self, id: &str) -> u64 {
        let text = self.cabinet.get(&key(id)).ok().flatten();
        text.and_then(|text| Entry::read(&text).ok()).map_or(0, |entry| entry.card.revision)
    }

    /// Writes and reads back: some browsers accept a write and drop it.
    fn put(&mut self, key: &str, text: &str) -> Result<(), CabinetError> {
        self.cabinet.set(key, text)?;
        match self.cabinet.get(key)? {
            Some(kept) if kept == text => Ok(()),
            _ => Err(CabinetError::Unavailable),
        }
    }

    fn note(&mut self, outcome: Result<(), CabinetError>) {
        self.health = match outcome {
            Ok(()) if self.memory.is_empty() => Health::Kept,
            Ok(()) => self.health,
            Err(CabinetError::Full) => Health::Full,
            Err(CabinetError::Unavailable) => Health::Unavailable,
        };
    }

    /// There is room again: what waits in memory goes to the cabinet.
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

impl From<CabinetError> for StoreFault {
    fn from(error: CabinetError) -> Self {
        match error {
            CabinetError::Full => StoreFault::Full,
            CabinetError::Unavailable => StoreFault::Unavailable,
        }
    }
}

fn key(id: &str) -> String {
    format!("{SAVE_PREFIX}{id}")
}
