//! What happened, for log, animation, statistics and recap. Everything here
//! is public: the game hides only the order of the bag and, from the screen,
//! the running totals of others.

use serde::{Deserialize, Serialize};

use super::data::achievements::Achievement;
use super::data::festival::FestivalCard;
use super::data::puertoma::{Ability, TieCard};
use super::ids::Person;
use super::ids::{Building, GOODS, Good, Role, Tile};
use game_core::{RuleId, Seat};

/// Reason why coins were gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoinWhy {
    /// They lay on the role tile (`PR-RND-03`).
    Role,
    /// The Adventurer (`PR-ADV-01`).
    Adventurer,
    /// The Factory (`PR-BLD-FAC-1`).
    Factory,
    /// The Lighthouse (`PR-X1-LIG-1`).
    Lighthouse,
    /// The Distillery (`PR-X1-DIS-1`).
    Distillery,
    /// Another seat picked the role that was captured (`PR-SMG-11`).
    Ransom,
    /// The Zoning Office, for a plantation discarded (`PR-X2-ZON-2`).
    ZoningOffice,
    /// The Chapel (`PR-X2-CHA-1`).
    Chapel,
    /// The Large Tailor Shop (`PR-X2-TAI-1`).
    Tailor,
    /// An objective of the festival (`PR-FES-03`).
    Festival,
    /// An ability of a Puertoma (9.6).
    Ability(Ability),
}

/// Reason why victory points were gained outside of a load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsWhy {
    /// The Church (`PR-X1-CHU-1`).
    Church,
    /// The Assembly Hall (`PR-X1-ASM-1`).
    AssemblyHall,
    /// The Chapel (`PR-X2-CHA-1`).
    Chapel,
    /// The Park Authority (`PR-X2-PARK-2`).
    ParkAuthority,
    /// An objective of the festival (`PR-FES-04`).
    Festival,
    /// An ability of a Puertoma (9.6).
    Ability(Ability),
}

/// Things that stand in for a coin (`PR-X1-HID-1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// A worker from a spot of the board, or from the portrait.
    Person(u8),
    /// A crate.
    Crate(Good),
    /// A victory point.
    Point,
    /// A citizen from a spot of the board, or from the portrait.
    Citizen(u8),
}

/// Place that a worker came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WorkerFrom {
    /// The supply.
    Supply,
    /// The Work Register.
    Register,
    /// The portrait, where the Hospital's worker waited (`PR-X1-LUMB-7`).
    Portrait,
}

/// Trigger of the last round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndWhy {
    /// The supply could not fill the Work Register (`PR-END-02`).
    Workers,
    /// Twelve building spaces are filled (`PR-END-03`).
    Buildings,
    /// The last victory point was taken (`PR-END-04`).
    VictoryPoints,
}

/// A ship, as far as a load is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ship {
    /// A cargo ship, by its place.
    Cargo(u8),
    /// The seat's own ship (Wharf).
    Own,
}

