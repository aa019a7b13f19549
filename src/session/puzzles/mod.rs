//! Puzzles: a position, a goal, and one best answer that a solver has proved.
//!
//! A puzzle asks one seat to reach as much as it can until a horizon: the end of
//! a phase, of its turn, of the game. Everything that counts up to there is known
//! to the seat, so that every line can be counted out. Where others choose
//! before the horizon, what counts is what the seat reaches whatever they do.
//!
//! | What | Where |
//! |---|---|
//! | what each game can ask, and what counts | [`kinds`] |
//! | counting out | [`solver`] |
//! | at a table: the others' answers, what was reached | `table` |
//! | the files of puzzles | [`Collection`] |
//! | puzzles from somebody's own games | [`own`] |
//!
//! Deliberately absent: searching for positions (`referee puzzles find`), words.

pub mod kinds;
pub mod own;
pub mod solver;
mod table;

use std::fmt;

use serde::{Deserialize, Serialize};

use game_core::record::mark;
use game_core::{Game, PositionError, Seat, json};
pub use kinds::{Kind, PuzzleRules};
pub use solver::{PuzzleTask, Solution, Unsolved};

/// The version of the files.
pub const FORMAT: u16 = 1;
/// Positions that are looked at before a puzzle counts as too large.
pub const LIMIT: u32 = 200_000;
/// With fewer answers nothing is a puzzle.
pub const ANSWERS: usize = 3;
/// By how many points the best answer is better than any other, at least.
pub const MARGIN: i16 = 1;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Puzzle<G: Game> {
    /// Its name in addresses: [`Puzzle::name_of`] its position.
    pub id: String,
    /// Task of the puzzle.
    pub kind: Kind,
    /// Difficulty, 1 to 3, among the puzzles of its game.
    pub degree: u8,
    /// Result of the best answer.
    pub best: i16,
    /// Best result of all other answers.
    pub second: i16,
    /// The best answer: the choices that matter, up to where somebody else
    /// chooses.
    pub answer: Vec<G::Action>,
    /// The position; the seat that is asked there is the one to be played.
    pub position: G::Position,
}

