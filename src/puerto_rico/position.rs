//! Positions that people can read and write.

use serde::{Deserialize, Serialize};

use super::config::Config;
use super::data::achievements::Achievement;
use super::data::festival::FestivalCard;
use super::data::puertoma::{Ability, TieCard};
use super::ids::{Building, GOODS, Good, Role, Tile};
use super::state::{Frame, Obtained};
use game_core::Seat;

/// A position. Supplies follow from what lies elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Edition, players, options.
    pub config: Config,
    /// The round, from 1.
    #[serde(default = "one")]
    pub round: u16,
    /// The governor.
    #[serde(default)]
    pub governor: Seat,
    /// The seats, in order.
    pub seats: Vec<SeatPosition>,
    /// The buildings that were put into the tray, in a game that drafts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drafted: Vec<Building>,
    /// The objectives of the festival in their places: three once the game
    /// begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub festival: Vec<ShownObjective>,
    /// The face-up plantations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub market: Vec<Tile>,
    /// The plantations that will be drawn next, in that order. Those that are
    /// named nowhere lie in the bag in an order drawn from `luck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bag: Vec<Tile>,
    /// The discarded plantations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Tile>,
    /// The cargo ships; absent: all empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<Ship>,
    /// The crates in the Trading House.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub house: Vec<Good>,
    /// Victory points left; negative once points are only recorded. Absent:
    /// the printed supply less what the seats have gained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<i16>,
    /// Workers on the Work Register; absent: as many as players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub register: Option<u8>,
    /// Workers out of the game (`PR-SMG-07`).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gone: u8,
    /// Workers in the supply; absent: all that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workers: Option<u8>,
    /// Citizens on the Work Register.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub register_citizens: u8,
    /// Citizens out of the game (`PR-SMG-09`).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gone_citizens: u8,
    /// Citizens in the supply; absent: all that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub citizens: Option<u8>,
    /// Coins on role tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub role_coins: Vec<RoleCoins>,
    /// The role tiles taken in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<Taken>,
    /// Holder of the Smuggler's marker; absent: it lies on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<Seat>,
    /// The captured role tile, as long as nobody has picked it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captured: Option<Role>,
    /// The action board of the Puertomas and their cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action_board: Option<ActionBoard>,
    /// The phase being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Frames being resolved, outermost first; absent: the next pick.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Frame>,
    /// True if this round is the last.
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_round: bool,
    /// True if the last victory point was taken outside of a Captain phase, so that the round of
    /// the next one is the last (`PR-END-04`).
    #[serde(default, skip_serializing_if = "is_false")]
    pub vp_gone: bool,
    /// True if the game has ended; `stack` is then absent.
    #[serde(default, skip_serializing_if = "is_false")]
    pub over: bool,
    /// The state of the random stream.
    #[serde(default)]
    pub luck: u64,
}

/// One seat of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Coins.
    #[serde(default)]
    pub coins: u16,
    /// Victory points gained.
    #[serde(default)]
    pub vp: u16,
    /// Crates, corn first; missing goods are 0.
    #[serde(default)]
    pub crates: Crates,
    /// Countryside tiles by kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Land>,
    /// Buildings in the order of building.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<Built>,
    /// Workers on the portrait.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub idle: u8,
    /// Citizens on the portrait.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub idle_citizens: u8,
    /// Load of the own ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_ship: Option<(Good, u8)>,
    /// Plantations laid face down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forests: Vec<Tile>,
    /// Load of the small ship.
    #[serde(default, skip_serializing_if = "Crates::is_none")]
    pub small_ship: Crates,
    /// Crates produced in the present Craftsman phase, in a game in which that
    /// counts.
    #[serde(default, skip_serializing_if = "Crates::is_none")]
    pub made: Crates,
    /// Crates loaded in the present Captain phase, in a game in which that
    /// counts.
    #[serde(default, skip_serializing_if = "Crates::is_none")]
    pub loaded: Crates,
    /// Points gained in the present Captain phase, in a game in which that
    /// counts.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gained: u8,
    /// The achievement cards; where they are passed on, in the order in which
    /// they were kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub achievements: Vec<Achievement>,
    /// Those of them that are completed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub achieved: Vec<Achievement>,
    /// The other cards in hand while they are passed on; with Puertomas those that
    /// were drawn and not kept, for the whole game (`PR-AUT-X6-1`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packet: Vec<Achievement>,
    /// Kinds produced in the present Craftsman phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub produced: Vec<Good>,
    /// Parts of a Puertoma beside its board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puertoma: Option<PuertomaPosition>,
}

