//! Reason why a position cannot be: small facts for screens to put into words.

mod asked;
mod build;
mod pieces;
mod round;

use std::fmt;

use game_core::{self, RuleId};

pub use asked::AskedFlaw;
pub use build::BuildFlaw;
pub use pieces::PiecesFlaw;
pub use round::RoundFlaw;

/// Reason why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// No game can be played like this; the problem in words.
    Config(String),
    /// About cards, cities and tiles.
    Pieces(PiecesFlaw),
    /// About seats, rounds, placards and phases.
    Round(RoundFlaw),
    /// About what is being asked.
    Asked(AskedFlaw),
    /// About a building that is being built.
    Build(BuildFlaw),
    /// An invariant is broken; which, in words. No change of a single field is
    /// known to lead here.
    Unsound(String),
}

impl From<PiecesFlaw> for Flaw {
    fn from(flaw: PiecesFlaw) -> Self {
        Flaw::Pieces(flaw)
    }
}

impl From<RoundFlaw> for Flaw {
    fn from(flaw: RoundFlaw) -> Self {
        Flaw::Round(flaw)
    }
}

impl From<AskedFlaw> for Flaw {
    fn from(flaw: AskedFlaw) -> Self {
        Flaw::Asked(flaw)
    }
}

impl From<BuildFlaw> for Flaw {
    fn from(flaw: BuildFlaw) -> Self {
        Flaw::Build(flaw)
    }
}

impl game_core::Flaw for Flaw {
    fn rules(&self) -> &'static [RuleId] {
        match self {
            Flaw::Pieces(flaw) => flaw.rules(),
            Flaw::Round(flaw) => flaw.rules(),
            Flaw::Asked(flaw) => flaw.rules(),
            Flaw::Build(flaw) => flaw.rules(),
            Flaw::Config(_) | Flaw::Unsound(_) => &[],
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Config(problem) | Flaw::Unsound(problem) => f.write_str(problem),
            Flaw::Pieces(flaw) => flaw.fmt(f),
            Flaw::Round(flaw) => flaw.fmt(f),
            Flaw::Asked(flaw) => flaw.fmt(f),
            Flaw::Build(flaw) => flaw.fmt(f),
        }
    }
}
