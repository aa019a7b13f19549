//! One saved game: the card that the list shows, and the save behind it.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::FORMAT;

/// What the list shows of a game without opening it: public facts only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The game's key, such as `san-juan`.
    pub game: String,
    /// What the player calls it; empty: the names of the seats are shown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The seats in order.
    pub seats: Vec<CardSeat>,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// How far the game is.
    #[serde(default)]
    pub stage: Stage,
    /// Whether moves were taken back further than the rules of undo allow.
    #[serde(default, skip_serializing_if = "is_false")]
    pub practice: bool,
    /// When it began, in milliseconds since 1970.
    #[serde(default)]
    pub begun_ms: u64,
    /// When it was last written, in milliseconds since 1970.
    #[serde(default)]
    pub written_ms: u64,
    /// Counts the writes, so that two tabs cannot write over each other.
    #[serde(default)]
    pub revision: u64,
}

/// One seat on a card.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSeat {
    /// The name.
    pub name: String,
    /// The level's key, such as `governor`; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The drawings of the thumbnail, left to right: ids in the game's sprite.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fronts: Vec<String>,
    /// The final score, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The final rank, from 1; equal results share one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Somebody has to choose.
    #[default]
    Running,
    /// It has ended.
    Over,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A saved game as it is kept and exported: readable by people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// [`Entry::KIND`].
    pub(super) sobremesa: String,
    /// [`FORMAT`] at the time of writing.
    pub format: u16,
    /// What the list shows.
    pub card: Card,
    save: Box<RawValue>,
}

/// Only what tells what a text is.
#[derive(Deserialize)]
pub(super) struct Head {
    pub sobremesa: Option<String>,
    pub format: Option<u64>,
}

impl Entry {
    /// Marks a text as one saved game.
    pub const KIND: &str = "save";

    /// The save itself, as the session wrote it (JSON).
    pub fn save(&self) -> &str {
        self.save.get()
    }

    /// The text that is kept. `save` must be JSON.
    pub fn write(card: &Card, save: &str) -> String {
        let save = RawValue::from_string(save.to_owned()).expect("invariant: a save is JSON");
        let entry = Entry { sobremesa: Entry::KIND.to_owned(), format: FORMAT, card: card.clone(), save };
        serde_json::to_string(&entry).expect("invariant: entries serialise")
    }

    /// Reads what [`Entry::write`] wrote.
    ///
    /// # Errors
    /// Damaged (with the field), or from a newer version.
    pub fn read(text: &str) -> Result<Entry, Fault> {
        let head: Head = serde_json::from_str(text).map_err(|error| Fault::damaged("", &error))?;
        match (head.sobremesa.as_deref(), head.format) {
            (Some(Entry::KIND), Some(format)) if format <= FORMAT as u64 => {}
            (Some(Entry::KIND), Some(format)) => return Err(Fault::Newer { format }),
            (Some(Entry::KIND), None) => return Err(Fault::at("format", "is missing")),
            _ => return Err(Fault::at("sobremesa", "must be \"save\"")),
        }
        read_with_path(text)
    }
}

/// Parses, and names the offending field of what does not parse.
pub(super) fn read_with_path<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        Fault::damaged(&path, error.inner())
    })?;
    reader.end().map_err(|error| Fault::damaged("", &error))?;
    Ok(value)
}

/// Why a saved game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such game.
    Missing,
    /// It does not read as a saved game.
    Damaged {
        /// The field, such as `card.seats[1].name`; empty: the whole text.
        field: String,
        /// What is wrong there.
        problem: String,
    },
    /// A newer version of this program wrote it.
    Newer {
        /// Its format.
        format: u64,
    },
}

impl Fault {
    pub(super) fn at(field: &str, problem: &str) -> Fault {
        Fault::Damaged { field: field.to_owned(), problem: problem.to_owned() }
    }

    fn damaged(path: &str, error: &serde_json::Error) -> Fault {
        let field = if path == "." { "" } else { path };
        Fault::at(field, &error.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing => write!(f, "there is no such game"),
            Fault::Damaged { field, problem } if field.is_empty() => write!(f, "{problem}"),
            Fault::Damaged { field, problem } => write!(f, "{field}: {problem}"),
            Fault::Newer { format } => write!(f, "format: {format} is newer than {FORMAT}"),
        }
    }
}
