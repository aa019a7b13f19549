//! A table as it is stored: who sits there and how the switches stand, around
//! the record of the game. JSON that people can read. What a list of games
//! shows (name, round, dates) belongs to whoever keeps the list. A finished
//! game is kept in less room (`compact`) and reads as the same save.

mod compact;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::auto_answer::{AutoAnswer, Switches};
use super::handover::{ByLink, check_seat};
use super::player::{Marks, Player};
use super::table::{How, Session, SetupError, Step, check_seats};
use game_core::json::{self, JsonError, Value};
use game_core::record;
use game_core::{PositionError, Record, RecordError, Restored};

/// The version of this envelope, for a save in full.
pub const FORMAT: u16 = 1;
/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 4 << 20;
/// The most actions that are replayed.
pub const MAX_ACTIONS: usize = 50_000;

/// A stored table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Save<G: AutoAnswer> {
    /// [`FORMAT`] at the time of writing.
    pub format: u16,
    /// The version of the program that wrote it, for reports of errors.
    pub app: String,
    /// One player per seat, in seat order.
    pub seats: Vec<Player>,
    /// Practice, hints.
    #[serde(default)]
    pub marks: Marks,
    /// The power switches of each seat, where they differ from the default.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<Switches<G::Power>>,
    /// True if people are asked even where a single action is legal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ask_forced: bool,
    /// Indices of actions that the table answered by itself, ascending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automatic: Vec<u32>,
    /// Indices of actions that were chosen together with the one before,
    /// ascending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<u32>,
    /// Index and playouts of each choice for which an opponent used its time,
    /// ascending.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playouts: Vec<(u32, u32)>,
    /// Who sits at this device, where people play at devices of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_link: Option<ByLink>,
    /// The game itself.
    pub record: Record<G>,
}

/// A table brought back.
pub struct Reopened<G: AutoAnswer> {
    /// The table.
    pub session: Session<G>,
    /// True if the rules have changed since it was stored: play goes on from where it stood, but
    /// there is no earlier history to look at or to take back. To be said to the player.
    pub history_lost: bool,
    /// Place where it is entered.
    pub entrance: Entrance,
}

/// What of a game is shown first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entrance {
    /// The present.
    #[default]
    Now,
    /// What has happened since this position, then the present.
    Since(usize),
    /// This position of the past.
    Past(usize),
}

impl<G: AutoAnswer> Session<G> {
    /// The table as something to store.
    pub fn save(&self) -> Save<G> {
        let actions: Vec<G::Action> = self.steps.iter().map(Step::done).collect();
        let all_default = self.switches.iter().all(Switches::is_empty);
        Save {
            format: FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            seats: self.seats.clone(),
            marks: self.marks,
            switches: if all_default { Vec::new() } else { self.switches.clone() },
            ask_forced: !self.forced,
            automatic: self.indices(How::Automatic),
            joined: self.indices(How::Joined),
            playouts: (0u32..)
                .zip(&self.steps)
                .filter(|(_, step)| step.playouts > 0)
                .map(|(index, step)| (index, step.playouts))
                .collect(),
            by_link: self.by_link,
            record: Record::capture(&self.game, self.seed, self.origin.as_ref(), &actions, self.state()),
        }
    }

    /// The text to keep: in full while the game goes on, in as little room as it takes once it is over.
    pub fn to_kept(&self) -> String {
        let save = self.save();
        let is_short = self.is_over() && self.origin.is_none();
        let compact = is_short.then(|| compact::of(self, &save)).flatten();
        compact.unwrap_or_else(|| save.to_json())
    }

    fn indices(&self, how: How) -> Vec<u32> {
        (0u32..).zip(&self.steps).filter(|(_, step)| step.how == how).map(|(index, _)| index).collect()
    }
}

impl<G: AutoAnswer> Save<G> {
    /// The text to store.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// Reads a stored text strictly: a save in full, or one of a finished game in little room.
    ///
    /// # Errors
    /// See [`SaveError`]; every error names the field.
    pub fn parse(text: &str) -> Result<Self, SaveError> {
        if text.len() > MAX_BYTES {
            return Err(SaveError::TooLong { bytes: text.len() });
        }
        let value = json::parse(text)?;
        check_head(&value, G::ID, G::RULES_VERSION)?;
        let save: Self = match value["format"].as_u64() == Some(compact::FORMAT.into()) {
            true => json::read_value::<compact::Compact<G>>(&value)?.expand()?,
            false => json::read_value(&value)?,
        };
        save.check_lists()?;
        Ok(save)
    }

    /// Brings the table back: by replay under the same rules, from the
    /// snapshot under newer ones.
    ///
    /// # Errors
    /// See [`SaveError`]; every error names the field.
    pub fn reopen(&self) -> Result<Reopened<G>, SaveError> {
        self.check_lists()?;
        self.check_start()?;
        let Restored { game, start, actions, unasked, history_lost, .. } =
            self.record.restore().map_err(SaveError::Record)?;
        check_seats(&self.seats, game.seats()).map_err(SaveError::Seats)?;
        if let Some(by_link) = self.by_link {
            check_seat(&self.seats, by_link.seat).map_err(SaveError::Seats)?;
        }
        let mut opening = Vec::new();
        if self.record.start.is_none() && !history_lost {
            game.setup(self.record.seed, &mut opening);
        }
        let origin = if history_lost { Some(&self.record.snapshot) } else { self.record.start.as_ref() };
        let (seed, seats) = (self.record.seed, self.seats.clone());
        let mut session = Session::begun(game, seed, origin.cloned(), start, opening, seats);
        if !self.switches.is_empty() {
            session.switches.clone_from(&self.switches);
        }
        (session.forced, session.marks) = (!self.ask_forced, self.marks);
        session.by_link = self.by_link;
        let mut recorded = 0;
        let mut steps = Vec::new();
        for (index, action) in actions.into_iter().enumerate() {
            if unasked.binary_search(&index).is_ok() {
                session.take(action, How::Automatic);
            } else {
                session.take(action, self.how(recorded));
                recorded += 1;
                steps.push(index);
            }
        }
        for &(index, playouts) in self.playouts.iter().filter(|_| !history_lost) {
            session.steps[steps[index as usize]].playouts = playouts;
        }
        Ok(Reopened { session, history_lost, entrance: Entrance::Now })
    }

