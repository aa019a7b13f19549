//! View of the table for one viewer (section 3).

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::event::Play;
use super::ids::{Card, Character, Colour, Letter, Tile};
use super::prompt::Prompt;
use game_core::{Seat, Turn, Viewer};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// The round, counted from 1; 0 during the draft.
    pub round: u16,
    /// The first player.
    pub first: Seat,
    /// True if this round is the last.
    pub last_round: bool,
    /// Seat that is asked, and its question.
    pub turn: Turn<Prompt>,
    /// The buildings, in reading order of their cells.
    pub city: Vec<BuildingView>,
    /// The markers that stand somewhere, A to L.
    pub markers: Vec<MarkerView>,
    /// The districts of two or more buildings, with who scores in them now.
    pub districts: Vec<DistrictView>,
    /// The card being resolved, and whose action it is.
    pub action: Option<ActionView>,
    /// The sets of markers to choose from, each with the replaced marker
    /// first, where that is asked.
    pub shifts: Vec<Vec<Letter>>,
    /// Tiles in the supply.
    pub supply: u8,
    /// Number of exhaustions of the supply.
    pub exhaustions: u8,
    /// Tiles taken out of the game unseen.
    pub removed: u8,
    /// The tiles that were returned and make up the supply since.
    pub returned: Vec<Tile>,
    /// The tile that Hal could not place.
    pub aside: Option<Tile>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The building cards that are not in play yet.
    pub stacks: Vec<Card>,
    /// The seats, in order; Hal's is the last of a solo game.
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildingView {
    /// Its top tile.
    pub tile: Tile,
    pub cell: Cell,
    /// Its floors, as many as resources lie on it if it has an owner.
    pub height: u8,
    pub owner: Option<Seat>,
    /// True if its card is not in circulation yet.
    pub pawn: bool,
    /// The tiles beneath, lowest first.
    pub beneath: Vec<Tile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkerView {
    pub letter: Letter,
    pub cell: Cell,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DistrictView {
    pub colour: Colour,
    pub buildings: Vec<Tile>,
    /// Each seat's resources in it.
    pub resources: Vec<u8>,
    /// Points of each seat if the game ended now.
    pub points: Vec<u8>,
}

/// An action being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionView {
    pub seat: Seat,
    pub card: Card,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    pub seat: Seat,
    /// True if Hal holds it.
    pub hal: bool,
    /// The characters in the tableau.
    pub characters: Vec<Character>,
    /// The building cards in the tableau, in the order in which they came.
    pub cards: Vec<Card>,
    /// Resources in the reserve.
    pub reserve: u8,
    /// Redraw tokens left.
    pub redraws: u8,
    /// True if the seat has committed and its card is still face down.
    pub committed: bool,
    /// True if a tile lies on the face-down card, once that shows.
    pub with_tile: Option<bool>,
    /// Face-down cards, for their owner. While the tile is being chosen, the card that was chosen.
    pub play: Option<Play>,
    /// Cards in the hand, face-down cards not counted.
    pub hand_count: u8,
    /// These cards, for their owner.
    pub hand: Option<Vec<Card>>,
    /// Cards that the viewer's seat passed on and that must still be here, in the
    /// hand or face down (`GK-INF-02`).
    pub known: Vec<Card>,
    /// Points behind the screen, if shown.
    pub points: Option<u16>,
    /// Resources behind the screen, if shown.
    pub resources: Option<u8>,
    /// Tiles behind the screen, if shown; for others a committed tile is
    /// counted in until it shows who added one.
    pub tile_count: Option<u8>,
    /// These tiles, for their owner.
    pub tiles: Option<Vec<Tile>>,
    /// Tiles of the seat that everybody has seen (`GK-RES-06`).
    pub shown: Vec<Tile>,
    /// Tiles chosen to be returned so far, for their owner.
    pub returning: Option<Vec<Tile>>,
    /// The packet being chosen from, for its holder.
    pub packet: Option<Vec<Character>>,
    /// The characters kept so far, for their owner.
    pub kept: Option<Vec<Character>>,
}
