//! Reason why a city cannot be.

use std::fmt;

use crate::cell::Cell;
use crate::ids::{Letter, Tile};
use game_core::RuleId;

/// Reason why a city, or the markers around it, cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CityFlaw {
    /// Something is drawn farther out than any city reaches.
    OutOfReach {
        /// Word that is drawn there.
        word: String,
    },
    /// A word of the drawing means nothing.
    UnknownWord { word: String },
    /// A marker is drawn twice.
    MarkerTwice { letter: Letter },
    /// A building is drawn twice.
    BuildingTwice {
        /// Its top tile.
        tile: Tile,
    },
    /// A building of the list is not in the drawing, or is listed twice.
    NotOnGrid,
    /// A tile beneath a building lies somewhere else in the city.
    FloorElsewhere,
    /// A start building that nobody has built over has an owner.
    StartOwned,
    /// A building that somebody must have put up has no owner.
    NoOwner {
        /// Its top tile.
        tile: Tile,
    },
    /// Nothing stands on a cell of the start square.
    StartGap { cell: Cell },
    /// The city falls into pieces.
    NotConnected,
    /// A start tile at the bottom outside of the start square, or another tile
    /// at the bottom on it.
    WrongBottom {
        /// The tile at the bottom.
        bottom: Tile,
        /// The top tile of the building.
        top: Tile,
    },
    /// A start tile lies on top of another tile.
    StartOnTop {
        /// The top tile of the building.
        top: Tile,
    },
    /// Other markers are missing than those that are being moved.
    MarkersMissing,
    /// The markers do not read A to L clockwise around the city.
    MarkerOrder,
}

impl CityFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            CityFlaw::OutOfReach { .. }
            | CityFlaw::UnknownWord { .. }
            | CityFlaw::MarkerTwice { .. }
            | CityFlaw::BuildingTwice { .. }
            | CityFlaw::NotOnGrid
            | CityFlaw::FloorElsewhere
            | CityFlaw::StartGap { .. }
            | CityFlaw::MarkersMissing => &[],
            CityFlaw::StartOwned | CityFlaw::NoOwner { .. } => &[RuleId("GK-CTY-04")],
            CityFlaw::NotConnected => &[RuleId("GK-INV-08")],
            CityFlaw::WrongBottom { .. } | CityFlaw::StartOnTop { .. } => &[RuleId("GK-SET-01")],
            CityFlaw::MarkerOrder => &[RuleId("GK-MRK-02")],
        }
    }
}

impl fmt::Display for CityFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CityFlaw::OutOfReach { word } => write!(f, "{word} is farther out than any city reaches"),
            CityFlaw::UnknownWord { word } => write!(f, "{word:?} is no tile, no marker and no dot"),
            CityFlaw::MarkerTwice { letter } => write!(f, "a second marker {letter}"),
            CityFlaw::BuildingTwice { tile } => write!(f, "{tile} stands here and somewhere else"),
            CityFlaw::NotOnGrid => f.write_str("is not on the grid, or is named twice"),
            CityFlaw::FloorElsewhere => f.write_str("lies somewhere else in the city"),
            CityFlaw::StartOwned => f.write_str("a start building has an owner only if it is built over"),
            CityFlaw::NoOwner { tile } => write!(f, "{tile} has no owner"),
            CityFlaw::StartGap { cell } => {
                write!(f, "no building on the start square at {}, {}", cell.x, cell.y)
            }
            CityFlaw::NotConnected => f.write_str("the city is not connected"),
            CityFlaw::WrongBottom { bottom, top } => {
                write!(f, "{bottom} at the bottom of {top}: 1 to 3 lie on the start square")
            }
            CityFlaw::StartOnTop { top } => write!(f, "a start tile on top of another tile under {top}"),
            CityFlaw::MarkersMissing => f.write_str("the markers A to L, but for those that are being moved"),
            CityFlaw::MarkerOrder => f.write_str("the markers do not read A to L around the city"),
        }
    }
}
