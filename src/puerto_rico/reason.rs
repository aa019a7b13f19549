//! Reason why an action is impossible: small facts for screens to put into words.

use std::fmt;

use serde::{Deserialize, Serialize};

use game_core::{self, RuleId};

/// Reason why an action is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Something else is being asked now.
    NotAsked,
    /// A role must be taken.
    MustPick,
    /// The role was taken in this round, or is not in this game.
    RoleTaken,
    /// The choice cannot be declined.
    MustChoose,
    /// No such tile lies open.
    NotInMarket,
    /// Only the picker and owners of a Builder's Yard take quarries.
    NoQuarryRight,
    /// No quarries are left.
    NoQuarries,
    /// All twelve countryside spaces are filled.
    CountrysideFull,
    /// The tile was not obtained just now.
    NotObtained,
    /// No empty circle there.
    NoCircle,
    /// Too few circles would be left for the other workers.
    LeavesWorkers,
    /// The building is sold out.
    SoldOut,
    /// The building is already owned.
    AlreadyOwned,
    /// Too few building spaces.
    NoSpace,
    /// Coins are missing.
    TooExpensive {
        /// Number that is missing, at least 1.
        missing: u8,
    },
    /// The good was not produced in this phase.
    NotProduced,
    /// None of the good is left in the supply.
    NoneLeft,
    /// The seat has no crate of the good.
    NoCrate,
    /// The Trading House is full.
    HouseFull,
    /// The Trading House already has the good.
    HouseHasIt,
    /// There is no such ship.
    NoShip,
    /// The ship is full.
    ShipFull,
    /// The ship carries another good.
    OtherGood,
    /// Another ship carries the good.
    OnOtherShip,
    /// Another empty ship takes more crates.
    LargerShip,
    /// The Wharf is not there, not manned, or was used in this phase.
    NoWharf,
    /// A load on a cargo ship is possible, so passing is not.
    MustLoad,
    /// The good is stored already, or selections go in ascending order.
    OutOfOrder,
    /// The building is in the tray already, or not in this game.
    NotInPool,
    /// No slot of the tray for buildings of this cost is empty.
    NoSlot,
    /// It may not be in one game with a building that is in the tray.
    NotTogether,
    /// Nobody on the Bohío can move there.
    NoMove,
    /// The Lumberyard is not there or not manned, or it is no plantation.
    NoForest,
    /// Nobody there can be returned.
    NobodyThere,
    /// There is no victory point to return.
    NoPoint,
    /// The Merchant Outpost is not there or not manned.
    NoOutpost,
    /// The Small Wharf is not there, not manned, or was used in this phase.
    NoSmallWharf,
    /// The seat holds the Smuggler's marker.
    HoldsMarker,
    /// The ship carries nothing.
    ShipEmpty,
    /// There are not so many crates to keep, or more than three.
    TooManyKept,
    /// The Trading House is empty.
    HouseEmpty,
    /// Nobody can be taken from the Work Register.
    RegisterEmpty,
    /// The Smuggler cannot capture itself.
    CapturesItself,
    /// No citizens are left for other circles, or no workers for this one.
    CitizensElsewhere,
    /// There is no such tile to discard, or nobody of that kind stands on one.
    NoSuchLand,
    /// The Zoning Office is not there, not manned so, or was used.
    NoZoning,
    /// Nobody of that kind can be taken from the Work Register.
    NoneOfKind,
    /// The card is not in the packet.
    NotInPacket,
    /// Only an expanded building for less than all coins, at most its printed
    /// cost, can be paid with all of them.
    NotForAll,
    /// Nobody captures in a game with Puertomas.
    NoCaptures,
}

