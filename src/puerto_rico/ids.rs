//! The pieces of Puerto Rico by name: goods, tiles, buildings, roles.
//!
//! Buildings are keyed by their 1897 names in one English form; the classic
//! edition prints other words on the same pieces.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use super::data::SPACES;
use super::data::buildings::{At, PRINTED};
pub use super::data::buildings::{BUILDINGS, Building};

/// A good, in the order of its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Needs no building; sells for 0.
    Corn,
    /// Indigo in the classic edition; sells for 1.
    Fruit,
    /// Sells for 2.
    Sugar,
    /// Sells for 3.
    Tobacco,
    /// Sells for 4.
    Coffee,
}

/// Number of goods.
pub const GOODS: usize = Good::ALL.len();

impl Good {
    /// Every good, cheapest first.
    pub const ALL: [Good; 5] = [Good::Corn, Good::Fruit, Good::Sugar, Good::Tobacco, Good::Coffee];

    /// The good as an index into per-good arrays; also its base price in coins.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key used in files, such as `corn`.
    pub const fn key(self) -> &'static str {
        ["corn", "fruit", "sugar", "tobacco", "coffee"][self as usize]
    }
}

/// A countryside tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// A corn plantation.
    Corn,
    /// A fruit (indigo) plantation.
    Fruit,
    /// A sugar plantation.
    Sugar,
    /// A tobacco plantation.
    Tobacco,
    /// A coffee plantation.
    Coffee,
    /// A quarry.
    Quarry,
}

/// Number of kinds of tiles.
pub const TILES: usize = Tile::ALL.len();

/// The number that stands for the portrait where a spot of a board is named:
/// behind the kinds of tiles and the building spaces.
pub const PORTRAIT: u8 = (TILES + SPACES) as u8;

impl Tile {
    /// Every kind, plantations first.
    pub const ALL: [Tile; 6] =
        [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Tobacco, Tile::Coffee, Tile::Quarry];

    /// The five plantations.
    pub const PLANTATIONS: [Tile; 5] = [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Tobacco, Tile::Coffee];

    /// The tile as an index into per-tile arrays; plantations share the
    /// indices of their goods.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key used in files, such as `quarry`.
    pub const fn key(self) -> &'static str {
        ["corn", "fruit", "sugar", "tobacco", "coffee", "quarry"][self as usize]
    }
}

/// A set of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct BuildingSet(u64);

impl BuildingSet {
    /// No building.
    pub const EMPTY: BuildingSet = BuildingSet(0);

    /// All buildings.
    pub const ALL: BuildingSet = BuildingSet((1 << BUILDINGS) - 1);

    /// The buildings that score at the end of the game.
    pub const OF_END: BuildingSet = {
        let (mut set, mut index) = (BuildingSet::EMPTY, 0);
        while index < BUILDINGS {
            if matches!(Building::ALL[index].at(), At::End) {
                set.0 |= 1 << index;
            }
            index += 1;
        }
        set
    };

    /// The buildings of two spaces (`PR-BUI-04`).
    pub const EXPANDED: BuildingSet = {
        let (mut set, mut index) = (BuildingSet::EMPTY, 0);
        while index < BUILDINGS {
            if PRINTED[index].spaces() == 2 {
                set.0 |= 1 << index;
            }
            index += 1;
        }
        set
    };

    /// The buildings on which it matters who stands there (C55): those that do
    /// one thing with a worker and another with a citizen, and the Bohío, from
    /// which either may move to one of them.
    pub const TELLING: BuildingSet = BuildingSet::these(&[
        Building::ZoningOffice,
        Building::Chapel,
        Building::ParkAuthority,
        Building::Notary,
        Building::Bohio,
    ]);

    /// The buildings that make others cheaper, or let something stand in for
    /// coins, whoever picks the Builder.
    pub const SAVING: BuildingSet = BuildingSet::these(&[
        Building::PublishingHouse,
        Building::Lumberyard,
        Building::Notary,
        Building::HiddenMarket,
    ]);

    /// The buildings without a circle: they do nothing that needs people.
    pub const UNMANNED: BuildingSet = {
        let (mut set, mut index) = (BuildingSet::EMPTY, 0);
        while index < BUILDINGS {
            if PRINTED[index].circles == 0 {
                set.0 |= 1 << index;
            }
            index += 1;
        }
        set
    };