/// One fact that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // fields named like the pieces they count
pub enum Event {
    /// A round begins, counted from 1.
    RoundStarted { round: u16, governor: Seat },
    /// A role tile was taken and its phase begins.
    RolePicked { seat: Seat, role: Role },
    /// Coins came from the supply.
    Coins { seat: Seat, coins: u8, why: CoinWhy },
    /// A tile came from the bag (`PR-BLD-HAC-1`).
    TileDrawn { seat: Seat, tile: Tile },
    /// A tile came from the market or the quarries.
    TileTaken { seat: Seat, tile: Tile },
    /// A tile was taken with a full countryside and discarded (`PR-PLT-07`).
    TileDiscarded { seat: Seat, tile: Tile },
    /// A worker went straight to a tile (`PR-BLD-HOSP-1`).
    TileManned { seat: Seat, tile: Tile, from: WorkerFrom },
    /// The market was drawn anew.
    Market { tiles: Vec<Tile> },
    /// The discarded plantations went back into the bag.
    BagRefilled { tiles: u8 },
    /// Workers came to a portrait.
    Workers { seat: Seat, workers: u8, from: WorkerFrom },
    /// A worker was placed: countryside 0 to 5, buildings from 6.
    Placed { seat: Seat, spot: u8 },
    /// All circles could be filled (`PR-REC-04`).
    AllPlaced { seat: Seat, idle: u8 },
    /// The Work Register was filled.
    RegisterFilled {
        workers: u8,
        #[serde(default, skip_serializing_if = "is_zero")]
        citizens: u8,
    },
    /// A building was bought.
    Built { seat: Seat, building: Building, price: u8 },
    /// A worker went straight to a new building (`PR-BLD-SCH-1`).
    BuildingManned { seat: Seat, building: Building, from: WorkerFrom },
    /// Crates came from the supply, by good.
    Produced { seat: Seat, crates: [u8; GOODS] },
    /// The Craftsman's extra crate.
    ExtraCrate { seat: Seat, good: Good },
    /// A crate was sold.
    Sold { seat: Seat, good: Good, coins: u8 },
    /// The full Trading House was emptied.
    HouseEmptied,
    /// Crates were shipped.
    Shipped { seat: Seat, good: Good, crates: u8, ship: Ship, vp: u8 },
    /// Crates that could not be stored went back to the supply, by good.
    Spoiled { seat: Seat, crates: [u8; GOODS] },
    /// A full ship sailed.
    Sailed { ship: u8, good: Good },
    /// A seat did nothing in a phase.
    Passed { seat: Seat, role: Role },
    /// This round is the last.
    LastRound { why: EndWhy },
    /// Coins were put on the tiles nobody took, by role tile.
    RoleCoins { roles: Vec<Role> },
    /// The game is over.
    GameEnded,
    /// A building was put into the tray (`PR-DRAFT-4`).
    Drafted { seat: Seat, building: Building, copies: u8 },
    /// Somebody moved off the Bohío to a spot (`PR-X1-BOH-1`).
    Moved { seat: Seat, spot: u8 },
    /// A plantation was laid face down (`PR-X1-LUMB-1`).
    Forested { seat: Seat, tile: Tile },
    /// A crate came by way of the Canal (`PR-X1-CAN-1`).
    CanalCrate { seat: Seat, good: Good },
    /// Something stood in for a coin (`PR-X1-HID-1`).
    Gave { seat: Seat, given: Given },
    /// A crate went back to the supply for its price (`PR-X1-OUT-1`).
    Exported { seat: Seat, good: Good, coins: u8 },
    /// Crates by good were shipped on the small ship (`PR-X1-SWF-1`).
    ShippedMixed { seat: Seat, crates: [u8; GOODS], vp: u8 },
    /// Points were gained outside of a load.
    Points { seat: Seat, vp: u8, why: PointsWhy },
    /// A cargo ship was emptied: `kept` crates came to the Smuggler, `returned`
    /// to the supply (`PR-SMG-05`).
    Raided { seat: Seat, ship: u8, good: Good, kept: u8, returned: u8 },
    /// The Trading House was emptied for points (`PR-SMG-06`).
    Plundered { seat: Seat, crates: [u8; GOODS], vp: u8 },
    /// People left the Work Register (`PR-SMG-07`).
    Poached { seat: Seat, workers: u8 },
    /// One of them was placed: countryside 0 to 5, buildings from 6.
    PoachedPlaced { seat: Seat, spot: u8 },
    /// Those of them who were not placed are out of the game (`PR-SMG-07`).
    SentAway { seat: Seat, workers: u8 },
    /// A role tile was captured (`PR-SMG-10`).
    RoleCaptured { seat: Seat, role: Role },
    /// Nobody picked the captured role: its phase begins now, at the end of the
    /// round (`PR-SMG-12`).
    CapturedRolePlayed { seat: Seat, role: Role },
    /// Citizens came to a portrait.
    Citizens { seat: Seat, citizens: u8, from: WorkerFrom },
    /// A citizen was placed: countryside 0 to 5, buildings from 6.
    CitizenPlaced { seat: Seat, spot: u8 },
    /// A citizen moved off the Bohío to a spot (`PR-X1-BOH-7`).
    CitizenMoved { seat: Seat, spot: u8 },
    /// A coin was paid for a plantation from the bag (`PR-X2-ZON-1`).
    Zoned { seat: Seat, tile: Tile },
    /// A plantation was discarded, or a forest; who stood there came to the
    /// portrait (`PR-X2-ZON-2`, `PR-X2-PARK-1`).
    LandDiscarded { seat: Seat, tile: Tile, forest: bool, person: Option<Person> },
    /// A crate went back to the supply for a point (`PR-X2-PEN-1`).
    Pensioned { seat: Seat, good: Good },
    /// So many of those who were just poached are citizens (`PR-SMG-09`).
    CitizensPoached { seat: Seat, citizens: u8 },
    /// Poached citizens who were not placed are out of the game.
    CitizensSentAway { seat: Seat, citizens: u8 },
    /// An objective of the festival was laid out, with what it shows
    /// (`PR-FES-SETUP-1`, `PR-FCD-02`).
    ObjectiveShown { card: FestivalCard, goods: Vec<Good>, tiles: Vec<Tile>, building: Option<Building> },
    /// An objective was fulfilled; `workers` came from the supply, to be placed
    /// (`PR-FES-01`).
    ObjectiveWon { seat: Seat, card: FestivalCard, workers: u8 },
    /// One of them was placed: countryside 0 to 5, buildings from 6.
    RewardPlaced { seat: Seat, spot: u8 },
    /// Those of them who were not placed came to the portrait.
    RewardKept { seat: Seat, workers: u8 },
    /// Achievement cards were dealt; `cards` is empty for others
    /// (`PR-ACH-SETUP-1`).
    CardsDealt { seat: Seat, count: u8, cards: Vec<Achievement> },
    /// An achievement card was kept; which is absent for others
    /// (`PR-ACH-SETUP-2`).
    CardKept { seat: Seat, card: Option<Achievement> },
    /// Everybody passed the other cards to the left.
    CardsPassed,
    /// An achievement card was completed (`PR-ACH-02`).
    Achieved { seat: Seat, card: Achievement },
    /// A step of how a Puertoma chooses (9.3, 9.4).
    Weighed { seat: Seat, weighed: Weighed },
    /// The action marker was moved to a role (`PR-AUT-ROLE-9`).
    MarkerMoved { seat: Seat, role: Role },
    /// A person came to a Puertoma and stands under a plantation, or in the VP
    /// area (`PR-AUT-REC-2`, `PR-AUT-REC-3`).
    Manned { seat: Seat, person: Person, tile: Option<Tile>, from: WorkerFrom },
    /// A reserve marker was put on an expanded building, or set aside
    /// (`PR-AUT-BUI-7` to `PR-AUT-BUI-9`).
    Reserved { seat: Seat, building: Option<Building> },
    /// An ability tile was turned up (`PR-AUT-BUI-5`).
    AbilityUnlocked { seat: Seat, ability: Ability },
    /// The ability tiles that are still face down leave the game
    /// (`PR-AUT-DIF-1`).
    AbilitiesGone { seat: Seat, levels: Vec<u8> },
    /// A crate came by an ability (9.6).
    AbilityCrate { seat: Seat, good: Good, ability: Ability },
    /// Crates left the game for points (`PR-AUT-ABI-4`).
    CratesDiscarded { seat: Seat, good: Good, crates: u8 },
    /// Endowment of a Puertoma before a hard game begins (`PR-AUT-DIF-3`).
    Endowed { seat: Seat, building: Building, good: Good },
}

