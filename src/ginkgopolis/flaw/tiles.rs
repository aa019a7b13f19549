//! Reason why tiles outside of the city cannot lie as they do.

use std::fmt;

use crate::ids::Tile;
use game_core::RuleId;

/// Reason why tiles outside of the city cannot lie as they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TileFlaw {
    /// A tile lies in two places.
    Elsewhere { tile: Tile },
    /// A tile that was shown, or is being returned, is another's.
    NotOwn,
    /// A tile is put aside, and Hal has not just failed to use it.
    NotAside,
    /// Another number of tiles is out of the game.
    Removed {
        /// Number of tiles that are out of this game.
        due: u8,
    },
    /// The supply ran out more often than it can.
    Exhaustions {
        /// Largest possible number.
        most: u8,
    },
    /// The supply has run out for good, but has tiles, or the round is not the
    /// last.
    SupplyGone,
    /// The supply has other tiles than returned ones since it ran out, or
    /// returned ones before, or none.
    SupplyNotReturned,
    /// Tiles were returned that were never behind a screen.
    ReturnedFromElsewhere,
    /// Tiles are chosen to be returned while nobody is asked for them.
    ReturningUnasked,
    /// Tiles are chosen to be returned by somebody who was not asked yet, or
    /// not in ascending order.
    ReturningOrder,
}

impl TileFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            TileFlaw::Elsewhere { .. }
            | TileFlaw::NotOwn
            | TileFlaw::Exhaustions { .. }
            | TileFlaw::ReturningOrder => &[],
            TileFlaw::NotAside => &[RuleId("GK-SOL-16")],
            TileFlaw::Removed { .. } => &[RuleId("GK-SET-03")],
            TileFlaw::SupplyGone => &[RuleId("GK-SUP-06")],
            TileFlaw::SupplyNotReturned | TileFlaw::ReturningUnasked => &[RuleId("GK-SUP-03")],
            TileFlaw::ReturnedFromElsewhere => &[RuleId("GK-SUP-04")],
        }
    }
}

impl fmt::Display for TileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TileFlaw::Elsewhere { tile } => write!(f, "{tile} lies somewhere else"),
            TileFlaw::NotOwn => f.write_str("is not a tile of this seat"),
            TileFlaw::NotAside => {
                f.write_str("only Hal puts a tile aside, in the last round, if he cannot use it")
            }
            TileFlaw::Removed { due } => write!(f, "{due} tiles are out of this game"),
            TileFlaw::Exhaustions { most } => write!(f, "the supply is exhausted {most} times at most"),
            TileFlaw::SupplyGone => f.write_str("the supply is empty for good, and this round is the last"),
            TileFlaw::SupplyNotReturned => {
                f.write_str("the supply consists of returned tiles exactly since it was exhausted")
            }
            TileFlaw::ReturnedFromElsewhere => f.write_str("only tiles from behind screens are returned"),
            TileFlaw::ReturningUnasked => f.write_str("tiles are returned only when they are asked for"),
            TileFlaw::ReturningOrder => f.write_str("tiles are chosen seat by seat, in ascending order"),
        }
    }
}
