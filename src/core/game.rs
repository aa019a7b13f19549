//! The contract between a game and everything around it.

use std::fmt;
use std::hash::Hash;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::actions::Actions;
use super::events::{Mute, Sink};
use super::rng::Rng;
use super::rule::{Flaw, Reason};
use super::score::{ScoreSheet, Tallies};
use super::seat::{Seat, Viewer};

/// A board game. The value itself is the resolved, immutable rule set of one
/// edition with its options; everything that changes is in `State`.
///
/// The rules run the same way for people, saves, tests and search: nothing in
/// here can tell who is asking.
pub trait Game: Sized + Send + Sync + 'static {
    /// The key of the game in files and links, such as `san-juan`.
    const ID: &'static str;
    /// Counts up whenever a recorded game might replay differently.
    const RULES_VERSION: u16;
    /// The oldest rules whose games may go the same way by the present ones:
    /// their records are replayed, and keep their history if they end where
    /// they stood.
    const REPLAYS_SINCE: u16 = Self::RULES_VERSION;

    /// Edition, players and options.
    type Config: Clone + fmt::Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// Everything that changes during play: flat, without heap. It is written for another program of the
    /// same build; what is kept is a [`Game::Position`].
    type State: Clone + fmt::Debug + Eq + Hash + BorshSerialize + BorshDeserialize + Send;
    /// One small choice. Big moves are several of them in canonical order.
    type Action: Copy + fmt::Debug + Ord + Hash + Serialize + DeserializeOwned + Send;
    /// One fact that happened.
    type Event: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// Question that is asked.
    type Prompt: Copy + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// View of one viewer: the only thing that crosses to a screen.
    type View: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// Reason why something is impossible.
    type Reason: Reason;
    /// Reason why a position cannot be.
    type Flaw: Flaw;
    /// A position that people can read and write.
    type Position: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;

    /// Resolves a configuration.
    ///
    /// # Errors
    /// Every illegal mix of options is refused here, with the field's name.
    fn new(config: &Self::Config) -> Result<Self, ConfigError>;

    /// The configuration this rule set was made from.
    fn config(&self) -> &Self::Config;

    /// Number of seats, 1 to [`super::MAX_SEATS`].
    fn seats(&self) -> u8;

    /// A new game. Equal seeds give equal games.
    fn setup(&self, seed: u64, log: &mut impl Sink<Self::Event>) -> Self::State;

    /// Returns the seat that has to choose, and its question.
    fn turn(&self, state: &Self::State) -> Turn<Self::Prompt>;

    /// Writes the legal actions into `out`: sorted ascending, unique, never
    /// empty unless the game is over.
    fn legal(&self, state: &Self::State, out: &mut Actions<Self::Action>);

    /// Resolves a legal action and everything that follows from it without a
    /// further choice. For actions that came out of [`Game::legal`]; others
    /// go through [`Game::play`].
    ///
    /// # Panics
    /// May panic, or leave a senseless state, if the action is not legal.
    fn apply(&self, state: &mut Self::State, action: Self::Action, log: &mut impl Sink<Self::Event>);

    /// Why `action` is impossible now; `None` if it is legal.
    fn why_not(&self, state: &Self::State, action: Self::Action) -> Option<Self::Reason>;

    /// Shows everything that `viewer` may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns the part of `event` that `viewer` may hear; `None` if nothing at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Returns the part of an action of `seat` that `viewer` may hear; `None` if not which one it
    /// was. Law: a viewer hears the same of two legal actions after which it may know the same
    /// ([`Game::redact`], [`Game::determinize`]).
    fn redact_action(&self, action: Self::Action, _seat: Seat, _eye: Viewer) -> Option<Self::Action> {
        Some(action)
    }

    /// Returns true if the rules play `seat` by themselves, as they play the opponent of a solo
    /// game: nobody is ever asked for it. Law: [`Game::turn`] names no such seat.
    fn is_automa(&self, _seat: Seat) -> bool {
        false
    }

    /// Returns true if `event` showed somebody something that was hidden before, so that it cannot
    /// be taken back.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Resamples everything that `viewer` may not know, keeps all it does know,
    /// and reseeds the streams. Law: `view(determinize_for(s, p), p) == view(s, p)`.
    fn determinize_for(&self, state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// Does so for a seat.
    #[inline]
    fn determinize(&self, state: &mut Self::State, seat: Seat, rng: &mut Rng) {
        self.determinize_for(state, Viewer::Seat(seat), rng);
    }

    /// Takes back what others than `seat` have chosen in secret, so that they
    /// will be asked after it: nothing of that has had a consequence yet. A
    /// search asks for this, because what somebody has chosen sensibly cannot
    /// be resampled. Law: what `seat` may choose stays the same.
    fn reopen(&self, _state: &mut Self::State, _seat: Seat) {}

    /// Returns true if the rules put the question at hand to all at once and `seat`, which has not answered it, is asked
    /// later only because one has to be asked first. Law: whatever those before it choose in secret, it is asked the same.
    fn is_asked_too(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Points and tie-breaks as they stand; at the end, the result.
    fn tallies(&self, state: &Self::State) -> Tallies;

    /// The same, itemised by source; usable at any time.
    fn score(&self, state: &Self::State) -> ScoreSheet;

    /// The position as something to read, write and store.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The rule set and state that a position describes.
    ///
    /// # Errors
    /// Impossible counts, duplicate cards and contradictions, each with the
    /// path of the offending field.
    fn from_position(position: &Self::Position) -> Result<(Self, Self::State), PositionError<Self::Flaw>>;

    /// Checks the invariants of the rules: nothing lost, nothing doubled.
    ///
    /// # Errors
    /// A sentence that names the first one broken. Slow: for tests and tools.
    fn check(&self, state: &Self::State) -> Result<(), String>;

    /* Provided; not meant to be overridden. */

    /// Resolves an action if it is legal.
    ///
    /// # Errors
    /// The reason and its rule; the state is then untouched.
    fn play(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal<Self::Reason>> {
        let Turn::Choose { .. } = self.turn(state) else { return Err(Refusal::GameOver) };
        if let Some(reason) = self.why_not(state, action) {
            return Err(Refusal::Illegal(reason));
        }
        self.apply(state, action, log);
        Ok(())
    }

    /// Returns the action that older rules, of the version `rules`, took at `state` without asking.
    /// Records of those rules lack it: whoever replays them takes it, so that old games keep their
    /// history.
    fn taken_unasked(&self, _state: &Self::State, _rules: u16) -> Option<Self::Action> {
        None
    }

    /// Returns true once the game has ended.
    fn is_over(&self, state: &Self::State) -> bool {
        matches!(self.turn(state), Turn::Over)
    }

    /// Replays `actions` from the beginning of the game with `seed`.
    ///
    /// # Errors
    /// The index of the first action that is refused, and why.
    fn replay(
        &self,
        seed: u64,
        actions: &[Self::Action],
    ) -> Result<Self::State, (usize, Refusal<Self::Reason>)> {
        let mut state = self.setup(seed, &mut Mute);
        for (index, &action) in actions.iter().enumerate() {
            self.play(&mut state, action, &mut Mute).map_err(|refusal| (index, refusal))?;
        }
        Ok(state)
    }
}

/// Seat that has to choose, or the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn<P> {
    /// Nobody: the game has ended.
    Over,
    /// One seat; at any time there is exactly one.
    Choose {
        /// The seat that chooses.
        seat: Seat,
        /// Question to the seat.
        prompt: P,
    },
}

impl<P> Turn<P> {
    /// The seat that chooses, if any.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Turn::Over => None,
            Turn::Choose { seat, .. } => Some(*seat),
        }
    }
}

