//! Everything that changes during a game: flat, without heap.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::data::buildings::BuildingDef;
use super::ids::{BUILDINGS, Building, BuildingSet, GOODS, Good, ROLES, Role, TILES, Tile};
use crate::core::{Rng, Seat, Stack};

/// Seats of the largest table.
pub const SEATS: usize = 5;
/// Building spaces of a board; the twelfth ends the game.
pub const SPACES: usize = 12;
/// Countryside spaces of a board.
pub const LAND: u8 = 12;
/// Plantations in the bag at most.
pub const BAG: usize = 50;
/// The first spot that is a building rather than a kind of tile.
pub const FIRST_BUILDING_SPOT: u8 = TILES as u8;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The boards.
    pub(super) boards: [Board; SEATS],
    /// The bag of plantations; the next one is the last.
    pub(super) bag: Bag,
    /// Discarded plantations by kind.
    pub(super) discards: [u8; 5],
    /// Face-up plantations by kind.
    pub(super) market: [u8; 5],
    /// Quarries left.
    pub(super) quarries: u8,
    /// Buildings for sale.
    pub(super) tray: [u8; BUILDINGS],
    /// Crates in the supply.
    pub(super) crates: [u8; GOODS],
    /// The cargo ships.
    pub(super) ships: [CargoShip; 3],
    /// Crates in the Trading House.
    pub(super) house: [u8; GOODS],
    /// Victory points left; negative once points are only recorded.
    pub(super) vp: i16,
    /// Workers in the supply.
    pub(super) workers: u8,
    /// Workers on the Work Register.
    pub(super) register: u8,
    /// Coins on the role tiles.
    pub(super) role_coins: [u8; ROLES],
    /// Who took each role tile in this round; `None` also for tiles that are
    /// not in the game.
    pub(super) taken: [Option<Seat>; ROLES],
    /// Shuffles.
    pub(super) rng: Rng,
    /// What is being resolved, outermost first; empty when the game is over.
    pub(super) stack: Stack<Frame, 4>,
    /// The round, from 1.
    pub(super) round: u16,
    /// The governor.
    pub(super) governor: Seat,
    /// Who picked the present role.
    pub(super) picker: Seat,
    /// The seat that acts.
    pub(super) actor: Seat,
    /// The present role; meaningful while a phase is on the stack.
    pub(super) role: Role,
    /// Whether this round is the last (`PR-END-01`).
    pub(super) last_round: bool,
    /// Whether the picker of the Captain has made a load (`PR-CAP-11`).
    pub(super) captain_paid: bool,
    // Of one phase only, and on the boards alignment would pad it.
    /// Kinds each seat produced in this Craftsman phase, one bit per good.
    pub(super) produced: [u8; SEATS],
    /// What lies on each seat's own ship in this Captain phase (Wharf).
    pub(super) own_ships: [Option<(Good, u8)>; SEATS],
}

/// A suspended procedure: its local variables and where it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A round; `pick` roles have been played. Asks for a role.
    Round {
        /// Picks made.
        pick: u8,
    },
    /// A role phase at a step of its script.
    Phase {
        /// Index into the script.
        step: u8,
        /// Seats handled in this step.
        next: u8,
    },
    /// The loading of the Captain phase.
    Loading {
        /// Seats in a row that have not loaded.
        idle: u8,
        /// Turns made, modulo the number of seats.
        next: u8,
    },
    /// Asks whether to draw with the Hacienda.
    Hacienda,
    /// Asks for a tile.
    Take {
        /// The Hacienda's tile.
        drawn: Option<Tile>,
    },
    /// Asks which tile the Hospital mans.
    Hospital {
        /// The Hacienda's tile.
        drawn: Option<Tile>,
        /// The tile of the normal pick.
        taken: Option<Tile>,
    },
    /// Asks whether to take the Recruiter's extra worker.
    Privilege,
    /// Asks for circles.
    Place {
        /// Workers still to place.
        left: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
    },
    /// Asks for a building.
    Build,
    /// Asks whether the School mans the new building.
    School {
        /// The new building.
        building: Building,
    },
    /// Asks whether to produce.
    Produce,
    /// Asks for the extra crate.
    Extra,
    /// Asks for a sale.
    Sell,
    /// Asks for a load.
    Load,
    /// Asks for goods to store whole.
    StoreAll {
        /// Goods that may still be stored whole.
        left: u8,
        /// Smallest good that may still be chosen.
        from: u8,
        /// One bit per good stored whole.
        stored: u8,
    },
    /// Asks for the crate on the dock.
    KeepOne {
        /// One bit per good stored whole.
        stored: u8,
    },
}

