//! What can be chosen before a game (section 1).

use serde::{Deserialize, Serialize};

use crate::core::Seat;

/// An edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The special edition 1897 (`pr1897.base`, `pr1897.2p`).
    #[default]
    Y1897,
    /// The classic edition (`classic`).
    Classic,
}

/// Edition, players and options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The edition.
    pub edition: Edition,
    /// How many play: 2 to 5 (1897), 3 to 5 (classic).
    pub players: u8,
    /// The first governor; drawn from the seed if absent (`PR-SET-01`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Options.
    #[serde(default)]
    pub options: Options,
}

/// Options that need no expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// `pr1897.opt.costs`: the Factory costs 8, the School 7.
    pub costs: bool,
    /// `pr1897.opt.start`: corn starters begin with 1 coin less.
    pub start: bool,
    /// Whether the victory points of others are shown (C35).
    pub show_vp: bool,
    /// Whether bonuses that are practically always wanted are asked for; they
    /// are taken automatically otherwise (section 0, default-accept).
    pub ask_bonuses: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config { edition: Edition::Y1897, players: 3, first: None, options: Options::default() }
    }
}
