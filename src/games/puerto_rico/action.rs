//! The small choices of which every decision is made.
//!
//! Placing workers and storing crates are sequences in ascending order, so
//! that each combination can be reached in exactly one way.

use serde::{Deserialize, Serialize};

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
    /// Place one worker (`DP-REC-PLACE`), in ascending order: countryside by
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
}