/// A step of how a Puertoma chooses, with what it leaves to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // fields named like the pieces they count
pub enum Weighed {
    /// The roles that nobody has taken, and which of them are profitable; if
    /// none is, all are candidates (`PR-AUT-ROLE-1`, `PR-AUT-ROLE-2`,
    /// `PR-AUT-ROLE-6`).
    Roles { available: Vec<Role>, profitable: Vec<Role> },
    /// The candidates to which an arrow leads from the marker; if there are
    /// none, all remain (`PR-AUT-ROLE-3`).
    Adjacent { marker: Role, roles: Vec<Role> },
    /// The candidates with the most coins; the Smuggler counts as carrying two
    /// (`PR-AUT-ROLE-3`, `PR-AUT-X3-2`).
    Richest { coins: u8, roles: Vec<Role> },
    /// A tie-break card was drawn for roles: the first one on it that is a
    /// candidate (`PR-AUT-CARD-3`).
    RoleByCard { card: TieCard, role: Role },
    /// The buildings within reach of the highest level (`PR-AUT-BUI-3`).
    Level { level: u8, buildings: Vec<Building> },
    /// The dearest of them (`PR-AUT-BUI-3`).
    Dearest { cost: u8, buildings: Vec<Building> },
    /// The buildings on open objectives that it can buy, the price of the cheapest,
    /// and the level on which there is space for it (`PR-AUT-X4-3`).
    Shown { cost: u8, buildings: Vec<Building>, level: u8 },
    /// A tie-break card was drawn for buildings, counted from the left
    /// (`PR-AUT-CARD-4`).
    BuildingByCard { card: TieCard, buildings: Vec<Building>, building: Building },
    /// The face-up plantations from which it takes the highest, and why these
    /// (`PR-AUT-PLT-1`).
    Tiles { tiles: Vec<Tile>, why: TilesWhy },
    /// A tie-break card was drawn for plantations (`PR-AUT-CARD-4`).
    TileByCard { card: TieCard, tiles: Vec<Tile>, tile: Tile },
    /// Under these plantations the fewest circles are empty
    /// (`PR-AUT-REC-2`).
    Circles { empty: u8, tiles: Vec<Tile> },
    /// These plantations, which have empty circles, grow a good that an open
    /// objective shows (`PR-AUT-X4-5`).
    ShownGoods { tiles: Vec<Tile> },
    /// Number of crates of each good that it could load (`PR-AUT-CAP-1`).
    Loads { crates: [u8; GOODS] },
    /// It fills a ship that an open objective asks for (`PR-AUT-X4-7`).
    SendOff { ship: u8, good: Good },
    /// The goods that it could sell (`PR-AUT-TRD-1`).
    Sales { goods: Vec<Good> },
    /// It sells the good that an open objective asks for (`PR-AUT-X4-6`).
    ClosingTime { good: Good },
    /// Gain of each deed of the Smuggler (`PR-AUT-X3-3`).
    Deeds { poach: u8, plunder: u8, raid: u8 },
}

