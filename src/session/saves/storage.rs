//! Place where texts are kept: local storage in the browser, a map in tests.

use std::collections::BTreeMap;

/// Keeps texts under keys. Reading may fail as well as writing: a browser may
/// close its storage at any time.
pub trait SaveStorage {
    /// The text under `key`.
    ///
    /// # Errors
    /// The storage is closed.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts `text` under `key`: whole, or not at all.
    ///
    /// # Errors
    /// The storage is closed or full; the former text is then still there.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Takes the text under `key` away, if any.
    ///
    /// # Errors
    /// The storage is closed.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;

    /// Every key, in any order.
    ///
    /// # Errors
    /// The storage is closed.
    fn keys(&self) -> Result<Vec<String>, StorageError>;

    /// Number of letters (of 16 bits) that lie in it, keys included.
    ///
    /// # Errors
    /// The storage is closed.
    fn used(&self) -> Result<usize, StorageError> {
        let mut used = 0;
        for key in self.keys()? {
            let text = self.get(&key)?.unwrap_or_default();
            used += key.encode_utf16().count() + text.encode_utf16().count();
        }
        Ok(used)
    }

    /// Writes and reads back: some browsers accept a write and drop it.
    ///
    /// # Errors
    /// As [`SaveStorage::set`]; what did not stick counts as a closed storage.
    fn put(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.set(key, text)?;
        match self.get(key)? {
            Some(kept) if kept == text => Ok(()),
            _ => Err(StorageError::Unavailable),
        }
    }
}

/// Reason why a storage refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// It cannot be opened at all.
    Unavailable,
    /// It takes no more.
    Full,
}

/// A storage in memory, with a limit and a lock to try.
#[derive(Clone, Debug)]
pub struct MemoryStorage {
    /// What lies in it.
    pub texts: BTreeMap<String, String>,
    /// Number of bytes it takes, keys included.
    pub limit: usize,
    /// True if it is closed.
    pub closed: bool,
}

impl Default for MemoryStorage {
    fn default() -> Self {
        MemoryStorage { texts: BTreeMap::new(), limit: usize::MAX, closed: false }
    }
}

impl MemoryStorage {
    fn open(&self) -> Result<(), StorageError> {
        if self.closed { Err(StorageError::Unavailable) } else { Ok(()) }
    }
}

impl SaveStorage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.open()?;
        Ok(self.texts.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.open()?;
        let others = self.texts.iter().filter(|(other, _)| *other != key);
        let used: usize = others.map(|(other, text)| other.len() + text.len()).sum();
        if used + key.len() + text.len() > self.limit {
            return Err(StorageError::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.open()?;
        self.texts.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.open()?;
        Ok(self.texts.keys().cloned().collect())
    }
}
