//! Seats and the viewers that look at a table.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

/// The most seats any game here has (San Juan with two sets).
pub const MAX_SEATS: usize = 8;

/// A seat, numbered clockwise from 0. Screens show it as 1 and up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places clockwise at a table of `seats` (both < 128).
    #[inline(always)]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Seat {
        let seat = self.0 + steps;
        // Once round at most, almost always: cheaper than a division, and no
        // processor guesses wrong who sits where the numbers begin again.
        let once = if seat < seats { seat } else { seat - seats };
        if once < seats { Seat(once) } else { Seat(once % seats) }
    }

    /// Returns the number of places clockwise to `other`.
    #[inline(always)]
    pub const fn distance_to(self, other: Seat, seats: u8) -> u8 {
        if other.0 >= self.0 { other.0 - self.0 } else { other.0 + seats - self.0 }
    }

    /// All seats of a table in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// Viewer: a seat with its secrets, or the public without any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// One seat: all public facts and its own secrets.
    Seat(Seat),
    /// Somebody beside the table: public facts only.
    Public,
}

impl Viewer {
    /// Returns true if this viewer may see the secrets of `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
