//! Taking a file in: its games are found, looked at one by one, foretold, and stored in slices. Nothing here takes
//! long at a time, so that whoever drives it can show how far it is and stop.

use std::collections::BTreeSet;
use std::fmt;

use super::scan::Scan;
use super::summary::check_format;
use super::{Entry, Fault, GameStage, SAVE_PREFIX, SaveStorage, SaveSummary, Saves, StoreFault};
use game_core::json::{self, JsonError, RawFields};

/// How much of the text is looked through at a time, in bytes.
const PIECE: usize = 256 * 1024;
/// Number of games that are stored at a time; fewer games than that come in all or none.
pub const SLICE: usize = 50;
/// How many of the games that cannot be taken are told one by one.
const TOLD: usize = 5;
/// The longest text that is echoed, in characters.
const ECHO: usize = 160;

/// A text of somebody else's as it is shown: cut where it gets long.
pub fn echoed(text: &str) -> String {
    match text.char_indices().nth(ECHO) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// What is said of a save of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckedSave {
    /// It can be played on; the text to keep.
    Good(String),
    /// It cannot: the field and why.
    Bad(String),
    /// That cannot be told yet: look at it again.
    Later,
}

/// How far a file has been looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportProgress {
    /// Its games are being found: bytes looked through, and how many there are.
    Finding(usize, usize),
    /// They are being looked at one by one.
    Checking(usize, usize),
    /// The next one waits for [`CheckedSave::Later`].
    Waiting,
    /// All of them have been looked at.
    Checked,
}

/// What will come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportForecast {
    /// Number of games that can be taken in.
    pub games: usize,
    /// How many of those there is room for, in the file's order.
    pub fit: usize,
    /// Number of finished games that lie here already.
    pub known: usize,
    /// Number of those that cannot be taken in.
    pub bad: usize,
}

/// A game that can be taken in.
struct Good {
    summary: SaveSummary,
    save: String,
    letters: usize,
}

/// A file on its way in.
pub struct Import {
    text: String,
    scan: Scan,
    /// True if the frame around the games has been read.
    is_framed: bool,
    /// The games that lie here already; see [`Import::begin`].
    here: BTreeSet<String>,
    /// Number of games that have been looked at.
    at: usize,
    good: Vec<Good>,
    /// Number of them that have been stored.
    stored: usize,
    known: usize,
    bad: Vec<String>,
    count_bad: usize,
}

/// The games of a text that was looked through, once what stands around them is right; a file of a single game is a
/// game as a whole.
fn framed(scan: Scan, text: &str) -> Result<Scan, ImportFault> {
    let frame = scan.frame(text);
    json::parse(&frame)?;
    let fields = RawFields::of(&frame).map_err(|error| ImportFault::NotOurs { problem: error.problem() })?;
    match fields.value::<String>("sobremesa").as_deref() {
        Some(Entry::KIND) if scan.games().is_empty() => {
            Entry::read(text)?;
            return Ok(Scan::of_one(text.len()));
        }
        Some(Bundle::KIND) => {}
        Some(other) => return Err(Fault::at("sobremesa", &format!("{:?} is unknown", echoed(other))).into()),
        None => {
            return Err(ImportFault::NotOurs { problem: "the field \"sobremesa\" is missing".into() });
        }
    }
    check_format(&fields)?;
    fields.get("games").ok_or_else(|| Fault::at("games", "is missing"))?;
    // By now it is empty.
    match fields.value::<Vec<()>>("games") {
        Some(_) => Ok(scan),
        None => Err(Fault::at("games", "must be a list").into()),
    }
}

/// The game with this number.
fn entry(scan: &Scan, text: &str, index: usize) -> Result<Entry, Fault> {
    let entry = Entry::read(&text[scan.games()[index].clone()]);
    entry.map_err(|fault| fault.within(&format!("games[{index}]")))
}

/// What tells finished games apart.
fn identity(summary: &SaveSummary) -> Option<String> {
    let SaveSummary { game, stage, round, begun_ms, written_ms, .. } = summary;
    let is_dated = *begun_ms > 0 && *written_ms > 0;
    let seats: Vec<_> = summary.seats.iter().map(|seat| (&seat.name, seat.score)).collect();
    (*stage == GameStage::Over && is_dated)
        .then(|| format!("{game} {round} {begun_ms} {written_ms} {seats:?}"))
}

impl Import {
    /// Begins with the text of a file. Finished games that lie in `saves` already are left out.
    pub fn begin<C: SaveStorage>(text: String, saves: &Saves<C>) -> Import {
        Import {
            text,
            scan: Scan::default(),
            is_framed: false,
            here: saves.index.values().filter_map(identity).collect(),
            at: 0,
            good: Vec::new(),
            stored: 0,
            known: 0,
            bad: Vec::new(),
            count_bad: 0,
        }
    }

