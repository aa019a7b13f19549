//! What is being resolved.

use serde::{Deserialize, Serialize};

use crate::games::puerto_rico::ids::{Building, Good, Tile};

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
        #[serde(default)]
        drawn: Option<Tile>,
    },
    /// Asks which tile the Hospital mans.
    Hospital {
        /// The Hacienda's tile.
        #[serde(default)]
        drawn: Option<Tile>,
        /// The tile of the normal pick.
        #[serde(default)]
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
    /// Asks whether the Harbor gives its point for a load that is chosen.
    Harbor {
        /// The good that is loaded.
        good: Good,
        /// The place of the cargo ship; absent: the own ship.
        #[serde(default)]
        ship: Option<u8>,
    },
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
