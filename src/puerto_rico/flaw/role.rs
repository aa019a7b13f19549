//! Faults of the role tiles, the phase and the Smuggler.

use std::fmt;

use super::Flaw;
use crate::ids::Role;
use game_core::{RuleId, Seat};

/// Faults in the role tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleFlaw {
    /// The role is not in this game.
    NotInGame {
        /// The role.
        role: Role,
    },
    /// The tile is named twice.
    TileTwice {
        /// The role.
        role: Role,
    },
    /// The role cannot have been taken, or not twice.
    NotAvailable {
        /// The role.
        role: Role,
    },
    /// More roles have been taken than make a round.
    RoundFull {
        /// Number of picks in a round.
        picks: u8,
    },
    /// A seat has taken another number of roles than was its turn.
    TakenOutOfTurn {
        /// The seat.
        seat: Seat,
        /// Roles that it has taken.
        made: usize,
        /// Roles that it should have taken.
        due: usize,
    },
    /// Coins lie on the Smuggler's tile.
    CoinsOnSmuggler,
    /// The role that is played was not taken by its picker.
    NotTaken {
        /// The role.
        role: Role,
        /// The picker.
        picker: Seat,
    },
    /// The role that is played is not the last one taken.
    NotLastPick {
        /// Seat that made the last pick.
        last: Seat,
    },
    /// No Smuggler is in this game.
    NoSmuggler,
    /// The marker is not with whoever picked the Smuggler.
    MarkerElsewhere,
    /// A role is captured before the Smuggler has acted.
    SmugglerNotDone,
    /// A role is captured, but nobody has picked the Smuggler.
    NoCaptor,
    /// The role cannot be captured.
    NotCapturable {
        /// The role.
        role: Role,
    },
    /// Coins lie on the captured role.
    CoinsOnCaptured {
        /// The role.
        role: Role,
    },
    /// The captured role is played by another seat, or too early.
    CapturedTooEarly,
}

impl RoleFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            RoleFlaw::NotAvailable { .. } => &[RuleId("PR-RND-02")],
            RoleFlaw::NoSmuggler => &[RuleId("PR-SMG-01")],
            RoleFlaw::MarkerElsewhere => &[RuleId("PR-SMG-02")],
            RoleFlaw::NoCaptor | RoleFlaw::NotCapturable { .. } | RoleFlaw::CoinsOnCaptured { .. } => {
                &[RuleId("PR-SMG-10")]
            }
            RoleFlaw::CoinsOnSmuggler => &[RuleId("PR-SMG-04")],
            RoleFlaw::CapturedTooEarly => &[RuleId("PR-SMG-12")],
            RoleFlaw::NotInGame { .. }
            | RoleFlaw::TileTwice { .. }
            | RoleFlaw::RoundFull { .. }
            | RoleFlaw::TakenOutOfTurn { .. }
            | RoleFlaw::NotTaken { .. }
            | RoleFlaw::NotLastPick { .. }
            | RoleFlaw::SmugglerNotDone => &[],
        }
    }
}

impl fmt::Display for RoleFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RoleFlaw::NotInGame { .. } => "not in this game",
            RoleFlaw::TileTwice { .. } => "each tile once",
            RoleFlaw::NotAvailable { .. } => "not in this game, or taken twice",
            RoleFlaw::RoundFull { picks } => return write!(f, "{picks} picks make a round"),
            RoleFlaw::TakenOutOfTurn { seat, made, due } => {
                return write!(f, "{seat} has taken {made} roles instead of {due}");
            }
            RoleFlaw::NotTaken { .. } => "its tile is not among those taken by its picker",
            RoleFlaw::NotLastPick { last } => return write!(f, "the last pick was that of {last}"),
            RoleFlaw::CoinsOnSmuggler => "no coins are laid on the Smuggler's tile",
            RoleFlaw::NoSmuggler => "no Smuggler is in this game",
            RoleFlaw::MarkerElsewhere => "whoever picked the Smuggler holds it",
            RoleFlaw::SmugglerNotDone => "the Smuggler has not acted yet",
            RoleFlaw::NoCaptor => "only the Smuggler captures roles",
            RoleFlaw::NotCapturable { role } => return write!(f, "the {} cannot be captured", role.key()),
            RoleFlaw::CoinsOnCaptured { .. } => "no coins lie on a captured role",
            RoleFlaw::CapturedTooEarly => "the Smuggler plays the captured role after the last pick",
        })
    }
}

impl From<RoleFlaw> for Flaw {
    fn from(flaw: RoleFlaw) -> Self {
        Flaw::Role(flaw)
    }
}
