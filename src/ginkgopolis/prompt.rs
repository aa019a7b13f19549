//! The questions of the state table (section 5.1). None of them tells a
//! secret: everybody may hear what is being asked.

use serde::{Deserialize, Serialize};

use super::ids::Letter;

/// Questions to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// `DRAFT`: keep a character.
    Draft {
        /// Number of the pick, from 0.
        pick: u8,
    },
    /// `SELECT`: choose a card, or redraw.
    Card,
    /// `SELECT`: choose a tile to go with the card, or none.
    Tile,
    /// `GOODS`: a resource or a tile.
    Goods,
    /// `LAST_TILE`: take the last tile of the supply, or leave it.
    LastTile {
        /// True if the game ends with this round if it is taken; otherwise tiles are returned.
        ends: bool,
    },
    /// `SHIFT`: which markers are displaced.
    Shift {
        /// The marker whose cell was built on.
        letter: Letter,
    },
    /// `PLACE`: where the marker goes.
    Place {
        /// The marker to be placed.
        letter: Letter,
    },
    /// `RETURN`: the next tile to return, or done.
    Return,
}
