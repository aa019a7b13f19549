//! Forecast of a role by the rules.

use puerto_rico::ids::{GOODS, Good};

/// Certain gain of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Coins, those on the tile included.
    pub coins: i16,
    /// Victory points.
    pub vp: i16,
    /// Crates by good.
    pub crates: [i16; GOODS],
    pub workers: i16,
}

/// Next choices of the seat that takes the role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that is counted here.
    Untold,
    /// Nothing, although the phase is about choosing something.
    Nothing,
    /// The best sale.
    Sale {
        /// Good that is sold.
        good: Good,
        /// Price of the sale.
        coins: u8,
    },
    /// The best first load.
    Load {
        /// Good that is loaded.
        good: Good,
        /// Number of crates.
        crates: u8,
        /// Points for them.
        vp: u8,
    },
    /// So many buildings can be paid for.
    Buildings(u8),
    /// Countryside tiles.
    Tiles {
        /// Kinds of plantations.
        kinds: u8,
        /// True if a quarry is among them.
        quarry: bool,
    },
}
