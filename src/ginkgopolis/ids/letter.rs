//! Urbanization markers.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};

use super::Unknown;

/// Number of markers, and of urbanization cards.
pub const LETTERS: usize = 12;

/// The letter of an urbanization marker and its card, `A` to `L`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Letter(u8);

impl Letter {
    /// Every letter.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> + Clone {
        (0..LETTERS as u8).map(Letter)
    }

    /// The letter at an index, 0 to 11.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Letter {
        Letter(index)
    }

    /// The letter as an index into per-marker arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter `steps` (below 13) places on, cyclically.
    #[inline(always)]
    pub const fn after(self, steps: u8) -> Letter {
        let sum = self.0 + steps;
        Letter(if sum < LETTERS as u8 { sum } else { sum - LETTERS as u8 })
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (b'A' + self.0) as char)
    }
}

impl FromStr for Letter {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Letter::all().find(|letter| letter.to_string() == text).ok_or(Unknown)
    }
}