    /// These buildings.
    const fn these(buildings: &[Building]) -> BuildingSet {
        let (mut set, mut index) = (BuildingSet::EMPTY, 0);
        while index < buildings.len() {
            set.0 |= 1 << buildings[index] as u8;
            index += 1;
        }
        set
    }

    /// The buildings that `keep` says.
    pub fn of(keep: impl Fn(Building) -> bool) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        Building::ALL
            .into_iter()
            .filter(|&building| keep(building))
            .for_each(|building| set.insert(building));
        set
    }

    /// The buildings of this set that `keep` says.
    #[must_use]
    pub fn filter(self, keep: impl Fn(Building) -> bool) -> BuildingSet {
        self.iter().filter(|&building| keep(building)).collect()
    }

    /// Number of buildings that are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if no building is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if `building` is in the set.
    #[inline(always)]
    pub const fn has(self, building: Building) -> bool {
        self.0 >> building as u8 & 1 == 1
    }

    /// The buildings of this set that are not in `other`.
    #[inline(always)]
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// The buildings that are in both sets.
    #[inline(always)]
    pub const fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    /// The buildings that are in one of the sets.
    #[inline(always)]
    pub const fn or(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    /// The buildings in it, in canonical order.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let building = *Building::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(building)
        })
    }

    /// Adds `building`.
    #[inline(always)]
    pub fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u8;
    }

    /// Takes `building` out.
    #[inline(always)]
    pub fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building as u8);
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = BuildingSet::EMPTY;
        buildings.into_iter().for_each(|building| set.insert(building));
        set
    }
}

/// A kind of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Person {
    /// A worker.
    Worker,
    /// A citizen (`PR-X2-01`).
    Citizen,
}

impl Person {
    /// Both kinds.
    pub const ALL: [Person; 2] = [Person::Worker, Person::Citizen];

    /// The key used in files, such as `citizen`.
    pub const fn key(self) -> &'static str {
        ["worker", "citizen"][self as usize]
    }
}

/// A role tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Role {
    /// Everybody may take a countryside tile (classic: settler).
    Planter,
    /// Workers are handed out and placed (classic: mayor).
    Recruiter,
    /// Everybody may build.
    Builder,
    /// Everybody produces.
    Craftsman,
    /// Everybody may sell a crate.
    Trader,
    /// Everybody must ship.
    Captain,
    /// The picker takes a coin (classic: prospector).
    Adventurer,
    /// The second such tile of five-player games.
    Adventurer2,
    /// One deed of four for the picker alone (expansion III).
    Smuggler,
}

/// Largest number of role tiles.
pub const ROLES: usize = Role::ALL.len();

impl Role {
    /// Every role tile, in the order in which they lie.
    pub const ALL: [Role; 9] = [
        Role::Planter,
        Role::Recruiter,
        Role::Builder,
        Role::Craftsman,
        Role::Trader,
        Role::Captain,
        Role::Adventurer,
        Role::Adventurer2,
        Role::Smuggler,
    ];

    /// The key used in files, such as `captain`.
    pub const fn key(self) -> &'static str {
        [
            "planter",
            "recruiter",
            "builder",
            "craftsman",
            "trader",
            "captain",
            "adventurer",
            "adventurer2",
            "smuggler",
        ][self as usize]
    }
}

/// A set of role tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoleSet(u16);

impl RoleSet {
    /// No role tile.
    pub const EMPTY: RoleSet = RoleSet(0);

    /// These role tiles.
    pub const fn of(roles: &[Role]) -> RoleSet {
        let (mut set, mut index) = (0, 0);
        while index < roles.len() {
            set |= 1 << roles[index] as u16;
            index += 1;
        }
        RoleSet(set)
    }

    /// Returns true if `role` is in the set.
    pub const fn has(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 == 1
    }

    /// Returns true if no role is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds `role`.
    pub fn insert(&mut self, role: Role) {
        self.0 |= 1 << role as u16;
    }

    /// The roles that are in both sets.
    #[must_use]
    pub const fn and(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & other.0)
    }

    /// The roles of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & !other.0)
    }

    /// The roles of this set that `keep` says.
    #[must_use]
    #[inline]
    pub fn filter(self, keep: impl Fn(Role) -> bool) -> RoleSet {
        self.iter().filter(|&role| keep(role)).collect()
    }

    /// The roles in it, in the order in which they lie.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let role = *Role::ALL.get(u32::from(rest).trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(role)
        })
    }
}

impl FromIterator<Role> for RoleSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut set = RoleSet::EMPTY;
        roles.into_iter().for_each(|role| set.insert(role));
        set
    }
}
