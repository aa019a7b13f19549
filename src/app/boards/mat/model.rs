//! What the Puerto Rico board shows: plain data, compared to find what changed.

mod figures;
mod tasks;
mod tray;

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::data::achievements::Achievement;
use sobremesa::games::puerto_rico::ids::{Building, Good, Role, Tile};
use sobremesa::games::puerto_rico::{Action, Edition};

use super::workers::Crew;
use crate::app::i18n::puerto_rico::Thing;
use crate::app::table::model::PromptModel;

pub use figures::{FigureModel, HeldModel, IdleModel};
pub use tasks::{AwardModel, AwardsModel, ObjectiveModel, PacketModel, ShownModel};
pub use tray::{SlotsModel, TrayModel};

/// The place of the own ship in [`Target::Loading`], beside those of the cargo
/// ships.
pub const OWN: u8 = u8::MAX;

/// What can be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A role tile.
    Role(Role),
    /// Face-up plantations of a kind, or the quarries.
    Market(Tile),
    /// The face-down tiles.
    Bag,
    /// A building for sale.
    Shop(Building),
    /// A tile on an island, and whether a worker stands on it.
    Land(Seat, Tile, bool),
    /// A building in a town, by its place in the order of building.
    Site(Seat, u8),
    /// Crates of a good on a mat.
    Crate(Seat, Good),
    /// Crates of a good in the supply.
    Supply(Good),
    /// A cargo ship.
    Ship(u8),
    /// The own ship of a seat.
    OwnShip(Seat),
    /// The Trading House.
    House,
    /// Load a good on a cargo ship, or on the own one ([`OWN`]).
    Loading(Good, u8),
    /// Sell a crate.
    Selling(Good),
    /// Take the extra crate.
    Extra(Good),
    /// Man a tile with the Hospital.
    Man(Tile),
    /// Put the workers in the hand on empty circles.
    Fill,
    /// Place everybody as they stood before.
    AsLast,
    /// Carry a worker from one spot to another; `None` is the hand. Spots are
    /// numbered as in the rules.
    Carry(Option<u8>, Option<u8>),
    /// Store a good whole, or no longer.
    StoreAll(Good),
    /// Keep a single crate of a good, or no longer.
    KeepOne(Good),
    /// Move somebody off the Bohío: to which circle is asked.
    Bohio,
    /// What the Zoning Office can do before the sale.
    Zoning,
    /// The main button: carry the selection out.
    Commit,
    /// The other button: choose nothing.
    Decline,
    /// The Work Register.
    Register,
    /// Forests with a tile below on an island, while they can be cleared.
    Forest(Seat, Tile),
    /// An objective of the festival, by its place.
    Objective(u8),
    /// An achievement card of a seat.
    Award(Seat, Achievement),
    /// Raid a ship: which one?
    Raid,
    /// Capture a role: which one?
    Capture,
    /// An answer that has no place on the table.
    Answer(Action),
    /// Forget the selection.
    Clear,
    /// A supply, or something else that the game ends by.
    Gauge(Thing),
    /// A figure of a mat.
    Figure(Seat, Thing),
}

/// A part of the table that fills a phone's screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Role tiles and who did what.
    Roles,
    /// Ships, Trading House, supplies.
    Harbour,
    /// Buildings, one's own and those for sale.
    Town,
    /// Countryside, one's own and the open tiles.
    Island,
}

impl Tab {
    /// Every tab, in the order in which they stand.
    pub const ALL: [Tab; 4] = [Tab::Roles, Tab::Harbour, Tab::Town, Tab::Island];

    /// The key used in the document, such as `harbour`.
    pub const fn key(self) -> &'static str {
        ["roles", "harbour", "town", "island"][self as usize]
    }
}

/// How a thing stands in the question at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Not part of it.
    #[default]
    Aside,
    /// Can be chosen.
    Free,
    /// Is chosen.
    Chosen,
    /// Things like it can be chosen, this one cannot.
    Barred,
}

