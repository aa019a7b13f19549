//! A game as it is stored: how it began, what was chosen, and where it stands.

use std::fmt;
use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use super::game::{Game, PositionError};
use super::json;

/// The version of the envelope itself.
pub const FORMAT: u16 = 1;

/// A stored game. Everything in it can be read by people.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Game> {
    /// [`FORMAT`] at the time of writing.
    pub format: u16,
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES_VERSION`] at the time of writing.
    pub rules: u16,
    /// Edition, players, options.
    pub config: G::Config,
    /// The seed of the setup.
    pub seed: u64,
    /// The position the game began from, if not from the ordinary setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<G::Position>,
    /// Every choice since then, in order.
    pub actions: Vec<G::Action>,
    /// The position after the last action.
    pub snapshot: G::Position,
    /// [`fingerprint`] of the snapshot.
    pub hash: String,
}

// Derived implementations would ask the same of the game itself.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Record {
            format: self.format,
            game: self.game.clone(),
            rules: self.rules,
            config: self.config.clone(),
            seed: self.seed,
            start: self.start.clone(),
            actions: self.actions.clone(),
            snapshot: self.snapshot.clone(),
            hash: self.hash.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.format, &self.game, self.rules, self.seed, &self.hash)
            == (other.format, &other.game, other.rules, other.seed, &other.hash)
            && self.config == other.config
            && self.start == other.start
            && self.actions == other.actions
            && self.snapshot == other.snapshot
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &self.game)
            .field("config", &self.config)
            .field("seed", &self.seed)
            .field("actions", &self.actions.len())
            .field("hash", &self.hash)
            .finish_non_exhaustive()
    }
}

/// A record brought back to life.
pub struct Restored<G: Game> {
    /// The rule set.
    pub game: G,
    /// The state before the first action in `actions`.
    pub start: G::State,
    /// The present state.
    pub state: G::State,
    /// The actions that lead from `start` to `state`.
    pub actions: Vec<G::Action>,
    /// Indices of the actions that the record lacks, ascending: older rules took them without
    /// asking ([`Game::taken_unasked`]).
    pub unasked: Vec<usize>,
    /// True if the rules have changed since, so that the game goes on from the snapshot and its
    /// earlier history cannot be replayed.
    pub history_lost: bool,
}

impl<G: Game> Record<G> {
    /// Captures a game.
    pub fn capture(
        game: &G,
        seed: u64,
        start: Option<&G::Position>,
        actions: &[G::Action],
        state: &G::State,
    ) -> Self {
        let snapshot = game.position(state);
        Record {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            config: game.config().clone(),
            seed,
            start: start.cloned(),
            actions: actions.to_vec(),
            hash: fingerprint(&snapshot),
            snapshot,
        }
    }

    /// Brings the game back: by replay under the same rules, from the
    /// snapshot under newer ones, unless the game goes the same way by both
    /// ([`Game::REPLAYS_SINCE`]).
    ///
    /// # Errors
    /// A record of another game or of a newer program, one that was altered,
    /// or one whose actions are refused.
    pub fn restore(&self) -> Result<Restored<G>, RecordError> {
        self.check_envelope()?;
        if fingerprint(&self.snapshot) != self.hash {
            return Err(RecordError::Altered { field: "hash" });
        }
        let (game, _) = self.stands()?;
        if *game.config() != self.config {
            return Err(RecordError::Altered { field: "config" });
        }
        if self.rules == G::RULES_VERSION {
            return self.replayed(game);
        }
        let alike = if self.rules < G::REPLAYS_SINCE { None } else { self.replayed(game).ok() };
        alike.map_or_else(|| self.go_on(), Ok)
    }

    /// The game as it was played from its start.
    fn replayed(&self, game: G) -> Result<Restored<G>, RecordError> {
        let start = self.starting_state(&game)?;
        let mut state = start.clone();
        // Nobody listens, but the page has the rules for this kind of listener
        // already, and another kind would be all of them once more.
        let mut events = Vec::new();
        let (mut actions, mut unasked) = (Vec::with_capacity(self.actions.len()), Vec::new());
        for index in 0..=self.actions.len() {
            let mut step = |action: G::Action, state: &mut G::State| {
                game.play(state, action, &mut events)
                    .map_err(|refusal| RecordError::Refused { index, why: refusal.to_string() })?;
                events.clear();
                actions.push(action);
                Ok(actions.len() - 1)
            };
            while let Some(action) = game.taken_unasked(&state, self.rules) {
                unasked.push(step(action, &mut state)?);
            }
            if let Some(&action) = self.actions.get(index) {
                step(action, &mut state)?;
            }
        }
        if fingerprint(&game.position(&state)) != self.hash {
            return Err(RecordError::Altered { field: "actions" });
        }
        Ok(Restored { game, start, state, actions, unasked, history_lost: false })
    }

    /// The game from its snapshot on.
    fn go_on(&self) -> Result<Restored<G>, RecordError> {
        let (game, start) = self.stands()?;
        let state = start.clone();
        Ok(Restored { game, start, state, actions: Vec::new(), unasked: Vec::new(), history_lost: true })
    }

    /// The rule set and state of the snapshot.
    fn stands(&self) -> Result<(G, G::State), RecordError> {
        G::from_position(&self.snapshot)
            .map_err(|error| RecordError::Position { field: "snapshot", error: error.in_words() })
    }

    fn check_envelope(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame { found: self.game.clone(), expected: G::ID });
        }
        let versions = [("format", self.format, FORMAT), ("rules", self.rules, G::RULES_VERSION)];
        if let Some((field, found, known)) = versions.into_iter().find(|(_, found, known)| found > known) {
            return Err(RecordError::Newer { field, found, known });
        }
        Ok(())
    }

    fn starting_state(&self, game: &G) -> Result<G::State, RecordError> {
        match &self.start {
            None => Ok(game.setup(self.seed, &mut Vec::new())),
            Some(position) => G::from_position(position)
                .map(|(_, state)| state)
                .map_err(|error| RecordError::Position { field: "start", error: error.in_words() }),
        }
    }
}

/// Reason why a record cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It belongs to another game.
    OtherGame {
        /// The game it names.
        found: String,
        /// The game that was wanted.
        expected: &'static str,
    },
    /// A newer program wrote it.
    Newer {
        /// Field that is newer: `format` or `rules`.
        field: &'static str,
        /// Its version.
        found: u16,
        /// The newest version that this program knows.
        known: u16,
    },
    /// A field does not agree with the others.
    Altered {
        /// The field that disagrees.
        field: &'static str,
    },
    /// A position in it cannot be.
    Position {
        /// Field with the fault.
        field: &'static str,
        /// Fault of the position.
        error: PositionError,
    },
    /// One of its actions is not legal.
    Refused {
        /// The action's index, from 0.
        index: usize,
        /// The reason and its rule.
        why: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::OtherGame { found, expected } => {
                write!(f, "game: the record is of {found:?}, not of {expected:?}")
            }
            RecordError::Newer { field, found, known } => {
                write!(f, "{field}: {}", newer(field, (*found).into(), (*known).into()))
            }
            RecordError::Altered { field } => {
                write!(f, "{field}: does not agree with the rest of the record")
            }
            RecordError::Position { field, error } => write!(f, "{field}.{error}"),
            RecordError::Refused { index, why } => write!(f, "actions[{index}]: {why}"),
        }
    }
}

/// Says that the version of a `field` is newer than the one `known`.
pub fn newer(field: &str, found: u64, known: u64) -> String {
    let what = if field.ends_with("rules") { "played under version" } else { "written in version" };
    format!("{what} {found}, this program knows {known}; update the program first")
}

/// A 64-bit FNV-1a fingerprint of a value's JSON, as 16 hexadecimal digits:
/// the same in the browser and on any machine. Guards against damage, not
/// against forgers.
pub fn fingerprint(value: &impl Serialize) -> String {
    mark(&json::write(value))
}

/// The same of a text.
pub fn mark(text: &str) -> String {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    format!("{:016x}", hasher.finish())
}
