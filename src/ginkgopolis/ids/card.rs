//! The cards of the deck.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};

use super::{LETTERS, Letter, TILES, Tile, Unknown};

/// Number of cards that hands and deck can hold.
pub const CARDS: usize = TILES + LETTERS;

/// A card of the deck: a building card, named like its tile, or an
/// urbanization card, named like its marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Card(u8);

/// Kind of a card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(BorshSerialize, BorshDeserialize)]
pub enum CardKind {
    /// The card of a building.
    Building(Tile),
    /// The card of a marker.
    Urban(Letter),
}

impl Card {
    /// Every card, building cards first.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    /// The card of a building.
    #[inline(always)]
    pub const fn building(tile: Tile) -> Card {
        Card(tile.index() as u8)
    }

    /// The card of a marker.
    #[inline(always)]
    pub const fn urban(letter: Letter) -> Card {
        Card((TILES + letter.index()) as u8)
    }

    /// The card at an index, 0 to 71.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Card {
        Card(index)
    }

    /// The card as an index.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its kind.
    #[inline]
    pub const fn kind(self) -> CardKind {
        match self.0.checked_sub(TILES as u8) {
            None => CardKind::Building(Tile::at(self.0)),
            Some(letter) => CardKind::Urban(Letter::at(letter)),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            CardKind::Building(tile) => tile.fmt(f),
            CardKind::Urban(letter) => letter.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        text.parse().map(Card::urban).or_else(|_| text.parse().map(Card::building))
    }
}
