//! What belongs to the Puertomas (section 9).

use borsh::{BorshDeserialize, BorshSerialize};

use crate::data::puertoma::{Ability, LEVELS, PUERTOMAS, SPACES_OF_LEVEL, TIE_CARDS, TOWN, TieCard};
use crate::ids::{Building, GOODS, Role};

/// The action board, the tie-break cards and what each Puertoma has beside its
/// board. Nothing of it changes in games without them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Puertomas {
    /// Place where the action marker stands.
    pub marker: Role,
    /// The tie-break cards: first those that are face down, of which the last is
    /// drawn next, then those that were drawn, the latest first.
    pub(crate) cards: [TieCard; TIE_CARDS],
    /// How many are face down.
    pub cards_left: u8,
    /// Each Puertoma, in seat order.
    pub(crate) each: [Puertoma; PUERTOMAS],
    /// Crates that they have taken out of the game, by good (`PR-AUT-ABI-4`).
    pub(crate) discarded: [u8; GOODS],
}

/// What a Puertoma has beside its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Puertoma {
    /// The expanded building on which its marker lies (`PR-AUT-BUI-7`).
    pub reserved: Option<Building>,
    /// Its ability tile on each level, face up or down.
    pub(crate) abilities: [Ability; LEVELS],
    /// The levels whose ability works.
    pub(crate) working: Levels,
    /// The levels whose ability was turned up in this phase and works from the
    /// next one on.
    pub(crate) turned: Levels,
    /// The levels whose ability has left the game (`PR-AUT-DIF-1`).
    pub(crate) gone: Levels,
    /// The level on which each of its buildings lies, in the order of building.
    pub(crate) levels: [u8; TOWN],
    /// True if it has done something in this phase (`PR-AUT-ROLE-9`).
    pub(crate) acted: bool,
    /// People that it has received in this Recruiter phase.
    pub(crate) received: u8,
}

impl Default for Puertomas {
    fn default() -> Self {
        Puertomas {
            marker: Role::Builder,
            cards: TieCard::ALL,
            cards_left: TIE_CARDS as u8,
            each: [Puertoma::default(); PUERTOMAS],
            discarded: [0; GOODS],
        }
    }
}

impl Puertomas {
    /// The cards that were drawn since they were shuffled, the latest first.
    pub fn drawn(&self) -> &[TieCard] {
        &self.cards[usize::from(self.cards_left)..]
    }
}

impl Default for Puertoma {
    fn default() -> Self {
        Puertoma {
            reserved: None,
            abilities: [1, 2, 3, 4].map(|level| Ability::of_level(level)[0]),
            working: Levels::NONE,
            turned: Levels::NONE,
            gone: Levels::NONE,
            levels: [0; TOWN],
            acted: false,
            received: 0,
        }
    }
}

impl Puertoma {
    /// Returns true if an ability of its own works.
    #[inline]
    pub fn has(&self, ability: Ability) -> bool {
        let level = ability.level();
        self.working.has(level) && self.abilities[usize::from(level) - 1] == ability
    }

    /// The ability on a level, 1 to 4, if it lies face up.
    pub fn shown(&self, level: u8) -> Option<Ability> {
        let face_up = self.working.has(level) || self.turned.has(level);
        face_up.then(|| self.abilities[usize::from(level) - 1])
    }

    /// Number of its `buildings`, in all, that lie on a level, 1 to 4.
    pub fn on_level(&self, buildings: usize, level: u8) -> u8 {
        self.levels[..buildings].iter().filter(|&&other| other == level).count() as u8
    }

    /// Returns true if a level has a free space, with so many buildings in all.
    pub fn has_space(&self, buildings: usize, level: u8) -> bool {
        self.on_level(buildings, level) < SPACES_OF_LEVEL
    }
}

/// A set of levels, 1 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Levels(u8);

impl Levels {
    /// No level.
    pub const NONE: Levels = Levels(0);

    /// Returns true if a level is in the set.
    #[inline]
    pub const fn has(self, level: u8) -> bool {
        self.0 >> level & 1 == 1
    }

    /// Adds a level.
    pub fn insert(&mut self, level: u8) {
        self.0 |= 1 << level;
    }

    /// The levels of both sets.
    #[must_use]
    pub const fn or(self, other: Levels) -> Levels {
        Levels(self.0 | other.0)
    }

    /// Number of levels that are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if no level is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The levels in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=LEVELS as u8).filter(move |&level| self.has(level))
    }
}

impl FromIterator<u8> for Levels {
    fn from_iter<I: IntoIterator<Item = u8>>(levels: I) -> Self {
        let mut set = Levels::NONE;
        levels.into_iter().for_each(|level| set.insert(level));
        set
    }
}
