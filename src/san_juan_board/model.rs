//! Model of the San Juan board: plain data, compared to find changes.

use game_core::Seat;
use san_juan::ids::{Discount, Kind, Role};
use san_juan::{Action, Edition};

use crate::words::Thing;
use table::model::PromptModel;

/// Targets of taps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A placard.
    Role(Role),
    /// A slot of somebody's city.
    Slot(Seat, u8),
    /// A hand card, by its place in the hand.
    Hand(u8),
    /// A card to choose from, by its place: drawn, or face up on the table.
    Drawn(u8),
    /// The Cathedral on the table.
    Cathedral,
    /// The main button: carry the selection out.
    Commit,
    /// An answer on a button.
    Answer(Action),
    /// Forget the selection.
    Clear,
    /// Do not use (one more card of) a discount.
    Waive(Discount),
    /// Use it again.
    Unwaive(Discount),
    /// Build over a slot, or no longer.
    Over(u8),
    /// Pay with the good on a slot, or no longer.
    Spend(u8),
    /// The price tile, or a pile.
    Thing(Thing),
    /// A figure of a city, or of a hand.
    Figure(Seat, Thing),
}

/// The whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The edition: how the table looks.
    pub edition: Edition,
    /// True while a role is chosen; otherwise the placards fold to a strip.
    pub asks_role: bool,
    /// The prompt bar.
    pub prompt: PromptModel<Target>,
    /// The placards.
    pub roles: Vec<RoleModel>,
    /// Prices and piles.
    pub market: MarketModel,
    /// A plate for every seat, one's own first.
    pub rail: Vec<PlateModel>,
    /// The city on the table.
    pub city: CityModel,
    pub hand: HandModel,
    /// The Cathedral, while it lies on the table.
    pub cathedral: Option<CardModel>,
    /// "Round 9".
    pub round: String,
    /// Banner that stays until the end: the last phase is being played.
    pub banner: Option<String>,
}

/// A placard.
#[derive(Clone, Debug, PartialEq)]
pub struct RoleModel {
    pub role: Role,
    pub name: &'static str,
    /// Seat that took it, and its name.
    pub by: Option<(Seat, String)>,
    /// True if it can be taken now.
    pub legal: bool,
    /// True if its phase is being played.
    pub current: bool,
    /// True if it is chosen but not taken yet.
    pub chosen: bool,
    /// Deed of its phase, in the fewest words.
    pub does: &'static str,
    /// Options of the reader after taking it now.
    pub gain: Option<String>,
    /// The same in words.
    pub spoken: String,
}

/// Prices and piles.
#[derive(Clone, Debug, PartialEq)]
pub struct MarketModel {
    /// "Prices" or "Last prices".
    pub title: &'static str,
    /// True if the trading house is open.
    pub open: bool,
    /// A good and its price; empty while no tile was seen.
    pub prices: Vec<(GoodModel, u8)>,
    /// The same in words.
    pub spoken: String,
    /// Label and size of the draw pile.
    pub deck: (&'static str, u8),
    /// Label and size of the discard pile.
    pub discard: (&'static str, u8),
    /// Both in words.
    pub piles_spoken: String,
}

/// A plate on the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct PlateModel {
    pub seat: Seat,
    pub name: String,
    /// The level of an opponent.
    pub level: Option<String>,
    /// Cards in hand.
    pub hand: u8,
    pub buildings: u8,
    /// Drawings of the goods.
    pub goods: Vec<&'static str>,
    /// Cards laid by, as far as they may be counted.
    pub laid_by: u8,
    /// Drawings of the buildings.
    pub fronts: Vec<String>,
    /// True if this is the governor.
    pub governor: bool,
    /// True if this seat has to decide.
    pub turn: bool,
    /// True if this is the seat that looks.
    pub own: bool,
    /// True if this city is on the table.
    pub shown: bool,
    /// The same in words.
    pub spoken: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoodModel {
    /// Its drawing.
    pub art: &'static str,
    /// Its letter, for colour aids; a Zoning Office's has none.
    pub letter: &'static str,
    pub name: &'static str,
}

/// A card as it lies on the table or in the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct CardModel {
    pub target: Target,
    pub kind: Kind,
    /// Its drawing.
    pub art: String,
    pub name: &'static str,
    /// Printed cost.
    pub cost: u8,
    /// Printed points; `None` where the effect scores instead.
    pub vp: Option<u8>,
    /// The drawing of the phase in which it works.
    pub when: &'static str,
    /// Colour of its stripe, where that is not the usual colour.
    pub stripe: Option<&'static str>,
    /// Can be chosen.
    pub legal: bool,
    /// Is chosen.
    pub selected: bool,
    /// Is chosen to pay.
    pub paid: bool,
    /// Cannot be chosen although things like it can.
    pub dim: bool,
    /// Works only from the next phase on.
    pub fresh: bool,
    /// Stands on other buildings.
    pub covering: bool,
    /// The same in words.
    pub spoken: String,
}

/// A slot of a city.
#[derive(Clone, Debug, PartialEq)]
pub struct SlotModel {
    /// Its number, from 1.
    pub place: u8,
    /// The building, if there is one.
    pub card: Option<CardModel>,
    /// The good on it.
    pub good: Option<GoodModel>,
    /// True if that good is chosen.
    pub good_chosen: bool,
    /// Cards under it, where they may be counted.
    pub tucked: u8,
    /// True if it is empty and something can be added to it.
    pub is_vacant: bool,
    /// An empty slot in words.
    pub spoken: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CityModel {
    pub seat: Seat,
    /// Heading.
    pub title: String,
    /// True if it is somebody else's, looked at for a while.
    pub visiting: bool,
    /// Buildings of twelve.
    pub buildings: String,
    /// Points of the open buildings, and cards laid by.
    pub points: String,
    pub slots: Vec<SlotModel>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct HandModel {
    pub seat: Seat,
    /// Heading.
    pub title: String,
    /// "5", "5 · limit 7".
    pub facts: String,
    /// Cards to choose from, before the hand; with their heading.
    pub drawn: Option<(&'static str, Vec<CardModel>)>,
    pub cards: Vec<CardModel>,
    /// Backs only: how many.
    pub hidden: u8,
}
