//! What one viewer sees of the table (section 3).

use serde::{Deserialize, Serialize};

use super::config::Edition;
use super::data::achievements::Achievement;
use super::data::festival::FestivalCard;
use super::data::puertoma::{Ability, LEVELS, TieCard};
use super::ids::{Building, GOODS, Good, Role, TILES, Tile};
use super::prompt::{Ending, Prompt};
use super::reason::Reason;
use game_core::{Seat, Turn, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// Which edition lies on the table: it says what the pieces are called.
    pub edition: Edition,
    /// The round, counted from 1.
    pub round: u16,
    /// The governor.
    pub governor: Seat,
    /// True if this round is the last.
    pub last_round: bool,
    /// Who is asked what.
    pub turn: Turn<Prompt>,
    /// Way in which the bonus that is asked for would bring the end nearer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The role being played and who picked it.
    pub phase: Option<(Role, Seat)>,
    /// The role tiles in this game, in order.
    pub roles: Vec<RoleView>,
    /// Face-up plantations by kind.
    pub market: [u8; 5],
    /// Tiles in the bag.
    pub bag: u8,
    /// Discarded plantations by kind.
    pub discards: [u8; 5],
    /// Quarries left.
    pub quarries: u8,
    /// Buildings for sale, with the price for the viewer's seat.
    pub shop: Vec<ShopView>,
    /// The slots of the tray while it is drafted, cheapest first; empty otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draft: Vec<SlotsView>,
    /// Crates in the supply.
    pub crates: [u8; GOODS],
    /// The cargo ships.
    pub ships: Vec<ShipView>,
    /// Crates in the Trading House, by good.
    pub house: [u8; GOODS],
    /// Victory points left.
    pub vp: u16,
    /// Points gained beyond the supply, of all seats together.
    pub recorded_vp: u16,
    /// Workers in the supply.
    pub workers: u8,
    /// Citizens in the supply.
    #[serde(default)]
    pub citizens: u8,
    /// People on the Work Register.
    pub register: u8,
    /// Number of them that are citizens.
    #[serde(default)]
    pub register_citizens: u8,
    /// People out of the game (`PR-SMG-07`).
    pub gone: u8,
    /// Number of them that are citizens.
    #[serde(default)]
    pub gone_citizens: u8,
    /// Holder of the Smuggler's marker (`PR-SMG-02`).
    pub marker: Option<Seat>,
    /// The objectives of the festival, in their places; empty without one, and
    /// while the tray is drafted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub festival: Vec<ObjectiveView>,
    /// The action board and the tie-break cards, in a game with Puertomas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action_board: Option<ActionBoardView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
}

impl View {
    /// Returns true if any citizens are left in the supply or lie anywhere on the table.
    pub fn has_citizens(&self) -> bool {
        let elsewhere = self.citizens + self.register_citizens + self.gone_citizens;
        elsewhere > 0 || self.seats.iter().any(|seat| seat.citizens.count() > 0)
    }

    /// The entry of a building in the shop; `None` if it is not in this game.
    pub fn offer(&self, building: Building) -> Option<&ShopView> {
        self.shop.iter().find(|offer| offer.building == building)
    }
}

/// A role tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoleView {
    pub role: Role,
    /// Coins on it.
    pub coins: u8,
    /// Seat that took it in this round.
    pub taken_by: Option<Seat>,
    /// Who captured it in this round, unless somebody has picked it since
    /// (`PR-SMG-10`).
    pub captured_by: Option<Seat>,
}

/// The slots of one price in the tray (`PR-DRAFT-2`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotsView {
    /// Their price in coins, 1 to 10.
    pub cost: u8,
    /// Number of them, 1 to 5.
    pub slots: u8,
    /// The buildings that lie in them.
    pub placed: Vec<Building>,
    /// Those that could.
    pub pool: Vec<Building>,
}

/// A building for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShopView {
    pub building: Building,
    /// Copies left.
    pub left: u8,
    /// Printed cost.
    pub cost: u8,
    /// What the viewer's seat would pay now; the cost for the public.
    pub price: u8,
    /// Coins saved as the picker of the Builder (`PR-BUI-05`).
    pub by_privilege: u8,
    /// Coins saved by forests (`PR-X1-LUMB-6`).
    #[serde(default)]
    pub by_forests: u8,
    /// Coins saved by a Notary (`PR-X2-NOT-1`).
    #[serde(default)]
    pub by_notary: u8,
    /// Coins saved by manned quarries (`PR-BUI-06`).
    pub by_quarries: u8,
    /// Reason why the viewer's seat could not buy it in its turn of the Builder; nothing
    /// for the public.
    pub barred: Option<Reason>,
}

/// A cargo ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipView {
    /// Spaces.
    pub size: u8,
    /// Crates on it.
    pub crates: u8,
    /// Their kind.
    pub good: Option<Good>,
}

/// An objective of the festival with what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObjectiveView {
    /// The card, or what is printed on the board.
    pub card: FestivalCard,
    /// The crates that it shows, cheapest first.
    pub goods: Vec<Good>,
    /// The plantations that it shows.
    pub tiles: Vec<Tile>,
    /// The building that it shows.
    pub building: Option<Building>,
    /// True if a copy of the building lies on the board (C15).
    pub has_copy: bool,
    /// Seat that fulfilled it; what it shows has gone back then.
    pub won_by: Option<Seat>,
    /// Its tiles and crates, each kind once, as far as each seat has come, in
    /// seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<Vec<PieceCount>>,
}

