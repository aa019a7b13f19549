//! Puerto Rico 1897, the special edition, with its expansions.

use super::{
    Dealing, Depletion, EmptyBag, FullCountryside, HospitalTile, LastCrate, Objectives, PhaseStep, Poaching,
    Ruleset, Shortage, Starters, refuse, scripts,
};
use crate::config::{Combo, Config, Difficulty};
use crate::data::buildings::{Origin, PRINTED};
use crate::data::festival::FestivalCard;
use crate::data::players::figures;
use crate::data::puertoma::PUERTOMAS;
use crate::ids::{Building, BuildingSet};
use game_core::ConfigError;

/// Citizens of expansion II (`PR-X2-01`).
const CITIZENS: u8 = 20;

/// The rule set for `config`.
///
/// # Errors
/// Other than 2 to 5 players; options of expansions that are not in play.
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if !(2..=5).contains(&config.players) {
        return refuse("players", format!("2 to 5 play the 1897 edition, not {}", config.players));
    }
    let options = &config.options;
    let never_together = match options.combo {
        None => None,
        Some(Combo::HaciendaLumberyard) if options.exp1 => Some([Building::Hacienda, Building::Lumberyard]),
        Some(Combo::HaciendaLumberyard) => {
            return refuse("options.combo", "the Lumberyard belongs to expansion I (exp1)".to_owned());
        }
        Some(Combo::VillaTailor) if options.exp2 => Some([Building::Villa, Building::Tailor]),
        Some(Combo::VillaTailor) => {
            return refuse("options.combo", "both buildings belong to expansion II (exp2)".to_owned());
        }
    };
    if options.tailor && !options.exp2 {
        return refuse("options.tailor", "the Large Tailor Shop belongs to expansion II (exp2)".to_owned());
    }
    let objectives = match (options.exp4, options.exp5) {
        (false, false) => Objectives::None,
        (true, false) => Objectives::Printed,
        (true, true) => Objectives::Cards,
        (false, true) => {
            return refuse("options.exp5", "the cards belong to the Festival (exp4)".to_owned());
        }
    };
    if options.exp6_draft && !options.exp6 {
        return refuse("options.exp6_draft", "the cards belong to expansion VI (exp6)".to_owned());
    }
    let achievements = options.exp6.then_some(match options.exp6_draft {
        false if options.puertomas > 0 => Dealing::Drawn,
        false => Dealing::AtOnce,
        true => Dealing::Passed,
    });
    check_puertomas(config)?;
    let mut buildings = PRINTED;
    if options.costs {
        buildings[Building::Factory.index()].cost = 8;
        buildings[Building::School.index()].cost = 7;
    }
    let possible = BuildingSet::of(|building| match building.origin() {
        Origin::Base => true,
        Origin::Exp1 => options.exp1,
        Origin::Exp2 => options.exp2,
    });
    let copies = |building: Building| PRINTED[building.index()].copies[(config.players > 2) as usize];
    let craftsman = [PhaseStep::Production, PhaseStep::ExtraCrate, PhaseStep::FactoryCoins];
    let (poaching, depletion, hospital) = if config.options.intl {
        (Poaching::DownToPlayers, Depletion::RunningRound, HospitalTile::Either)
    } else {
        (Poaching::AsManyAsPlay, Depletion::NextCaptain, HospitalTile::OrSecond)
    };
    let drafts = options.exp1 || options.exp2;
    Ok(Ruleset {
        copies: Building::ALL.map(|building| if possible.has(building) { copies(building) } else { 0 }),
        buildings,
        possible,
        undrafted: BuildingSet::of(|building| {
            possible.has(building) && !(drafts && PRINTED[building.index()].is_drafted())
        }),
        setup: scripts::setup(&scripts::SetupParts {
            draft: drafts,
            festival: options.exp4,
            starters: Starters::AfterMarket,
            achievements: options.exp6,
            endowments: options.difficulty == Difficulty::Hard,
        }),
        never_together,
        counts_made: possible.has(Building::Distillery) || options.exp4 || options.exp6,
        counts_loaded: options.exp5 || options.exp6,
        counts_gained: options.exp6,
        overpaying: options.exp6,
        achievements,
        objectives,
        watched: options.exp4 || options.exp6,
        scripts: scripts::of(possible, &craftsman),
        figures: *figures(config.players),
        full_countryside: FullCountryside::TakeNothing,
        empty_bag: EmptyBag::Refill,
        hospital,
        last_crate: LastCrate::MayKeep,
        smuggler: config.options.exp3,
        captures: options.puertomas == 0,
        people: config.players - options.puertomas,
        puertomas: options.puertomas,
        difficulty: options.difficulty,
        left_out: (options.puertomas > 0).then_some(FestivalCard::Delivery),
        poaching,
        depletion,
        citizens: if options.exp2 { CITIZENS } else { 0 },
        // PR-X2-07
        shortage: if options.exp2 { Shortage::Nothing } else { Shortage::LastRound },
        tailor_coins: if options.tailor { 3 } else { u8::MAX },
    })
}

/// Checks whether Puertomas can be at this table.
fn check_puertomas(config: &Config) -> Result<(), ConfigError> {
    let options = &config.options;
    if usize::from(options.puertomas) > PUERTOMAS || options.puertomas >= config.players {
        let most = PUERTOMAS.min(usize::from(config.players) - 1);
        let problem = format!("0 to {most} of {} players are Puertomas (PR-AUT-SET-1)", config.players);
        return refuse("options.puertomas", problem);
    }
    if options.puertomas == 0 {
        return match options.difficulty {
            Difficulty::Normal => Ok(()),
            _ => refuse("options.difficulty", "no Puertoma plays (PR-AUT-DIF-1)".to_owned()),
        };
    }
    if config.first.is_some_and(|seat| seat.0 > 0) {
        return refuse("first", "with Puertomas the first seat begins (PR-AUT-SET-1)".to_owned());
    }
    if options.exp6_draft {
        let problem = "with Puertomas the cards are drawn, not passed on (PR-AUT-X6-1)";
        return refuse("options.exp6_draft", problem.to_owned());
    }
    Ok(())
}
