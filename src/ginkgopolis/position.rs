//! Positions that people can read and write; see `docs/positions.md`.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::config::Config;
use super::event::Play;
use super::ids::{Card, Character, Tile};
use super::state::Frame;
use game_core::Seat;

/// A position. What follows from the rest is left out: reserves, heights, the
/// cards that are not in play yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Mode, players, options.
    pub config: Config,
    /// The round, from 1; 0 during the draft.
    #[serde(default = "one")]
    pub round: u16,
    /// The first player.
    #[serde(default)]
    pub first: Seat,
    /// The cell in the upper left corner of `grid`.
    #[serde(default = "start_corner")]
    pub corner: Cell,
    /// The city from above, row by row: top tiles, markers, and a dot for
    /// every other cell, with blanks between.
    #[serde(default = "start_grid")]
    pub grid: Vec<String>,
    /// The buildings that have an owner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<BuildingPosition>,
    /// The seats, in order; Hal's is the last of a solo game.
    pub seats: Vec<SeatPosition>,
    /// The packets of the draft, by the seat they began with: what was kept of
    /// each, in that order, then the rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packets: Vec<Vec<Character>>,
    /// The cards that will be drawn next, in that order. Those that are named
    /// nowhere lie beneath, in an order drawn from `luck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<Card>,
    /// The discard pile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<Card>,
    /// The tiles that will be drawn next, in that order. Those that are named
    /// nowhere lie beneath, in an order drawn from `luck`, but for those taken
    /// out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supply: Vec<Tile>,
    /// Tiles taken out of the game; those missing are drawn from `luck`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Tile>,
    /// Number of exhaustions of the supply.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub exhaustions: u8,
    /// The tiles that were returned, wherever they are now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub returned: Vec<Tile>,
    /// The tile that Hal could not place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<Tile>,
    /// The card being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Card>,
    /// Frames being resolved, outermost first; absent: everybody is about to choose a card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Frame>,
    /// True if this round is the last.
    #[serde(default, skip_serializing_if = "is_false")]
    pub last_round: bool,
    /// True once the game has ended; `stack` is then absent.
    #[serde(default, skip_serializing_if = "is_false")]
    pub over: bool,
    /// The state of the random stream.
    #[serde(default)]
    pub luck: u64,
}

/// A building with an owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingPosition {
    /// Its top tile.
    pub tile: Tile,
    pub owner: Seat,
    /// The tiles beneath, lowest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<Tile>,
    /// True if its card is not in circulation yet.
    #[serde(default, skip_serializing_if = "is_false")]
    pub pawn: bool,
}

/// One seat of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Points behind the screen.
    #[serde(default)]
    pub points: u16,
    /// Resources behind the screen.
    #[serde(default)]
    pub resources: u8,
    /// Redraw tokens left; absent: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redraws: Option<u8>,
    /// The characters; absent: in a beginner game the set that is numbered
    /// like the seat, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characters: Option<Vec<Character>>,
    /// The building cards in the tableau, in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Tile>,
    /// The tiles behind the screen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Tile>,
    /// The hand, without what lies face down; absent: dealt from `luck`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Cards that lie face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<Play>,
    /// Cards, in the hand or face down, that others know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<KnownCard>,
    /// Own tiles, behind the screen or committed, that everybody has seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Tile>,
    /// Own tiles that are chosen to be returned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub returning: Vec<Tile>,
}

/// A card that others have passed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownCard {
    pub card: Card,
    /// Seats that know it.
    pub by: Vec<Seat>,
}

fn one() -> u16 {
    1
}

fn start_corner() -> Cell {
    Cell::new(-2, -2)
}

/// The start square in the order of identifiers.
fn start_grid() -> Vec<String> {
    [". A B C .", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."].map(str::to_owned).to_vec()
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_false(value: &bool) -> bool {
    !value
}