/// All puzzles of a game, as they are stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Collection<G: Game> {
    /// [`FORMAT`] at the time of writing.
    pub format: u16,
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES_VERSION`] by which they were proved.
    pub rules: u16,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<Puzzle<G>>,
}

impl<G: PuzzleRules> Puzzle<G> {
    /// The name of a puzzle with this position: 8 hexadecimal digits.
    pub fn name_of(kind: Kind, position: &G::Position) -> String {
        mark(&json::write(&(kind, position)))[..8].to_owned()
    }

    /// The task as it is to be played.
    ///
    /// # Errors
    /// A position that cannot be, or in which this kind cannot be asked.
    pub fn task(&self) -> Result<PuzzleTask<G>, PuzzleError> {
        let (game, start) =
            G::from_position(&self.position).map_err(|error| PuzzleError::Position(error.in_words()))?;
        PuzzleTask::new(game, start, self.kind).ok_or(PuzzleError::NotAsked)
    }

    /// Counts everything out and compares.
    ///
    /// # Errors
    /// What does not agree with what the rules say.
    pub fn verify(&self) -> Result<Solution<G::Action>, PuzzleError> {
        if self.id != Self::name_of(self.kind, &self.position) {
            return Err(PuzzleError::Differs { field: "id" });
        }
        let solution = self.task()?.prove().map_err(PuzzleError::Unsolved)?;
        let fields = [
            ("best", solution.best == self.best),
            ("second", solution.second == self.second),
            ("answer", solution.answer == self.answer),
            ("degree", (1..=3).contains(&self.degree)),
        ];
        match fields.into_iter().find(|(_, agrees)| !agrees) {
            Some((field, _)) => Err(PuzzleError::Differs { field }),
            None => Ok(solution),
        }
    }
}

impl<G: PuzzleRules> Collection<G> {
    /// A collection for the present rules.
    pub fn new(puzzles: Vec<Puzzle<G>>) -> Self {
        Collection { format: FORMAT, game: G::ID.to_owned(), rules: G::RULES_VERSION, puzzles }
    }

    /// Reads a collection.
    ///
    /// # Errors
    /// What is no collection, or one for another game or other rules.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let found: Self = json::read(text).map_err(|error| PuzzleError::Unreadable(error.to_string()))?;
        if found.game != G::ID {
            return Err(PuzzleError::Differs { field: "game" });
        }
        if found.format != FORMAT {
            return Err(PuzzleError::Differs { field: "format" });
        }
        if found.rules != G::RULES_VERSION {
            return Err(PuzzleError::OtherRules { found: found.rules, known: G::RULES_VERSION });
        }
        Ok(found)
    }

    /// The collection as text: a line for each puzzle.
    pub fn write(&self) -> String {
        let puzzles: Vec<String> = self.puzzles.iter().map(json::write).collect();
        format!(
            "{{\"format\":{},\"game\":\"{}\",\"rules\":{},\"puzzles\":[\n{}\n]}}\n",
            self.format,
            self.game,
            self.rules,
            puzzles.join(",\n")
        )
    }
}

/// Entries of a collection for a list, whatever its game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Catalogue {
    /// [`Game::RULES_VERSION`] by which they were proved.
    pub rules: u16,
    /// The puzzles, in their order.
    pub puzzles: Vec<PuzzleEntry>,
}

/// Entry of a puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PuzzleEntry {
    /// Its name in addresses.
    pub id: String,
    /// Task of the puzzle.
    pub kind: Kind,
    /// Difficulty, 1 to 3.
    pub degree: u8,
}

impl Catalogue {
    /// Reads the list of a collection.
    ///
    /// # Errors
    /// What is no collection.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        serde_json::from_str(text).map_err(|error| PuzzleError::Unreadable(error.to_string()))
    }

    /// The list of a collection that was read.
    pub fn of<G: Game>(collection: &Collection<G>) -> Self {
        let entry = |puzzle: &Puzzle<G>| PuzzleEntry {
            id: puzzle.id.clone(),
            kind: puzzle.kind,
            degree: puzzle.degree,
        };
        Catalogue { rules: collection.rules, puzzles: collection.puzzles.iter().map(entry).collect() }
    }

    /// The first one from behind `id` on, and then from the front, that is not among `solved`.
    pub fn next(&self, id: &str, solved: &[String]) -> Option<&PuzzleEntry> {
        let at = self.puzzles.iter().position(|entry| entry.id == id).map_or(0, |at| at + 1);
        let (before, behind) = self.puzzles.split_at(at);
        behind.iter().chain(before).find(|entry| entry.id != id && !solved.contains(&entry.id))
    }
}

/// Reason why a puzzle cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// It is no puzzle of this game.
    Unreadable(String),
    /// It was proved by other rules.
    OtherRules {
        /// The version of those.
        found: u16,
        /// The version of these.
        known: u16,
    },
    /// Its position cannot be.
    Position(PositionError),
    /// Its position does not ask what it asks.
    NotAsked,
    /// It has no single best answer, or none that can be counted out.
    Unsolved(Unsolved),
    /// A field says something else than the rules.
    Differs { field: &'static str },
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Unreadable(why) => write!(f, "{why}"),
            PuzzleError::OtherRules { found, known } => {
                write!(f, "rules: proved by version {found}, this program knows {known}")
            }
            PuzzleError::Position(error) => write!(f, "position.{error}"),
            PuzzleError::NotAsked => write!(f, "kind: cannot be asked in this position"),
            PuzzleError::Unsolved(why) => write!(f, "position: {why}"),
            PuzzleError::Differs { field } => write!(f, "{field}: does not agree with the rules"),
        }
    }
}

/// The seat that a position asks.
pub(crate) fn asked<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    game.turn(state).seat()
}
