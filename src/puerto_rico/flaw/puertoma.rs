//! Faults of Puertomas.

use std::fmt;

use super::Flaw;
use crate::data::puertoma::TieCard;
use crate::ids::{Building, Role, Tile};
use game_core::RuleId;

/// Faults in the Puertomas and their parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuertomaFlaw {
    /// No Puertoma plays.
    NonePlays,
    /// The rules do not play this seat.
    NoPuertoma,
    /// The rules play the seat that is asked.
    Asked,
    /// The action marker stands on a role that is not in this game.
    Marker {
        /// The role.
        role: Role,
    },
    /// A tie-break card is there twice.
    TieCardTwice {
        /// The card.
        card: TieCard,
    },
    /// Another number of levels than of buildings.
    LevelCount,
    /// Another number of abilities than of levels.
    AbilityCount,
    /// There is no such level.
    NoSuchLevel,
    /// Somebody stands on its quarries.
    MannedQuarry,
    /// Too many plantations of a type.
    TooManyOfType {
        /// The type.
        tile: Tile,
        /// Largest possible number.
        most: u8,
    },
    /// More people under plantations than circles.
    TooManyUnder {
        /// The type.
        tile: Tile,
        /// Its circles.
        circles: u8,
    },
    /// It has forests.
    Forests,
    /// Somebody stands on its building.
    MannedBuilding {
        /// The building.
        building: Building,
    },
    /// No commercial building, or too many of them.
    NotCommercial {
        /// The building.
        building: Building,
    },
    /// The building lies on another level than its own.
    OtherLevel {
        /// The building.
        building: Building,
    },
    /// Too many buildings on a level.
    LevelFull {
        /// The level.
        level: u8,
    },
    /// Two reserve markers lie on one building.
    ReservedTwice {
        /// The building.
        building: Building,
    },
    /// The reserve marker lies on no expanded building of the tray.
    NotReservable {
        /// The building.
        building: Building,
    },
    /// Something is reserved before the first building.
    ReservedTooEarly,
    /// Nothing is reserved, though there is something to reserve.
    NotReserved,
    /// The abilities are not in the order of their levels.
    AbilityOrder,
    /// Nothing has unlocked the ability.
    Locked {
        /// Its level.
        level: u8,
    },
    /// The buildings have unlocked another ability.
    Unlocked {
        /// Its level.
        level: u8,
    },
    /// Other abilities have left an easy game.
    AbilitiesGone,
    /// Crates have been discarded, but no ability does that.
    NothingDiscards,
}

impl PuertomaFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            PuertomaFlaw::NonePlays => &[RuleId("PR-AUT-SET-3")],
            PuertomaFlaw::NoPuertoma => &[RuleId("PR-AUT-SET-1")],
            PuertomaFlaw::Asked => &[RuleId("PR-AUT-ROLE-8")],
            PuertomaFlaw::Marker { .. } => &[RuleId("PR-AUT-ACT-1")],
            PuertomaFlaw::TieCardTwice { .. } => &[RuleId("PR-AUT-CARD-1")],
            PuertomaFlaw::LevelCount
            | PuertomaFlaw::OtherLevel { .. }
            | PuertomaFlaw::Locked { .. }
            | PuertomaFlaw::Unlocked { .. } => &[RuleId("PR-AUT-BUI-5")],
            PuertomaFlaw::AbilityCount | PuertomaFlaw::AbilityOrder => &[RuleId("PR-AUT-SET-6")],
            PuertomaFlaw::NoSuchLevel => &[],
            PuertomaFlaw::MannedQuarry => &[RuleId("PR-AUT-PLT-2")],
            PuertomaFlaw::TooManyOfType { .. } => &[RuleId("PR-AUT-PLT-1")],
            PuertomaFlaw::TooManyUnder { .. } | PuertomaFlaw::MannedBuilding { .. } => {
                &[RuleId("PR-AUT-REC-2")]
            }
            PuertomaFlaw::Forests => &[RuleId("PR-AUT-X1-2")],
            PuertomaFlaw::NotCommercial { .. } | PuertomaFlaw::LevelFull { .. } => &[RuleId("PR-AUT-BUI-2")],
            PuertomaFlaw::ReservedTwice { .. }
            | PuertomaFlaw::NotReservable { .. }
            | PuertomaFlaw::ReservedTooEarly
            | PuertomaFlaw::NotReserved => &[RuleId("PR-AUT-BUI-7")],
            PuertomaFlaw::NothingDiscards => &[RuleId("PR-AUT-ABI-4")],
            PuertomaFlaw::AbilitiesGone => &[RuleId("PR-AUT-DIF-1")],
        }
    }
}

impl fmt::Display for PuertomaFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PuertomaFlaw::NonePlays => "no Puertoma plays here",
            PuertomaFlaw::NoPuertoma => "the rules do not play this seat",
            PuertomaFlaw::Asked => "the rules play this seat: nobody is asked for it",
            PuertomaFlaw::Marker { .. } => "not a role of this game",
            PuertomaFlaw::TieCardTwice { .. } => "each tie-break card is there once",
            PuertomaFlaw::LevelCount => "a level for each building, or none",
            PuertomaFlaw::AbilityCount => "one of each level, or none",
            PuertomaFlaw::NoSuchLevel => "levels are 1 to 4",
            PuertomaFlaw::MannedQuarry => "nobody stands on the quarries of a Puertoma",
            PuertomaFlaw::TooManyOfType { .. } => "two plantations of a type, or a third one",
            PuertomaFlaw::TooManyUnder { .. } => "more people than circles",
            PuertomaFlaw::Forests => "a Puertoma has no forests",
            PuertomaFlaw::MannedBuilding { .. } => "its people stand under plantations",
            PuertomaFlaw::NotCommercial { .. } => "eight commercial buildings at most",
            PuertomaFlaw::OtherLevel { .. } => "a building lies on its level",
            PuertomaFlaw::LevelFull { .. } => "two buildings of a level at most",
            PuertomaFlaw::ReservedTwice { .. } => "two reserve markers lie on one building",
            PuertomaFlaw::NotReservable { .. } => "a reserve marker lies on an expanded building of the tray",
            PuertomaFlaw::ReservedTooEarly => "nothing is reserved before the first building",
            PuertomaFlaw::NotReserved => {
                "after its first building it reserves an expanded building as long as one is left"
            }
            PuertomaFlaw::AbilityOrder => "one of each level, from level 1 on",
            PuertomaFlaw::Locked { .. } => "nothing has unlocked this ability",
            PuertomaFlaw::Unlocked { .. } => "the buildings unlock another ability",
            PuertomaFlaw::NothingDiscards => "no ability that works discards crates",
            PuertomaFlaw::AbilitiesGone => "two leave an easy game once two others are unlocked",
        })
    }
}

impl From<PuertomaFlaw> for Flaw {
    fn from(flaw: PuertomaFlaw) -> Self {
        Flaw::Puertoma(flaw)
    }
}
