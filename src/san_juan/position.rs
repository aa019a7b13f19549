//! Positions that people can read and write; see `docs/positions.md`.

use serde::{Deserialize, Serialize};

use super::config::Config;
use super::ids::{Kind, Role, Tile};
use super::state::Frame;
use game_core::Seat;

/// A position. Absent fields have the value that the setup would give them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Edition, players, options.
    pub config: Config,
    /// The round, from 1; 0 during the opening draft.
    #[serde(default = "one")]
    pub round: u16,
    #[serde(default)]
    pub governor: Seat,
    /// The seats, in order.
    pub seats: Vec<SeatPosition>,
    /// The cards that will be drawn next, in that order. What is not named
    /// anywhere in the position lies in the draw pile in an order drawn from
    /// `luck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draw: Vec<Kind>,
    /// The discard pile: a count is filled with cards that are named nowhere.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub discard: Pile,
    /// The price tiles from the next one on; absent: an order drawn from
    /// `luck`, none of them seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Tiles>,
    /// The placards taken in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Taken>,
    /// The phase being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Cards being looked at by the seat on turn.
    #[serde(default, skip_serializing_if = "Look::is_empty")]
    pub look: Look,
    /// Frames being resolved, outermost first; absent: the next pick of the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Frame>,
    /// Rounds in a row, 0 to 20 and the present one included, in which nobody
    /// has built (`SJ-END-4`); 0 if somebody has built in this round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub quiet: u8,
    /// True once the game has ended; `stack` is then absent.
    #[serde(default, skip_serializing_if = "is_false")]
    pub over: bool,
    /// The state of the random stream.
    #[serde(default)]
    pub luck: u64,
}

fn one() -> u16 {
    1
}

/// One seat of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The hand: a count is filled with cards that are named nowhere.
    #[serde(default)]
    pub hand: Pile,
    /// The city, slot by slot.
    #[serde(default)]
    pub city: Vec<SlotPosition>,
    /// The cards under Chapel and Church.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub tucked: Pile,
    /// The cards under the Harbor or shipped with the Captain.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub shipped: Pile,
    /// True if the Library was used in this round.
    #[serde(default, skip_serializing_if = "is_false")]
    pub library_used: bool,
    /// True if the Church was used in this game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub church_used: bool,
}

/// One slot of a city: a kind alone, or a kind with what lies on and under it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum SlotPosition {
    /// An active building, nothing on or under it.
    Plain(Kind),
    /// Anything else.
    Full(Slot),
}

/// A slot in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The visible building.
    pub kind: Kind,
    /// The card that lies on it as a good; `true` for any card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub good: Option<Good>,
    /// The buildings beneath, lowest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covers: Vec<Kind>,
    /// True if it was built in this very phase and does not work yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fresh: bool,
}

/// A good: the hidden card, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Good {
    /// This card.
    Card(Kind),
    /// `true`: any card that is named nowhere; `false`: no good.
    Any(bool),
}

/// Cards by name, or only how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Pile {
    /// That many cards that are named nowhere.
    Count(u8),
    /// These cards.
    Cards(Vec<Kind>),
}

impl Default for Pile {
    fn default() -> Self {
        Pile::Cards(Vec::new())
    }
}

impl Pile {
    /// Returns true if there is no card.
    pub fn is_empty(&self) -> bool {
        match self {
            Pile::Count(count) => *count == 0,
            Pile::Cards(cards) => cards.is_empty(),
        }
    }
}

/// The price tiles of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiles {
    /// From the next one on; the open one of a trader phase comes first.
    pub queue: Vec<Tile>,
    /// Number of tiles, counted from the back, that were already seen.
    #[serde(default)]
    pub seen: u8,
    /// True if the first one lies open (Trader phase).
    #[serde(default, skip_serializing_if = "is_false")]
    pub open: bool,
}

/// A placard taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    pub role: Role,
    /// By whom.
    pub by: Seat,
}

/// The phase of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    pub role: Role,
    /// Seat that picked it.
    pub picker: Seat,
    /// True if the Library doubles the privilege.
    #[serde(default, skip_serializing_if = "is_false")]
    pub doubled: bool,
    /// Trader phase with the expansion: whether somebody has sold.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sold: bool,
}

/// Cards being looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Still to be sorted out.
    #[serde(default)]
    pub cards: Vec<Kind>,
    /// Already chosen to be kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Kind>,
}

impl Look {
    /// Returns true if nobody is looking at anything.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.kept.is_empty()
    }
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_false(value: &bool) -> bool {
    !value
}
