//! Players at a table, and marks of the game as a whole.

use serde::{Deserialize, Serialize};

use ai::{LevelId, Rung, Style};
use game_core::Game;

/// The longest name of a seat, in characters.
pub const MAX_NAME: usize = 24;

/// Everything that is decided before the first card is dealt.
pub struct TableSetup<G: Game> {
    /// Edition, players, options.
    pub config: G::Config,
    /// The seed of the deal.
    pub seed: u64,
    /// One player per seat, in seat order.
    pub seats: Vec<Player>,
}

impl<G: Game> Clone for TableSetup<G> {
    fn clone(&self) -> Self {
        TableSetup { config: self.config.clone(), seed: self.seed, seats: self.seats.clone() }
    }
}

impl<G: Game> PartialEq for TableSetup<G> {
    fn eq(&self, other: &Self) -> bool {
        self.config == other.config && self.seed == other.seed && self.seats == other.seats
    }
}

impl<G: Game> std::fmt::Debug for TableSetup<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableSetup")
            .field("config", &self.config)
            .field("seed", &self.seed)
            .field("seats", &self.seats)
            .finish()
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name, at most [`MAX_NAME`] characters; empty: the screen finds a name in its own language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Controller of this seat.
    #[serde(default, rename = "mind")]
    pub controller: Controller,
}

impl Player {
    pub fn person(name: impl Into<String>) -> Self {
        Player { name: name.into(), controller: Controller::Person }
    }

    pub fn opponent(name: impl Into<String>, level: LevelId) -> Self {
        Player { name: name.into(), controller: Controller::Opponent(level) }
    }

    /// Returns true if a person sits here.
    pub fn is_person(&self) -> bool {
        self.controller == Controller::Person
    }
}

/// Controller of a seat: it chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Controller {
    /// Somebody at this device.
    #[default]
    Person,
    /// An opponent of this level.
    Opponent(LevelId),
    /// An opponent of this level with a style of its own.
    Styled(LevelId, Style),
    /// An opponent that matches a person, of the strength that finished games had shown when the
    /// game was dealt, with a style or without.
    Matched(Rung, Option<Style>),
}

impl Controller {
    /// An opponent of this level, with a style or without.
    pub fn opponent(level: LevelId, style: Option<Style>) -> Self {
        style.map_or(Controller::Opponent(level), |style| Controller::Styled(level, style))
    }

    /// The same opponent with this style, or without.
    pub fn with_style(self, style: Option<Style>) -> Self {
        match self {
            Controller::Person => self,
            Controller::Opponent(level) | Controller::Styled(level, _) => Controller::opponent(level, style),
            Controller::Matched(rung, _) => Controller::Matched(rung, style),
        }
    }

    /// The level of an opponent; the nearest one of an opponent that matches a person.
    pub fn level(self) -> Option<LevelId> {
        match self {
            Controller::Person => None,
            Controller::Opponent(level) | Controller::Styled(level, _) => Some(level),
            Controller::Matched(rung, _) => Some(rung.nearest()),
        }
    }

    /// The level that makes an opponent's next choice; `seed` decides between the two levels beside
    /// an opponent that matches a person.
    pub fn level_for_choice(self, seed: u64) -> Option<LevelId> {
        match self {
            Controller::Matched(rung, _) => Some(rung.pick(seed)),
            _ => self.level(),
        }
    }

    /// The style of an opponent that has one.
    pub fn style(self) -> Option<Style> {
        match self {
            Controller::Person | Controller::Opponent(_) => None,
            Controller::Styled(_, style) => Some(style),
            Controller::Matched(_, style) => style,
        }
    }
}

/// Marks on a game's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Marks {
    /// More was taken back than the rules of taking back allow, or the game
    /// was forked off another.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Hints were asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}
