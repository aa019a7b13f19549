//! A player's board.

use std::hash::{Hash, Hasher};

use super::{FIRST_BUILDING_SPOT, SPACES};
use crate::games::puerto_rico::data::buildings::BuildingDef;
use crate::games::puerto_rico::ids::{Building, BuildingSet, GOODS, TILES};

/// A player's board and belongings.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Coins.
    pub coins: u16,
    /// Victory points gained, recorded ones included.
    pub vp: u16,
    /// Crates by good.
    pub crates: [u8; GOODS],
    /// Countryside tiles by kind.
    pub tiles: [u8; TILES],
    /// How many of them are manned.
    pub manned_tiles: [u8; TILES],
    /// Buildings in the order of building.
    pub(in crate::games::puerto_rico) buildings: [Space; SPACES],
    pub(in crate::games::puerto_rico) count: u8,
    /// Building spaces filled.
    pub spaces: u8,
    /// Workers on the portrait.
    pub idle: u8,
    owned: BuildingSet,
    manned: BuildingSet,
}

/// A building on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// Which.
    pub building: Building,
    /// Workers on it.
    pub workers: u8,
}

impl Default for Board {
    fn default() -> Self {
        Board {
            coins: 0,
            vp: 0,
            crates: [0; GOODS],
            tiles: [0; TILES],
            manned_tiles: [0; TILES],
            buildings: [Space { building: Building::SmallFruit, workers: 0 }; SPACES],
            count: 0,
            spaces: 0,
            idle: 0,
            owned: BuildingSet::EMPTY,
            manned: BuildingSet::EMPTY,
        }
    }
}

impl Board {
    /// The buildings.
    #[inline(always)]
    pub fn buildings(&self) -> &[Space] {
        &self.buildings[..self.count as usize]
    }

    /// Whether the building is owned.
    #[inline(always)]
    pub fn owns(&self, building: Building) -> bool {
        self.owned.has(building)
    }

    /// The buildings owned, as a set.
    #[inline(always)]
    pub(in crate::games::puerto_rico) fn owned(&self) -> BuildingSet {
        self.owned
    }

    /// The buildings that work, as a set.
    #[inline(always)]
    pub(in crate::games::puerto_rico) fn manned(&self) -> BuildingSet {
        self.manned
    }

    /// Whether the building is owned and works (`PR-BLD-GEN-2`).
    #[inline(always)]
    pub fn works(&self, building: Building) -> bool {
        self.manned.has(building)
    }

    /// Countryside tiles.
    #[inline]
    pub fn land(&self) -> u8 {
        self.tiles.iter().sum()
    }

    /// Workers on the board, the portrait included.
    pub fn workers(&self) -> u8 {
        self.idle + self.placed()
    }

    /// Workers on circles.
    pub fn placed(&self) -> u8 {
        let buildings: u8 = self.buildings().iter().map(|space| space.workers).sum();
        self.manned_tiles.iter().sum::<u8>() + buildings
    }

    /// Workers on a spot of this board: countryside 0 to 5, buildings from 6.
    pub fn workers_on(&self, spot: u8) -> u8 {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.manned_tiles[spot as usize],
            Some(place) => self.buildings()[place as usize].workers,
        }
    }

    /// Crates of all goods.
    pub fn crate_count(&self) -> u8 {
        self.crates.iter().sum()
    }

    /// Adds a building.
    pub fn add(&mut self, def: &BuildingDef, workers: u8) {
        self.buildings[self.count as usize] = Space { building: def.building, workers };
        self.count += 1;
        self.spaces += def.spaces();
        self.owned.insert(def.building);
        if workers > 0 {
            self.manned.insert(def.building);
        }
    }

    /// Puts one more worker on a spot: countryside 0 to 5, buildings from 6.
    pub fn man(&mut self, spot: u8) {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.manned_tiles[spot as usize] += 1,
            Some(place) => {
                let space = &mut self.buildings[place as usize];
                space.workers += 1;
                self.manned.insert(space.building);
            }
        }
    }

    /// Fills every circle; `circles` says how many a building has.
    pub(in crate::games::puerto_rico) fn man_all(&mut self, circles: impl Fn(Building) -> u8) {
        self.manned_tiles = self.tiles;
        for space in &mut self.buildings[..self.count as usize] {
            space.workers = circles(space.building);
        }
        self.manned = self.owned;
    }

    /// Takes every worker off its circle and returns how many.
    pub(in crate::games::puerto_rico) fn lift_all(&mut self) -> u8 {
        let lifted = self.placed();
        self.manned_tiles = [0; TILES];
        for space in &mut self.buildings[..self.count as usize] {
            space.workers = 0;
        }
        self.manned = BuildingSet::EMPTY;
        lifted
    }
}

// The sets follow from the buildings, and unused spaces keep stale values.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let key = |board: &Board| {
            (board.coins, board.vp, board.crates, board.tiles, board.manned_tiles, board.idle)
        };
        key(self) == key(other) && self.buildings() == other.buildings()
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.coins, self.vp, self.crates, self.tiles, self.manned_tiles, self.idle).hash(state);
        self.buildings().hash(state);
    }
}
