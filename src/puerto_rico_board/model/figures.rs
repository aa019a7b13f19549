//! The figures of a mat, and one's own countryside beside the shop.

use game_core::Seat;
use puerto_rico::ids::Tile;

use super::Target;
use crate::words::messages::Thing;

/// A figure of a mat.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureModel {
    pub seat: Seat,
    pub thing: Thing,
    /// Its drawing.
    pub art: &'static str,
    /// The figure; "?" where it may not be counted.
    pub figure: String,
    /// The same in words.
    pub spoken: String,
}

/// Workers without a circle, or still in the hand while they are placed.
#[derive(Clone, Debug, PartialEq)]
pub struct IdleModel {
    pub seat: Seat,
    pub count: u8,
    /// Number of citizens among them.
    pub citizens: u8,
    /// True if they are in the reader's hand.
    pub placing: bool,
    /// Place where they wait.
    pub portrait: &'static str,
    /// The same in words.
    pub spoken: String,
}

/// Tiles of a kind in the reader's countryside.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldModel {
    pub target: Target,
    pub tile: Tile,
    /// Their drawing.
    pub art: String,
    /// Number of them with a worker, of all: "1/2".
    pub figure: String,
    /// The same in words.
    pub spoken: String,
}
