//! Labels of the board, sentences for those who cannot see it, and the words
//! of the set-up page.

use puerto_rico::Edition;
use puerto_rico::ids::{Building, GOODS, Good, Person, Role, Tile};

use super::{Deed, Laden};
use ui::i18n::who::Who;

/// Labels and short sentences of the board.
pub struct BoardWords {
    /// Heading: the tray while it is drafted.
    pub tray: &'static str,
    /// Number of its slots that are filled.
    pub tray_filled: fn(u8, u8) -> String,
    /// The slots of a price: how many are filled, of how many.
    pub tray_slots: fn(u8, u8, u8) -> String,
    /// Puts the selected building into the tray.
    pub tray_put: &'static str,
    /// Moves somebody off the Bohío.
    pub move_off: fn(Edition) -> &'static str,
    /// A plantation that lies face down.
    pub forest: &'static str,
    /// Heading: what the reader owns.
    pub your_mat: &'static str,
    /// Heading: what somebody owns.
    pub mat_of: fn(&str) -> String,
    /// Heading: the reader's buildings.
    pub your_town: &'static str,
    /// Heading: somebody's buildings.
    pub town_of: fn(&str) -> String,
    /// "Round 3".
    pub round: fn(u16, Edition) -> String,
    /// The end has been triggered.
    pub last_round: fn(Edition) -> &'static str,
    /// Heading: how far the end is.
    pub until_end: &'static str,
    /// Victory points left in the supply.
    pub vp_left: fn(u16) -> String,
    /// Points beyond the supply, of everybody together.
    pub vp_recorded: fn(u16) -> String,
    /// Workers left in the supply.
    pub workers_left: fn(u8, Edition) -> String,
    /// Workers and citizens left in the supply.
    pub and_citizens: fn(u8, u8) -> String,
    /// Take somebody of a kind of which so many lie on the Work Register.
    pub pick: fn(Person, u8, Edition) -> String,
    /// Building spaces filled, of 12, on the fullest board.
    pub spaces: fn(u8, u8, Edition) -> String,
    /// Label: victory points.
    pub vp: &'static str,
    /// "7 points".
    pub points: fn(i16) -> String,
    /// A total that the reader may not see.
    pub hidden: &'static str,
    /// "3 coins".
    pub coins: fn(u16) -> String,
    /// Label: printed cost.
    pub cost: &'static str,
    /// Label: printed points.
    pub printed: &'static str,
    /// Label: circles.
    pub circles: fn(Edition) -> &'static str,
    /// Label: copies left.
    pub copies: &'static str,
    /// Label: the phase in which something works.
    pub phase: &'static str,
    /// When a building works: the phases of its roles, or whatever holds instead.
    pub when: fn(Building, Edition) -> String,
    /// Class of a role tile.
    pub role: &'static str,
    /// Class of a countryside tile.
    pub tile: fn(Tile, Edition) -> &'static str,
    /// Class of a good.
    pub good: fn(Edition) -> &'static str,
    /// Worth of a good: in the Trading House, and on a ship.
    pub good_effect: fn(Good, Edition) -> String,
    /// Privilege of the picker, on a role's sheet.
    pub privilege: fn(&str) -> String,
    /// The sum of a price: cost, reductions with their names, result.
    pub sum: fn(u8, &[(String, u8)], u8) -> String,
    /// A reduction by so many quarries.
    pub by_quarries: fn(Edition) -> &'static str,
    /// "Take the Planter".
    pub take_role: fn(Role, Edition) -> String,
    /// Draws with the Hacienda.
    pub draw: &'static str,
    /// Does not.
    pub no_draw: &'static str,
    /// "Take a quarry".
    pub take_tile: fn(Tile, Edition) -> String,
    /// Takes no tile.
    pub no_tile: &'static str,
    /// Takes a worker that is offered.
    pub worker: fn(Edition) -> &'static str,
    /// Does not.
    pub no_worker: fn(Edition) -> &'static str,
    /// Carries out a placement.
    pub place: &'static str,
    /// Fills the circles in a sensible way.
    pub fill: &'static str,
    /// Places as in the phase before.
    pub as_before: &'static str,
    /// "Build for 3".
    pub build: fn(u8) -> String,
    /// Builds nothing.
    pub no_build: &'static str,
    pub produce: &'static str,
    /// Does not.
    pub no_produce: &'static str,
    /// Takes the Harbor's point.
    pub point: &'static str,
    /// Does not.
    pub no_point: &'static str,
    /// "Take 1 sugar more".
    pub extra: fn(Good, Edition) -> String,
    /// Takes no extra crate.
    pub no_extra: &'static str,
    /// Sells nothing.
    pub no_sale: &'static str,
    /// Loads nothing this time.
    pub no_load: &'static str,
    /// "Store, lose 2": crates lost.
    pub store: fn(u8) -> String,
    /// Drops the selection.
    pub clear: &'static str,
    /// On a good in storage: kept whole.
    pub whole: &'static str,
    /// On a good in storage: one crate kept.
    pub one: &'static str,
    /// On a good in storage: lost.
    pub lost: &'static str,
    /// The parts of the board on a phone: roles, harbour, town, land.
    pub tabs: [&'static str; 4],
    /// Region: ships, Trading House, tiles and supplies.
    pub harbour: &'static str,
    /// So many workers must still be placed.
    pub must_place: fn(u8, Edition) -> String,
    /// A circle was tapped, and nobody is left to go there.
    pub hand_empty: fn(Edition) -> &'static str,
    /// "2 kinds at most."
    pub at_most_kinds: fn(u8) -> String,
    /// A load on a button: what, where, and the points for it.
    pub load_on: fn(&Laden, Edition) -> String,
    /// A sale on a button: what, and the coins for it.
    pub sell_good: fn(Good, u8, Edition) -> String,
    /// The Hospital's worker on a button: onto which tile.
    pub man_tile: fn(Tile, Edition) -> String,
    /// Coins left after a purchase.
    pub coins_after: fn(u16) -> String,
    /// A deed of the Smuggler on a button, with what it brings now.
    pub deed: fn(&Deed, Edition) -> String,
    /// Raids one of several ships.
    pub raid: &'static str,
    /// Captures one of the role tiles.
    pub capture: &'static str,
    /// Does nothing as Smuggler.
    pub no_deed: &'static str,
    /// "Keep 2": crates of a raided ship.
    pub keep_spoils: fn(u8) -> String,
    /// Holder of the Smuggler's marker, on the sheet of the role.
    pub marker: fn(Option<Who>) -> String,
    /// Label: building spaces of the fullest board.
    pub fullest: &'static str,
    /// Largest discount of quarries.
    pub discount: fn(u8, Edition) -> String,
    /// The Builder's privilege inside a sum.
    pub builder: fn(Edition) -> &'static str,
}

/// Sentences for those who cannot see the board.
pub struct SpokenWords {
    /// A role tile.
    pub role: fn(&RoleSpoken, Edition) -> String,
    /// A player.
    pub seat: fn(&SeatSpoken, Edition) -> String,
    /// A countryside tile, or a stack of equal ones.
    pub tile: fn(&TileSpoken, Edition) -> String,
    /// A building in a town.
    pub building: fn(&BuildingSpoken, Edition) -> String,
    /// A building for sale.
    pub shop: fn(&ShopSpoken, Edition) -> String,
    pub ship: fn(&ShipSpoken, Edition) -> String,
    /// The Trading House with what lies in it.
    pub house: fn(&[Good], Edition) -> String,
    /// The face-up plantations, and how many quarries are left.
    pub market: fn(&[u8; 5], u8, Edition) -> String,
    /// The supply: crates by good.
    pub supply: fn(&[u8; GOODS], Edition) -> String,
    /// Workers on the Work Register, and in the supply.
    pub register: fn(u8, u8, Edition) -> String,
    /// Number chosen of the number due.
    pub meter: fn(u8, u8) -> String,
    /// Crates of one good, somebody's or the supply's.
    pub crates: fn(&CratesSpoken, Edition) -> String,
    /// Workers without a circle.
    pub idle: fn(u8, Edition) -> String,
    /// Number of citizens among the people who were just named.
    pub among: fn(u8) -> String,
    /// Tiles in the bag, and discarded ones.
    pub bag: fn(u8, u8, Edition) -> String,
}

/// A role tile, to be spoken.
pub struct RoleSpoken<'a> {
    pub role: Role,
    /// Coins on it.
    pub coins: u8,
    /// Seat that took it in this round.
    pub taken_by: Option<Who<'a>>,
    /// Seat that captured it, unless somebody has taken it since.
    pub captured_by: Option<Who<'a>>,
    /// True if its phase is being played.
    pub current: bool,
    /// True if it can be taken.
    pub legal: bool,
}

