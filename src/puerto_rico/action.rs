//! The small choices of which every decision is made.
//!
//! Placing workers and storing crates are sequences in ascending order, so
//! that each combination can be reached in exactly one way.

use serde::{Deserialize, Serialize};

use super::data::achievements::Achievement;
use super::ids::Person;
use super::ids::{Building, Good, Role, Tile};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Decline, or finish a selection that may end here.
    Pass,
    /// Take a role tile (`DP-ROLE`).
    Role(Role),
    /// Draw a tile with the Hacienda (`DP-PLT-HAC`).
    Draw,
    /// Take a face-up plantation or a quarry (`DP-PLT-TAKE`).
    Take(Tile),
    /// Man a tile just obtained, with the Hospital (`DP-PLT-HOSP`).
    Man(Tile),
    /// Take a bonus that is practically always wanted.
    Accept,
    /// Place one worker or citizen (`DP-REC-PLACE`, `DP-SMG`, `DP-FES-PLACE`), in ascending order: countryside by
    /// tile (0 to 5), then buildings by space (6 and up).
    Place(u8),
    /// Build (`DP-BUI`).
    Build(Building),
    /// Take the Craftsman's extra crate (`DP-CRA-PRIV`).
    Extra(Good),
    /// Sell a crate to the Trading House (`DP-TRD`).
    Sell(Good),
    /// Load a good on a cargo ship, by its place (`DP-CAP-LOAD`).
    Load(Good, u8),
    /// Load a good on the own ship, with the Wharf.
    Wharf(Good),
    /// Store all crates of a good (`DP-CAP-STORE`), in ascending order.
    StoreAll(Good),
    /// Keep one crate of a good on the dock.
    KeepOne(Good),
    /// Put a building into the tray (`DP-DRAFT`).
    Draft(Building),
    /// Move somebody off the Bohío to a spot (`PR-X1-BOH-1`).
    Move(u8),
    /// Take a plantation, or lay the one that was drawn, as a forest
    /// (`PR-X1-LUMB-1`).
    Forest(Tile),
    /// Return somebody from a spot, or from the portrait, instead of a coin
    /// (`PR-X1-HID-4`).
    GivePerson(u8),
    /// Return a crate instead of a coin (`PR-X1-HID-1`), or for a point
    /// (`PR-X2-PEN-1`).
    GiveCrate(Good),
    /// Return a victory point instead of a coin (`PR-X1-HID-3`).
    GivePoint,
    /// Return a crate to the supply for its price (`PR-X1-OUT-1`).
    Export(Good),
    /// Load one crate on the small ship (`PR-X1-SWF-1`), in ascending order.
    Board(Good),
    /// Raid a cargo ship, by its place (`DP-SMG`).
    Raid(u8),
    /// Keep so many crates of the ship being raided, 0 to 3.
    Spoils(u8),
    /// Plunder the Trading House (`DP-SMG`).
    Plunder,
    /// Poach workers from the Work Register (`DP-SMG`); they are placed like
    /// those of the Recruiter.
    Poach,
    /// Capture a role tile (`DP-SMG`).
    Capture(Role),
    /// Take somebody of this kind from the Work Register (`DP-REC-PICK`).
    Pick(Person),
    /// Move a citizen off the Bohío to a spot (`PR-X1-BOH-7`).
    MoveCitizen(u8),
    /// Return a citizen from a spot, or from the portrait, instead of a coin
    /// (`PR-X1-HID-4`).
    GiveCitizen(u8),
    /// Pay a coin for a plantation from the bag, with the Zoning Office
    /// (`PR-X2-ZON-1`).
    Zone,
    /// Discard a plantation on which nobody stands, or one with somebody of a
    /// kind (`PR-X2-ZON-2`, `PR-X2-PARK-1`).
    Discard(Tile, Option<Person>),
    /// Discard a forest, by what is printed on it (`PR-X2-PARK-1`).
    Clear(Tile),
    /// Poach so many citizens among those whom the Smuggler takes
    /// (`PR-SMG-09`).
    PoachCitizens(u8),
    /// Build for all coins, which are more than the price (`PR-BUI-07`).
    BuildForAll(Building),
    /// Keep an achievement card (`DP-ACH`).
    Keep(Achievement),
}