    fn how(&self, index: u32) -> How {
        if self.automatic.binary_search(&index).is_ok() {
            How::Automatic
        } else if self.joined.binary_search(&index).is_ok() {
            How::Joined
        } else {
            How::Chosen
        }
    }

    /// Checks what the types alone do not.
    fn check_lists(&self) -> Result<(), SaveError> {
        let actions = self.record.actions.len();
        if actions > MAX_ACTIONS {
            return Err(SaveError::field("record.actions", &format!("{actions}, at most {MAX_ACTIONS}")));
        }
        check_indices("automatic", &self.automatic, actions)?;
        check_indices("joined", &self.joined, actions)?;
        let searched: Vec<u32> = self.playouts.iter().map(|&(index, _)| index).collect();
        check_indices("playouts", &searched, actions)?;
        if !self.switches.is_empty() && self.switches.len() != self.seats.len() {
            return Err(SaveError::field("switches", "must be one per seat, or absent"));
        }
        Ok(())
    }

    /// A game cannot have begun under another configuration.
    fn check_start(&self) -> Result<(), SaveError> {
        let Some(start) = &self.record.start else { return Ok(()) };
        let (game, _) = G::from_position(start)
            .map_err(PositionError::in_words)
            .map_err(|error| SaveError::Record(RecordError::Position { field: "start", error }))?;
        if *game.config() == self.record.config {
            return Ok(());
        }
        let error = PositionError::said(&"config", &"differs from the record's");
        Err(SaveError::Record(RecordError::Position { field: "start", error }))
    }
}

/// Indices of actions, ascending.
fn check_indices(name: &str, list: &[u32], actions: usize) -> Result<(), SaveError> {
    if let Some(at) = list.windows(2).position(|pair| pair[0] >= pair[1]) {
        return Err(SaveError::field(&format!("{name}[{}]", at + 1), "must ascend"));
    }
    if list.last().is_some_and(|&last| last as usize >= actions) {
        return Err(SaveError::field(name, &format!("there are only {actions} actions")));
    }
    Ok(())
}

/// Checks whether a text is a save of this game by this version or an older one: a newer one may
/// have fields that strict reading would call wrong.
fn check_head(save: &Value, game: &'static str, newest_rules: u16) -> Result<(), SaveError> {
    let number = |value: &Value| value.as_u64().unwrap_or(0);
    // What is absent, or of another kind, indexes to null.
    let in_record = &save["record"];
    if let Some(found) = in_record["game"].as_str().filter(|found| *found != game) {
        let found = found.to_owned();
        return Err(SaveError::Record(RecordError::OtherGame { found, expected: game }));
    }
    let versions = [
        ("format", number(&save["format"]), compact::FORMAT),
        ("record.format", number(&in_record["format"]), record::FORMAT),
        ("record.rules", number(&in_record["rules"]), newest_rules),
    ];
    let newer = versions.into_iter().find(|&(_, found, known)| found > known.into());
    newer.map_or(Ok(()), |(field, found, known)| Err(SaveError::Newer { field, found, known: known.into() }))
}

/// Reason why a stored table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// More than anybody could have played.
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Not JSON at all, or cut off.
    Unreadable {
        /// Place, counted from 1.
        line: usize,
        /// Place, counted from 1.
        column: usize,
        /// What is wrong there.
        problem: String,
    },
    /// One field is wrong.
    Field {
        /// Its path, such as `seats[1].name`.
        path: String,
        /// What is wrong with it.
        problem: String,
    },
    /// A newer version wrote it.
    Newer {
        /// What is newer: `format`, `record.format` or `record.rules`.
        field: &'static str,
        /// Its version.
        found: u64,
        /// The newest version that this program knows.
        known: u64,
    },
    /// The players do not fit the game.
    Seats(SetupError),
    /// The record in it cannot be played on.
    Record(RecordError),
}

impl SaveError {
    fn field(path: &str, problem: &str) -> Self {
        SaveError::Field { path: path.to_owned(), problem: problem.to_owned() }
    }
}

impl From<JsonError> for SaveError {
    fn from(error: JsonError) -> Self {
        match error.place() {
            Some((line, column)) => SaveError::Unreadable { line, column, problem: error.problem() },
            None => SaveError::field(error.path(), &error.problem()),
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::TooLong { bytes } => {
                write!(f, "the text has {bytes} bytes, at most {MAX_BYTES} are read")
            }
            SaveError::Unreadable { problem, .. } => write!(f, "not a saved game: {problem}"),
            SaveError::Field { path, problem } => write!(f, "{path}: {problem}"),
            SaveError::Newer { field, found, known } => {
                write!(f, "{field}: {}", record::newer(field, *found, *known))
            }
            SaveError::Seats(error) => error.fmt(f),
            SaveError::Record(error) => write!(f, "record.{error}"),
        }
    }
}
