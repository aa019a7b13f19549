//! The queue of price tiles.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

use super::TILES;
use crate::ids::Tile;

/// The price tiles from the next (or open) one on.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Queue {
    tiles: [Tile; TILES],
    len: u8,
    /// Number of tiles, counted from the back, that were seen before, and [`Queue::OPEN`] while the
    /// first lies open.
    seen: u8,
}

impl Queue {
    /// No tiles.
    pub(crate) const EMPTY: Queue = Queue { tiles: [Tile::A; TILES], len: 0, seen: 0 };

    /// Added to the number of seen tiles while one lies open.
    const OPEN: u8 = 0x80;

    /// These tiles, at most [`TILES`], of which the last `seen` were seen.
    pub(crate) fn of(tiles: &[Tile], seen: u8, open: bool) -> Queue {
        let mut queue = Queue { len: tiles.len() as u8, seen, ..Queue::EMPTY };
        queue.tiles[..tiles.len()].copy_from_slice(tiles);
        if open {
            queue.turn_up();
        }
        queue
    }

    /// The tiles in order.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    /// Returns the number of tiles, counted from the back, that were seen before.
    #[inline]
    pub fn seen(&self) -> u8 {
        self.seen & !Self::OPEN
    }

    fn is_open(&self) -> bool {
        self.seen >= Self::OPEN
    }

    /// The tile that lies open in a Trader phase.
    #[inline]
    pub fn open(&self) -> Option<Tile> {
        self.is_open().then_some(self.tiles[0])
    }

    /// The tile whose prices were seen last: the open one, else the one put
    /// under the queue last.
    pub fn last_seen(&self) -> Option<Tile> {
        let closed = || self.tiles().last().copied().filter(|_| self.seen() > 0);
        self.open().or_else(closed)
    }

    /// Turns up the first tile.
    pub(crate) fn turn_up(&mut self) -> Tile {
        self.seen |= Self::OPEN;
        self.tiles[0]
    }

    /// Puts the open tile under the queue (`SJ-ROLE-TRADER-6`).
    pub(crate) fn put_under(&mut self) {
        let len = self.len as usize;
        self.tiles[..len].rotate_left(1);
        self.seen = (self.seen() + 1).min(self.len);
    }

    /// The tiles that nobody has seen yet.
    pub(crate) fn unseen(&mut self) -> &mut [Tile] {
        let places = self.unseen_places();
        self.tiles.get_mut(places).unwrap_or_default()
    }

    /// Returns the places of the tiles that nobody has seen yet; a range that ends before it begins
    /// if the open one was the last of them.
    pub fn unseen_places(&self) -> std::ops::Range<usize> {
        self.is_open() as usize..(self.len - self.seen()) as usize
    }
}

// Unused places keep stale values.
impl PartialEq for Queue {
    fn eq(&self, other: &Self) -> bool {
        self.tiles() == other.tiles() && self.seen == other.seen
    }
}

impl Eq for Queue {}

impl Hash for Queue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
        self.seen.hash(state);
    }
}
