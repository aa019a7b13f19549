//! The questions of the decision table (section 5.2).

use serde::{Deserialize, Serialize};

use super::ids::{Building, Good, Tile};

/// Questions to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// `DP-ROLE`: take a role tile.
    Role {
        /// Number of the pick in the round, from 0.
        pick: u8,
    },
    /// `DP-PLT-HAC`: draw a tile with the Hacienda?
    Hacienda,
    /// `DP-PLT-TAKE`: take a tile, or pass.
    Take,
    /// `DP-PLT-HOSP`: which of the tiles obtained gets the Hospital's worker?
    Hospital {
        /// The tile of the Hacienda.
        drawn: Option<Tile>,
        /// The tile of the normal pick.
        taken: Option<Tile>,
    },
    /// `DP-REC-PRIV`: take the extra worker?
    Privilege,
    /// `DP-REC-PLACE`: place the next worker.
    Place {
        /// Workers still to place, at least 1.
        left: u8,
    },
    /// `DP-BUI`: build, or pass.
    Build,
    /// `DP-BUI-SCH`: put the School's worker on the new building?
    School {
        /// The new building.
        building: Building,
    },
    /// `DP-CRA-PROD`: produce everything, or nothing?
    Produce,
    /// `DP-CRA-PRIV`: which extra crate?
    Extra,
    /// `DP-TRD`: sell a crate, or pass.
    Sell,
    /// `DP-CAP-LOAD`: load.
    Load,
    /// `DP-CAP-HARB`: take the Harbor's point for the load just chosen?
    Harbor {
        /// The good that is loaded.
        good: Good,
    },
    /// `DP-CAP-STORE`: choose goods to store whole, or stop.
    StoreAll {
        /// Goods that may still be stored whole, at least 1.
        left: u8,
    },
    /// `DP-CAP-STORE`: choose the crate to keep on the dock.
    KeepOne,
    /// `DP-DRAFT`: put a building into the tray.
    Draft,
    /// `DP-BOH`: move somebody off the Bohío?
    Bohio,
    /// `DP-PLT-FOREST`: does the tile that was drawn become a forest?
    Plant {
        /// The tile.
        tile: Tile,
    },
    /// `DP-PLT-PUB`: take a second tile, or pass.
    SecondTile,
    /// `DP-PLT-HOSP`: which of up to three tiles gets the Hospital's worker?
    LateHospital,
    /// `DP-BUI-HID`: what stands in for the missing coins?
    Payment {
        /// The building to be paid.
        building: Building,
        /// Coins still missing, 1 to 3.
        missing: u8,
    },
    /// `DP-CAP-SWF`: another crate on the small ship, or stop.
    SmallWharf,
    /// `DP-CAP-HARB`: take a point more for the load just chosen?
    LoadPoint {
        /// True if it is the Harbor's; otherwise the second of the privilege.
        harbor: bool,
    },
    /// `DP-CAP-STORE`: choose another single crate to keep, or stop.
    KeepSingles {
        /// Crates that may still be kept, at least 1.
        left: u8,
    },
    /// `DP-SMG`: one of the Smuggler's deeds, or none.
    Smuggle,
    /// `DP-SMG`: how many crates of the raided ship to keep?
    Spoils {
        /// The ship, by its place.
        ship: u8,
        /// At most so many, 1 to 3.
        most: u8,
    },
    /// `DP-SMG`: place the next poached worker, or no more of them.
    Poached {
        /// Workers that may still be placed, 1 to 3.
        left: u8,
    },
    /// `DP-REC-PICK`: a worker or a citizen from the Work Register?
    Pick,
    /// `DP-REC-PLACE`: place the next citizen where it matters who stands
    /// there, or no more of them.
    PlaceCitizen {
        /// Citizens still to place, at least 1.
        left: u8,
    },
    /// `DP-REC-VILLA`, `DP-CRA-CHAP`, `DP-PLT-PARK`: take what the building
    /// gives?
    Bonus {
        /// The building.
        building: Building,
    },
    /// `DP-TRD`: use the Zoning Office?
    Zoning,
    /// `DP-PLT-PARK`: discard a plantation or a forest?
    Park,
    /// `DP-CAP-PEN`: return another crate for a point, or stop.
    Pension {
        /// Crates that may still be returned, at least 1.
        left: u8,
    },
    /// `DP-SMG`: how many of those who are poached are citizens?
    PoachKinds,
    /// `DP-SMG`: place the next poached citizen, or no more of them.
    PoachedCitizens {
        /// Citizens that may still be placed, 1 to 3.
        left: u8,
    },
    /// `DP-FES-PLACE`: place the next worker that the festival gave, or keep the
    /// others on the portrait.
    Rewarded {
        /// Workers still to place, at least 1.
        left: u8,
    },
    /// `DP-ACH`: keep an achievement card of the packet.
    KeepCard {
        /// Number of the choice in the draft, 0 to 2.
        pick: u8,
    },
}

/// Way in which a bonus that is asked for would bring the end of the game nearer (`PR-BLD-GEN-7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This round becomes the last.
    ThisRound,
    /// This round becomes the last if the supply of workers is too small for the
    /// Work Register, which depends on where people are placed.
    PerhapsThisRound,
    /// The round of the next Captain becomes the last: no points are left.
    NextCaptain,
    /// The round of the next Recruiter becomes the last: fewer workers are left
    /// than there are players.
    NextRecruiter,
}
