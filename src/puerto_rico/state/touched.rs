//! Changes since the last look of the festival and the achievements.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

/// Changes on boards since the festival and the achievements looked, so that they look only at
/// news. It is no part of a position: too much in it costs time and changes nothing. Games in which
/// nobody looks on never empty it.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Touched(u8);

impl Touched {
    pub const NOTHING: Touched = Touched(0);
    /// A countryside tile or a forest came.
    pub const LAND: Touched = Touched(1);
    /// Somebody came to a circle.
    pub const PEOPLE: Touched = Touched(1 << 1);
    /// A building came.
    pub const BUILDINGS: Touched = Touched(1 << 2);
    /// Crates came.
    pub const CRATES: Touched = Touched(1 << 3);
    /// Crates were produced that are counted in this phase.
    pub const MADE: Touched = Touched(1 << 4);
    /// Crates were loaded that are counted in this phase.
    pub const LOADED: Touched = Touched(1 << 5);
    /// Points were gained that are counted in this phase.
    pub const GAINED: Touched = Touched(1 << 6);
    /// A deed fulfilled an objective.
    pub const DEED: Touched = Touched(1 << 7);
    /// All of these.
    pub const EVERYTHING: Touched = Touched(u8::MAX);

    /// Number of values.
    pub const COMBINATIONS: usize = 1 << u8::BITS;

    /// Each value, by its index.
    pub const fn nth(index: usize) -> Touched {
        Touched(index as u8)
    }

    /// Its place among all values.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the union.
    #[must_use]
    pub const fn or(self, other: Touched) -> Touched {
        Touched(self.0 | other.0)
    }

    /// Returns true if the two share a change.
    pub const fn meets(self, other: Touched) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a change.
    #[inline(always)]
    pub fn insert(&mut self, other: Touched) {
        self.0 |= other.0;
    }
}

impl PartialEq for Touched {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Touched {}

impl Hash for Touched {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