impl game_core::Reason for Reason {
    fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::GameOver => "PR-END-01",
            Reason::NotAsked => "PR-RND-04",
            Reason::MustPick | Reason::RoleTaken => "PR-RND-02",
            Reason::MustChoose => "PR-RND-05",
            Reason::NotInMarket => "PR-PLT-01",
            Reason::NoQuarryRight => "PR-PLT-02",
            Reason::NoQuarries => "PR-BLD-YARD-4",
            Reason::CountrysideFull => "PR-PLT-07",
            Reason::NotObtained => "PR-BLD-HOSP-2",
            Reason::NoCircle => "PR-REC-03",
            Reason::LeavesWorkers => "PR-REC-04",
            Reason::SoldOut => "PR-RND-08",
            Reason::AlreadyOwned => "PR-BUI-03",
            Reason::NoSpace => "PR-BUI-04",
            Reason::TooExpensive { .. } => "PR-BUI-06",
            Reason::NotProduced => "PR-CRA-06",
            Reason::NoneLeft => "PR-CRA-07",
            Reason::NoCrate => "PR-TRD-01",
            Reason::HouseFull => "PR-TRD-04",
            Reason::HouseHasIt => "PR-TRD-03",
            Reason::NoShip | Reason::ShipFull | Reason::OtherGood => "PR-CAP-02",
            Reason::OnOtherShip => "PR-CAP-03",
            Reason::LargerShip => "PR-CAP-06",
            Reason::NoWharf => "PR-BLD-WHARF-1",
            Reason::MustLoad => "PR-CAP-07",
            Reason::OutOfOrder => "PR-CAP-13",
            Reason::NotInPool => "PR-DRAFT-3",
            Reason::NoSlot => "PR-DRAFT-4",
            Reason::NotTogether => "PR-DRAFT-7",
            Reason::NoMove => "PR-X1-BOH-1",
            Reason::NoForest => "PR-X1-LUMB-1",
            Reason::NobodyThere => "PR-X1-HID-5",
            Reason::NoPoint => "PR-X1-HID-3",
            Reason::NoOutpost => "PR-X1-OUT-1",
            Reason::NoSmallWharf => "PR-X1-SWF-1",
            Reason::HoldsMarker => "PR-SMG-02",
            Reason::TooManyKept => "PR-SMG-05",
            Reason::RegisterEmpty => "PR-SMG-08",
            Reason::CapturesItself => "PR-SMG-10",
            Reason::NotInPacket => "PR-ACH-SETUP-2",
            Reason::NotForAll => "PR-BUI-07",
            Reason::ShipEmpty | Reason::HouseEmpty => "PR-SMG-16",
            Reason::CitizensElsewhere => "PR-X2-08",
            Reason::NoSuchLand => "PR-X2-PARK-1",
            Reason::NoZoning => "PR-X2-ZON-1",
            Reason::NoneOfKind => "PR-SMG-09",
            Reason::NoCaptures => "PR-AUT-X3-1",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::GameOver => "the game is over",
            Reason::NotAsked => "this is not what is being asked now",
            Reason::MustPick => "a role must be taken",
            Reason::RoleTaken => "this role is not available in this round",
            Reason::MustChoose => "this choice cannot be declined",
            Reason::NotInMarket => "no such tile lies open",
            Reason::NoQuarryRight => "only the picker and owners of a manned Builder's Yard take quarries",
            Reason::NoQuarries => "no quarries are left",
            Reason::CountrysideFull => "all twelve countryside spaces are filled",
            Reason::NotObtained => "this tile was not obtained just now",
            Reason::NoCircle => "there is no empty circle",
            Reason::LeavesWorkers => "too few circles would be left for the other workers",
            Reason::SoldOut => "the building is sold out",
            Reason::AlreadyOwned => "the building is already owned",
            Reason::NoSpace => "too few building spaces are free",
            Reason::TooExpensive { missing } => return write!(f, "{missing} more coin(s) needed"),
            Reason::NotProduced => "the good was not produced in this phase",
            Reason::NoneLeft => "none of the good is left in the supply",
            Reason::NoCrate => "there is no crate of this good",
            Reason::HouseFull => "the Trading House is full",
            Reason::HouseHasIt => "the Trading House already has this good",
            Reason::NoShip => "there is no such ship",
            Reason::ShipFull => "the ship is full",
            Reason::OtherGood => "the ship carries another good",
            Reason::OnOtherShip => "another ship carries this good",
            Reason::LargerShip => "another empty ship takes more of these crates",
            Reason::NoWharf => "the Wharf cannot be used now",
            Reason::MustLoad => "a cargo ship can be loaded, so passing is not allowed",
            Reason::OutOfOrder => "selections go in ascending order",
            Reason::NotInPool => "the building is in the tray already, or not in this game",
            Reason::NoSlot => "no slot of the tray for this cost is empty",
            Reason::NotTogether => "a building that it may not be together with is in the tray",
            Reason::NoMove => "nobody on the Bohío can move there",
            Reason::NoForest => "only plantations of the owner of a manned Lumberyard become forests",
            Reason::NobodyThere => "nobody there can be returned",
            Reason::NoPoint => "there is no victory point to return",
            Reason::NoOutpost => "the Merchant Outpost cannot be used now",
            Reason::NoSmallWharf => "the Small Wharf cannot be used now",
            Reason::HoldsMarker => "whoever holds the Smuggler's marker cannot pick the Smuggler",
            Reason::ShipEmpty => "the ship carries nothing",
            Reason::TooManyKept => "at most three crates of the ship can be kept",
            Reason::HouseEmpty => "the Trading House is empty",
            Reason::RegisterEmpty => "nobody can be taken from the Work Register",
            Reason::CapturesItself => "the Smuggler cannot be captured",
            Reason::CitizensElsewhere => "too few citizens or workers would be left for the other circles",
            Reason::NoSuchLand => "there is no such tile to discard",
            Reason::NoZoning => "the Zoning Office cannot be used so now",
            Reason::NoneOfKind => "not so many people of that kind can be taken from the Work Register",
            Reason::NotInPacket => "the card is not in the packet",
            Reason::NotForAll => "all coins can be paid only for an expanded building that costs less of them, up to its printed cost",
            Reason::NoCaptures => "nobody captures a role in a game with a Puertoma",
        })
    }
}
