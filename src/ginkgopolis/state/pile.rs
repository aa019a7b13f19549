//! Piles in a hidden order: the deck and the tile supply.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

/// At most `N` pieces; the next one to be drawn is the last. Places beyond
/// the end keep stale values, which equality and hashing ignore.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Pile<T, const N: usize> {
    pieces: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// An empty pile; `filler` occupies the unused places.
    pub const fn new(filler: T) -> Self {
        Pile { pieces: [filler; N], len: 0 }
    }

    /// The pieces, the next one last.
    #[inline(always)]
    pub fn pieces(&self) -> &[T] {
        &self.pieces[..self.len as usize]
    }

    /// The same, to be shuffled.
    #[inline(always)]
    pub(crate) fn pieces_mut(&mut self) -> &mut [T] {
        &mut self.pieces[..self.len as usize]
    }

    /// Returns the number of tiles.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Returns true if there is none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a piece on top.
    ///
    /// # Panics
    /// If the pile is full: there are not more pieces in the game.
    #[inline]
    pub(crate) fn push(&mut self, piece: T) {
        self.pieces[self.len as usize] = piece;
        self.len += 1;
    }

    /// Draws the next piece.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.pieces[self.len as usize])
    }

    /// Empties the pile.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.pieces() == other.pieces()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.pieces().hash(state);
    }
}