/// A plate on the rail, to be spoken.
pub struct SeatSpoken<'a> {
    pub who: Who<'a>,
    pub coins: u16,
    /// Crates by good.
    pub crates: [u8; GOODS],
    /// Countryside tiles, of 12.
    pub tiles: u8,
    /// Building spaces filled, and how many there are.
    pub spaces: (u8, u8),
    /// Workers on tiles and buildings.
    pub workers: u8,
    /// Workers without a circle.
    pub idle: u8,
    /// Victory points shipped, where the reader may know them.
    pub vp: Option<u16>,
    /// True if this is the governor.
    pub governor: bool,
    /// True if this seat holds the Smuggler's marker.
    pub marker: bool,
    /// True if this seat has to decide.
    pub deciding: bool,
}

/// A countryside tile, to be spoken.
pub struct TileSpoken {
    pub tile: Tile,
    /// Number of them that lie together, at least 1.
    pub count: u8,
    /// Number of them that are manned; of no meaning in the market.
    pub manned: Option<u8>,
    /// True if it can be chosen.
    pub legal: bool,
    /// True if it is chosen.
    pub chosen: bool,
}

/// A building in a town, to be spoken.
pub struct BuildingSpoken {
    pub building: Building,
    /// Workers on it.
    pub workers: u8,
    pub circles: u8,
    /// True if it can be chosen.
    pub legal: bool,
    /// True if it is chosen.
    pub chosen: bool,
}

