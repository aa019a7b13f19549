//! Records kept beside the saved games: each kind under a key of its own, in a version of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::daily::Date;
use super::daily::diary::{DailyFinish, Diary};
use super::saves::{Fault, SaveStorage, StorageError};
use super::statistics::{GameFacts, Statistics};
use game_core::json;

/// Something that is kept as one text with its version in the field `format`. By default there is
/// nothing in it.
pub trait Kept: Default + Serialize + DeserializeOwned {
    /// The key under which it is kept.
    const KEY: &'static str;
    /// The version of what is written now.
    const FORMAT: u64;

    /// Reads what was kept.
    ///
    /// # Errors
    /// Damaged, with the field, or written by a newer version.
    fn read(text: Option<&str>) -> Result<Self, Fault> {
        let Some(text) = text else { return Ok(Self::default()) };
        let value = json::parse(text)?;
        match value["format"].as_u64() {
            Some(format) if format > Self::FORMAT => Err(Fault::Newer { format }),
            _ => Ok(json::read_value(&value)?),
        }
    }

    /// The text to keep.
    fn to_json(&self) -> String {
        json::write(self)
    }

    /// Reads this kind from `storage`.
    ///
    /// # Errors
    /// See [`Trouble`].
    fn load(storage: &impl SaveStorage) -> Result<Self, Trouble> {
        let text = storage.get(Self::KEY).map_err(Trouble::Storage)?;
        Self::read(text.as_deref()).map_err(Trouble::Unreadable)
    }

    /// Keeps it in `storage`.
    ///
    /// # Errors
    /// The storage is full or closed; what lay there still does.
    fn store(&self, storage: &mut impl SaveStorage) -> Result<(), StorageError> {
        storage.put(Self::KEY, &self.to_json())
    }
}

/// Reason why what was kept cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It lies there and stays there, but is damaged or from a newer version.
    Unreadable(Fault),
    /// The storage refuses.
    Storage(StorageError),
}

/// Notes the end of the saved game that `facts` names first, which ended on the day `on`. What cannot
/// be read stays as it is; a storage that refuses is told by the pages that show what is kept.
pub fn note_end(storage: &mut impl SaveStorage, facts: GameFacts, on: Option<Date>) {
    if let Some(on) = on {
        note_day(storage, &facts, on);
    }
    if let Ok(mut statistics) = Statistics::load(storage) {
        statistics.take(facts);
        let _ = statistics.store(storage);
    }
}

/// Notes the end of a deal of the day; practice does not count. Whether anything was noted.
pub fn note_day(storage: &mut impl SaveStorage, facts: &GameFacts, on: Date) -> bool {
    let (Ok(mut diary), Some(save)) = (Diary::load(storage), facts.saves.first()) else { return false };
    let own = facts.seats.iter().find(|seat| seat.is_person()).filter(|_| !facts.practice);
    let Some(own) = own else { return false };
    let (points, rank, hints) = (own.points, own.rank, facts.hints);
    let is_new = diary.finish(DailyFinish { save: save.clone(), points, rank, hints, on });
    is_new && diary.store(storage).is_ok()
}