    /// Does a little more. `check` says whether a save can be played on.
    ///
    /// # Errors
    /// It is no file of ours, or none of its games can be taken in.
    pub fn advance(
        &mut self,
        check: impl FnOnce(&SaveSummary, &str) -> CheckedSave,
    ) -> Result<ImportProgress, ImportFault> {
        if !self.is_framed {
            if self.scan.advance(&self.text, PIECE) {
                self.scan = framed(std::mem::take(&mut self.scan), &self.text)?;
                self.is_framed = true;
            }
            return Ok(ImportProgress::Finding(self.scan.at(), self.text.len()));
        }
        let all = self.scan.games().len();
        if self.at < all && !self.check_next(check) {
            return Ok(ImportProgress::Waiting);
        }
        if self.at < all {
            return Ok(ImportProgress::Checking(self.at, all));
        }
        match self.bad.first() {
            Some(first) if self.good.is_empty() && self.known == 0 => {
                Err(ImportFault::Game { problem: first.clone() })
            }
            _ => Ok(ImportProgress::Checked),
        }
    }

    /// Looks at the next game; whether that could be done.
    fn check_next(&mut self, check: impl FnOnce(&SaveSummary, &str) -> CheckedSave) -> bool {
        let index = self.at;
        let bad = match entry(&self.scan, &self.text, index) {
            Err(fault) => Some(fault.to_string()),
            Ok(entry) if identity(&entry.summary).is_some_and(|it| self.here.contains(&it)) => {
                self.known += 1;
                None
            }
            Ok(entry) => match check(&entry.summary, entry.save()) {
                CheckedSave::Later => return false,
                CheckedSave::Bad(problem) => Some(format!("games[{index}].save.{problem}")),
                CheckedSave::Good(save) => {
                    self.here.extend(identity(&entry.summary));
                    self.good.push(Good::of(entry.summary, save));
                    None
                }
            },
        };
        self.at += 1;
        if let Some(problem) = bad {
            self.count_bad += 1;
            if self.bad.len() < TOLD {
                self.bad.push(echoed(&problem));
            }
        }
        true
    }

    /// What will come of it where there is room for so many letters more.
    pub fn forecast(&self, room: usize) -> ImportForecast {
        let mut left = room;
        let fits = |game: &&Good| {
            let rest = left.checked_sub(game.letters);
            left = rest.unwrap_or(0);
            rest.is_some()
        };
        let fit = self.good.iter().take_while(fits).count();
        ImportForecast { games: self.good.len(), fit, known: self.known, bad: self.count_bad }
    }

    /// Reason why games cannot be taken in, as far as it is told one by one.
    pub fn problems(&self) -> &[String] {
        &self.bad
    }

    /// Number of games of those that can be taken in have been stored, and how many.
    pub fn stored(&self) -> (usize, usize) {
        (self.stored, self.good.len())
    }
}

impl Good {
    fn of(summary: SaveSummary, save: String) -> Good {
        let text = Entry::write(&summary, &save);
        // A key has ten signs.
        let letters = text.encode_utf16().count() + SAVE_PREFIX.len() + 10;
        Good { summary: SaveSummary { revision: 0, ..summary }, save, letters }
    }
}

/// Reason why a file could not be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportFault {
    /// It is no file of this program.
    NotOurs {
        /// How that shows.
        problem: String,
    },
    /// It is one of ours, but cannot be read.
    Envelope(Fault),
    /// None of its games can be played on.
    Game {
        /// The field of the first, and what is wrong there.
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
        let text = match self {
            ImportFault::NotOurs { problem } => format!("not a file of this program: {problem}"),
            ImportFault::Envelope(fault) => fault.to_string(),
            ImportFault::Game { problem } => problem.clone(),
        };
        f.write_str(&echoed(&text))
    }
}

/// Several saved games in one file.
pub struct Bundle;

impl Bundle {
    /// Marks a text as several saved games.
    pub const KIND: &str = "library";

    /// Reads a whole file of one game or of many.
    ///
    /// # Errors
    /// Foreign, damaged or newer, with the field.
    pub fn read(text: &str) -> Result<Vec<Entry>, ImportFault> {
        let mut scan = Scan::default();
        scan.advance(text, text.len());
        let scan = framed(scan, text)?;
        let games = (0..scan.games().len()).map(|index| entry(&scan, text, index));
        Ok(games.collect::<Result<_, Fault>>()?)
    }
}

/// What storing a slice brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The keys of the new games, in the file's order.
    pub ids: Vec<String>,
    /// If some of them could not be stored: why. A file of few games then lies in memory; of one of many, those for
    /// which there was no room are not taken, and there is nothing to go on with.
    pub fault: Option<StoreFault>,
}

impl<C: SaveStorage> Saves<C> {
    /// Stores the next games of a file, all of this slice or none, should the page end; `name` makes a fresh key for
    /// each. `None` once there are no more.
    pub fn take_in(&mut self, import: &mut Import, mut name: impl FnMut() -> String) -> Option<Imported> {
        let is_small = import.good.len() <= SLICE;
        let slice = &import.good[import.stored..];
        let slice = &slice[..slice.len().min(SLICE)];
        if slice.is_empty() {
            return None;
        }
        let named: Vec<(String, &Good)> = slice.iter().map(|game| (name(), game)).collect();
        let games = named.iter().map(|(id, game)| (id.as_str(), &game.summary, game.save.as_str()));
        let (mut stored, fault) = self.store_together(&games.collect::<Vec<_>>());
        import.stored += slice.len();
        if fault == Some(StoreFault::Full) && !is_small {
            let (kept, lost): (Vec<String>, Vec<String>) =
                stored.into_iter().partition(|id| !self.memory.contains_key(id));
            for id in &lost {
                self.forget(id);
            }
            import.stored -= lost.len();
            stored = kept;
        }
        Some(Imported { ids: stored, fault })
    }
}