/// Reason why an action was not carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refusal<R> {
    /// Nobody may act any more.
    GameOver,
    /// The rules forbid it.
    Illegal(R),
}

impl<R: Reason> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => write!(f, "the game is over"),
            Refusal::Illegal(reason) => write!(f, "{reason} ({})", reason.rule()),
        }
    }
}

/// A configuration that no rulebook allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The offending field.
    pub field: &'static str,
    /// Fault, and what would be right instead.
    pub problem: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "config.{}: {}", self.field, self.problem)
    }
}

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError<F = String> {
    /// Path in the position, such as `seats[1].city[0].kind`.
    pub path: String,
    /// Fault there, and what would be right instead.
    pub problem: F,
}

impl<F> PositionError<F> {
    /// An error at `path`. Without inlining: the reading of positions consists
    /// of little else.
    #[cold]
    #[inline(never)]
    pub fn at(path: &dyn fmt::Display, problem: F) -> Self {
        PositionError { path: path.to_string(), problem }
    }
}

/// Refuses the field at `path` of a position.
///
/// # Errors
/// Always.
pub fn refuse<T, F>(path: &dyn fmt::Display, flaw: impl Into<F>) -> Result<T, PositionError<F>> {
    Err(PositionError::at(path, flaw.into()))
}

impl PositionError {
    /// An error in words.
    #[cold]
    #[inline(never)]
    pub fn said(path: &dyn fmt::Display, problem: &dyn fmt::Display) -> Self {
        PositionError { path: path.to_string(), problem: problem.to_string() }
    }
}

impl<F: Flaw> PositionError<F> {
    /// The same in words, for what keeps no account of games' own types.
    pub fn in_words(self) -> PositionError {
        let rules: Vec<&str> = self.problem.rules().iter().map(|rule| rule.0).collect();
        let problem = match rules[..] {
            [] => self.problem.to_string(),
            _ => format!("{} ({})", self.problem, rules.join(", ")),
        };
        PositionError { path: self.path, problem }
    }
}

impl<F: Flaw> fmt::Display for PositionError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PositionError { path, problem } = self.clone().in_words();
        write!(f, "{path}: {problem}")
    }
}
