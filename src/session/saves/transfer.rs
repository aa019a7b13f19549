//! Files: one saved game, or all of them.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::summary::check_format;
use super::{Entry, FORMAT, Fault, SaveStorage, SaveSummary, Saves, StoreFault, key};

use crate::core::json::{self, JsonError, RawFields};

/// The key under which the games of a file lie together until each is stored under its own.
pub const IMPORT_KEY: &str = "sobremesa.importing";

/// The games of a file that are being stored. They are written at once, so that a page which ends in
/// the middle leaves all of them or none.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pending {
    format: u16,
    /// The texts by the games' keys.
    games: BTreeMap<String, String>,
}

/// Several saved games in one file.
pub struct Bundle;

impl Bundle {
    /// Marks a text as several saved games.
    pub const KIND: &str = "library";

    /// Reads a file of one game or of many.
    ///
    /// # Errors
    /// Foreign, damaged or newer, with the field.
    pub fn read(text: &str) -> Result<Vec<Entry>, ImportFault> {
        // Saves are kept as they are written, so what is wrong anywhere inside is found here.
        json::parse(text)?;
        let fields =
            RawFields::of(text).map_err(|error| ImportFault::NotOurs { problem: error.problem() })?;
        match fields.value::<String>("sobremesa").as_deref() {
            Some(Entry::KIND) => Ok(vec![Entry::read(text)?]),
            Some(Bundle::KIND) => Bundle::of(&fields),
            Some(other) => Err(Fault::at("sobremesa", &format!("{other:?} is unknown")).into()),
            None => Err(ImportFault::NotOurs { problem: "the field \"sobremesa\" is missing".into() }),
        }
    }

    fn of(fields: &RawFields<'_>) -> Result<Vec<Entry>, ImportFault> {
        check_format(fields)?;
        let games = fields.get("games").ok_or_else(|| Fault::at("games", "is missing"))?;
        let games: Vec<&RawValue> =
            serde_json::from_str(games).map_err(|_| Fault::at("games", "must be a list"))?;
        let entry = |(index, game): (usize, &RawValue)| {
            Entry::read(game.get()).map_err(|fault| fault.within(&format!("games[{index}]")).into())
        };
        games.into_iter().enumerate().map(entry).collect()
    }

    /// The text of a file of many games.
    fn write(games: &[String]) -> String {
        let games = games.join(",");
        format!("{{\"sobremesa\":\"{}\",\"format\":{FORMAT},\"games\":[{games}]}}", Bundle::KIND)
    }
}

/// Why a file could not be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportFault {
    /// It is no file of this program.
    NotOurs {
        /// How that shows.
        problem: String,
    },
    /// It is one of ours, but cannot be read.
    Envelope(Fault),
    /// A game in it cannot be played on.
    Game {
        /// Which one, from 0.
        index: usize,
        /// The field and what is wrong there.
        problem: String,
    },
}

impl From<Fault> for ImportFault {
    fn from(fault: Fault) -> Self {
        ImportFault::Envelope(fault)
    }
}

impl From<JsonError> for ImportFault {
    fn from(error: JsonError) -> Self {
        match error.place() {
            Some(_) => ImportFault::NotOurs { problem: error.problem() },
            None => ImportFault::Envelope(error.into()),
        }
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportFault::NotOurs { problem } => write!(f, "not a file of this program: {problem}"),
            ImportFault::Envelope(fault) => fault.fmt(f),
            ImportFault::Game { index, problem } => write!(f, "games[{index}].save.{problem}"),
        }
    }
}

impl<C: SaveStorage> Saves<C> {
    /// One game as a file.
    pub fn export(&self, id: &str) -> Option<String> {
        let text = self.raw(id)?;
        Some(json::pretty(&text).unwrap_or(text))
    }

    /// Every readable game as one file. Broken ones are exported one by one.
    pub fn export_all(&self) -> String {
        let readable = self.index.keys().filter(|id| self.load(id).is_ok());
        let games: Vec<String> = readable.filter_map(|id| self.raw(id)).collect();
        json::pretty(&Bundle::write(&games)).expect("invariant: readable games are JSON")
    }

    /// Takes a file in: all of its games, or none. `accept` checks that a save
    /// can be played on; `name` makes a fresh key for each.
    ///
    /// # Errors
    /// See [`ImportFault`]; nothing has changed then.
    pub fn import(
        &mut self,
        text: &str,
        accept: impl Fn(&SaveSummary, &str) -> Result<(), String>,
        mut name: impl FnMut() -> String,
    ) -> Result<Imported, ImportFault> {
        let entries = Bundle::read(text)?;
        for (index, entry) in entries.iter().enumerate() {
            accept(&entry.summary, entry.save()).map_err(|problem| ImportFault::Game { index, problem })?;
        }
        let named: Vec<(String, Entry)> = entries.into_iter().map(|entry| (name(), entry)).collect();
        let mut is_pending = named.len() > 1 && self.begin_import(&named);
        let mut imported = Imported { ids: Vec::new(), fault: None };
        for (id, entry) in named {
            let summary = SaveSummary { revision: 0, ..entry.summary.clone() };
            let mut outcome = self.store(&id, summary.clone(), entry.save());
            if outcome.is_err() && std::mem::take(&mut is_pending) {
                // Lying together they take the room twice; what does not come in is told.
                self.end_import();
                outcome = self.store(&id, summary, entry.save());
            }
            imported.fault = outcome.err().or(imported.fault);
            imported.ids.push(id);
        }
        if is_pending {
            self.end_import();
        }
        Ok(imported)
    }

    /// Lays the games of a file together; whether there was room.
    fn begin_import(&mut self, named: &[(String, Entry)]) -> bool {
        let text = |entry: &Entry| {
            let summary = SaveSummary { revision: 1, ..entry.summary.clone() };
            Entry::write(&summary, entry.save())
        };
        let games = named.iter().map(|(id, entry)| (id.clone(), text(entry))).collect();
        self.storage.put(IMPORT_KEY, &json::write(&Pending { format: FORMAT, games })).is_ok()
    }

    /// The games lie under their own keys, or in memory.
    fn end_import(&mut self) {
        // If it stays, the next page finds the games stored and removes it.
        let _ = self.storage.remove(IMPORT_KEY);
    }

    /// Stores what is missing of an import that the page before could not end.
    pub(super) fn finish_import(&mut self) {
        let text = self.storage.get(IMPORT_KEY).ok().flatten();
        let pending = text.and_then(|text| json::read::<Pending>(&text).ok());
        let Some(Pending { games, .. }) = pending.filter(|pending| pending.format == FORMAT) else { return };
        let mut is_done = true;
        for (id, text) in games {
            let outcome = match self.storage.get(&key(&id)) {
                Ok(None) => self.storage.put(&key(&id), &text),
                there => there.map(drop),
            };
            if let Err(error) = outcome {
                self.memory.insert(id, text);
                self.note(Err(error));
                is_done = false;
            }
        }
        if is_done {
            self.end_import();
        }
    }
}

/// What an import brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The keys of the new games, in the file's order.
    pub ids: Vec<String>,
    /// If some of them could only be kept in memory: why.
    pub fault: Option<StoreFault>,
}
