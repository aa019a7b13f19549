//! Facts of finished games, for statistics on this device.
//!
//! A game counts once, however often it comes in: it is known by what was played, and by
//! the saved games that hold it. Deliberately absent: the games themselves. What a game
//! contributes are keys and figures; words and drawings are the page's.

mod figures;
mod matching;
mod transfer;

#[cfg(test)]
mod tests;

pub use figures::{Figures, Filter, LEAST_FOR_BEST, Opening, Own, PieceFigures, Trend, Whom};
pub use matching::Match;
pub use transfer::{CSV_HEADING, FILE_KIND};

use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::kept::Kept;
use super::save::Save;
use ai::Rung;
use game_core::json;
use game_core::record::mark;

/// The most games that are kept: when another one comes, the one that ended first is dropped.
pub const MAX_GAMES: usize = 1500;
/// The most saved games that are known as set aside; see [`Statistics::reset`].
const MAX_ASIDE: usize = 2000;

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    format: u64,
    /// The games, the one that ended first first.
    games: Vec<GameFacts>,
    /// Saved games that are not to be counted again, as somebody has begun anew since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aside: Vec<String>,
}

/// Facts of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFacts {
    /// Identity of the game; see [`identity`].
    pub id: String,
    /// The saved games that hold it, by their keys in the library.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saves: Vec<String>,
    /// The key of the game, such as `san-juan`.
    pub game: String,
    /// The key of its edition, such as `1897`.
    pub edition: String,
    /// The keys of the expansions and variants in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// The rounds played.
    pub rounds: u16,
    /// Time when it began, in milliseconds since 1970; 0 if not known.
    #[serde(default)]
    pub begun_ms: u64,
    /// Time when it ended, in milliseconds since 1970; 0 if not known.
    #[serde(default)]
    pub ended_ms: u64,
    /// True if it was a practice game; such games are listed and not counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// True if hints were asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The seats in order.
    pub seats: Vec<SeatFacts>,
}

/// Facts of a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFacts {
    /// Player of the seat.
    #[serde(default)]
    pub who: Who,
    /// Final points.
    pub points: i16,
    /// Final rank, from 1; equal results share one.
    pub rank: u8,
    /// Points by source in the order of counting; of people only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<(String, i16)>,
    /// The keys of the pieces that stood before the seat at the end, each once; of people only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<String>,
    /// The keys of what was chosen first, in order; of people only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<String>,
}

/// Player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Somebody at this device, by name.
    Person(String),
    /// An opponent, by the key of its level.
    Level(String),
    /// An opponent that matched a person, by its strength.
    Matched(Rung),
    /// The rules, by the key of what they play.
    Rule(String),
}

impl Default for Who {
    fn default() -> Self {
        Who::Person(String::new())
    }
}

impl SeatFacts {
    /// Returns true if a person sat there.
    pub fn is_person(&self) -> bool {
        matches!(self.who, Who::Person(_))
    }
}

/// Returns the identity of a game: seed, beginning and actions. The same for every copy of it,
/// whichever version of the program has opened it since.
pub fn identity<G: AutoAnswer>(save: &Save<G>) -> String {
    let record = &save.record;
    let start = record.start.as_ref().map(json::write).unwrap_or_default();
    mark(&format!("{} {} {} {start}", G::ID, record.seed, json::write(&record.actions)))
}

/// Result of adding a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is kept from now on.
    New,
    /// It was kept already.
    Known,
}

impl Kept for Statistics {
    const KEY: &'static str = "sobremesa.statistics";
    const FORMAT: u64 = 1;
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics { format: Self::FORMAT, games: Vec::new(), aside: Vec::new() }
    }
}

impl Statistics {
    /// The games, the one that ended first first.
    pub fn games(&self) -> &[GameFacts] {
        &self.games
    }

    /// Returns true if the saved game `save` needs no look: it is counted, or set aside.
    pub fn knows(&self, save: &str) -> bool {
        let holds = |saves: &[String]| saves.iter().any(|known| known == save);
        holds(&self.aside) || self.games.iter().any(|game| holds(&game.saves))
    }

    /// Keeps a game. The end of a saved game that was taken back and played again replaces what was
    /// kept of it.
    pub fn take(&mut self, facts: GameFacts) -> Taken {
        if let Some(known) = self.games.iter_mut().find(|game| game.id == facts.id) {
            let new = facts.saves.into_iter().filter(|save| !known.saves.contains(save)).collect::<Vec<_>>();
            known.saves.extend(new);
            return Taken::Known;
        }
        self.games.retain(|game| !game.saves.iter().any(|save| facts.saves.contains(save)));
        let place = self.games.partition_point(|game| game.ended_ms <= facts.ended_ms);
        self.games.insert(place, facts);
        self.games.drain(..self.games.len().saturating_sub(MAX_GAMES));
        Taken::New
    }

    /// Begins anew: the saved games `saves`, which are those at hand, will not be counted again.
    pub fn reset(saves: Vec<String>) -> Statistics {
        let beyond = saves.len().saturating_sub(MAX_ASIDE);
        Statistics { aside: saves.into_iter().skip(beyond).collect(), ..Statistics::default() }
    }
}
