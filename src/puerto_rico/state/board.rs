//! A player's board.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

use super::{FIRST_BUILDING_SPOT, People, SPACES};
use crate::data::buildings::BuildingDef;
use crate::ids::{Building, BuildingSet, GOODS, TILES};

/// A player's board and belongings.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Board {
    pub coins: u16,
    /// Victory points gained, recorded ones included.
    pub vp: u16,
    /// Crates by good.
    pub crates: [u8; GOODS],
    /// Countryside tiles by kind.
    pub tiles: [u8; TILES],
    /// People on them, by kind of tile.
    pub on_tiles: [People; TILES],
    /// Plantations laid face down, by what is printed on them (`PR-X1-LUMB-4`).
    pub forests: [u8; 5],
    /// Buildings in the order of building.
    pub(crate) buildings: [Space; SPACES],
    pub(crate) count: u8,
    /// Building spaces filled.
    pub spaces: u8,
    /// Circles on the buildings.
    circles: u8,
    /// People on the buildings, of both kinds.
    staff: u8,
    /// People on the portrait.
    pub idle: People,
    owned: BuildingSet,
    manned: BuildingSet,
}

/// A building on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Space {
    pub building: Building,
    /// People on it.
    pub people: People,
}

impl Default for Board {
    fn default() -> Self {
        Board {
            coins: 0,
            vp: 0,
            crates: [0; GOODS],
            tiles: [0; TILES],
            on_tiles: [People::NONE; TILES],
            forests: [0; 5],
            buildings: [Space { building: Building::SmallFruit, people: People::NONE }; SPACES],
            count: 0,
            spaces: 0,
            circles: 0,
            staff: 0,
            idle: People::NONE,
            owned: BuildingSet::EMPTY,
            manned: BuildingSet::EMPTY,
        }
    }
}

impl Board {
    #[inline(always)]
    pub fn buildings(&self) -> &[Space] {
        &self.buildings[..self.count as usize]
    }

    /// Circles on its buildings.
    #[inline(always)]
    pub(crate) fn building_circles(&self) -> u8 {
        self.circles
    }

    /// People on its buildings, of both kinds.
    #[inline(always)]
    pub(crate) fn staff(&self) -> u8 {
        debug_assert_eq!(self.staff, self.buildings().iter().map(|space| space.people.count()).sum::<u8>());
        self.staff
    }

    /// Returns true if the building is owned.
    #[inline(always)]
    pub fn owns(&self, building: Building) -> bool {
        self.owned.has(building)
    }

    /// The buildings owned, as a set.
    #[inline(always)]
    pub(crate) fn owned(&self) -> BuildingSet {
        self.owned
    }

    /// The buildings that work, as a set.
    #[inline(always)]
    pub(crate) fn manned(&self) -> BuildingSet {
        self.manned
    }

    /// Returns true if the building is owned and works (`PR-BLD-GEN-2`).
    #[inline(always)]
    pub fn works(&self, building: Building) -> bool {
        self.manned.has(building)
    }

    /// Countryside tiles, forests included.
    #[inline]
    pub fn land(&self) -> u8 {
        self.circled_land() + self.forest_count()
    }

    /// Countryside tiles with a circle: all but forests.
    #[inline]
    pub fn circled_land(&self) -> u8 {
        self.tiles.iter().sum()
    }

    #[inline]
    pub fn forest_count(&self) -> u8 {
        self.forests.iter().sum()
    }

    /// The spot of a building that is owned.
    pub fn spot_of(&self, building: Building) -> Option<u8> {
        let place = self.buildings().iter().position(|space| space.building == building)?;
        Some(FIRST_BUILDING_SPOT + place as u8)
    }

    /// Returns the number of manned tiles of a kind, by its index.
    #[inline(always)]
    pub fn manned_tiles(&self, tile: usize) -> u8 {
        self.on_tiles[tile].count()
    }

    /// Returns the number of manned countryside tiles.
    pub fn manned_land(&self) -> u8 {
        self.on_tiles.iter().map(|people| people.count()).sum()
    }

    /// People on the board, the portrait included.
    pub fn people(&self) -> People {
        self.idle + self.placed()
    }

    /// Number of people on the board, of both kinds, the portrait included.
    #[inline]
    pub(crate) fn head_count(&self) -> u8 {
        self.idle.count() + self.manned_land() + self.staff()
    }

    /// People on circles.
    pub fn placed(&self) -> People {
        let buildings: People = self.buildings().iter().map(|space| space.people).sum();
        self.on_tiles.iter().copied().sum::<People>() + buildings
    }

    /// People on a spot of this board: countryside 0 to 5, buildings from 6.
    pub fn people_on(&self, spot: u8) -> People {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.on_tiles[spot as usize],
            Some(place) => self.buildings()[place as usize].people,
        }
    }

    /// Crates of all goods.
    pub fn crate_count(&self) -> u8 {
        self.crates.iter().sum()
    }

    /// Adds a building.
    pub fn add(&mut self, def: &BuildingDef, people: People) {
        self.buildings[self.count as usize] = Space { building: def.building, people };
        self.count += 1;
        self.spaces += def.spaces();
        self.circles += def.circles;
        self.staff += people.count();
        self.owned.insert(def.building);
        if !people.is_empty() {
            self.manned.insert(def.building);
        }
    }

    /// Puts people on a spot: countryside 0 to 5, buildings from 6.
    pub fn man(&mut self, spot: u8, people: People) {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.on_tiles[spot as usize] += people,
            Some(place) => {
                let space = &mut self.buildings[place as usize];
                space.people += people;
                self.staff += people.count();
                self.manned.insert(space.building);
            }
        }
    }

    /// Takes people off a spot: countryside 0 to 5, buildings from 6.
    pub fn unman(&mut self, spot: u8, people: People) {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.on_tiles[spot as usize] -= people,
            Some(place) => {
                let space = &mut self.buildings[place as usize];
                space.people -= people;
                self.staff -= people.count();
                if space.people.is_empty() {
                    self.manned.remove(space.building);
                }
            }
        }
    }

    /// Fills every circle with workers; `circles` says how many a building has.
    pub(crate) fn man_all(&mut self, circles: impl Fn(Building) -> u8) {
        self.on_tiles = self.tiles.map(People::workers);
        for space in &mut self.buildings[..self.count as usize] {
            space.people = People::workers(circles(space.building));
        }
        self.staff = self.circles;
        self.manned = self.owned.without(BuildingSet::UNMANNED);
    }

    /// Takes everybody off their circles.
    pub(crate) fn lift_all(&mut self) -> People {
        (self.manned, self.staff) = (BuildingSet::EMPTY, 0);
        let spaces = self.buildings[..self.count as usize].iter_mut().map(|space| &mut space.people);
        self.on_tiles.iter_mut().chain(spaces).map(std::mem::take).sum()
    }
}

// The sets, the circles and the staff follow from the buildings, and unused spaces keep stale values.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let key = |board: &Board| {
            (board.coins, board.vp, board.crates, (board.tiles, board.on_tiles, board.forests), board.idle)
        };
        key(self) == key(other) && self.buildings() == other.buildings()
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.coins, self.vp, self.crates, self.tiles, self.on_tiles, self.forests, self.idle).hash(state);
        self.buildings().hash(state);
    }
}