/// The action board of the Puertomas and their tie-break cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ActionBoard {
    /// Place of the marker.
    pub marker: Role,
    /// The cards that will be drawn next, in that order. Those that are named
    /// nowhere follow in an order drawn from `luck`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<TieCard>,
    /// The cards that were drawn since they were shuffled, the latest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<TieCard>,
    /// Crates that Puertomas have taken out of the game (`PR-AUT-ABI-4`).
    #[serde(skip_serializing_if = "Crates::is_none")]
    pub discarded: Crates,
}

impl Default for ActionBoard {
    fn default() -> Self {
        let (cards, drawn) = (Vec::new(), Vec::new());
        ActionBoard { marker: Role::Builder, cards, drawn, discarded: Crates::default() }
    }
}

/// Parts of a Puertoma beside its board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PuertomaPosition {
    /// Its ability tiles from level 1 on; absent: drawn from `luck`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// The levels whose ability works.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub working: Vec<u8>,
    /// The levels whose ability was turned up in the present phase.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turned: Vec<u8>,
    /// The levels whose ability has left the game (`PR-AUT-DIF-1`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<u8>,
    /// The level on which each building lies; absent: its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<u8>,
    /// The expanded building on which its marker lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserved: Option<Building>,
    /// True if it has done something in the present phase (`PR-AUT-ROLE-9`).
    #[serde(skip_serializing_if = "is_false")]
    pub acted: bool,
    /// People that it has received in the present Recruiter phase.
    #[serde(skip_serializing_if = "is_zero")]
    pub received: u8,
}

/// Crates by good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // the goods by name
pub struct Crates {
    #[serde(skip_serializing_if = "is_zero")]
    pub corn: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub fruit: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub sugar: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub tobacco: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub coffee: u8,
}

impl Crates {
    fn is_none(&self) -> bool {
        *self == Crates::default()
    }
}

impl From<[u8; GOODS]> for Crates {
    fn from([corn, fruit, sugar, tobacco, coffee]: [u8; GOODS]) -> Self {
        Crates { corn, fruit, sugar, tobacco, coffee }
    }
}

impl From<Crates> for [u8; GOODS] {
    fn from(crates: Crates) -> Self {
        [crates.corn, crates.fruit, crates.sugar, crates.tobacco, crates.coffee]
    }
}

/// Countryside tiles of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Land {
    /// The kind.
    pub tile: Tile,
    pub count: u8,
    /// Number of them that are manned.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub manned: u8,
    /// Number of those with a citizen.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub citizens: u8,
}

/// A building on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Built {
    pub building: Building,
    /// Workers on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub workers: u8,
    /// Citizens on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub citizens: u8,
}

/// An objective of the festival with what it shows, which lies on it until
/// somebody has fulfilled it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownObjective {
    /// Card, or the one printed on the board.
    pub card: FestivalCard,
    /// Its crates.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<Good>,
    /// Its plantations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Tile>,
    /// The building that it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub building: Option<Building>,
    /// Seat that fulfilled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_by: Option<Seat>,
}

/// A cargo ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Spaces, as printed for this number of players.
    pub size: u8,
    /// The kind it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub good: Option<Good>,
    /// Crates on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub crates: u8,
}

/// Coins on a role tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleCoins {
    pub role: Role,
    pub coins: u8,
}

/// A role tile taken.
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
    /// Its role.
    pub role: Role,
    /// Seat that picked it.
    pub picker: Seat,
    /// Captain: whether the picker's extra point was given.
    #[serde(default, skip_serializing_if = "is_false")]
    pub captain_paid: bool,
    /// Planter: what its picker has obtained so far without using its Hospital;
    /// absent once it has (`PR-BLD-HOSP-6`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deferred: Option<Obtained>,
}

fn one() -> u16 {
    1
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_false(value: &bool) -> bool {
    !value
}
