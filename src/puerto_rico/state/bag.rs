//! The bag of plantations.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

use super::BAG;
use crate::ids::Tile;

/// The bag of plantations in the order in which they will be drawn.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Bag {
    tiles: [Tile; BAG],
    len: u8,
}

impl Bag {
    pub(crate) const EMPTY: Bag = Bag { tiles: [Tile::Corn; BAG], len: 0 };

    /// The tiles; the next one to be drawn is the last.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    /// The same, to be shuffled.
    #[inline]
    pub(crate) fn tiles_mut(&mut self) -> &mut [Tile] {
        &mut self.tiles[..self.len as usize]
    }

    /// Puts a tile in.
    pub(crate) fn put(&mut self, tile: Tile) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }

    /// Draws the next tile.
    pub(crate) fn pop(&mut self) -> Option<Tile> {
        self.len = self.len.checked_sub(1)?;
        Some(self.tiles[self.len as usize])
    }

    /// Takes the first tile of a kind that would be drawn.
    pub(crate) fn take(&mut self, tile: Tile) {
        let place = self.tiles().iter().rposition(|&other| other == tile);
        let place = place.expect("invariant: the bag holds every starting plantation");
        self.tiles.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
    }
}

impl PartialEq for Bag {
    fn eq(&self, other: &Self) -> bool {
        self.tiles() == other.tiles()
    }
}

impl Eq for Bag {}

impl Hash for Bag {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
    }
}
