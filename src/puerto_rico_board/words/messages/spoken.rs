//! Facts of the board, to be spoken.

use puerto_rico::ids::{Building, GOODS, Good, Role, Tile};

use ui::i18n::who::Who;

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
