//! Events for log, animation, statistics and recap. Gains and payments are public (`GK-INF-03`);
//! `redact` hides which tiles and cards they are.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::ids::{Card, Character, Item, Letter, Tile};
use game_core::{RuleId, Seat};

/// Source of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The goods at the start.
    Start,
    /// An urbanization card alone.
    Alone,
    /// A building of the city.
    Building(Tile),
    /// The buildings around a new one, all of them (Hal).
    Around(Tile),
    /// A character: its effect, or its goods at the start.
    Character(Character),
    /// The effect of a building card.
    Card(Card),
    /// Own resources that came back from a building.
    BuiltOver(Tile),
    /// Tiles returned to the supply.
    Returned,
}

/// Reason why a game ends with the present round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndWhy {
    /// The tile supply is exhausted for good (`GK-END-01`).
    Tiles,
    /// A seat has placed its whole allotment (`GK-END-02`).
    Resources,
    /// Hal could not act (`GK-SOL-16`, `GK-SOL-17`).
    HalStuck,
}

/// Numbers that Hal compares to decide how he acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // fields named like the pieces they count
pub enum Weighed {
    /// He drew `other` besides the letter `first`, and uses what has more floors around its marker. A building
    /// card has none and is always used.
    Swap { first: Card, floors: u8, other: Card, others: Option<u8> },
    /// Floors around a marker at which he builds, and resources that are left to him.
    Letter { letter: Letter, floors: u8, left: u8 },
    /// Resources that must lie on a building, and those that he can lay there.
    Floor { over: Tile, needs: u8, has: u8 },
    /// No tile is left for him.
    NoTile,
}

impl Weighed {
    /// The rule that it follows.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Weighed::Swap { .. } => "GK-SOL-20",
            Weighed::Letter { left: 1.., .. } => "GK-SOL-12",
            Weighed::Floor { needs, has, .. } if needs <= has => "GK-SOL-13",
            Weighed::Letter { .. } | Weighed::Floor { .. } => "GK-SOL-16",
            Weighed::NoTile => "GK-SOL-17",
        })
    }
}

/// A card committed, with its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    pub card: Card,
    /// The tile that goes with it.
    #[serde(default)]
    pub tile: Option<Tile>,
}

/// One fact that happened. Lists of what not everybody may see are empty, and
/// single pieces absent, for viewers that may not; counts always stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // fields named like the pieces they count
pub enum Event {
    /// A character was kept; the owner alone sees which.
    CharacterKept { seat: Seat, character: Option<Character> },
    /// The packets went to the left.
    PacketsPassed,
    /// The characters of a seat are shown.
    Characters { seat: Seat, characters: Vec<Character> },
    /// A round begins, counted from 1.
    RoundStarted { round: u16, first: Seat },
    /// Cards came from the deck.
    Drew { seat: Seat, count: u8, cards: Vec<Card> },
    /// Hal's card was laid face down.
    HalDrew,
    /// A hand was exchanged; the discarded cards are public (`GK-INF-05`).
    Redrew { seat: Seat, discarded: Vec<Card>, left: u8 },
    /// A seat has committed; the owner alone sees what.
    Committed { seat: Seat, play: Option<Play> },
    /// Everybody has committed: who added a tile (`GK-SEL-05`).
    AllCommitted { with_tile: Vec<Seat> },
    /// A card is turned over, with its tile.
    Revealed { seat: Seat, card: Card, tile: Option<Tile> },
    /// The tile cannot be paid for and was taken back (`GK-RES-05`).
    Fallback { seat: Seat, tile: Tile },
    /// Items were gained. The owner alone sees which tiles.
    Gained { seat: Seat, item: Item, count: u8, from: Source, tiles: Vec<Tile> },
    /// The last tile of the supply was left where it is; the rest of what the
    /// building yields is forgone.
    TileLeft { seat: Seat, from: Source },
    /// Gains for which nothing was left.
    Lost { seat: Seat, item: Item, count: u8, from: Source },
    /// A new building at a marker.
    Urbanized { seat: Seat, letter: Letter, tile: Tile, cell: Cell },
    /// A floor was added. Points for a smaller number, and a resource for
    /// another colour, were paid; `placed` resources lie on it.
    Constructed { seat: Seat, over: Tile, tile: Tile, points: u8, colour: bool, placed: u8 },
    /// A marker was put on a cell; `forced` if there was only one.
    MarkerPlaced { letter: Letter, cell: Cell, forced: bool },
    /// Markers that move besides the first; `forced` if there was no other set.
    Shifted { letters: Vec<Letter>, forced: bool },
    /// The card went to the discard pile.
    CardDiscarded { seat: Seat, card: Card },
    /// The card went into the tableau.
    CardKept { seat: Seat, card: Card },
    /// The tile supply is exhausted.
    Exhausted { time: u8 },
    /// Tiles were returned to the supply.
    TilesReturned { seat: Seat, tiles: Vec<Tile> },
    /// The returned tiles are the new supply.
    SupplyRenewed { tiles: u8 },
    /// Unused cards were discarded (solo).
    Unused { seat: Seat, cards: Vec<Card> },
    /// Hal drew another card and used one of the two (`GK-SOL-20`).
    HalSwapped { used: Card, discarded: Card },
    /// Hal drew a tile.
    HalTile { tile: Tile },
    /// Hal weighs what his card asks for, before it happens.
    Weighed { seat: Seat, weighed: Weighed },
    /// Hal could not act.
    HalStuck { card: Card, tile: Option<Tile> },
    /// The deck was rebuilt from the discards and the cards of new buildings;
    /// some cards were laid aside, face up.
    Rebuilt { added: Vec<Card>, laid_aside: Vec<Card>, deck: u8 },
    /// Hands and first-player card went to the left.
    HandsPassed { first: Seat },
    /// This round is the last.
    LastRound { why: EndWhy },
    /// The game is over.
    GameEnded,
}
