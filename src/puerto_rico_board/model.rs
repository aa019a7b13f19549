//! Model of the Puerto Rico board: plain data, compared to find changes.

mod figures;
mod puertoma;
mod register;
mod shop;
mod tasks;
mod tray;

use game_core::Seat;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::ids::{Building, Good, Person, Role, Tile};
use puerto_rico::{Action, Edition};

use super::gains::Counts;
use super::workers::WorkersBySpot;
use crate::words::messages::Thing;
use table::model::PromptModel;

pub use figures::{FigureModel, HeldModel, IdleModel};
pub use puertoma::{
    AbilityModel, ActionBoardModel, AreaModel, ArrowModel, CardModel, GroveModel, HelpModel, LevelModel,
    PairModel, PlaceModel, PuertomaModel,
};
pub use register::{PersonModel, PoachModel};
pub use shop::{FaceModel, OfferModel, ShopModel};
pub use tasks::{AwardModel, AwardsModel, ObjectiveModel, PacketModel, ShownModel};
pub use tray::{SlotsModel, TrayModel};

/// Spaces of an island, and of a town.
pub const SPACES: u8 = puerto_rico::data::LAND;

/// The place of the own ship in a load, beside those of the cargo ships.
pub const OWN: u8 = u8::MAX;

/// Targets of taps.
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
    /// Power of the Zoning Office before the sale.
    Zoning,
    /// The main button: carry the selection out.
    Commit,
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
    /// An answer on a button.
    Answer(Action),
    /// Forget the selection.
    Clear,
    /// The ability tile of a Puertoma on a level.
    Ability(Seat, u8),
    /// The action board of the Puertomas.
    ActionBoard,
    /// The tie-break cards.
    TieCards,
    /// People of a kind on the Work Register, while one of them is taken.
    OnRegister(Person),
    /// A supply, or something else that the game ends by.
    Gauge(Thing),
    /// A figure of a mat.
    Figure(Seat, Thing),
    /// A free space of an island, where a study adds tiles.
    NewTile(Seat),
    /// A free space of a town, where a study adds buildings.
    NewBuilding(Seat),
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

/// A part of the table that a question is about: it gets the room, and what the question does not need folds to a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Roles and what they bring; everything else as large as it can be beside them.
    Roles,
    /// Tiles on offer and the countryside.
    Tiles,
    /// People, and the circles of an island and a town.
    People,
    /// Buildings for sale, and the town.
    Shop,
    /// Trading House and supplies.
    Quay,
    /// Ships and crates.
    Ships,
}

impl Focus {
    /// The class of the table, such as `asks-ships`; the style sheet composes the table by it.
    pub const fn class(self) -> &'static str {
        match self {
            Focus::Roles => "asks-roles",
            Focus::Tiles => "asks-tiles",
            Focus::People => "asks-people",
            Focus::Shop => "asks-shop",
            Focus::Quay => "asks-quay",
            Focus::Ships => "asks-ships",
        }
    }
}

/// State of a target in the present question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Not part of it.
    #[default]
    Aside,
    /// Can be chosen.
    Free,
    Chosen,
    /// Things like it can be chosen, this one cannot.
    Barred,
}

/// The whole board.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The prompt bar.
    pub prompt: PromptModel<Target>,
    /// Edition, for printed values.
    pub edition: Edition,
    /// Tab where the present question is answered.
    pub tab: Tab,
    /// Part of the table that gets the room.
    pub focus: Focus,
    /// Behind which tabs something can be chosen, in their order.
    pub hot: [bool; 4],
    /// True if the question is about the buildings for sale.
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
    /// Gauges of the end of the game.
    pub gauges: Vec<GaugeModel>,
    /// The objectives of the festival; empty without one.
    pub festival: Vec<ObjectiveModel>,
    /// The Work Register, while its workers can be poached.
    pub poaching: Option<PoachModel>,
    /// People on the Work Register, while the reader takes one of them; empty otherwise.
    pub picking: Vec<PersonModel>,
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
    /// The action board and the tie-break cards, where there are Puertomas.
    pub action_board: Option<ActionBoardModel>,
    /// "Round 9".
    pub round: String,
    /// Banner that stays until the end: this round is the last.
    pub banner: Option<String>,
}

impl Model {
    /// Returns true if the question is which goods stay in the storage.
    pub fn is_storing(&self) -> bool {
        self.mat.crates.iter().any(|crates| crates.kept.is_some())
    }
}

