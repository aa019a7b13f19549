//! Where texts are kept: local storage in the browser, a map in tests.

use std::collections::BTreeMap;

/// Keeps texts under keys. Reading may fail as well as writing: a browser may
/// close its storage at any time.
pub trait Cabinet {
    /// The text under `key`.
    ///
    /// # Errors
    /// The cabinet is closed.
    fn get(&self, key: &str) -> Result<Option<String>, CabinetError>;

    /// Puts `text` under `key`: whole, or not at all.
    ///
    /// # Errors
    /// The cabinet is closed or full; the former text is then still there.
    fn set(&mut self, key: &str, text: &str) -> Result<(), CabinetError>;

    /// Takes the text under `key` away, if any.
    ///
    /// # Errors
    /// The cabinet is closed.
    fn remove(&mut self, key: &str) -> Result<(), CabinetError>;

    /// Every key, in any order.
    ///
    /// # Errors
    /// The cabinet is closed.
    fn keys(&self) -> Result<Vec<String>, CabinetError>;
}

/// Why a cabinet refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CabinetError {
    /// It cannot be opened at all.
    Unavailable,
    /// It takes no more.
    Full,
}

/// A cabinet in memory, with a limit and a lock to try.
#[derive(Clone, Debug)]
pub struct Drawer {
    /// What lies in it.
    pub texts: BTreeMap<String, String>,
    /// How many bytes it takes, keys included.
    pub limit: usize,
    /// Whether it is closed.
    pub closed: bool,
}

impl Default for Drawer {
    fn default() -> Self {
        Drawer { texts: BTreeMap::new(), limit: usize::MAX, closed: false }
    }
}

impl Drawer {
    fn open(&self) -> Result<(), CabinetError> {
        if self.closed { Err(CabinetError::Unavailable) } else { Ok(()) }
    }
}

impl Cabinet for Drawer {
    fn get(&self, key: &str) -> Result<Option<String>, CabinetError> {
        self.open()?;
        Ok(self.texts.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), CabinetError> {
        self.open()?;
        let others = self.texts.iter().filter(|(other, _)| *other != key);
        let used: usize = others.map(|(other, text)| other.len() + text.len()).sum();
        if used + key.len() + text.len() > self.limit {
            return Err(CabinetError::Full);
        }
        self.texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), CabinetError> {
        self.open()?;
        self.texts.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, CabinetError> {
        self.open()?;
        Ok(self.texts.keys().cloned().collect())
    }
}
