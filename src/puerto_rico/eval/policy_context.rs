//! A seat's look at a position through one row of weights.

use super::features::{BAND, BANDS, BoardCounts, COINS, HAS, MORE, SALE_LATER, SALE_SOON};
use super::stages::Row;
use crate::state::Board;
use crate::{PuertoRico, State};
use game_core::Seat;

/// A seat's look at a position through one row of weights.
#[derive(Clone, Copy)]
pub(super) struct PolicyContext<'a> {
    pub game: &'a PuertoRico,
    pub state: &'a State,
    pub row: &'a Row,
    pub seat: Seat,
    pub census: BoardCounts,
}

impl<'a> PolicyContext<'a> {
    pub fn of(game: &'a PuertoRico, state: &'a State, row: &'a Row, seat: Seat) -> Self {
        PolicyContext { game, state, row, seat, census: BoardCounts::of(game, state.board(seat)) }
    }

    pub fn board(&self) -> &'a Board {
        self.state.board(self.seat)
    }

    /// Returns true if the seat picked the role of the phase.
    pub fn is_picker(&self) -> bool {
        self.state.phase().is_some_and(|(_, picker)| picker == self.seat)
    }

    /// Worth of `coins` in all.
    fn purse(&self, coins: f32) -> f32 {
        let mut left = coins;
        let mut sum = 0.0;
        for band in 0..BANDS - 1 {
            sum += left.min(BAND) * self.row[COINS + band];
            left = (left - BAND).max(0.0);
        }
        sum + left * self.row[COINS + BANDS - 1]
    }

    /// Worth of `change` coins more or fewer.
    pub fn coins(&self, change: f32) -> f32 {
        let now = f32::from(self.board().coins);
        self.purse(now + change) - self.purse(now)
    }

    /// Worth of `crates` of a good on the board.
    pub fn pile(&self, good: usize, crates: u8) -> f32 {
        if crates == 0 { 0.0 } else { self.row[HAS + good] + f32::from(crates - 1) * self.row[MORE + good] }
    }

    /// Worth of a crate of a good that is the only one chosen: with a part of the sale that it may
    /// become.
    pub fn chosen_crate(&self, good: usize, had: u8) -> f32 {
        let sale = 0.5 * (self.row[SALE_SOON] + self.row[SALE_LATER]) * good as f32;
        if had == 0 { self.row[HAS + good] + sale } else { self.row[MORE + good] }
    }
}