/// A role tile.
#[derive(Clone, Debug, PartialEq)]
pub struct RoleModel {
    pub role: Role,
    /// Its drawing.
    pub art: String,
    pub name: &'static str,
    /// Coins on it.
    pub coins: u8,
    /// Seat that took it, and its name.
    pub by: Option<(Seat, String)>,
    /// Seat that captured it, and its name.
    pub captor: Option<(Seat, String)>,
    /// State in the question.
    pub choice: Choice,
    /// True if its phase is being played.
    pub current: bool,
    /// The abilities of Puertomas that work in it.
    pub helps: Vec<HelpModel>,
    /// Deed of everybody in its phase, in the fewest words.
    pub does: &'static str,
    /// Gain of the reader by taking it now, but for `crates`.
    pub gain: Option<String>,
    /// Drawings and numbers of the crates that the reader gets, if there are several kinds.
    pub crates: Vec<(String, i16)>,
    /// Certain gains of the others, with the drawing of what is counted.
    pub others: Vec<(Seat, Counts)>,
    /// The same in words.
    pub spoken: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShipModel {
    pub target: Target,
    /// Spaces; those of the own ship have no limit.
    pub size: u8,
    /// Crates on it.
    pub crates: u8,
    /// The drawing and the letter of their kind.
    pub good: Option<(String, &'static str)>,
    /// State in the question.
    pub choice: Choice,
    /// True if it must be loaded.
    pub forced: bool,
    /// True if it is somebody's own.
    pub own: bool,
    /// The same in words.
    pub spoken: String,
}

/// The Trading House.
#[derive(Clone, Debug, PartialEq)]
pub struct HouseModel {
    pub name: &'static str,
    /// Drawings and letters of the crates in it, cheapest first.
    pub crates: Vec<(String, &'static str)>,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// Tiles that can be taken.
#[derive(Clone, Debug, PartialEq)]
pub struct StackModel {
    pub target: Target,
    /// Their drawing.
    pub art: String,
    pub count: u8,
    /// Name of the place from which pieces fly.
    pub place: String,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// Crates of one good.
#[derive(Clone, Debug, PartialEq)]
pub struct CrateModel {
    pub target: Target,
    pub good: Good,
    /// Their drawing.
    pub art: String,
    /// One letter, for colour aids.
    pub letter: &'static str,
    pub count: u8,
    /// Present price of one of them: "+4".
    pub price: Option<String>,
    /// State in the question.
    pub choice: Choice,
    /// Part of a storage draft.
    pub kept: Option<KeptCrates>,
    /// The same in words.
    pub spoken: String,
}

/// Part of a storage draft for the crates of a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptCrates {
    /// True if the warehouses take all of them.
    pub whole: bool,
    /// True if they could.
    pub may_whole: bool,
    /// True if one of them stays on the dock.
    pub one: bool,
}

/// Something that the game ends by, or a supply beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct GaugeModel {
    pub thing: Thing,
    /// Its key: `register`, `workers`, `vp` or `town`.
    pub key: &'static str,
    /// Its drawing.
    pub art: &'static str,
    pub label: &'static str,
    /// Number left.
    pub value: String,
    /// Number of citizens beside them, in a game with any.
    pub citizens: Option<u8>,
    /// The same in words.
    pub spoken: String,
    /// Level from 0 to 10; 0 ends the game.
    pub level: u8,
    /// True if the game is near its end by it.
    pub near: bool,
}

/// Places of a board that look alike in its miniature.
#[derive(Clone, Debug, PartialEq)]
pub struct MiniPart {
    /// Name of their colour.
    pub kind: &'static str,
    /// Their outlines, as the path of an SVG drawing.
    pub path: String,
}

/// A plate on the rail.
#[derive(Clone, Debug, PartialEq)]
pub struct PlateModel {
    pub seat: Seat,
    pub name: String,
    /// The level of an opponent.
    pub level: Option<String>,
    pub coins: u16,
    /// Workers without a circle.
    pub idle: u8,
    /// Workers in all.
    pub workers: u8,
    /// Number of citizens among them, waiting ones included.
    pub citizens: u8,
    /// Building spaces filled.
    pub spaces: u8,
    /// Number of spaces.
    pub of_spaces: u8,
    /// Tiles.
    pub land: u8,
    /// Points of the chips; `None` where they may not be counted.
    pub vp: Option<u16>,
    /// Drawings of goods, and how many crates of each.
    pub goods: Vec<(String, u8)>,
    /// Miniature of a rival's board.
    pub mini: Vec<MiniPart>,
    /// True if this is the governor.
    pub governor: bool,
    /// True if it is a Puertoma.
    pub puertoma: bool,
    /// True if this seat holds the Smuggler's marker.
    pub marker: bool,
    /// True if this seat has to decide.
    pub turn: bool,
    /// True if this is the seat that looks.
    pub own: bool,
    /// True if this mat is in front.
    pub shown: bool,
    /// The same in words.
    pub spoken: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MatModel {
    pub seat: Seat,
    /// Heading.
    pub title: String,
    /// Heading of the tiles.
    pub land_title: String,
    /// Heading of the buildings.
    pub town_title: String,
    /// Possessions of its owner, in words.
    pub spoken: String,
    /// True if it is somebody else's, looked at for a while.
    pub visiting: bool,
    /// True if its workers are being placed by the reader.
    pub placing: bool,
    /// Those that the reader may still move, by spot.
    pub crew: WorkersBySpot,
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
    /// Parts of a Puertoma in place of both.
    pub puertoma: Option<PuertomaModel>,
}

/// A circle for a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
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
    pub target: Option<Target>,
    /// Its drawing.
    pub art: String,
    /// Its circle; a forest has none.
    pub ring: Option<Ring>,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}

/// A building in a town, or an empty space.
#[derive(Clone, Debug, PartialEq)]
pub struct SiteModel {
    /// Its place in the order of building.
    pub place: u8,
    /// True if it is empty and something can be added to it.
    pub is_vacant: bool,
    /// The building, if there is one.
    pub face: Option<FaceModel>,
    /// Its circles.
    pub rings: Vec<Ring>,
    /// State in the question.
    pub choice: Choice,
    /// The same in words.
    pub spoken: String,
}
