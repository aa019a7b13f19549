//! Reason why a position cannot be: small facts for screens to put into words, in
//! groups by what they are about.

mod achievement;
mod board;
mod festival;
mod puertoma;
mod role;
mod supply;
mod turn;

use std::fmt;

pub use achievement::AchievementFlaw;
pub use board::BoardFlaw;
pub use festival::FestivalFlaw;
pub use puertoma::PuertomaFlaw;
pub use role::RoleFlaw;
pub use supply::SupplyFlaw;
pub use turn::TurnFlaw;

/// The limits that the sentences name.
pub use super::state::{LAND, MAX_COINS, MAX_ROUND, MAX_VP, SPACES};
use game_core::{self, RuleId, Seat};

/// Reason why a position cannot be.
#[derive(Clone, Debug, PartialEq)]
pub enum Flaw {
    /// The configuration is impossible: a sentence.
    Config(String),
    /// An invariant of the rules is broken: a sentence.
    Unsound(String),
    /// Another number of seats is described than plays.
    SeatCount {
        /// Seats described.
        named: usize,
        /// Seats that play.
        playing: u8,
    },
    /// The seat does not play.
    NoSuchSeat {
        seat: Seat,
        /// Seats that play.
        playing: u8,
    },
    /// Rounds count from 1 to [`MAX_ROUND`].
    Round,
    /// About what a seat has, and what a phase has brought it.
    Board(BoardFlaw),
    /// About what lies between the seats.
    Supply(SupplyFlaw),
    /// About the role tiles.
    Role(RoleFlaw),
    /// About what is being resolved.
    Turn(TurnFlaw),
    /// About the objectives of the festival.
    Festival(FestivalFlaw),
    /// About the Puertomas.
    Puertoma(PuertomaFlaw),
    /// About the achievement cards.
    Achievement(AchievementFlaw),
}

impl game_core::Flaw for Flaw {
    fn rules(&self) -> &'static [RuleId] {
        match self {
            Flaw::Config(_)
            | Flaw::Unsound(_)
            | Flaw::SeatCount { .. }
            | Flaw::NoSuchSeat { .. }
            | Flaw::Round
            | Flaw::Turn(_) => &[],
            Flaw::Board(flaw) => flaw.rules(),
            Flaw::Supply(flaw) => flaw.rules(),
            Flaw::Role(flaw) => flaw.rules(),
            Flaw::Festival(flaw) => flaw.rules(),
            Flaw::Puertoma(flaw) => flaw.rules(),
            Flaw::Achievement(flaw) => flaw.rules(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Config(problem) | Flaw::Unsound(problem) => f.write_str(problem),
            Flaw::SeatCount { named, playing } => write!(f, "{named} seats, but {playing} play"),
            Flaw::NoSuchSeat { seat, playing } => {
                write!(f, "seats are 0 to {}, not {}", playing.saturating_sub(1), seat.0)
            }
            Flaw::Round => write!(f, "rounds count from 1 to {MAX_ROUND}"),
            Flaw::Board(flaw) => flaw.fmt(f),
            Flaw::Supply(flaw) => flaw.fmt(f),
            Flaw::Role(flaw) => flaw.fmt(f),
            Flaw::Turn(flaw) => flaw.fmt(f),
            Flaw::Festival(flaw) => flaw.fmt(f),
            Flaw::Puertoma(flaw) => flaw.fmt(f),
            Flaw::Achievement(flaw) => flaw.fmt(f),
        }
    }
}
