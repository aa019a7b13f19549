//! Everything that changes during a game: flat, without heap.

mod city;
mod draft;
mod frame;
mod hand;
mod pile;
mod tableaux;

pub use city::City;
pub use draft::{Draft, PACKET, PICKS};
pub use frame::{Frame, Letters};
pub use hand::{HAND, Hand};
pub use pile::Pile;
pub use tableaux::Tableaux;

use borsh::{BorshDeserialize, BorshSerialize};

use super::cell::Cell;
use super::ids::{CARDS, Card, LETTERS, Letter, TILES, Tile};
use super::sets::{CardSet, CharacterSet, TileSet};
use game_core::{Rng, Seat, Stack};

/// Parties of the largest table.
pub const SEATS: usize = 5;
/// Tiles in the supply at most: all but the start buildings.
pub const SUPPLY: usize = TILES - 9;
/// Frames nest at most so deep.
pub const DEPTH: usize = 5;
/// Points beyond these are not counted: no game of people comes near.
pub const MAX_POINTS: u16 = 9_999;
/// Rounds beyond these are not counted.
pub const MAX_ROUND: u16 = 9_999;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct State {
    /// The cards that were discarded, all of them public.
    pub(crate) discard: CardSet,
    pub(crate) city: City,
    /// The seats, Hal's included.
    pub(crate) boards: [Board; SEATS],
    /// Tiles that everybody has seen and that are behind a screen, or
    /// committed again (`GK-RES-06`).
    pub(crate) shown: TileSet,
    /// Tiles that seats have chosen to return; they are still theirs.
    pub(crate) returning: TileSet,
    /// Tiles that were returned: what the supply has consisted of since.
    pub(crate) returned: TileSet,
    /// Tiles out of the game, unseen.
    pub(crate) removed: TileSet,
    /// Shuffles.
    pub(crate) rng: Rng,
    /// Frames being resolved, outermost first; empty when the game is over.
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// The cells of the markers; a displaced one has none.
    pub(crate) markers: [Option<Cell>; LETTERS],
    /// The tableaux but for the characters.
    pub(crate) tableaux: Tableaux,
    pub(crate) deck: Pile<Card, CARDS>,
    pub(crate) supply: Pile<Tile, SUPPLY>,
    /// The packets of the draft; filler outside of it.
    pub(crate) draft: Draft,
    /// The round, from 1; 0 during the draft.
    pub(crate) round: u16,
    /// The first player.
    pub(crate) first: Seat,
    /// The party whose action is being resolved; 0 outside of actions.
    pub(crate) actor: Seat,
    /// The card being resolved, turned over.
    pub(crate) card: Option<Card>,
    /// A tile that Hal could not place (`GK-SOL-16`).
    pub(crate) aside: Option<Tile>,
    /// Number of exhaustions of the tile supply, 0 to 2.
    pub(crate) exhaustions: u8,
    /// True if this round is the last (`GK-END-03`).
    pub(crate) last_round: bool,
}

/// Possessions of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Board {
    /// The tiles behind the screen.
    pub tiles: TileSet,
    /// The characters in the tableau.
    pub characters: CharacterSet,
    /// The hand, a committed card included. Hal's face-down card is his.
    pub hand: Hand,
    /// The committed tile.
    pub tile: Option<Tile>,
    /// Points behind the screen.
    pub points: u16,
    /// Resources behind the screen.
    pub resources: u8,
    /// Resources in the reserve; Hal's supply.
    pub reserve: u8,
    /// Redraw tokens left.
    pub redraws: u8,
}

impl Board {
    /// The tiles that are not in the city: behind the screen, or committed.
    #[inline]
    pub fn all_tiles(&self) -> TileSet {
        let mut tiles = self.tiles;
        self.tile.into_iter().for_each(|tile| tiles.insert(tile));
        tiles
    }
}

impl State {
    /// Returns the possessions of `seat`.
    #[inline(always)]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The same, to be changed.
    #[inline(always)]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    pub fn city(&self) -> &City {
        &self.city
    }

    /// The building cards in front of `seat`, named by their tiles, in the
    /// order in which they came.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        self.tableaux.of(seat)
    }

    /// The cell of a marker; `None` while it is being moved.
    pub fn marker(&self, letter: Letter) -> Option<Cell> {
        self.markers[letter.index()]
    }

    /// The first player of the round.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Returns true if this round is the last (`GK-END-03`).
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Returns the number of tiles left in the supply.
    #[inline]
    pub fn supply_left(&self) -> u8 {
        self.supply.len()
    }

    /// The tiles that were returned when the supply first ran out: what it
    /// has consisted of since (`GK-SUP-03`).
    #[inline]
    pub fn returned(&self) -> TileSet {
        self.returned
    }

    /// Returns true once the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stack.as_slice().is_empty()
    }

    /// Returns true if everybody has committed, so that tiles on cards are seen.
    pub(crate) fn all_committed(&self) -> bool {
        let resolving = |frame: &Frame| matches!(frame, Frame::Resolve { .. });
        self.stack.as_slice().first().is_some_and(resolving)
    }
}
