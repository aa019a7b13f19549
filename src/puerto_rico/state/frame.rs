//! What is being resolved.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use super::People;
use crate::ids::{Building, GOODS, Good, Person, Role, Tile};

/// A suspended procedure: its local variables and where it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /* These run by themselves, or may; see `State::runs`. */
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
    /// The set-up at a step of its script.
    Setup {
        /// Index into the script.
        step: u8,
    },
    /// The production of the seat that acts, which its Bohío came before.
    Production,
    /// The end of the game, which the Bohío comes before.
    Closing {
        /// Seats handled.
        next: u8,
    },
    /// A Puertoma picks the role that it has chosen (`PR-AUT-ROLE-3`).
    Picking {
        /// The role.
        role: Role,
    },

    /* These ask. */
    /// Asks whether to draw with the Hacienda.
    Hacienda,
    /// Asks for a tile.
    Take {
        /// The Hacienda's tile, unless it became a forest.
        #[serde(default)]
        drawn: Option<Tile>,
        /// True if the Hacienda's tile became a forest.
        #[serde(default, skip_serializing_if = "is_false")]
        forest: bool,
    },
    /// Asks which tile the Hospital mans.
    Hospital {
        /// The Hacienda's tile.
        #[serde(default)]
        drawn: Option<Tile>,
        /// The tile of the normal pick, unless it became a forest.
        #[serde(default)]
        taken: Option<Tile>,
        /// True if one of the tiles became a forest.
        #[serde(default, skip_serializing_if = "is_false")]
        forest: bool,
    },
    /// Asks whether to take the Recruiter's extra worker.
    Privilege,
    /// Asks for circles.
    Place {
        /// Workers still to place.
        left: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
        /// Number of them that are citizens, for circles where nothing tells a
        /// citizen from a worker.
        #[serde(default, skip_serializing_if = "is_zero")]
        citizens: u8,
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
    /// Asks for a building of the draft.
    Draft,
    /// Asks whether to move people off the Bohío, where nothing else is asked.
    Bohio,
    /// Asks whether the tile that the Hacienda drew becomes a forest.
    Plant {
        /// The tile.
        tile: Tile,
    },
    /// Asks for the second tile of the Publishing House.
    SecondTile,
    /// Asks which tile the Hospital mans after the second one.
    LateHospital {
        /// What was obtained before.
        before: Obtained,
        /// The second tile, unless it became a forest.
        #[serde(default)]
        second: Option<Tile>,
        /// True if the second tile became a forest.
        #[serde(default)]
        forest: bool,
    },
    /// Asks for the means that stand in for coins (Hidden Market).
    Payment {
        /// The building to be paid.
        building: Building,
        /// Coins still missing, 1 to 3.
        missing: u8,
        /// The smallest kind that may still be returned: people 0, crates 1,
        /// points 2.
        from: u8,
    },
    /// Asks for the Publishing House's second extra crate.
    SecondExtra {
        /// The smallest good that may be chosen.
        from: Good,
    },
    /// Asks for another crate on the small ship.
    SmallWharf {
        /// The smallest good that may still be loaded.
        from: Good,
    },
    /// Asks whether to take a point more for a load that is chosen.
    LoadPoint {
        /// The load; absent: that on the small ship.
        #[serde(default)]
        load: Option<(Good, Option<u8>)>,
        /// True if the Harbor's point is taken; absent: it is asked for now. Present: the second
        /// point of the privilege is.
        #[serde(default)]
        harbor: Option<bool>,
    },
    /// Asks for single crates on the dock and in the Storehouse.
    KeepSingles {
        /// One bit per good stored whole.
        stored: u8,
        /// Crates kept, by good.
        kept: [u8; GOODS],
        /// Crates that may still be kept.
        left: u8,
    },
    /// Asks for the Smuggler's deed.
    Smuggle,
    /// Asks how many crates of a raided ship are kept.
    Spoils {
        /// The place of the ship.
        ship: u8,
    },
    /// Asks for circles for poached workers.
    Poached {
        /// Workers taken from the Work Register, at least 1.
        taken: u8,
        /// Number of them that have been placed, 0 to 2.
        placed: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
    },
    /// Asks whoever is next at the Work Register for one of its people.
    Pick {
        /// How many have been handed out.
        handed: u8,
    },
    /// Asks for a circle where it matters who stands on it, for the next
    /// citizen.
    PlaceCitizen {
        /// Citizens still to place, at least 1.
        citizens: u8,
        /// Workers to be placed after them.
        workers: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
    },
    /// Asks whether to take what a building gives: the Villa's person, the
    /// point of a Chapel, the points of a Park Authority.
    Bonus {
        /// The building.
        building: Building,
    },
    /// Asks for a sale after the Zoning Office was used.
    SellLast,
    /// Asks whether to use the Zoning Office after a sale.
    Zoning,
    /// Asks whether the tile that the Zoning Office drew becomes a forest.
    PlantZoned {
        /// The tile.
        tile: Tile,
        /// True if the sale has been made, or none can be.
        sold: bool,
    },
    /// Asks for a tile to discard with the Park Authority.
    Park,
    /// Asks for a crate to return with the Pension Office.
    Pension {
        /// Crates that may still be returned, at least 1.
        left: u8,
        /// The smallest good that may still be returned.
        from: Good,
    },
    /// Asks how many citizens the Smuggler takes from the Work Register.
    PoachKinds,
    /// Asks for circles for poached citizens.
    PoachedCitizens {
        /// Poached citizens not placed yet, at least 1.
        citizens: u8,
        /// Workers to be placed after them.
        workers: u8,
        /// Number of citizens that have been placed, 0 to 2.
        placed: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
    },
    /// Asks for circles for workers that the festival gave.
    Rewarded {
        /// Workers still to place, at least 1.
        left: u8,
        /// Smallest spot that may still be chosen.
        from: u8,
    },
    /// Asks for the achievement card to keep.
    KeepCard {
        /// Cards that each seat had kept when the packets came, 0 to 2.
        pick: u8,
        /// Seats that have chosen since.
        next: u8,
    },
}

impl Frame {
    /// The tile that was drawn and is not laid yet while this is asked.
    pub fn drawn(self) -> Option<Tile> {
        match self {
            Frame::Plant { tile } | Frame::PlantZoned { tile, .. } => Some(tile),
            _ => None,
        }
    }

    /// People who have been lifted or poached and stand nowhere while this is
    /// asked.
    pub fn in_hand(self) -> People {
        match self {
            Frame::Place { left, citizens, .. } => {
                People { workers: left.saturating_sub(citizens), citizens }
            }
            Frame::Poached { taken, placed, .. } => People::workers(taken.saturating_sub(placed)),
            Frame::Rewarded { left, .. } => People::workers(left),
            Frame::PlaceCitizen { citizens, workers, .. }
            | Frame::PoachedCitizens { citizens, workers, .. } => People { workers, citizens },
            _ => People::NONE,
        }
    }
}

/// What a seat obtained in the Planter phase before its second tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(deny_unknown_fields)]
pub struct Obtained {
    /// The Hacienda's tile, unless it became a forest.
    #[serde(default)]
    pub drawn: Option<Tile>,
    /// The tile of the normal pick, unless it became a forest.
    #[serde(default)]
    pub taken: Option<Tile>,
    /// True if one of the two became a forest.
    #[serde(default)]
    pub forest: bool,
    /// Person who came with the Hospital for forests alone and waits on the portrait
    /// for a tile with a circle (`PR-X1-LUMB-7`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Person>,
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

fn is_false(value: &bool) -> bool {
    !value
}
