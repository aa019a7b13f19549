//! Values that depend on the number of players (sections 2.1 to 2.3).

use crate::ids::{GOODS, TILES, Tile};

/// The figures for one number of players.
#[derive(Clone, Copy, Debug)]
pub struct SetupFigures {
    /// Victory points in the supply; five players: see the edition.
    pub vp: i16,
    /// Workers in the game, those on the Work Register included.
    pub workers: u8,
    /// Spaces of the cargo ships; unused places are 0.
    pub ships: [u8; 3],
    /// Adventurer tiles.
    pub adventurers: u8,
    /// Starting coins.
    pub coins: u8,
    /// Starting plantations, from the governor on.
    pub starters: &'static [Tile],
    /// Tiles in the game by kind, quarries last.
    pub tiles: [u8; TILES],
    /// Crates in the game by good.
    pub crates: [u8; GOODS],
    /// Picks in a round.
    pub picks: u8,
}

const F: Tile = Tile::Fruit;
const C: Tile = Tile::Corn;
const TILES_FULL: [u8; TILES] = [10, 12, 11, 9, 8, 8];
const TILES_TWO: [u8; TILES] = [7, 9, 8, 6, 5, 5];
const CRATES_FULL: [u8; GOODS] = [10, 11, 11, 9, 9];
const CRATES_TWO: [u8; GOODS] = [8, 9, 9, 7, 7];

/// The figures for 2, 3, 4 and 5 players.
pub const FIGURES: [SetupFigures; 4] = [
    SetupFigures {
        vp: 65,
        workers: 42,
        ships: [4, 6, 0],
        adventurers: 1,
        coins: 3,
        starters: &[F, C],
        tiles: TILES_TWO,
        crates: CRATES_TWO,
        picks: 6,
    },
    SetupFigures {
        vp: 75,
        workers: 58,
        ships: [4, 5, 6],
        adventurers: 0,
        coins: 2,
        starters: &[F, F, C],
        tiles: TILES_FULL,
        crates: CRATES_FULL,
        picks: 3,
    },
    SetupFigures {
        vp: 100,
        workers: 79,
        ships: [5, 6, 7],
        adventurers: 1,
        coins: 3,
        starters: &[F, F, C, C],
        tiles: TILES_FULL,
        crates: CRATES_FULL,
        picks: 4,
    },
    SetupFigures {
        vp: 126,
        workers: 100,
        ships: [6, 7, 8],
        adventurers: 2,
        coins: 4,
        starters: &[F, F, F, C, C],
        tiles: TILES_FULL,
        crates: CRATES_FULL,
        picks: 5,
    },
];

/// The figures for `players` (2 to 5).
pub const fn figures(players: u8) -> &'static SetupFigures {
    &FIGURES[players as usize - 2]
}
