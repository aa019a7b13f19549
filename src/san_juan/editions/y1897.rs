//! San Juan 1897, the special edition, with and without "New Buildings".

use super::{
    CardSet, GoldMinePolicy, GuildHallPolicy, HandLimit, PLAIN_PHASES, PhaseStep, RoundStep, Ruleset,
    TuckedCount, refuse,
};
use crate::config::{Config, FortLimit};
use crate::data::buildings::{NEW_BUILDINGS, Y1897};
use crate::ids::{Kind, Role, Tile};
use game_core::ConfigError;

/// The rule set of the 1897 game for `config`.
///
/// # Errors
/// Other than 2 to 4 players (C-18, `SJ-MODE-2`), expansion roles, a Resort
/// that costs neither 3 nor 4 (D-22), a Cottage that costs neither 1 nor 2
/// (D-23).
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if !(2..=4).contains(&config.players) {
        return refuse("players", format!("2 to 4 play the 1897 edition, not {}", config.players));
    }
    if config.extra_roles.as_ref().is_some_and(|roles| !roles.is_empty()) {
        return refuse("extra_roles", "the 1897 edition has no expansion roles".to_owned());
    }
    let resort_cost = config.switches.resort_cost_1897;
    if !(3..=4).contains(&resort_cost) {
        return refuse("switches.resort_cost_1897", format!("3 or 4, not {resort_cost}"));
    }
    if let Some(cost) = config.switches.cottage_cost.filter(|cost| !(1..=2).contains(cost)) {
        return refuse("switches.cottage_cost", format!("1 or 2, not {cost}"));
    }
    let mut rules = base();
    rules.cards[Kind::Prefecture.index()].cost = resort_cost;
    if config.new_buildings {
        add_new_buildings(&mut rules, config);
    }
    Ok(rules)
}

fn base() -> Ruleset {
    Ruleset {
        cards: Y1897,
        roles: Role::BASE.into_iter().collect(),
        tiles: Tile::ALL.into_iter().collect(),
        round_start: &[RoundStep::Chapels, RoundStep::HandLimits],
        phases: PLAIN_PHASES,
        hand_limit: HandLimit::Seven,
        gold_mine: GoldMinePolicy::Cheapest,
        guild_hall: GuildHallPolicy::BuildingsAndKinds,
        tucked_count: TuckedCount::OwnerOnly,
        card_set: CardSet::Y1897,
    }
}

/// `SJ-SET-EXP-1` and the steps that the new buildings need.
fn add_new_buildings(rules: &mut Ruleset, config: &Config) {
    rules.card_set = CardSet::NewBuildings;
    for (card, count) in rules.cards.iter_mut().zip(NEW_BUILDINGS) {
        card.count += count;
    }
    if let Some(cost) = config.switches.cottage_cost {
        rules.cards[Kind::Cottage.index()].cost = cost;
    }
    rules.round_start = &[RoundStep::Offices, RoundStep::Chapels, RoundStep::HandLimits];
    rules.phases[Role::Builder as usize] = &[PhaseStep::Act, PhaseStep::Schools];
    rules.phases[Role::Trader as usize] = &[PhaseStep::Act, PhaseStep::Cottages];
    rules.phases[Role::Councillor as usize] = &[PhaseStep::CustomsOffices, PhaseStep::Act];
    rules.hand_limit = match config.switches.fort_limit_scope.unwrap_or_default() {
        FortLimit::WhenOwned => HandLimit::SixWhileFort,
        FortLimit::Always => HandLimit::SixWithoutFort,
    };
}
