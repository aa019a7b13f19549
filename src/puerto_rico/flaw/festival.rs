//! Faults of the festival board.

use std::fmt;

use super::Flaw;
use crate::data::festival::FestivalCard;
use game_core::{RuleId, Seat};

/// Faults in the objectives of the festival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FestivalFlaw {
    /// Another number of objectives lies there.
    ObjectiveCount {
        /// Number that there should be.
        due: usize,
    },
    /// More crates or plantations than any objective shows.
    TooMuchShown,
    /// The objective is not in this game, not in this place, or there twice.
    NotDrawn {
        /// The objective.
        card: FestivalCard,
    },
    /// Another number of crates is on the objective.
    Crates {
        /// The objective.
        card: FestivalCard,
        /// Number that there should be.
        due: u8,
    },
    /// Other plantations are on the objective.
    Plantations {
        /// The objective.
        card: FestivalCard,
        /// Number that there should be, each of its own kind.
        due: u8,
    },
    /// The objective shows another building, or none.
    Building {
        /// The objective.
        card: FestivalCard,
    },
    /// The seat that has fulfilled the objective lacks the pieces that it shows.
    NotFulfilled {
        /// The objective.
        card: FestivalCard,
        /// Seat that is said to have fulfilled it.
        seat: Seat,
    },
    /// A seat has fulfilled the objective and was given nothing.
    NotRewarded {
        /// The objective.
        card: FestivalCard,
        seat: Seat,
    },
}

impl FestivalFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            FestivalFlaw::ObjectiveCount { .. } => &[RuleId("PR-FES-SETUP-1")],
            FestivalFlaw::NotDrawn { .. } => &[RuleId("PR-FCD-01")],
            FestivalFlaw::TooMuchShown | FestivalFlaw::Crates { .. } | FestivalFlaw::Plantations { .. } => {
                &[RuleId("PR-FCD-02")]
            }
            FestivalFlaw::Building { .. } => &[RuleId("PR-FES-SETUP-4")],
            FestivalFlaw::NotFulfilled { .. } | FestivalFlaw::NotRewarded { .. } => &[RuleId("PR-FES-01")],
        }
    }
}

impl fmt::Display for FestivalFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FestivalFlaw::ObjectiveCount { due } => return write!(f, "{due} objectives lie there"),
            FestivalFlaw::TooMuchShown => "more than any card shows",
            FestivalFlaw::NotDrawn { .. } => "the printed objectives, or three different cards",
            FestivalFlaw::Crates { .. } => "another number of crates is on this card",
            FestivalFlaw::Plantations { .. } => "other plantations, each of its own kind, are on this card",
            FestivalFlaw::Building { .. } => "this card shows another building of this game, or none",
            FestivalFlaw::NotFulfilled { .. } => "whoever fulfilled it has what it shows",
            FestivalFlaw::NotRewarded { seat, .. } => {
                return write!(f, "{seat} has fulfilled it and been given nothing");
            }
        })
    }
}

impl From<FestivalFlaw> for Flaw {
    fn from(flaw: FestivalFlaw) -> Self {
        Flaw::Festival(flaw)
    }
}
