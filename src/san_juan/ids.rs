//! The pieces of San Juan by name: buildings, roles, price tiles.
//!
//! Buildings are keyed by what they do, never by what an edition calls them:
//! the same word names different buildings in different editions.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

pub use super::data::buildings::{KINDS, Kind};

impl Kind {
    /// Number of kinds in both editions; the rest is the expansion "New Buildings".
    pub const BASE: usize = Kind::Palace as usize + 1;

    /// The kind as an index into per-kind arrays.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The tier of a production building, 0 to 4; `None` for all others.
    #[inline(always)]
    pub const fn tier(self) -> Option<usize> {
        let index = self as usize;
        if index < 5 { Some(index) } else { None }
    }

    /// Returns true if a good can lie on this building: production buildings and the Zoning Office
    /// (`SJ-BLD-CUSTOMS-1`).
    #[inline(always)]
    pub const fn holds_goods(self) -> bool {
        self.is_production() || matches!(self, Kind::CustomsOffice)
    }

    /// Returns true for production buildings.
    #[inline(always)]
    pub const fn is_production(self) -> bool {
        (self as usize) < 5
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct KindSet(u64);

impl KindSet {
    /// No kind.
    pub const EMPTY: KindSet = KindSet(0);
    /// The five production buildings.
    pub const PRODUCTION: KindSet = KindSet(0b11111);

    /// The set of `kinds`.
    pub const fn of(kinds: &[Kind]) -> KindSet {
        let mut set = KindSet(0);
        let mut i = 0;
        while i < kinds.len() {
            set.0 |= 1 << kinds[i] as u8;
            i += 1;
        }
        set
    }

    /// The kinds of the set whose index is at least `index`.
    #[inline(always)]
    pub const fn from(self, index: usize) -> KindSet {
        KindSet(self.0 >> index << index)
    }

    /// Returns true if `kind` is in the set.
    #[inline(always)]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Adds `kind`.
    #[inline(always)]
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind as u8;
    }

    /// Takes `kind` out.
    #[inline(always)]
    pub fn remove(&mut self, kind: Kind) {
        self.0 &= !(1 << kind as u8);
    }

    /// Returns the intersection.
    #[inline(always)]
    pub const fn and(self, other: KindSet) -> KindSet {
        KindSet(self.0 & other.0)
    }

    /// Returns the union.
    #[inline(always)]
    pub const fn or(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// Returns the kinds of this set that are not in `other`.
    #[inline(always)]
    pub const fn without(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Returns the number of kinds in the set.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros();
                rest &= rest - 1;
                BY_BIT[(index & 63) as usize]
            })
        })
    }
}

/// The kinds by bit, padded so that no bit of a set needs a check of bounds.
const BY_BIT: [Kind; 64] = {
    let mut table = [Kind::ProdT1; 64];
    let mut index = 0;
    while index < KINDS {
        table[index] = Kind::ALL[index];
        index += 1;
    }
    table
};

/// A role placard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Role {
    /// Everybody may build; the picker pays one card less.
    Builder,
    /// Everybody may produce a good; the picker one more.
    Producer,
    /// Everybody may sell a good; the picker one more.
    Trader,
    /// Everybody chooses among drawn cards; the picker sees three more.
    Councillor,
    /// Only the picker draws a card.
    Prospector,
    /// The same once more, with a placard of its own (`SJ-ROLE-XPROS-1`).
    #[serde(rename = "prospector_2")]
    Prospector2,
    /// Everybody may take a card of a row that lies face up.
    ColonistShip,
    /// Everybody may exchange up to two cards; the picker draws one more.
    Mayor,
    /// Everybody may ship a good for a point; the picker one more.
    Captain,
}

/// Number of roles.
pub const ROLES: usize = Role::ALL.len();

impl Role {
    /// Every role, in the order in which the placards lie.
    pub const ALL: [Role; 9] = [
        Role::Builder,
        Role::Producer,
        Role::Trader,
        Role::Councillor,
        Role::Prospector,
        Role::Prospector2,
        Role::ColonistShip,
        Role::Mayor,
        Role::Captain,
    ];

    /// The roles that every game has.
    pub const BASE: [Role; 5] =
        [Role::Builder, Role::Producer, Role::Trader, Role::Councillor, Role::Prospector];

    /// The expansion roles, in the order in which they enter (D-19).
    pub const EXTRA: [Role; 4] = [Role::Prospector2, Role::ColonistShip, Role::Mayor, Role::Captain];

    /// The key used in files, such as `builder`.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Builder => "builder",
            Role::Producer => "producer",
            Role::Trader => "trader",
            Role::Councillor => "councillor",
            Role::Prospector => "prospector",
            Role::Prospector2 => "prospector_2",
            Role::ColonistShip => "colonist_ship",
            Role::Mayor => "mayor",
            Role::Captain => "captain",
        }
    }

    /// The role's bit in a mask of roles.
    #[inline(always)]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// A trading-house tile, by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[repr(u8)]
#[allow(missing_docs)] // the letters of section 2.5
pub enum Tile {
    A,
    B,
    C,
    D,
    E,
}

impl Tile {
    /// Every tile.
    pub const ALL: [Tile; 5] = [Tile::A, Tile::B, Tile::C, Tile::D, Tile::E];

    /// Cards drawn for one good of each tier.
    pub const fn prices(self) -> [u8; 5] {
        super::data::tiles::PRICES[self as usize]
    }
}

/// A discount that a builder may decline to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Discount {
    /// One card of the builder's privilege (the doubled one has two).
    Privilege,
    /// The Quarry's card.
    Quarry,
    /// The Smithy's card.
    Smithy,
}

impl Discount {
    /// Every discount.
    pub const ALL: [Discount; 3] = [Discount::Privilege, Discount::Quarry, Discount::Smithy];
}
