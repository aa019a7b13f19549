//! The building cards in front of the seats, in the order in which they came.

use borsh::{BorshDeserialize, BorshSerialize};

use super::SEATS;
use crate::ids::{TILES, Tile};
use game_core::Seat;

/// The end of a list.
const END: u8 = u8::MAX;

/// One list per seat through one table: a card lies in one tableau at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Tableaux {
    next: [u8; TILES],
    first: [u8; SEATS],
    last: [u8; SEATS],
}

impl Default for Tableaux {
    fn default() -> Self {
        Tableaux { next: [END; TILES], first: [END; SEATS], last: [END; SEATS] }
    }
}

impl Tableaux {
    /// The building cards of `seat`, named by their tiles, in order.
    #[inline]
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let mut at = self.first[seat.index()];
        std::iter::from_fn(move || {
            let card = (at != END).then_some(Tile::at(at))?;
            at = self.next[card.index()];
            Some(card)
        })
    }

    /// Adds a card to the tableau of `seat`.
    pub(crate) fn add(&mut self, seat: Seat, card: Tile) {
        let index = card.index() as u8;
        match self.last[seat.index()] {
            END => self.first[seat.index()] = index,
            last => self.next[last as usize] = index,
        }
        self.last[seat.index()] = index;
    }
}