impl Weighed {
    /// The rule that it follows.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Weighed::Roles { profitable, .. } if profitable.is_empty() => "PR-AUT-ROLE-6",
            Weighed::Roles { .. } => "PR-AUT-ROLE-2",
            Weighed::Richest { roles, .. } if roles.contains(&Role::Smuggler) => "PR-AUT-X3-2",
            Weighed::Adjacent { .. } | Weighed::Richest { .. } => "PR-AUT-ROLE-3",
            Weighed::RoleByCard { .. } => "PR-AUT-CARD-3",
            Weighed::Level { .. } | Weighed::Dearest { .. } => "PR-AUT-BUI-3",
            Weighed::Shown { .. } => "PR-AUT-X4-3",
            Weighed::BuildingByCard { .. } | Weighed::TileByCard { .. } => "PR-AUT-CARD-4",
            Weighed::Tiles { why: TilesWhy::Second | TilesWhy::First, .. } => "PR-AUT-PLT-1",
            Weighed::Tiles { .. } => "PR-AUT-X4-4",
            Weighed::Circles { .. } => "PR-AUT-REC-2",
            Weighed::ShownGoods { .. } => "PR-AUT-X4-5",
            Weighed::Loads { .. } => "PR-AUT-CAP-1",
            Weighed::SendOff { .. } => "PR-AUT-X4-7",
            Weighed::Sales { .. } => "PR-AUT-TRD-1",
            Weighed::ClosingTime { .. } => "PR-AUT-X4-6",
            Weighed::Deeds { .. } => "PR-AUT-X3-4",
        })
    }
}

/// Reason why a Puertoma takes one of some plantations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TilesWhy {
    /// It has one of each of them (`PR-AUT-PLT-1`).
    Second,
    /// It has none of any of them (`PR-AUT-PLT-1`).
    First,
    /// Open objectives show them (`PR-AUT-X4-4`).
    Objective,
    /// Open objectives show their goods, and it has none (`PR-AUT-X4-4`).
    ObjectiveGood,
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}
