//! Places on the unbounded grid (`GK-CTY-01`).

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

/// A cell; `x` grows to the east, `y` to the south. In reading order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Cell {
    /// Southwards.
    pub y: i8,
    /// Eastwards.
    pub x: i8,
}

/// The side of a cell, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(BorshSerialize, BorshDeserialize)]
#[repr(u8)]
pub enum Side {
    /// `y` - 1.
    North,
    /// `x` + 1.
    East,
    /// `y` + 1.
    South,
    /// `x` - 1.
    West,
}

impl Side {
    /// Every side in the order N, E, S, W (`GK-GAIN-05`).
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// Change of `x` and `y` by one step.
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

impl Cell {
    /// The cell at `x`, `y`.
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { y, x }
    }

    /// The cell beyond a side. No city comes near the limits of the numbers;
    /// positions are held to them when they are read.
    #[inline]
    pub const fn beyond(self, side: Side) -> Cell {
        let (x, y) = side.step();
        Cell { y: self.y + y, x: self.x + x }
    }

    /// The four adjacent cells (`GK-CTY-02`), clockwise from the north.
    #[inline]
    pub fn neighbours(self) -> [Cell; 4] {
        Side::ALL.map(|side| self.beyond(side))
    }

    /// Returns true if both share a side (`GK-CTY-02`).
    #[inline]
    pub const fn touches(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y) == 1
    }
}

impl From<(i8, i8)> for Cell {
    fn from((x, y): (i8, i8)) -> Cell {
        Cell { y, x }
    }
}

impl From<Cell> for (i8, i8) {
    fn from(cell: Cell) -> (i8, i8) {
        (cell.x, cell.y)
    }
}
