//! View of the table for one viewer (section 3).

use serde::{Deserialize, Serialize};

use super::config::Edition;
use super::ids::{Discount, Kind, Role, Tile};
use super::prompt::Prompt;
use game_core::{Seat, Turn, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// The edition: what things are called.
    pub edition: Edition,
    /// The round, counted from 1; 0 during the opening draft.
    pub round: u16,
    pub governor: Seat,
    /// Rounds in a row in which nobody has built, the present one included; 0
    /// once somebody has. Twenty of them end the game (`SJ-END-4`).
    pub quiet: u8,
    /// True if the game ends with the Builder phase being played (`SJ-END-1`).
    pub last_phase: bool,
    /// Seat that is asked, and its question; the question is public, its cards are not.
    pub turn: Turn<Prompt>,
    /// The phase being played, if any.
    pub phase: Option<PhaseView>,
    /// The placards, in the order in which they lie.
    pub roles: Vec<RoleView>,
    /// Size of the draw pile.
    pub draw: u8,
    /// Size of the discard pile.
    pub discard: u8,
    /// True if the Cathedral lies on the table.
    pub cathedral: bool,
    /// The price tile face up in the trader phase.
    pub tile: Option<Tile>,
    /// The queue of price tiles from the next one on, `None` where nobody
    /// has seen the tile yet (`SJ-INF-13`).
    pub queue: Vec<Option<Tile>>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Cards to choose from: their number, and their kinds, sorted, for the
    /// viewer of the seat that chooses, or for all if they lie face up.
    pub look: Option<LookView>,
    /// The building under construction.
    pub site: Option<SiteView>,
    /// Price of each building for the viewer's own seat now, discounts of the present phase
    /// included; for buildings in its hand, and the Cathedral while it lies on the table. Sorted by
    /// kind.
    pub prices: Vec<PriceView>,
}

/// The phase being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseView {
    pub role: Role,
    pub picker: Seat,
    /// True if the privilege is doubled by the Library.
    pub doubled: bool,
    /// True if somebody has sold in this Trader phase, where Cottages ask that
    /// (`SJ-BLD-COTTAGE-1`).
    pub sold: bool,
}

/// A placard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoleView {
    pub role: Role,
    /// Seat that took it in this round.
    pub taken_by: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    pub seat: Seat,
    /// Cards in hand.
    pub hand_count: u8,
    /// Their kinds, sorted, for the seat's own viewer.
    pub hand: Option<Vec<Kind>>,
    /// Cards that may stay at the start of the next round.
    pub hand_limit: u8,
    /// The city, slot by slot.
    pub city: Vec<SlotView>,
    /// Cards under Chapel and Church, where this viewer may count them
    /// (`SJ-INF-8`).
    pub tucked: Option<u8>,
    /// Their kinds, sorted, for the seat's own viewer.
    pub tucked_cards: Option<Vec<Kind>>,
    /// Cards under the Harbor or shipped with the Captain, where this viewer may
    /// count them; nobody knows what they are (`SJ-INF-7`).
    pub shipped: Option<u8>,
    /// True if the Library was used in this round.
    pub library_used: bool,
    /// True if the Church was used in this game.
    pub church_used: bool,
    /// Points of the open buildings as they stand, without hidden cards.
    pub open_points: i16,
}

/// One slot of a city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotView {
    /// The visible building.
    pub kind: Kind,
    /// True if it works already (`SJ-FLOW-2`).
    pub active: bool,
    /// True if a good lies on it.
    pub good: bool,
    /// Cards that this good brings when it is sold at the prices seen last: those of the open tile, else of the
    /// one put under the queue last. `None` without a good, and while its price depends on a tile that nobody
    /// has seen.
    pub price: Option<u8>,
    /// The buildings beneath it, lowest first.
    pub covers: Vec<Kind>,
}

/// Cards to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookView {
    pub seat: Seat,
    /// Number of cards still to be sorted out.
    pub count: u8,
    /// Their kinds, sorted, for the viewer of the seat that chooses, or for all
    /// if they lie face up.
    pub cards: Option<Vec<Kind>>,
    /// The cards already chosen to be kept: their number.
    pub kept: u8,
}

/// A building under construction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteView {
    pub seat: Seat,
    pub kind: Kind,
    /// The slot being built over.
    pub over: Option<u8>,
    /// Printed cost.
    pub cost: u8,
    /// Each discount in use, with its cards; the covered building last.
    pub discounts: Vec<(DiscountSource, u8)>,
    /// Goods spent so far.
    pub goods: u8,
    /// Cards paid so far.
    pub paid: u8,
    /// Cards still due.
    pub due: u8,
}

/// Source of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscountSource {
    /// A discount that may be declined.
    May(Discount),
    /// The printed cost of the building that is covered.
    Covered(Kind),
}

/// Price of a hand card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PriceView {
    /// The card.
    pub kind: Kind,
    /// Printed cost.
    pub cost: u8,
    /// Cards to pay on a new slot, all discounts used, no goods spent.
    pub price: u8,
    /// Victory points its owner would gain at once, bonuses included.
    pub gain: i16,
}
