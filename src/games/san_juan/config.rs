//! What can be chosen before a game (sections 1.1 and 1.3).

use serde::{Deserialize, Serialize};

use crate::core::Seat;

/// An edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The special edition 1897 (`sj1897.base`).
    #[default]
    Y1897,
}

/// Edition, players and options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The edition.
    pub edition: Edition,
    /// How many play: 2 to 4.
    pub players: u8,
    /// Whether opening hands are chosen (`SJ-SET-DRAFT-1`).
    #[serde(default)]
    pub opening_draft: bool,
    /// The first governor; drawn from the seed if absent (`SJ-SET-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Figures and readings that the rulebook leaves open.
    #[serde(default)]
    pub switches: Switches,
}

/// Figures and readings that the rulebook leaves open; the defaults are
/// normative, and every record stores the values used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// Printed cost of the 1897 Resort: 4, or 3 (ruling D-22).
    pub resort_cost_1897: u8,
    /// Whether a kind may be built again once its copy is covered (D-07).
    pub rebuild_covered_types: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Switches { resort_cost_1897: 4, rebuild_covered_types: true }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            edition: Edition::Y1897,
            players: 2,
            opening_draft: false,
            first: None,
            switches: Switches::default(),
        }
    }
}
