//! A storage that breaks at a chosen write.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use session::saves::{SaveStorage, StorageError};

/// Content of a storage: texts by their keys.
pub type Texts = BTreeMap<String, String>;

/// Break at the chosen write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
    /// The page ends before it: neither this write nor a later one happens.
    Killed,
    /// This write and every later one is refused.
    Refuses(StorageError),
    /// This write alone is refused.
    RefusesOnce(StorageError),
    /// From here on nothing can be read either.
    Closes,
    /// From here on writes are accepted and dropped.
    Drops,
}

impl Break {
    /// Every kind.
    pub const ALL: [Break; 7] = [
        Break::Killed,
        Break::Refuses(StorageError::Full),
        Break::Refuses(StorageError::Unavailable),
        Break::RefusesOnce(StorageError::Full),
        Break::RefusesOnce(StorageError::Unavailable),
        Break::Closes,
        Break::Drops,
    ];
}

/// A storage; copies share what lies in it.
#[derive(Clone, Default)]
pub struct Breaking {
    texts: Rc<RefCell<Texts>>,
    writes: Rc<Cell<usize>>,
    /// At which write what happens.
    at: Rc<Cell<Option<(usize, Break)>>>,
}

impl Breaking {
    /// A whole storage in which these texts lie.
    pub fn with(texts: &Texts) -> Breaking {
        Breaking { texts: Rc::new(RefCell::new(texts.clone())), ..Breaking::default() }
    }

    /// From now on: what happens at the write with this number, from 0.
    pub fn break_at(&self, write: usize, what: Break) {
        self.writes.set(0);
        self.at.set(Some((write, what)));
    }

    /// It is whole again.
    pub fn mend(&self) {
        self.at.set(None);
    }

    /// Number of writes begun.
    pub fn writes(&self) -> usize {
        self.writes.get()
    }

    pub fn texts(&self) -> Texts {
        self.texts.borrow().clone()
    }

    /// Break that has happened, if the storage is broken by now.
    fn broken(&self) -> Option<Break> {
        self.at.get().filter(|(at, _)| self.writes.get() > *at).map(|(_, what)| what)
    }

    fn readable(&self) -> Result<(), StorageError> {
        if self.broken() == Some(Break::Closes) { Err(StorageError::Unavailable) } else { Ok(()) }
    }

    /// Begins a write; whether it takes place.
    fn write(&self) -> Result<bool, StorageError> {
        let number = self.writes.get();
        self.writes.set(number + 1);
        match self.at.get().filter(|(at, _)| number >= *at) {
            None => Ok(true),
            Some((_, Break::Killed | Break::Drops)) => Ok(false),
            Some((_, Break::Refuses(error))) => Err(error),
            Some((at, Break::RefusesOnce(error))) if at == number => Err(error),
            Some((_, Break::RefusesOnce(_))) => Ok(true),
            Some((_, Break::Closes)) => Err(StorageError::Unavailable),
        }
    }
}

impl SaveStorage for Breaking {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.readable()?;
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        if self.write()? {
            self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        }
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        // Removing needs no room.
        match self.write() {
            Ok(true) | Err(StorageError::Full) => drop(self.texts.borrow_mut().remove(key)),
            Ok(false) => {}
            Err(StorageError::Unavailable) => return Err(StorageError::Unavailable),
        }
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.readable()?;
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}
