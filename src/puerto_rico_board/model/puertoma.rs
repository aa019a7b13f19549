//! Parts of a table with Puertomas: their boards, the action board, and their considerations.

use game_core::Seat;
use puerto_rico::ids::Role;

use super::{Ring, SiteModel, Target};

/// Mat of a Puertoma in place of countryside and town.
#[derive(Clone, Debug, PartialEq)]
pub struct PuertomaModel {
    /// Two spaces for each type of plantation, corn first.
    pub pairs: Vec<PairModel>,
    /// The VP area: quarries, third plantations, unused people.
    pub area: Vec<AreaModel>,
    /// Heading of the VP area.
    pub area_title: &'static str,
    /// The VP area in words.
    pub area_spoken: String,
    /// The four levels.
    pub levels: Vec<LevelModel>,
    /// Place of its reserve marker, in words.
    pub reserve: String,
    /// The drawing of its reserve marker.
    pub reserve_art: &'static str,
    /// The drawing of the building on which it lies.
    pub reserved: Option<String>,
}

/// The two spaces for a type of plantation.
#[derive(Clone, Debug, PartialEq)]
pub struct PairModel {
    /// The key of the type.
    pub key: &'static str,
    /// The spaces from left to right.
    pub spaces: Vec<GroveModel>,
    /// True if both are active, which brings points in the end.
    pub active: bool,
}

/// A space for a plantation with its circles.
#[derive(Clone, Debug, PartialEq)]
pub struct GroveModel {
    /// Target; `None` while it is empty.
    pub target: Option<Target>,
    /// The drawing of the type.
    pub art: String,
    /// The circles under it.
    pub rings: Vec<Ring>,
    /// The same in words.
    pub spoken: String,
}

/// Pieces of one kind in the VP area.
#[derive(Clone, Debug, PartialEq)]
pub struct AreaModel {
    /// Their drawing.
    pub art: String,
    pub count: u8,
}

/// A level: two spaces for buildings, and an ability.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelModel {
    /// Number, 1 to 4.
    pub level: u8,
    /// Its name.
    pub title: String,
    /// The buildings on it.
    pub sites: Vec<SiteModel>,
    /// An empty space in words.
    pub empty: String,
    /// The ability tile.
    pub ability: AbilityModel,
}

/// An ability tile of a Puertoma.
#[derive(Clone, Debug, PartialEq)]
pub struct AbilityModel {
    pub target: Target,
    /// Its drawing.
    pub art: String,
    pub name: &'static str,
    /// True if it works.
    pub works: bool,
    /// True if it has left the game.
    pub gone: bool,
    /// The same in words.
    pub spoken: String,
}

/// The action board with the tie-break cards.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionBoardModel {
    /// Its name.
    pub title: &'static str,
    /// The places of the roles.
    pub places: Vec<PlaceModel>,
    /// The arrows between them.
    pub arrows: Vec<ArrowModel>,
    /// The place of the marker, as an index.
    pub marker: usize,
    /// The drawings of the roles to which arrows lead from there.
    pub next: Vec<String>,
    /// Place of the marker, in words.
    pub marker_on: String,
    /// The heading of the tie-break cards.
    pub cards_title: &'static str,
    /// Number of face-down cards, in words.
    pub cards_left: String,
    /// Number of face-down cards.
    pub left: u8,
    /// The one drawn last.
    pub card: Option<CardModel>,
    /// Last card drawn, in words.
    pub last_card: String,
}

/// The place of a role on the action board.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceModel {
    pub role: Role,
    /// Its drawing.
    pub art: String,
    pub name: &'static str,
    /// The middle of its place, on a board of 1000 by 700.
    pub at: (i32, i32),
    /// The same in words, with the arrows.
    pub spoken: String,
}

/// An arrow of the action board, from edge to edge of two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowModel {
    /// Beginning of the arrow.
    pub from: (i32, i32),
    /// End of the arrow.
    pub to: (i32, i32),
    /// True if it leads both ways.
    pub both: bool,
    /// True if it leads away from the marker.
    pub next: bool,
}

/// A tie-break card that lies face up.
#[derive(Clone, Debug, PartialEq)]
pub struct CardModel {
    pub number: u8,
    /// The drawings and the names of the roles on it, from the top.
    pub roles: Vec<(String, &'static str)>,
}

/// An ability that works in the phases of a role.
#[derive(Clone, Debug, PartialEq)]
pub struct HelpModel {
    pub seat: Seat,
    /// Its drawing.
    pub art: String,
    /// Owner and name, in words.
    pub spoken: String,
}
