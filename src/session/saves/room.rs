//! How much room is left. Browsers do not tell: what they allow a site to keep this way is counted in letters and
//! has been the same for all of them for years.

use super::{SaveStorage, Saves, StorageError};

/// Number of letters (of 16 bits) a site may keep. Some versions of Safari allow half of it.
pub const LIMIT: usize = 5 * 1024 * 1024;
/// From how many hundredths on a storage counts as nearly full.
const NEARLY: usize = 80;
/// Number of letters a finished game takes, with what the list shows of it: as measured, and a little more.
const GAME: usize = 1200;

/// How full the storage is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// Number of letters that lie there, whoever wrote them.
    pub used: usize,
}

impl Room {
    /// Number of hundredths of the room that are taken.
    pub fn percent(self) -> usize {
        (self.used * 100 / LIMIT).min(100)
    }

    /// Returns true if it is time to make room.
    pub fn is_nearly_full(self) -> bool {
        self.used * 100 >= LIMIT * NEARLY
    }

    /// Number of letters there is room for.
    pub fn left(self) -> usize {
        LIMIT.saturating_sub(self.used)
    }

    /// About how many more finished games there is room for.
    pub fn games_left(self) -> usize {
        self.left() / GAME
    }
}

impl<C: SaveStorage> Saves<C> {
    /// How full the storage is.
    ///
    /// # Errors
    /// It is closed.
    pub fn room(&self) -> Result<Room, StorageError> {
        Ok(Room { used: self.storage.used()? })
    }
}
