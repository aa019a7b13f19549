//! Faults of achievement cards.

use std::fmt;

use super::Flaw;
use crate::data::achievements::Achievement;
use game_core::RuleId;

/// Faults in the achievement cards of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AchievementFlaw {
    /// Another number of cards lies there now.
    CardCount {
        /// Number that there should be.
        due: usize,
    },
    /// Another number of cards is in hand now.
    HandCount {
        /// Number that there should be.
        due: usize,
    },
    /// Completed are cards of the seat only, each once.
    NotOwn,
    /// A card is there twice.
    CardTwice { card: Achievement },
    /// Too few cards come after those that have been kept.
    KeptTooLate,
    /// The condition of an open card holds.
    Completed { card: Achievement },
}

impl AchievementFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            AchievementFlaw::CardCount { .. } => &[RuleId("PR-ACH-SETUP-1")],
            AchievementFlaw::HandCount { .. } => &[RuleId("PR-ACH-SETUP-2")],
            AchievementFlaw::NotOwn | AchievementFlaw::Completed { .. } => &[RuleId("PR-ACH-02")],
            AchievementFlaw::CardTwice { .. } => &[RuleId("PR-ACH-06")],
            AchievementFlaw::KeptTooLate => &[RuleId("PR-AUT-X6-1")],
        }
    }
}

impl fmt::Display for AchievementFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AchievementFlaw::CardCount { due } => return write!(f, "{due} cards lie here now"),
            AchievementFlaw::HandCount { due } => return write!(f, "{due} cards are in this hand now"),
            AchievementFlaw::NotOwn => "only cards of this seat, each once",
            AchievementFlaw::CardTwice { .. } => "each card is there once",
            AchievementFlaw::KeptTooLate => "cards are kept in their order, and too few come after these",
            AchievementFlaw::Completed { .. } => "its condition holds, so it is completed",
        })
    }
}

impl From<AchievementFlaw> for Flaw {
    fn from(flaw: AchievementFlaw) -> Self {
        Flaw::Achievement(flaw)
    }
}
