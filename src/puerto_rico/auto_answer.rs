//! The optional powers of Puerto Rico.

use serde::{Deserialize, Serialize};

use crate::{Action, Prompt, PuertoRico, State};
use session::auto_answer::{AutoAnswer, Policy, Use};

/// What can be used or left in Puerto Rico. The Hospital, the Recruiter's
/// worker, the School, production, a single extra crate and the Harbor's point
/// come up only at tables that want to be asked about bonuses, and where they
/// matter for the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// The Hacienda's tile (`PR-BLD-HAC-1`).
    Hacienda,
    /// The Hospital's worker (`PR-BLD-HOSP-1`).
    Hospital,
    /// The Recruiter's extra worker (`PR-REC-01`).
    ExtraWorker,
    /// The School's worker (`PR-BLD-SCH-1`).
    School,
    /// Producing at all (`PR-CRA-05`).
    Production,
    /// The Craftsman's extra crate (`PR-CRA-06`).
    ExtraCrate,
    /// The own ship (`PR-BLD-WHARF-1`).
    Wharf,
    /// The Harbor's point (`PR-BLD-HARB-2`).
    Harbor,
    /// Storing as many goods whole as the warehouses hold (`PR-BLD-SWH-1`):
    /// next to never of any harm.
    Warehouses,
    /// The one crate outside the warehouses (`PR-CAP-14`): the same.
    LastCrate,
    /// Keeping as many crates of a raided ship as one may (`PR-SMG-05`): the
    /// same.
    Spoils,
}

impl AutoAnswer for PuertoRico {
    type Power = Power;

    const POWERS: &'static [Power] = &[
        Power::Hacienda,
        Power::Hospital,
        Power::ExtraWorker,
        Power::School,
        Power::Production,
        Power::ExtraCrate,
        Power::Wharf,
        Power::Harbor,
        Power::Warehouses,
        Power::LastCrate,
        Power::Spoils,
    ];

    fn default_policy(power: Power) -> Policy {
        match power {
            Power::Warehouses | Power::LastCrate | Power::Spoils => Policy::Always,
            Power::Hacienda
            | Power::Hospital
            | Power::ExtraWorker
            | Power::School
            | Power::Production
            | Power::ExtraCrate
            | Power::Wharf
            | Power::Harbor => Policy::Ask,
        }
    }

    /// A bonus that brings the end nearer (`PR-BLD-GEN-7`).
    fn overrides_switches(&self, state: &State) -> bool {
        self.ending(state).is_some()
    }

    fn habit(prompt: &Prompt, action: Action) -> Option<(Power, Use)> {
        let power = match (prompt, action) {
            // Somebody who moves answers nothing yet.
            (_, Action::Move(_) | Action::MoveCitizen(_)) => return None,
            (Prompt::Hacienda, _) => Power::Hacienda,
            (Prompt::Hospital { .. } | Prompt::LateHospital, _) => Power::Hospital,
            (Prompt::Privilege, _) => Power::ExtraWorker,
            (Prompt::School { .. }, _) => Power::School,
            (Prompt::Produce, _) => Power::Production,
            (Prompt::Extra, _) => Power::ExtraCrate,
            // Loading a cargo ship neither uses the Wharf nor gives it up.
            (Prompt::Load, Action::Wharf(_) | Action::Pass) => Power::Wharf,
            (Prompt::Harbor { .. } | Prompt::LoadPoint { harbor: true }, _) => Power::Harbor,
            (Prompt::StoreAll { .. }, _) => Power::Warehouses,
            (Prompt::KeepOne | Prompt::KeepSingles { .. }, _) => Power::LastCrate,
            (Prompt::Spoils { most, .. }, Action::Spoils(kept)) => {
                return Some((Power::Spoils, if kept == *most { Use::Uses } else { Use::Leaves }));
            }
            (
                Prompt::Role { .. }
                | Prompt::Take
                | Prompt::Place { .. }
                | Prompt::Build
                | Prompt::Sell
                | Prompt::Load
                | Prompt::Draft
                | Prompt::KeepCard { .. }
                | Prompt::Bohio
                | Prompt::Plant { .. }
                | Prompt::SecondTile
                | Prompt::Payment { .. }
                | Prompt::SmallWharf
                | Prompt::LoadPoint { harbor: false }
                | Prompt::Smuggle
                | Prompt::Spoils { .. }
                | Prompt::Poached { .. }
                | Prompt::Pick
                | Prompt::PlaceCitizen { .. }
                | Prompt::Bonus { .. }
                | Prompt::Zoning
                | Prompt::Park
                | Prompt::Pension { .. }
                | Prompt::PoachKinds
                | Prompt::PoachedCitizens { .. }
                | Prompt::Rewarded { .. },
                _,
            ) => return None,
        };
        Some((power, if action == Action::Pass { Use::Leaves } else { Use::Uses }))
    }
}
