//! Diary of the deals of the day on this device: their saved games, the first finish of each, and
//! days in a row.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Date;
use crate::kept::Kept;
use crate::saves::{SaveStorage, StorageError};
use game_core::json;

/// The most days that are kept: when another one comes, the oldest is dropped.
pub const MAX_DAYS: usize = 2000;
/// The most saved games of one deal that are known as such; the latest are kept.
const MAX_SAVES: usize = 8;

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diary {
    format: u64,
    /// By day and by the game's key.
    days: BTreeMap<Date, BTreeMap<String, Played>>,
}

/// Result of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The saved games that began with it, in the order of their beginning.
    #[serde(default)]
    pub saves: Vec<String>,
    /// The first finish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<DailyFinish>,
}

/// A finish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyFinish {
    /// The saved game.
    pub save: String,
    /// The person's points.
    pub points: i16,
    /// The person's rank, from 1.
    pub rank: u8,
    /// True if hints were asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The day on which it was finished.
    pub on: Date,
}

impl Kept for Diary {
    const KEY: &'static str = "sobremesa.daily";
    const FORMAT: u64 = 1;

    fn store(&self, storage: &mut impl SaveStorage) -> Result<(), StorageError> {
        storage.put(Self::KEY, &self.to_json())?;
        if let Some(run) = self.last_run() {
            // A shortcut for the first page: without it nothing is lost.
            let _ = storage.set(Streak::KEY, &json::write(&run));
        }
        Ok(())
    }
}

/// The last day on which a deal was finished, by [`Date::number`], and the days in a row up to it. It is kept beside the
/// diary, so that the first page need not read that: reading it takes 3 kB of program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak(i32, u32);

impl Streak {
    /// The key under which it is kept.
    pub const KEY: &'static str = "sobremesa.streak";

    /// Days in a row up to `today` or the day before it.
    pub fn streak(self, today: Date) -> u32 {
        let Streak(last, days) = self;
        if (0..=1).contains(&(today.number() - last)) { days } else { 0 }
    }
}

impl Default for Diary {
    fn default() -> Self {
        Diary { format: Self::FORMAT, days: BTreeMap::new() }
    }
}

impl Diary {
    /// Returns the result of the deal of `date` of the game with this key.
    pub fn played(&self, date: Date, game: &str) -> Option<&Played> {
        self.days.get(&date)?.get(game)
    }

    /// Remembers that the saved game `save` began with that deal.
    pub fn begin(&mut self, date: Date, game: &str, save: &str) {
        while self.days.len() >= MAX_DAYS && !self.days.contains_key(&date) {
            self.days.pop_first();
        }
        let saves = &mut self.days.entry(date).or_default().entry(game.to_owned()).or_default().saves;
        saves.push(save.to_owned());
        saves.drain(..saves.len().saturating_sub(MAX_SAVES));
    }

    /// The deal that the saved game `save` began with.
    pub fn deal_of(&self, save: &str) -> Option<(Date, &str)> {
        self.days.iter().find_map(|(date, games)| {
            let (game, _) =
                games.iter().find(|(_, played)| played.saves.iter().any(|known| known == save))?;
            Some((*date, game.as_str()))
        })
    }

    /// The saved games of deals that nobody has finished yet.
    pub fn unfinished(&self) -> impl Iterator<Item = &str> {
        let open = self.days.values().flat_map(BTreeMap::values).filter(|played| played.outcome.is_none());
        open.flat_map(|played| &played.saves).map(String::as_str)
    }

    /// Remembers how a saved game ended, if it began with a deal of the day and this is the first
    /// finish of it; whether anything was remembered.
    pub fn finish(&mut self, outcome: DailyFinish) -> bool {
        let games = self.days.values_mut().flat_map(BTreeMap::values_mut);
        let mut with_save = games.filter(|played| played.saves.contains(&outcome.save));
        match with_save.next() {
            Some(played) if played.outcome.is_none() => {
                played.outcome = Some(outcome);
                true
            }
            _ => false,
        }
    }

    /// Days in a row, up to `today` or the day before it, on which a deal was finished for the
    /// first time.
    pub fn streak(&self, today: Date) -> u32 {
        let on = self.finished_on();
        let yesterday = today.plus(-1);
        let last = [Some(today), yesterday].into_iter().flatten().find(|day| on.contains(day));
        let mut run = 0;
        let mut day = last;
        while let Some(here) = day.filter(|day| on.contains(day)) {
            run += 1;
            day = here.plus(-1);
        }
        run
    }

    /// The last days in a row.
    fn last_run(&self) -> Option<Streak> {
        let last = *self.finished_on().last()?;
        Some(Streak(last.number(), self.streak(last)))
    }

    /// The days on which a deal was finished for the first time.
    fn finished_on(&self) -> BTreeSet<Date> {
        let played = self.days.values().flat_map(BTreeMap::values);
        played.filter_map(|played| played.outcome.as_ref()).map(|outcome| outcome.on).collect()
    }
}
