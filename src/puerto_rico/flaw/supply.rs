//! Faults between the seats: ships, piles, supplies, the tray.

use std::fmt;

use super::Flaw;
use crate::ids::{Building, Good, Person, Tile};
use game_core::RuleId;

/// Faults in what lies between the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SupplyFlaw {
    /// The ships of this game have other spaces.
    ShipSizes {
        /// The spaces of each.
        sizes: Vec<u8>,
    },
    /// A good without crates, crates without a good, or too many of them.
    ShipCargo {
        /// The spaces of the ship.
        size: u8,
    },
    /// Two ships carry one good.
    SameGood {
        /// The good.
        good: Good,
    },
    /// More crates in the Trading House than spaces.
    HouseFull,
    /// More crates of a good than the game has.
    TooManyCrates {
        /// The good.
        good: Good,
        /// Crates that lie somewhere.
        used: u32,
        /// Crates in the game.
        all: u8,
    },
    /// A quarry is among the plantations.
    QuarryInPile,
    /// More tiles of a kind than the game has.
    TooManyTiles {
        /// The kind.
        tile: Tile,
    },
    /// Too many plantations lie open.
    MarketFull {
        /// Largest possible number.
        most: u8,
    },
    /// More people of a kind than the game has.
    TooManyPeople {
        /// The kind.
        person: Person,
        /// Number in the game.
        all: u8,
    },
    /// Another number of people is in the supply.
    PeopleLeft {
        /// Their kind.
        person: Person,
        /// Number that there is.
        left: u32,
        /// Number in the game.
        all: u8,
    },
    /// More citizens on the Work Register than come there at a time.
    TooManyOnRegister {
        /// Largest possible number.
        most: u8,
    },
    /// Another number of points is left.
    PointsLeft {
        /// Number that there is.
        left: i16,
        /// Number that the seats have gained.
        gained: i16,
    },
    /// In this game the last point cannot be gone without this round being the
    /// last.
    NoWaiting,
    /// The last point is not gone yet.
    PointsNotGone {
        /// Points left.
        left: i16,
    },
    /// This must be the last round.
    LastRound,
    /// The building is in the tray already, or not in this game.
    NotInPool {
        /// The building.
        building: Building,
    },
    /// No slot of the tray for the cost of the building is empty.
    NoSlot {
        /// The building.
        building: Building,
    },
    /// A building is in the tray with which this one may not be together.
    NotTogether {
        /// The building.
        building: Building,
    },
    /// Another number of buildings has been drafted.
    DraftCount,
}

impl SupplyFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            SupplyFlaw::SameGood { .. } => &[RuleId("PR-CAP-02")],
            SupplyFlaw::NoWaiting | SupplyFlaw::PointsNotGone { .. } => &[RuleId("PR-END-04")],
            SupplyFlaw::LastRound => &[RuleId("PR-END-01")],
            SupplyFlaw::TooManyOnRegister { .. } => &[RuleId("PR-X2-03")],
            SupplyFlaw::NotInPool { .. } => &[RuleId("PR-DRAFT-3")],
            SupplyFlaw::NoSlot { .. } | SupplyFlaw::DraftCount => &[RuleId("PR-DRAFT-4")],
            SupplyFlaw::NotTogether { .. } => &[RuleId("PR-DRAFT-7")],
            SupplyFlaw::ShipSizes { .. }
            | SupplyFlaw::ShipCargo { .. }
            | SupplyFlaw::HouseFull
            | SupplyFlaw::TooManyCrates { .. }
            | SupplyFlaw::QuarryInPile
            | SupplyFlaw::TooManyTiles { .. }
            | SupplyFlaw::MarketFull { .. }
            | SupplyFlaw::TooManyPeople { .. }
            | SupplyFlaw::PeopleLeft { .. }
            | SupplyFlaw::PointsLeft { .. } => &[],
        }
    }
}

impl fmt::Display for SupplyFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SupplyFlaw::ShipSizes { sizes } => {
                return write!(f, "the ships of this game have {sizes:?} spaces");
            }
            SupplyFlaw::ShipCargo { .. } => "a ship has a good and 1 to `size` crates, or neither",
            SupplyFlaw::SameGood { .. } => "two ships with the same good",
            SupplyFlaw::HouseFull => "the Trading House has 4 spaces",
            SupplyFlaw::TooManyCrates { good, used, all } => {
                return write!(f, "{used} crates of {}, but there are {all}", good.key());
            }
            SupplyFlaw::QuarryInPile => "quarries lie in their own stack",
            SupplyFlaw::TooManyTiles { tile } => {
                return write!(f, "more {} tiles than the game has", tile.key());
            }
            SupplyFlaw::MarketFull { most } => return write!(f, "at most {most} plantations lie open"),
            SupplyFlaw::TooManyPeople { person, all } => {
                return write!(f, "there are {all} {}s in this game", person.key());
            }
            SupplyFlaw::PeopleLeft { left, all, .. } => return write!(f, "{left} are left of {all}"),
            SupplyFlaw::TooManyOnRegister { most } => {
                return write!(f, "at most {most} citizen is on the Work Register");
            }
            SupplyFlaw::PointsLeft { left, gained } => {
                return write!(f, "{left} are left after {gained} were gained");
            }
            SupplyFlaw::NoWaiting => "nothing here takes the last point outside of a Captain phase and waits",
            SupplyFlaw::PointsNotGone { left } => return write!(f, "{left} points are left"),
            SupplyFlaw::LastRound => "no points are left, or a town is full: this is the last round",
            SupplyFlaw::NotInPool { .. } => "the building is in the tray already, or not in this game",
            SupplyFlaw::NoSlot { .. } => "no slot of the tray for this cost is empty",
            SupplyFlaw::NotTogether { .. } => "a building that it may not be together with is in the tray",
            SupplyFlaw::DraftCount => "17 buildings have been drafted, unless the draft is going on",
        })
    }
}

impl From<SupplyFlaw> for Flaw {
    fn from(flaw: SupplyFlaw) -> Self {
        Flaw::Supply(flaw)
    }
}
