//! Puerto Rico, the classic edition.

use super::{
    Depletion, EmptyBag, FullCountryside, HospitalTile, LastCrate, Objectives, PhaseStep, Poaching, Ruleset,
    Shortage, Starters, refuse, scripts,
};
use crate::config::{Config, Difficulty};
use crate::data::buildings::{Origin, PRINTED};
use crate::data::players::{SetupFigures, figures};
use crate::ids::BuildingSet;
use game_core::ConfigError;

/// The rule set for `config`.
///
/// # Errors
/// Other than 3 to 5 players, and options of the 1897 edition.
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if !(3..=5).contains(&config.players) {
        return refuse("players", format!("3 to 5 play the classic edition, not {}", config.players));
    }
    if config.options.costs {
        return refuse("options.costs", "the other costs belong to the 1897 edition".to_owned());
    }
    if config.options.start {
        return refuse("options.start", "the other starting coins belong to the 1897 edition".to_owned());
    }
    if config.options.exp1 {
        return refuse("options.exp1", "the expansions belong to the 1897 edition".to_owned());
    }
    if config.options.exp2 {
        return refuse("options.exp2", "the expansions belong to the 1897 edition".to_owned());
    }
    if config.options.tailor {
        return refuse("options.tailor", "the Large Tailor Shop belongs to the 1897 edition".to_owned());
    }
    if config.options.combo.is_some() {
        return refuse("options.combo", "this is an option of the draft of expansions".to_owned());
    }
    if config.options.exp3 {
        return refuse("options.exp3", "the Smuggler belongs to the 1897 edition".to_owned());
    }
    if config.options.exp4 {
        return refuse("options.exp4", "the Festival belongs to the 1897 edition".to_owned());
    }
    if config.options.exp5 {
        return refuse("options.exp5", "the Festival cards belong to the 1897 edition".to_owned());
    }
    if config.options.intl {
        return refuse("options.intl", "the international wording belongs to the 1897 edition".to_owned());
    }
    if config.options.exp6 {
        return refuse("options.exp6", "the expansions belong to the 1897 edition".to_owned());
    }
    if config.options.exp6_draft {
        return refuse("options.exp6_draft", "the expansions belong to the 1897 edition".to_owned());
    }
    if config.options.puertomas > 0 {
        return refuse("options.puertomas", "the Puertomas belong to the 1897 edition".to_owned());
    }
    if config.options.difficulty != Difficulty::Normal {
        return refuse("options.difficulty", "the Puertomas belong to the 1897 edition".to_owned());
    }
    let printed = *figures(config.players);
    // C01: the classic box has 122 points, which only five players see.
    let vp = if config.players == 5 { 122 } else { printed.vp };
    let craftsman = [PhaseStep::ProductionWithExtra, PhaseStep::FactoryCoins];
    let possible = BuildingSet::of(|building| building.origin() == Origin::Base);
    Ok(Ruleset {
        buildings: PRINTED,
        copies: PRINTED.map(|def| if def.is_of_base() { def.copies[1] } else { 0 }),
        possible,
        undrafted: possible,
        setup: scripts::setup(&scripts::SetupParts {
            draft: false,
            festival: false,
            starters: Starters::BeforeMarket,
            achievements: false,
            endowments: false,
        }),
        never_together: None,
        counts_made: false,
        counts_loaded: false,
        counts_gained: false,
        overpaying: false,
        achievements: None,
        watched: false,
        objectives: Objectives::None,
        scripts: scripts::of(BuildingSet::EMPTY, &craftsman),
        figures: SetupFigures { vp, ..printed },
        full_countryside: FullCountryside::TakeAndDiscard,
        empty_bag: EmptyBag::NoDraw,
        hospital: HospitalTile::PickedOnly,
        last_crate: LastCrate::MustKeep,
        smuggler: false,
        captures: true,
        people: config.players,
        puertomas: 0,
        difficulty: Difficulty::Normal,
        left_out: None,
        poaching: Poaching::AsManyAsPlay,
        depletion: Depletion::RunningRound,
        citizens: 0,
        shortage: Shortage::LastRound,
        tailor_coins: u8::MAX,
    })
}