/// A cargo ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CargoShip {
    /// Spaces; 0 for a ship that is not in the game.
    pub size: u8,
    /// Crates on it.
    pub crates: u8,
    /// Their kind, if there are any.
    pub good: Option<Good>,
}

impl CargoShip {
    /// Free spaces.
    #[inline]
    pub fn room(&self) -> u8 {
        self.size - self.crates
    }
}

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
    pub(super) buildings: [Space; SPACES],
    pub(super) count: u8,
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
    pub(super) fn add(&mut self, def: &BuildingDef, workers: u8) {
        self.buildings[self.count as usize] = Space { building: def.building, workers };
        self.count += 1;
        self.spaces += def.spaces();
        self.owned.insert(def.building);
        if workers > 0 {
            self.manned.insert(def.building);
        }
    }

    /// Puts one more worker on a spot.
    pub(super) fn man(&mut self, spot: u8) {
        match spot.checked_sub(FIRST_BUILDING_SPOT) {
            None => self.manned_tiles[spot as usize] += 1,
            Some(place) => {
                let space = &mut self.buildings[place as usize];
                space.workers += 1;
                self.manned.insert(space.building);
            }
        }
    }

    /// Takes every worker off its circle and returns how many.
    pub(super) fn lift_all(&mut self) -> u8 {
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

/// The bag of plantations in the order in which they will be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Bag {
    tiles: [Tile; BAG],
    len: u8,
}

impl Bag {
    /// An empty bag.
    pub(super) const EMPTY: Bag = Bag { tiles: [Tile::Corn; BAG], len: 0 };

    /// The tiles; the next one to be drawn is the last.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }

    /// The same, to be shuffled.
    #[inline]
    pub(super) fn tiles_mut(&mut self) -> &mut [Tile] {
        &mut self.tiles[..self.len as usize]
    }

    /// Puts a tile in.
    pub(super) fn put(&mut self, tile: Tile) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }

    /// Draws the next tile.
    pub(super) fn pop(&mut self) -> Option<Tile> {
        self.len = self.len.checked_sub(1)?;
        Some(self.tiles[self.len as usize])
    }

    /// Takes the first tile of a kind that would be drawn.
    pub(super) fn take(&mut self, tile: Tile) {
        let place = self.tiles().iter().rposition(|&other| other == tile);
        let place = place.expect("invariant: the bag holds every starting plantation");
        self.tiles.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
    }
}

impl PartialEq for Bag {
    fn eq(&self, other: &Self) -> bool {
        self.tiles() == other.tiles()
    }
}

impl Eq for Bag {}

impl Hash for Bag {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles().hash(state);
    }
}

impl State {
    /// The board of `seat`.
    #[inline(always)]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The board of the seat that acts.
    #[inline(always)]
    pub(super) fn own(&self) -> &Board {
        &self.boards[self.actor.index()]
    }

    /// The same, to be changed.
    #[inline(always)]
    pub(super) fn own_mut(&mut self) -> &mut Board {
        &mut self.boards[self.actor.index()]
    }

    /// The role being played and who picked it.
    pub fn phase(&self) -> Option<(Role, Seat)> {
        let in_phase = |frame: &Frame| matches!(frame, Frame::Phase { .. });
        self.stack.as_slice().iter().any(in_phase).then_some((self.role, self.picker))
    }
}
