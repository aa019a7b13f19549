//! Files: one saved game, or all of them.

use std::fmt;

use super::summary::check_format;
use super::{Entry, FORMAT, Fault, SaveStorage, SaveSummary, Saves, StoreFault};
use serde_json::value::RawValue;

use crate::core::json::{self, JsonError, RawFields};

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
        let mut imported = Imported { ids: Vec::new(), fault: None };
        for entry in entries {
            let id = name();
            let summary = SaveSummary { revision: 0, ..entry.summary.clone() };
            if let Err(fault) = self.store(&id, summary, entry.save()) {
                imported.fault = Some(fault);
            }
            imported.ids.push(id);
        }
        Ok(imported)
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
