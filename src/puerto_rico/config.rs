//! Options of a game (section 1).

use serde::{Deserialize, Serialize};

use game_core::Seat;

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
    pub edition: Edition,
    /// Number of players: 2 to 5 (1897), 3 to 5 (classic).
    pub players: u8,
    /// The first governor; drawn from the seed if absent (`PR-SET-01`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    #[serde(default)]
    pub options: Options,
}

/// A pair of buildings of which only one may be in a game (`PR-OPT-COMBO`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Combo {
    /// Not both the Hacienda and the Lumberyard.
    HaciendaLumberyard,
    /// Not both the Villa and the Large Tailor Shop.
    VillaTailor,
}

/// Expansions and options. Those that are off are not written, so that a
/// configuration without expansions reads as it always did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// `pr1897.opt.costs`: the Factory costs 8, the School 7.
    pub costs: bool,
    /// `pr1897.opt.start`: corn starters begin with 1 coin less.
    pub start: bool,
    /// True if the victory points of others are shown (C35).
    pub show_vp: bool,
    /// True if bonuses that are practically always wanted are asked for; otherwise they are taken
    /// automatically (section 0, default-accept).
    pub ask_bonuses: bool,
    /// `pr1897.exp1`: New Buildings, with the draft of the tray (`PR-DRAFT-1`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp1: bool,
    /// `pr1897.opt.combo`: a pair of which only one may be drafted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combo: Option<Combo>,
    /// `pr1897.exp3`: the Smuggler (`PR-SMG-01`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp3: bool,
    /// `pr1897.opt.intl`: the international wording of `PR-END-04` and
    /// `PR-SMG-08`.
    #[serde(skip_serializing_if = "is_off")]
    pub intl: bool,
    /// `pr1897.exp2`: Citizens, with the draft of the tray (`PR-X2-01`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp2: bool,
    /// `pr1897.opt.tailor`: the Large Tailor Shop pays 3 coins at most
    /// (`PR-X2-TAI-1`).
    #[serde(skip_serializing_if = "is_off")]
    pub tailor: bool,
    /// `pr1897.exp4`: the Festival (`PR-FES-SETUP-1`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp4: bool,
    /// `pr1897.exp5`: Festival cards instead of the printed objectives
    /// (`PR-FCD-01`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp5: bool,
    /// `pr1897.exp6`: Achievements (`PR-ACH-SETUP-1`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp6: bool,
    /// `pr1897.exp6.draft`: the cards are passed on (`PR-ACH-SETUP-2`).
    #[serde(skip_serializing_if = "is_off")]
    pub exp6_draft: bool,
    /// Number of players, the last ones, that are Puertomas (section 9): 0 to 2.
    #[serde(skip_serializing_if = "is_none")]
    pub puertomas: u8,
    /// Difficulty of the Puertomas (`PR-AUT-DIF-1` to `PR-AUT-DIF-3`).
    #[serde(skip_serializing_if = "is_normal")]
    pub difficulty: Difficulty,
}

/// Difficulty of the Puertomas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// As printed (`PR-AUT-DIF-2`).
    #[default]
    Normal,
    /// Each unlocks two abilities at most (`PR-AUT-DIF-1`).
    Easy,
    /// Each begins with an ability and a building (`PR-AUT-DIF-3`).
    Hard,
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

fn is_normal(difficulty: &Difficulty) -> bool {
    *difficulty == Difficulty::Normal
}

fn is_off(option: &bool) -> bool {
    !option
}

impl Default for Config {
    fn default() -> Self {
        Config { edition: Edition::Y1897, players: 3, first: None, options: Options::default() }
    }
}
