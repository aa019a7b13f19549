//! One saved game: the summary that the list shows, and the save behind it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::FORMAT;
use game_core::json::{self, JsonError, RawFields};

/// Entry of a game in the list, shown without opening it: public facts only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveSummary {
    /// The game's key, such as `san-juan`.
    pub game: String,
    /// The key of its edition, such as `1897`; empty in games written by earlier versions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub edition: String,
    /// Number of expansions and variants in play.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub additions: u8,
    /// Title by the player; empty: the names of the seats are shown.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The seats in order.
    pub seats: Vec<SeatSummary>,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Progress of the game.
    #[serde(default)]
    pub stage: GameStage,
    /// True if moves were taken back further than the rules of undo allow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// True if this device deals for others that are connected to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub devices: bool,
    /// Time when it began, in milliseconds since 1970.
    #[serde(default)]
    pub begun_ms: u64,
    /// Time when it was last written, in milliseconds since 1970.
    #[serde(default)]
    pub written_ms: u64,
    /// Counts the writes, so that two tabs cannot write over each other.
    #[serde(default)]
    pub revision: u64,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// One seat on a summary.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSummary {
    pub name: String,
    /// The level's key, such as `governor`; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The key of what plays it by the rules, such as `hal`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub automa: Option<String>,
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

/// Progress of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStage {
    /// Somebody has to choose.
    #[default]
    Running,
    /// It has ended.
    Over,
}

/// A saved game as it is kept and exported: readable by people.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Entry in the list.
    pub summary: SaveSummary,
    save: String,
}

impl Entry {
    /// Marks a text as one saved game.
    pub const KIND: &str = "save";

    /// The save itself, as the session wrote it (JSON).
    pub fn save(&self) -> &str {
        &self.save
    }

    /// The text that is kept. `save` must be JSON.
    pub fn write(summary: &SaveSummary, save: &str) -> String {
        let summary = json::write(summary);
        format!(
            "{{\"sobremesa\":\"{}\",\"format\":{FORMAT},\"card\":{summary},\"save\":{save}}}",
            Entry::KIND
        )
    }

    /// Reads what [`Entry::write`] wrote.
    ///
    /// # Errors
    /// Damaged (with the field), or from a newer version.
    pub fn read(text: &str) -> Result<Entry, Fault> {
        let fields = RawFields::of(text)?;
        if fields.value::<String>("sobremesa").as_deref() != Some(Entry::KIND) {
            return Err(Fault::at("sobremesa", "must be \"save\""));
        }
        check_format(&fields)?;
        let known = ["sobremesa", "format", "card", "save"];
        if let Some((key, _)) = fields.iter().find(|(key, _)| !known.contains(key)) {
            return Err(Fault::at(key, "there is no such field"));
        }
        let summary = fields.get("card").ok_or_else(|| Fault::at("card", "is missing"))?;
        let save = fields.get("save").ok_or_else(|| Fault::at("save", "is missing"))?;
        let summary = json::read(summary).map_err(|error| Fault::from(error).within("card"))?;
        Ok(Entry { summary, save: save.to_owned() })
    }
}

/// Checks that this program is new enough.
pub(super) fn check_format(fields: &RawFields<'_>) -> Result<(), Fault> {
    if fields.get("format").is_none() {
        return Err(Fault::at("format", "is missing"));
    }
    match fields.value::<u64>("format") {
        Some(format) if format <= u64::from(FORMAT) => Ok(()),
        Some(format) => Err(Fault::Newer { format }),
        None => Err(Fault::at("format", "must be a whole number")),
    }
}

/// Reason why a saved game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such game.
    Missing,
    /// It does not read as a saved game.
    Damaged {
        /// The field, such as `card.seats[1].name`; empty: the whole text.
        field: String,
        problem: String,
    },
    /// A newer version of this program wrote it.
    Newer { format: u64 },
}

impl Fault {
    pub(super) fn at(field: &str, problem: &str) -> Fault {
        Fault::Damaged { field: field.to_owned(), problem: problem.to_owned() }
    }

    /// The same fault, `outer` being in front of the field.
    pub(super) fn within(self, outer: &str) -> Fault {
        match self {
            Fault::Damaged { field, problem } if field.is_empty() => Fault::at(outer, &problem),
            Fault::Damaged { field, problem } => Fault::at(&format!("{outer}.{field}"), &problem),
            other => other,
        }
    }
}

impl From<JsonError> for Fault {
    fn from(error: JsonError) -> Fault {
        Fault::at(error.path(), &error.problem())
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
