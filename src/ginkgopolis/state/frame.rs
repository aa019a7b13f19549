//! Frames of the stack.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::{Letter, Tile, Trigger};

/// A suspended procedure: its local variables and where it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The draft; `next` seats have chosen. Asks for a character.
    Draft {
        /// Number of the pick, from 0.
        pick: u8,
        /// Seats handled.
        next: u8,
    },
    /// Selection; `next` seats have committed. Asks for a card, or a redraw.
    Select {
        /// Seats handled.
        next: u8,
    },
    /// The same, but the card is chosen. Asks for a tile, or none.
    Companion {
        /// Seats handled.
        next: u8,
    },
    /// Resolution; the actions of `next` parties have begun.
    Resolve {
        /// Parties handled, the acting one included.
        next: u8,
    },
    /// The end of an action: the card is kept, or discarded.
    Finish {
        /// True if it is kept (`GK-CON-10`).
        keep: bool,
    },
    /// The effects of the tableau.
    Effects {
        trigger: Trigger,
        /// Matching cards that are done with.
        next: u8,
        /// Items of the next one that are done with.
        given: u8,
    },
    /// The yield of the building of a card alone.
    Exploit {
        /// Its top tile.
        tile: Tile,
        /// Items that are done with.
        given: u8,
    },
    /// The yield of the buildings around a new one.
    Adjacent {
        /// The new building.
        tile: Tile,
        /// Sides that are done with, in the order N, E, S, W.
        side: u8,
        /// Items of the next one that are done with.
        given: u8,
    },
    /// Asks for a resource or a tile.
    Goods,
    /// Asks whether the building of the frame below yields the last tile of the
    /// supply.
    LastTile,
    /// The marker has been replaced by a building. Asks which others shift.
    Shift {
        /// The building.
        tile: Tile,
    },
    /// Asks where displaced markers go.
    Place {
        /// The building.
        tile: Tile,
        /// Displaced markers that are not placed yet.
        left: Letters,
        /// True if the first one must go next to the building (`GK-MRK-05`).
        adjacent: bool,
        /// The row, if it was chosen first.
        #[serde(default)]
        row: Option<i8>,
    },
    /// Tiles may be returned; `next` seats have answered. Asks for a tile.
    Return {
        /// Seats handled.
        next: u8,
        /// The tile returned last by the one that is asked.
        #[serde(default)]
        after: Option<Tile>,
    },
    /// A card has been turned over: what it does comes next. Nobody is ever
    /// asked above or below this frame, so that no position holds it.
    #[serde(skip)]
    Act {
        /// The tile with it.
        tile: Option<Tile>,
    },
    /// Hal turns over his card next; likewise in no position.
    #[serde(skip)]
    HalReveals,
    /// A round begins next; likewise in no position.
    #[serde(skip)]
    StartRound,
}

/// A set of markers, one bit per letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Letters(u16);

impl Letters {
    /// No marker.
    pub const EMPTY: Letters = Letters(0);

    /// Returns true if `letter` is in the set.
    #[inline(always)]
    pub const fn has(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 == 1
    }

    /// The set with `letter`.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, letter: Letter) -> Letters {
        Letters(self.0 | 1 << letter.index())
    }

    /// The set without `letter`.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, letter: Letter) -> Letters {
        Letters(self.0 & !(1 << letter.index()))
    }

    /// The markers of both sets.
    #[inline(always)]
    #[must_use]
    pub const fn or(self, other: Letters) -> Letters {
        Letters(self.0 | other.0)
    }

    /// Returns the number of letters.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters from `first` on, cyclically.
    #[inline]
    pub fn from(self, first: Letter) -> impl Iterator<Item = Letter> {
        (0..super::LETTERS as u8).map(move |steps| first.after(steps)).filter(move |&letter| self.has(letter))
    }
}

impl Serialize for Letters {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.from(Letter::at(0)))
    }
}

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = <Vec<Letter> as Deserialize>::deserialize(deserializer)?;
        Ok(letters.into_iter().fold(Letters::EMPTY, Letters::with))
    }
}
