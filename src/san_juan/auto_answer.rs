//! The optional powers of San Juan.

use serde::{Deserialize, Serialize};

use crate::{Action, DiscardWhy, Prompt, SanJuan};
use session::auto_answer::{AutoAnswer, Policy, Use};

/// Optional powers of San Juan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// The Chapel at the start of a round (`SJ-DP-CHAPEL`).
    Chapel,
    /// The Library for the role just taken (`SJ-DP-LIBRARY`).
    Library,
    /// The Crane when a site is chosen (`SJ-BUILD-2`).
    Crane,
    /// The Black Market when a building is paid for (`SJ-BUILD-3`).
    BlackMarket,
    /// The Church at the start of a round (`SJ-DP-CHURCH`).
    Church,
    /// The Office at the start of a round (`SJ-DP-OFFICE`).
    Office,
    /// Paying more than is due (`SJ-BUILD-5`): next to never of any use, so
    /// nobody is asked unless they want to be.
    FullPrice,
}

impl AutoAnswer for SanJuan {
    type Power = Power;

    const POWERS: &'static [Power] = &[
        Power::Office,
        Power::Chapel,
        Power::Church,
        Power::Library,
        Power::Crane,
        Power::BlackMarket,
        Power::FullPrice,
    ];

    fn default_policy(power: Power) -> Policy {
        match power {
            Power::FullPrice => Policy::Never,
            Power::Office
            | Power::Chapel
            | Power::Church
            | Power::Library
            | Power::Crane
            | Power::BlackMarket => Policy::Ask,
        }
    }

    fn habit(prompt: &Prompt, action: Action) -> Option<(Power, Use)> {
        match (prompt, action) {
            (Prompt::Chapel, Action::Tuck(_)) => Some((Power::Chapel, Use::Uses)),
            (Prompt::Chapel, Action::Pass) => Some((Power::Chapel, Use::Leaves)),
            (Prompt::Church { .. }, Action::Tuck(_)) => Some((Power::Church, Use::Uses)),
            (Prompt::Church { .. }, Action::Pass) => Some((Power::Church, Use::Leaves)),
            (Prompt::Discard { why: DiscardWhy::Office, .. }, Action::Discard(_)) => {
                Some((Power::Office, Use::Uses))
            }
            (Prompt::Discard { why: DiscardWhy::Office, .. }, Action::Pass) => {
                Some((Power::Office, Use::Leaves))
            }
            (Prompt::Library { .. }, Action::Library(true)) => Some((Power::Library, Use::Uses)),
            (Prompt::Library { .. }, Action::Library(false)) => Some((Power::Library, Use::Leaves)),
            (Prompt::Site { .. }, Action::Over(_)) => Some((Power::Crane, Use::Uses)),
            (Prompt::Site { .. }, Action::NewSite) => Some((Power::Crane, Use::Leaves)),
            (Prompt::Pay { .. }, Action::Spend(_)) => Some((Power::BlackMarket, Use::Uses)),
            (Prompt::Pay { .. }, Action::Waive(_)) => Some((Power::FullPrice, Use::Uses)),
            _ => None,
        }
    }
}
