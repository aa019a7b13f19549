//! The figures of a mat, and one's own countryside beside the shop.

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::ids::Tile;

use super::Target;
use crate::app::i18n::puerto_rico::Thing;

/// A figure of a mat.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureModel {
    /// Whose.
    pub seat: Seat,
    /// What it counts.
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
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// How many of them are citizens.
    pub citizens: u8,
    /// Whether they are in the reader's hand.
    pub placing: bool,
    /// Where they wait.
    pub portrait: &'static str,
    /// The same in words.
    pub spoken: String,
}

/// Tiles of a kind in the reader's countryside.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldModel {
    /// What they answer to.
    pub target: Target,
    /// Which.
    pub tile: Tile,
    /// Their drawing.
    pub art: String,
    /// How many of how many have a worker: "1/2".
    pub figure: String,
    /// The same in words.
    pub spoken: String,
}
