//! Those who stand on circles.

use std::iter::Sum;
use std::ops::{Add, AddAssign, SubAssign};

use borsh::{BorshDeserialize, BorshSerialize};

use crate::ids::Person;

/// People of both kinds in one place. Wherever a rule does not tell them
/// apart, a citizen is a worker (`PR-X2-02`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct People {
    pub workers: u8,
    pub citizens: u8,
}

impl People {
    /// Nobody.
    pub const NONE: People = People { workers: 0, citizens: 0 };

    /// So many workers.
    pub const fn workers(workers: u8) -> Self {
        People { workers, citizens: 0 }
    }

    /// So many citizens.
    pub const fn citizens(citizens: u8) -> Self {
        People { workers: 0, citizens }
    }

    /// One of a kind.
    pub const fn one(person: Person) -> Self {
        match person {
            Person::Worker => People::workers(1),
            Person::Citizen => People::citizens(1),
        }
    }

    /// Returns the number of people of a kind.
    pub const fn of(self, person: Person) -> u8 {
        match person {
            Person::Worker => self.workers,
            Person::Citizen => self.citizens,
        }
    }

    /// Returns true if people of both kinds are there.
    pub const fn is_mixed(self) -> bool {
        self.workers > 0 && self.citizens > 0
    }

    /// Returns the number of people.
    #[inline(always)]
    pub const fn count(self) -> u8 {
        self.workers + self.citizens
    }

    /// Returns true if nobody is there.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.workers | self.citizens == 0
    }
}

impl Add for People {
    type Output = People;

    #[inline(always)]
    fn add(self, other: People) -> People {
        People { workers: self.workers + other.workers, citizens: self.citizens + other.citizens }
    }
}

impl AddAssign for People {
    #[inline(always)]
    fn add_assign(&mut self, other: People) {
        *self = *self + other;
    }
}

impl SubAssign for People {
    #[inline(always)]
    fn sub_assign(&mut self, other: People) {
        self.workers -= other.workers;
        self.citizens -= other.citizens;
    }
}

impl Sum for People {
    #[inline(always)]
    fn sum<I: Iterator<Item = People>>(people: I) -> People {
        people.fold(People::NONE, Add::add)
    }
}
