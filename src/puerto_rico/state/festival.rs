//! The festival board.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::data::festival::{CARD_GOODS, CARD_TILES, FestivalCard, OBJECTIVES};
use crate::ids::{Building, Good, Tile};
use game_core::Seat;

/// State of the festival board, and counts for it in one phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Festival {
    /// The objectives in their places; none in games without a festival, and
    /// before it is set up.
    pub(crate) objectives: [Option<Objective>; OBJECTIVES],
    /// The objectives that the seat that acts has fulfilled by a deed and not
    /// been rewarded for yet, one bit each; none when somebody is asked.
    pub(crate) done: u8,
}

/// An objective with what it shows. The pieces lie on it until somebody has
/// fulfilled it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Objective {
    /// The card, or what is printed on the board.
    pub card: FestivalCard,
    /// The crates on it, cheapest first.
    pub(crate) goods: [Option<Good>; CARD_GOODS],
    /// The plantations on it, in canonical order.
    pub(crate) tiles: [Option<Tile>; CARD_TILES],
    /// The building that it shows.
    pub building: Option<Building>,
    /// Seat that fulfilled it.
    pub won_by: Option<Seat>,
}

impl Objective {
    /// An objective on which nothing lies yet.
    pub(crate) const fn of(card: FestivalCard) -> Self {
        Objective { card, goods: [None; CARD_GOODS], tiles: [None; CARD_TILES], building: None, won_by: None }
    }

    /// The crates that it shows, cheapest first.
    #[inline]
    pub fn goods(&self) -> impl Iterator<Item = Good> + use<> {
        self.goods.into_iter().flatten()
    }

    /// Returns the number of crates of a good that it shows.
    #[inline]
    pub fn crates(&self, good: Good) -> u8 {
        self.goods().filter(|&other| other == good).count() as u8
    }

    /// The plantations that it shows, all of different kinds.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.tiles.into_iter().flatten()
    }
}

impl Festival {
    /// The objectives, in their places.
    #[inline]
    pub fn objectives(&self) -> impl Iterator<Item = &Objective> {
        // Cheaper than `flatten`, which holds an iterator open at either end.
        self.objectives.iter().filter_map(Option::as_ref)
    }

    /// Those that nobody has fulfilled.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = &Objective> {
        self.objectives().filter(|objective| objective.won_by.is_none())
    }

    /// Crates of a good on the board.
    pub(crate) fn crates(&self, good: Good) -> u8 {
        self.open().map(|objective| objective.crates(good)).sum()
    }

    /// Tiles of a kind on the board.
    pub(crate) fn tiles(&self, tile: Tile) -> u8 {
        self.open().flat_map(Objective::tiles).filter(|&other| other == tile).count() as u8
    }
}
