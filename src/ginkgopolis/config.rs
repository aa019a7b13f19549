//! Options of a game (section 1).

use serde::{Deserialize, Serialize};

use game_core::Seat;

/// A mode of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Preset characters (`gk.beginner`).
    #[default]
    Beginner,
    /// Drafted characters (`gk.draft`).
    Draft,
    /// One player against Hal (`gk.solo`).
    Solo,
    /// The same, harder (`gk.solo.expert`).
    SoloExpert,
}

/// Mode, players and options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub mode: Mode,
    /// Number of players: 2 to 5, or 1 against Hal.
    pub players: u8,
    /// The first player; drawn from the seed if absent (`GK-SET-11`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// True if the counts behind screens are shown to all (`GK-MOD-04`).
    #[serde(default)]
    pub open_screens: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config { mode: Mode::Beginner, players: 3, first: None, open_screens: false }
    }
}