/// A building for sale, to be spoken.
pub struct ShopSpoken {
    pub building: Building,
    /// Printed cost.
    pub cost: u8,
    /// Price for the reader.
    pub price: u8,
    /// Printed points.
    pub vp: u8,
    /// Copies left.
    pub left: u8,
    /// True if the reader owns it.
    pub owned: bool,
    /// True if it can be built.
    pub legal: bool,
    /// True if it is chosen.
    pub chosen: bool,
}

/// A ship, to be spoken.
pub struct ShipSpoken {
    /// Spaces; `None` for the own ship.
    pub size: Option<u8>,
    /// Goods that it carries.
    pub cargo: Option<(Good, u8)>,
    /// Load that it would take: crates and points.
    pub load: Option<(u8, u8)>,
    /// True if it is chosen.
    pub chosen: bool,
}

/// Crates of one good, to be spoken.
pub struct CratesSpoken {
    pub good: Good,
    pub count: u8,
    /// True if they are somebody's rather than the supply's.
    pub own: bool,
    /// Price of a sale, in coins.
    pub coins: Option<u8>,
    /// True if they can be chosen.
    pub legal: bool,
    /// True if they are chosen.
    pub chosen: bool,
}

/// Options of a game: each with a title and a sentence.
pub struct SetupWords {
    /// The editions, in the order of [`Edition`].
    pub editions: [[&'static str; 2]; 2],
    /// `pr1897.exp1`.
    pub exp1: [&'static str; 2],
    /// `pr1897.exp2`.
    pub citizens: [&'static str; 2],
    /// `pr1897.opt.tailor`.
    pub tailor: [&'static str; 2],
    /// `pr1897.opt.combo`: Hacienda and Lumberyard.
    pub country_pair: [&'static str; 2],
    /// `pr1897.opt.combo`: Villa and Large Tailor Shop.
    pub town_pair: [&'static str; 2],
    /// `pr1897.opt.costs`.
    pub costs: [&'static str; 2],
    /// `pr1897.opt.start`.
    pub start: [&'static str; 2],
    /// Open victory points (C35).
    pub show_vp: [&'static str; 2],
    /// Ask for bonuses that are practically always wanted.
    pub ask_bonuses: [&'static str; 2],
    /// `pr1897.exp3`.
    pub smuggler: [&'static str; 2],
    /// `pr1897.exp4`.
    pub festival: [&'static str; 2],
    /// `pr1897.exp5`.
    pub festival_cards: [&'static str; 2],
    /// `pr1897.exp6`.
    pub achievements: [&'static str; 2],
    /// `pr1897.exp6.draft`.
    pub pass_cards: [&'static str; 2],
    /// Preset: expansions to begin with.
    pub first_expansions: &'static str,
    /// Preset: every expansion.
    pub everything: &'static str,
    /// Preset: expansions drawn by lot.
    pub mixed: &'static str,
    /// `pr1897.opt.intl`.
    pub intl: [&'static str; 2],
    /// Remark on two players.
    pub duel: &'static str,
}