/// The whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The prompt bar.
    pub prompt: PromptModel<Target>,
    /// What is printed on everything.
    pub edition: Edition,
    /// Where the question at hand is answered.
    pub tab: Tab,
    /// Behind which tabs something can be chosen, in their order.
    pub hot: [bool; 4],
    /// Whether the buildings for sale are what is asked about.
    pub shopping: bool,
    /// The role tiles.
    pub roles: Vec<RoleModel>,
    /// Cargo ships, then the own ship of the mat shown, if it has one.
    pub ships: Vec<ShipModel>,
    /// The Trading House.
    pub house: HouseModel,
    /// The quarries, the face-up plantations, the face-down tiles.
    pub market: Vec<StackModel>,
    /// Crates in the supply, cheapest good first.
    pub supply: Vec<CrateModel>,
    /// What the game ends by.
    pub gauges: Vec<GaugeModel>,
    /// The objectives of the festival; empty without one.
    pub festival: Vec<ObjectiveModel>,
    /// The Work Register, while its workers can be poached.
    pub poaching: Option<PoachModel>,
    /// Buildings for sale.
    pub shop: ShopModel,
    /// The tray, while it is drafted.
    pub tray: Option<TrayModel>,
    /// The achievement cards of which the reader keeps one.
    pub packet: Option<PacketModel>,
    /// A plate for every seat, one's own first.
    pub rail: Vec<PlateModel>,
    /// The mat in front.
    pub mat: MatModel,
    /// "Round 9".
    pub round: String,
    /// What stays until the end: this round is the last.
    pub banner: Option<String>,
}

/// A role tile.
#[derive(Clone, Debug, PartialEq)]
pub struct RoleModel {
    /// Which.
    pub role: Role,
    /// Its drawing.
    pub art: String,
    /// Its name.
    pub name: &'static str,
    /// Coins on it.
    pub coins: u8,
    /// Who took it: seat and name.
    pub by: Option<(Seat, String)>,
    /// Who captured it: seat and name.
    pub captor: Option<(Seat, String)>,
    /// How it stands.
    pub choice: Choice,
    /// Whether its phase is being played.
    pub current: bool,
    /// What everybody does in its phase, in the fewest words.
    pub does: &'static str,
    /// What the reader would get by taking it now.
    pub gain: Option<String>,
    /// The same in words.
    pub spoken: String,
}

/// A ship.
#[derive(Clone, Debug, PartialEq)]
pub struct ShipModel {
    /// What it answers to.
    pub target: Target,
    /// Spaces; those of the own ship have no limit.
    pub size: u8,
    /// Crates on it.
    pub crates: u8,
    /// The drawing and the letter of their kind.
    pub good: Option<(String, &'static str)>,
    /// How it stands.
    pub choice: Choice,
    /// Whether it must be loaded.
    pub forced: bool,
    /// Whether it is somebody's own.
    pub own: bool,
    /// The same in words.
    pub spoken: String,
}

/// The Trading House.
#[derive(Clone, Debug, PartialEq)]
pub struct HouseModel {
    /// Its name.
    pub name: &'static str,
    /// Drawings and letters of the crates in it, cheapest first.
    pub crates: Vec<(String, &'static str)>,
    /// How it stands.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// Tiles that can be taken.
#[derive(Clone, Debug, PartialEq)]
pub struct StackModel {
    /// What they answer to.
    pub target: Target,
    /// Their drawing.
    pub art: String,
    /// How many.
    pub count: u8,
    /// Where pieces fly from: the name of the place.
    pub place: String,
    /// How they stand.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// Crates of one good.
#[derive(Clone, Debug, PartialEq)]
pub struct CrateModel {
    /// What they answer to.
    pub target: Target,
    /// Which good.
    pub good: Good,
    /// Their drawing.
    pub art: String,
    /// One letter, for colour aids.
    pub letter: &'static str,
    /// How many.
    pub count: u8,
    /// What one of them would bring now: "+4".
    pub price: Option<String>,
    /// How they stand.
    pub choice: Choice,
    /// What a storage draft does with them.
    pub kept: Option<Kept>,
    /// The same in words.
    pub spoken: String,
}

/// What a storage draft does with the crates of a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whether the warehouses take all of them.
    pub whole: bool,
    /// Whether they could.
    pub may_whole: bool,
    /// Whether one of them stays on the dock.
    pub one: bool,
}

/// Something that the game ends by, or a supply beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct GaugeModel {
    /// What it counts.
    pub thing: Thing,
    /// Its key: `register`, `workers`, `vp` or `town`.
    pub key: &'static str,
    /// Its drawing.
    pub art: &'static str,
    /// Its label.
    pub label: &'static str,
    /// How many are left.
    pub value: String,
    /// How many citizens lie there beside them, in a game with any.
    pub citizens: Option<u8>,
    /// The same in words.
    pub spoken: String,
    /// How full, from 0 to 10; 0 ends the game.
    pub level: u8,
    /// Whether the game is near its end by it.
    pub near: bool,
}

/// The Work Register as something to be tapped.
#[derive(Clone, Debug, PartialEq)]
pub struct PoachModel {
    /// Workers that would be taken from it.
    pub taken: u8,
    /// How it stands.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// The buildings for sale.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopModel {
    /// Heading.
    pub title: &'static str,
    /// "4 coins · quarries −2".
    pub facts: String,
    /// The reader's countryside, by kind: what the shop lies over.
    pub land: Vec<HeldModel>,
    /// The four columns of the board.
    pub columns: Vec<Vec<OfferModel>>,
}

/// A building for sale, or for the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct OfferModel {
    /// Which.
    pub building: Building,
    /// Its face.
    pub face: FaceModel,
    /// Printed cost.
    pub cost: u8,
    /// What the reader would pay now.
    pub price: u8,
    /// Copies left.
    pub left: u8,
    /// Whether the reader owns it, or whether it lies in the tray that is drafted.
    pub owned: bool,
    /// How it stands.
    pub choice: Choice,
    /// Why it cannot be bought, in the builder's phase.
    pub why: Option<String>,
    /// The same in words.
    pub spoken: String,
}

/// What is printed on a building.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceModel {
    /// Its drawing.
    pub art: String,
    /// Its name.
    pub name: &'static str,
    /// Printed points.
    pub vp: u8,
    /// Circles.
    pub circles: u8,
    /// The drawing of the phase in which it works.
    pub when: &'static str,
    /// The key and the drawing of the good it produces.
    pub good: Option<(&'static str, String)>,
    /// Whether it fills two spaces.
    pub large: bool,
}

/// A plate on the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct PlateModel {
    /// Whose.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The level of an opponent.
    pub level: Option<String>,
    /// Coins.
    pub coins: u16,
    /// Workers without a circle.
    pub idle: u8,
    /// Workers in all.
    pub workers: u8,
    /// How many of them, waiting ones included, are citizens.
    pub citizens: u8,
    /// Building spaces filled.
    pub spaces: u8,
    /// Tiles.
    pub land: u8,
    /// Points of the chips; `None` where they may not be counted.
    pub vp: Option<u16>,
    /// Drawings of goods, and how many crates of each.
    pub goods: Vec<(String, u8)>,
    /// Whether this is the governor.
    pub governor: bool,
    /// Whether this seat holds the Smuggler's marker.
    pub marker: bool,
    /// Whether this seat has to decide.
    pub turn: bool,
    /// Whether this is the seat that looks.
    pub own: bool,
    /// Whether this mat is in front.
    pub shown: bool,
    /// The same in words.
    pub spoken: String,
}

