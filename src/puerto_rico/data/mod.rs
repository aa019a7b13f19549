//! Printed values of the pieces, and their numbers. No behaviour: rules, opponents, studies and the page read them here.

pub mod achievements;
pub mod buildings;
pub mod festival;
pub mod players;
pub mod puertoma;

use crate::ids::GOODS;

/// Spaces of the Trading House (`PR-TRD-04`).
pub const HOUSE: u8 = 4;
/// Building spaces of a board; the twelfth ends the game.
pub const SPACES: usize = 12;
/// Countryside spaces of a board.
pub const LAND: u8 = 12;
/// Coins of the Factory for 0 to 5 kinds (`PR-BLD-FAC-1`).
pub const FACTORY_COINS: [u8; GOODS + 1] = [0, 0, 1, 2, 3, 5];
/// Slots of the tray by cost, 0 to 10 (`PR-DRAFT-2`).
pub const DRAFT_SLOTS: [u8; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];
/// Buildings that a draft puts into the tray: one in each slot.
pub const DRAFTED: usize = {
    let (mut sum, mut cost) = (0, 0);
    while cost < DRAFT_SLOTS.len() {
        sum += DRAFT_SLOTS[cost] as usize;
        cost += 1;
    }
    sum
};
/// Crates that may be kept of a raided ship (`PR-SMG-05`).
pub const SPOILS: u8 = 3;
/// Poached workers that may be placed (`PR-SMG-07`).
pub const POACHED: u8 = 3;
/// Coins for a captured role that somebody else picks (`PR-SMG-11`).
pub const RANSOM: u8 = 3;
