//! The small choices of which every decision is made.
//!
//! Committing is a card, then a tile or none; returning tiles is a sequence
//! in ascending order: each combination can be reached in exactly one way.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::ids::{Card, Character, Tile};

/// Resource or tile taken for an urbanization card alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// A resource from the own reserve.
    Resource,
    /// A tile from the supply.
    Tile,
}

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Finish returning tiles (`GK-SUP-03`).
    Done,
    /// Keep a character of the packet (`GK-SET-09`).
    Keep(Character),
    /// Spend a redraw token (`GK-SEL-07`).
    Redraw,
    /// Choose the card to play; whether a tile goes with it comes next.
    Card(Card),
    /// Commit the card alone.
    Alone,
    /// Commit the card with a tile.
    With(Tile),
    /// Take this for an urbanization card alone (`GK-EXP-01`), or the last
    /// tile of the supply that a building yields (`GK-GAIN-06`).
    Take(Good),
    /// Choose which markers shift, by the place in the list (`GK-MRK-09`).
    Shift(u8),
    /// Choose the row of the cell first, where there are very many cells.
    Row(i8),
    /// Put the marker on a cell (`GK-MRK-10`).
    Place(Cell),
    /// Return a tile to the supply (`GK-SUP-03`), in ascending order.
    Return(Tile),
    /// Leave the last tile of the supply (`GK-GAIN-06`).
    Leave,
}
