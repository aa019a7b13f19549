//! Options of a game (sections 1.1 and 1.3).

use serde::{Deserialize, Serialize};

use super::ids::Role;
use game_core::Seat;

/// An edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The special edition 1897 (`sj1897.base`).
    #[default]
    Y1897,
    /// The first edition of 2004 (`classic`); with five or more players its
    /// game of two sets (`SJ-MODE-4`).
    Classic,
}

/// Edition, players and options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub edition: Edition,
    /// Number of players: 2 to 4, in the classic edition up to 8.
    pub players: u8,
    /// True if the expansion "New Buildings" is in play (1897 only).
    #[serde(default, skip_serializing_if = "is_false")]
    pub new_buildings: bool,
    /// True if opening hands are chosen (`SJ-SET-DRAFT-1`).
    #[serde(default)]
    pub opening_draft: bool,
    /// The first governor; drawn from the seed if absent (`SJ-SET-1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The expansion roles of a game for five to eight, one for each player
    /// beyond the fourth; those of ruling D-19 if absent. The configuration of
    /// a rule set names them, so that records do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_roles: Option<Vec<Role>>,
    /// Figures and readings that the rulebook leaves open.
    #[serde(default)]
    pub switches: Switches,
}

/// Figures and readings that the rulebook leaves open; the defaults are
/// normative. Those of the expansion are named by the configuration of every
/// rule set that has it, so that records store the values used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// Printed cost of the 1897 Resort: 4, or 3 (ruling D-22).
    pub resort_cost_1897: u8,
    /// True if a kind may be built again once its copy is covered (D-07).
    pub rebuild_covered_types: bool,
    /// True if draws that may be declined are asked for (D-11).
    #[serde(skip_serializing_if = "is_false")]
    pub ask_optional_draws: bool,
    /// Printed cost of the Cottage: 2, or 1 (ruling D-23).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cottage_cost: Option<u8>,
    /// When the hand limit of those without Fort and Lighthouse is 6 (D-20).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fort_limit_scope: Option<FortLimit>,
}

/// When the hand limit of those without Fort and Lighthouse is 6 instead of 7
/// (ruling D-20); with the expansion only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FortLimit {
    /// While somebody has a Fort at work.
    #[default]
    WhenOwned,
    /// Throughout the game.
    Always,
}

impl Default for Switches {
    fn default() -> Self {
        Switches {
            resort_cost_1897: 4,
            rebuild_covered_types: true,
            ask_optional_draws: false,
            cottage_cost: None,
            fort_limit_scope: None,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            edition: Edition::Y1897,
            players: 2,
            new_buildings: false,
            opening_draft: false,
            first: None,
            extra_roles: None,
            switches: Switches::default(),
        }
    }
}

fn is_false(value: &bool) -> bool {
    !value
}
