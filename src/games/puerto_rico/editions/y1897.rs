//! Puerto Rico 1897, the special edition.

use super::{EmptyBag, FullCountryside, HospitalTile, LastCrate, Ruleset, Starters, Step, refuse};
use crate::core::ConfigError;
use crate::games::puerto_rico::config::Config;
use crate::games::puerto_rico::data::buildings::PRINTED;
use crate::games::puerto_rico::data::players::figures;
use crate::games::puerto_rico::ids::Building;

/// The rule set for `config`.
///
/// # Errors
/// Other than 2 to 5 players.
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if !(2..=5).contains(&config.players) {
        return refuse("players", format!("2 to 5 play the 1897 edition, not {}", config.players));
    }
    let mut buildings = PRINTED;
    if config.options.costs {
        buildings[Building::Factory.index()].cost = 8;
        buildings[Building::School.index()].cost = 7;
    }
    Ok(Ruleset {
        copies: buildings
            .map(|def| if def.is_of_base() { def.copies[(config.players > 2) as usize] } else { 0 }),
        buildings,
        figures: *figures(config.players),
        craftsman: &[Step::Production, Step::ExtraCrate, Step::FactoryCoins],
        starters: Starters::AfterMarket,
        full_countryside: FullCountryside::TakeNothing,
        empty_bag: EmptyBag::Refill,
        hospital: HospitalTile::Either,
        last_crate: LastCrate::MayKeep,
    })
}