/// A mat.
#[derive(Clone, Debug, PartialEq)]
pub struct MatModel {
    /// Whose.
    pub seat: Seat,
    /// Heading.
    pub title: String,
    /// Heading of the tiles.
    pub land_title: String,
    /// Heading of the buildings.
    pub town_title: String,
    /// What its owner has, in words.
    pub spoken: String,
    /// Whether it is somebody else's, looked at for a while.
    pub visiting: bool,
    /// Whether its workers are being placed by the reader.
    pub placing: bool,
    /// Those that the reader may still move, by spot.
    pub crew: Crew,
    /// Coins, points and discount.
    pub figures: Vec<FigureModel>,
    /// Workers without a circle.
    pub idle: IdleModel,
    /// Its owner's achievement cards.
    pub awards: AwardsModel,
    /// Crates, by good; only what is there.
    pub crates: Vec<CrateModel>,
    /// Twelve countryside spaces.
    pub land: Vec<LandModel>,
    /// Buildings, then empty spaces: twelve cells together.
    pub town: Vec<SiteModel>,
}

/// A circle for a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Empty.
    Empty,
    /// A worker stands on it.
    Full,
    /// A citizen stands on it.
    Citizen,
    /// The selection puts a worker on it.
    Will,
    /// The selection takes the worker away.
    Left,
}

/// A countryside space.
#[derive(Clone, Debug, PartialEq)]
pub struct LandModel {
    /// The tile, if one lies there face up.
    pub tile: Option<Tile>,
    /// What it answers to.
    pub target: Option<Target>,
    /// Its drawing.
    pub art: String,
    /// Its circle; a forest has none.
    pub ring: Option<Ring>,
    /// How it stands.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// A building in a town, or an empty space.
#[derive(Clone, Debug, PartialEq)]
pub struct SiteModel {
    /// Its place in the order of building.
    pub place: u8,
    /// The building, if there is one.
    pub face: Option<FaceModel>,
    /// Its circles.
    pub rings: Vec<Ring>,
    /// How it stands.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}