/// How much a seat has of a piece that an objective shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceCount {
    /// The kind of piece.
    pub piece: ShownPiece,
    /// How many the seat has of it, no more than it takes.
    pub have: u8,
    /// Number of it takes; 0 where they that are not counted.
    pub need: u8,
}

/// A piece that an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShownPiece {
    /// A plantation.
    Tile(Tile),
    /// A crate.
    Crate(Good),
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    pub seat: Seat,
    /// Coins.
    pub coins: u16,
    /// Victory points gained, where this viewer may count them (C35).
    pub vp: Option<u16>,
    /// Crates by good.
    pub crates: [u8; GOODS],
    /// Countryside tiles by kind.
    pub tiles: [u8; TILES],
    /// Number of them that are manned.
    pub manned: [u8; TILES],
    /// Forests, by what is printed on them (`PR-X1-LUMB-4`).
    #[serde(default)]
    pub forests: [u8; 5],
    /// Place where citizens stand among the people of this seat.
    #[serde(default)]
    pub citizens: CitizensView,
    /// Buildings with the people on them, in the order of building.
    pub buildings: Vec<(Building, u8)>,
    /// Building spaces filled, of 12.
    pub spaces: u8,
    /// People on the portrait.
    pub idle: u8,
    /// What lies on the own ship.
    pub own_ship: Option<(Good, u8)>,
    /// What lies on the small ship, by good (`PR-X1-SWF-1`).
    #[serde(default)]
    pub small_ship: [u8; GOODS],
    /// Crates by good loaded in this Captain phase, in games in which something
    /// depends on it.
    #[serde(default)]
    pub loaded: [u8; GOODS],
    /// Crates by good produced in this Craftsman phase, in games in which
    /// something depends on it.
    #[serde(default)]
    pub made: [u8; GOODS],
    /// Points of buildings, functions at the end included as they stand.
    pub building_points: i16,
    /// The manned buildings of the end and what each would score now; those
    /// are missing that depend on points which this viewer may not count.
    pub end_points: Vec<(Building, i16)>,
    /// Its achievement cards, in a game with them once they are dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub achievements: Option<AchievementsView>,
    /// Crates by good that the seat would produce now (`PR-CRA-03`,
    /// `PR-CRA-04`).
    pub produces: [u8; GOODS],
    /// What it has that only Puertomas have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puertoma: Option<PuertomaView>,
}

/// The action board of the Puertomas and their tie-break cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionBoardView {
    /// The role on which the marker stands (`PR-AUT-ACT-1`).
    pub marker: Role,
    /// The roles on it, each with those to which arrows lead
    /// (`PR-AUT-ACT-2`); without roles that are not in this game.
    pub arrows: Vec<(Role, Vec<Role>)>,
    /// Tie-break cards that are face down.
    pub cards_left: u8,
    /// The others, the latest first.
    pub drawn: Vec<TieCard>,
}

/// The board of a Puertoma (9.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuertomaView {
    /// Its plantations by type, corn first, without those in the VP area.
    pub plantations: [Vec<PlantationView>; 5],
    /// Its buildings by level, from level 1 on.
    pub levels: [Vec<Building>; LEVELS],
    /// Its abilities by level.
    pub abilities: [AbilityView; LEVELS],
    /// The building on which its marker lies (`PR-AUT-BUI-7`).
    pub reserved: Option<Building>,
    /// Third plantations in the VP area by type, corn first (`PR-AUT-X4-4`).
    pub thirds: [u8; 5],
}

/// A plantation of a Puertoma with the circles under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlantationView {
    /// Circles under it, 1 to 3.
    pub circles: u8,
    /// Number of them that are filled.
    pub manned: u8,
}

/// An ability tile of a Puertoma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbilityView {
    /// Which, once it lies face up.
    pub ability: Option<Ability>,
    /// How it lies.
    pub state: AbilityState,
}

/// How an ability tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AbilityState {
    /// Face down.
    Down,
    /// Turned up in this phase; it works from the next one on (C38).
    Turned,
    /// It works.
    Works,
    /// It has left the game (`PR-AUT-DIF-1`).
    Gone,
}

/// Place where the citizens of a seat stand (`PR-X2-02`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CitizensView {
    /// On countryside tiles, by kind.
    pub tiles: [u8; TILES],
    /// On buildings, in the order of building.
    pub buildings: Vec<u8>,
    /// On the portrait.
    pub idle: u8,
}

impl CitizensView {
    /// How many stand on the board.
    pub fn count(&self) -> u8 {
        self.tiles.iter().sum::<u8>() + self.buildings.iter().sum::<u8>() + self.idle
    }
}

/// The achievement cards of a seat (expansion VI).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AchievementsView {
    /// Cards that lie face down before it, not completed, 0 to 4.
    pub open: u8,
    /// What they are, where this viewer may know; in their order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<CardView>>,
    /// The completed cards, in their order (`PR-ACH-02`).
    pub done: Vec<Achievement>,
    /// The cards in hand while they are passed on, for the seat itself: those to
    /// choose from, or those that it will pass on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub packet: Option<Vec<Achievement>>,
    /// While cards are passed on: whether it has kept one of this packet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
}

/// An achievement card that is not completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    pub card: Achievement,
    /// How much of what is counted there is, and how much it takes; absent where
    /// it takes a deed. Less than it takes as long as the card is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<(u8, u8)>,
}

/// A tile in the market, for callers that want one entry a tile.
pub fn market_tiles(market: &[u8; 5]) -> impl Iterator<Item = Tile> + '_ {
    Tile::PLANTATIONS.into_iter().flat_map(|tile| std::iter::repeat_n(tile, market[tile.index()] as usize))
}
