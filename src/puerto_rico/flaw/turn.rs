//! Faults of the frames.

use std::fmt;

use super::Flaw;
use crate::state::Frame;
use game_core::json;

/// Faults in what is being resolved. The rules say nowhere what cannot be asked, so none is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnFlaw {
    /// The game has ended before its last round was over.
    OverTooEarly,
    /// These frames do not come together, or not now.
    Frames {
        /// The frames.
        frames: Vec<Frame>,
    },
    /// Not asked during the set-up.
    NotInSetup,
    /// A phase is named without its frames, or its frames stand without it.
    PhaseOrNot,
    /// Something was loaded in another phase than the Captain's.
    LoadedElsewhere,
    /// Something was produced in another phase than the Craftsman's.
    ProducedElsewhere,
    /// Tiles were obtained in another phase than the Planter's.
    ObtainedElsewhere,
    /// Nobody of that kind is on the portrait where the Hospital's worker waits.
    NobodyWaits,
    /// Not asked at that step of the phase.
    NotAtThisStep,
    /// More seats have been handled than play.
    SeatsHandled,
    /// Workers that a load gave are placed when nothing is being loaded.
    RewardNotLoading,
    /// The question does not fit the board of the seat that acts.
    Asked,
    /// The frames below the question do not fit it.
    GoesOn,
}

impl fmt::Display for TurnFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TurnFlaw::OverTooEarly => "a finished game has had its last round",
            TurnFlaw::Frames { frames } => {
                let names = json::names_of(frames);
                return write!(f, "this sequence of frames does not occur at this point of a round: {names}");
            }
            TurnFlaw::NotInSetup => "this is not asked during the set-up of this game",
            TurnFlaw::PhaseOrNot => "is named exactly while the stack is in one",
            TurnFlaw::LoadedElsewhere => "loads are made in the Captain phase",
            TurnFlaw::ProducedElsewhere => "crates are produced in the Craftsman phase",
            TurnFlaw::ObtainedElsewhere => "tiles are obtained in the Planter phase",
            TurnFlaw::NobodyWaits => "nobody of that kind is on the portrait",
            TurnFlaw::NotAtThisStep => "this is not asked at that step of the phase",
            TurnFlaw::SeatsHandled => "`next` counts the seats handled",
            TurnFlaw::RewardNotLoading => "a reward for a load comes while loading",
            TurnFlaw::Asked => "the last frame does not fit the board of the seat that acts",
            TurnFlaw::GoesOn => "what goes on after this does not fit the board",
        })
    }
}

impl From<TurnFlaw> for Flaw {
    fn from(flaw: TurnFlaw) -> Self {
        Flaw::Turn(flaw)
    }
}
