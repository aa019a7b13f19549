//! Building tiles.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};

use super::{Colour, Unknown};

/// Number of tiles, and of building cards.
pub const TILES: usize = 60;
/// The highest number of a tile.
pub const NUMBERS: u8 = 20;

/// A building tile; in names its colour and number, such as `R7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Tile(u8);

impl Tile {
    /// Every tile, blue ones first.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..TILES as u8).map(Tile)
    }

    /// The tile of a colour with a number.
    ///
    /// # Panics
    /// If the number is not 1 to 20.
    pub const fn new(colour: Colour, number: u8) -> Tile {
        assert!(1 <= number && number <= NUMBERS);
        Tile(colour as u8 * NUMBERS + number - 1)
    }

    /// The tile at an index, 0 to 59.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Tile {
        Tile(index)
    }

    /// The tile as an index into per-tile arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / NUMBERS) as usize]
    }

    /// Its number, 1 to 20.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    /// Returns true for the nine start buildings (`GK-SET-01`).
    pub const fn is_start(self) -> bool {
        self.number() <= 3
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().sign(), self.number())
    }
}

impl FromStr for Tile {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Tile::all().find(|tile| tile.to_string() == text).ok_or(Unknown)
    }
}
