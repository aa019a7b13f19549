//! The classic edition: one set for two to four, two sets for five to eight.

use arrayvec::ArrayVec;

use super::{
    CardSet, GoldMinePolicy, GuildHallPolicy, HandLimit, PLAIN_PHASES, RoundStep, Ruleset, TuckedCount,
    refuse,
};
use crate::config::Config;
use crate::data::buildings::{CLASSIC, Class};
use crate::data::two_sets::{ADDITIONS, Addition};
use crate::ids::{Kind, ROLES, Role, Tile};
use game_core::ConfigError;

/// Players of one set; every further one brings an expansion role.
const ONE_SET: u8 = 4;

/// The rule set of the classic game for `config`.
///
/// # Errors
/// Other than 2 to 8 players, the expansion of the 1897 edition (`SJ-MODE-1`),
/// and expansion roles of which there are not as many as players beyond the
/// fourth (`SJ-SET-BIG-2`).
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    if !(2..=8).contains(&config.players) {
        return refuse("players", format!("2 to 8 play the classic edition, not {}", config.players));
    }
    if config.new_buildings {
        return refuse("new_buildings", "the classic edition has no expansion".to_owned());
    }
    let extra = extra_roles(config)?;
    let mut rules = Ruleset {
        card_set: CardSet::Classic,
        cards: CLASSIC,
        roles: Role::BASE.into_iter().chain(extra).collect(),
        tiles: Tile::ALL.into_iter().collect(),
        round_start: &[RoundStep::Chapels, RoundStep::HandLimits],
        phases: PLAIN_PHASES,
        hand_limit: HandLimit::Seven,
        gold_mine: GoldMinePolicy::Choice,
        guild_hall: GuildHallPolicy::TwoPerBuilding,
        tucked_count: TuckedCount::Everybody,
    };
    if let Some(beyond) = config.players.checked_sub(ONE_SET + 1) {
        add_second_set(&mut rules, &ADDITIONS[usize::from(beyond)]);
    }
    Ok(rules)
}

/// The expansion roles in play, in the order of the placards; those of ruling
/// D-19 if none are named.
fn extra_roles(config: &Config) -> Result<ArrayVec<Role, ROLES>, ConfigError> {
    let wanted = usize::from(config.players.saturating_sub(ONE_SET));
    let Some(named) = &config.extra_roles else {
        return Ok(Role::EXTRA.into_iter().take(wanted).collect());
    };
    let roles: ArrayVec<Role, ROLES> = Role::EXTRA.into_iter().filter(|role| named.contains(role)).collect();
    if named.len() != wanted || roles.len() != wanted {
        let problem = format!("{wanted} different expansion roles for {} players", config.players);
        return refuse("extra_roles", problem);
    }
    Ok(roles)
}

/// `SJ-SET-BIG-1`
fn add_second_set(rules: &mut Ruleset, addition: &Addition) {
    rules.card_set = CardSet::TwoSets;
    for card in rules.cards.iter_mut().filter(|card| card.count > 0) {
        card.count += match (card.class, card.cost) {
            (Class::Production, _) => addition.production,
            (Class::Commercial | Class::Monument, 6) => addition.six,
            (Class::Commercial | Class::Monument, _) => addition.common,
        };
    }
    rules.cards[Kind::ProdT1.index()].count += addition.tier_1;
    rules.tiles.extend(addition.tiles.iter().copied());
    rules.tiles.sort_unstable();
}
