//! San Juan 1897, the special edition.

use super::{GoldMinePolicy, GuildHallPolicy, RoundStep, Ruleset, TuckedCount};
use crate::core::ConfigError;
use crate::games::san_juan::config::Config;
use crate::games::san_juan::data::buildings::Y1897;
use crate::games::san_juan::ids::Kind;

/// The rule set of the 1897 base game for `config`.
///
/// # Errors
/// Other than 2 to 4 players (C-18), a first governor who does not play, a
/// Resort that costs neither 3 nor 4 (D-22).
pub(super) fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    let refuse = |field, problem: String| Err(ConfigError { field, problem });
    if !(2..=4).contains(&config.players) {
        return refuse("players", format!("2 to 4 play the 1897 edition, not {}", config.players));
    }
    if config.first.is_some_and(|seat| seat.0 >= config.players) {
        return refuse("first", format!("seats are 0 to {}", config.players - 1));
    }
    let resort_cost = config.switches.resort_cost_1897;
    if !(3..=4).contains(&resort_cost) {
        return refuse("switches.resort_cost_1897", format!("3 or 4, not {resort_cost}"));
    }
    let mut cards = Y1897;
    cards[Kind::Prefecture.index()].cost = resort_cost;
    Ok(Ruleset {
        cards,
        round_start: &[RoundStep::Chapels, RoundStep::HandLimits],
        gold_mine: GoldMinePolicy::Cheapest,
        guild_hall: GuildHallPolicy::BuildingsAndKinds,
        tucked_count: TuckedCount::OwnerOnly,
    })
}
