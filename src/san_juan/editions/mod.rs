//! The editions: tables, presence and policies. The only files that name one.

mod classic;
mod y1897;

use arrayvec::ArrayVec;

use super::config::{Config, Edition};
use super::data::buildings::CardDef;
use super::ids::{KINDS, Kind, ROLES, Role, Tile};
use super::state::TILES;
use game_core::ConfigError;

/// Rules of an edition: numbers in a table, behaviour as named policies, each read at one place.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// Set of cards that the table plays with.
    pub card_set: CardSet,
    /// Printed values of the cards, by kind.
    pub cards: [CardDef; KINDS],
    /// The placards in the centre.
    pub roles: ArrayVec<Role, ROLES>,
    /// The price tiles, sorted.
    pub tiles: ArrayVec<Tile, TILES>,
    /// The steps of the start of a round, in order (`SJ-FLOW-START-*`).
    pub round_start: &'static [RoundStep],
    /// The steps of each role's phase, in order (section 5.8).
    pub phases: [&'static [PhaseStep]; ROLES],
    /// Number of cards that may stay in a hand.
    pub hand_limit: HandLimit,
    /// Income of the owner of a Gold Mine.
    pub gold_mine: GoldMinePolicy,
    /// Scoring of a Guild Hall.
    pub guild_hall: GuildHallPolicy,
    /// Rule on counting cards that lie under buildings.
    pub tucked_count: TuckedCount,
}

/// Set of cards that a table plays with (section 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardSet {
    /// Those of 1897.
    Y1897,
    /// The same with "New Buildings".
    NewBuildings,
    /// One set of the classic edition.
    Classic,
    /// Two of them.
    TwoSets,
}

/// A step of the start of a round; in each the seats act clockwise from the
/// new governor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundStep {
    /// Every owner of an Office may exchange cards (`SJ-FLOW-START-1`).
    Offices,
    /// Every owner of a Chapel, then of a Church, may tuck cards
    /// (`SJ-FLOW-START-2`).
    Chapels,
    /// Everybody discards down to the hand limit (`SJ-FLOW-START-3`).
    HandLimits,
}

/// A step of a phase; in each the seats act clockwise from the picker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseStep {
    /// Uses the role's action.
    Act,
    /// Goods appear on Zoning Offices (`SJ-BLD-CUSTOMS-1`).
    CustomsOffices,
    /// The owners of Schools draw (`SJ-BLD-SCHOOL-1`).
    Schools,
    /// The owners of Cottages draw (`SJ-BLD-COTTAGE-1`).
    Cottages,
}

/// Phases in which nothing happens but what their role says.
const PLAIN_PHASES: [&[PhaseStep]; ROLES] = [&[PhaseStep::Act]; ROLES];

/// Number of cards that may stay in a hand without a Tower (`SJ-FLOW-START-5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandLimit {
    Seven,
    /// Seven; six without a Fort while somebody has one.
    SixWhileFort,
    /// Seven with a Fort, six without.
    SixWithoutFort,
}

/// Income of the owner of a Gold Mine if all four costs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoldMinePolicy {
    /// The cheapest card (`SJ-BLD-GOLD-2`, 1897).
    Cheapest,
    /// A card of his choice (`SJ-BLD-GOLD-2`, classic).
    Choice,
}

/// Scoring of a Guild Hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuildHallPolicy {
    /// One per production building and one per kind of them
    /// (`SJ-SCORE-GUILD`, 1897).
    BuildingsAndKinds,
    /// Two per production building (`SJ-SCORE-GUILD`, classic).
    TwoPerBuilding,
}

/// Rule on whether others may count cards that lie under buildings (`SJ-INF-8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TuckedCount {
    /// The number need not be told before the end.
    OwnerOnly,
    /// Only what they are is secret.
    Everybody,
}

/// Resolves a configuration.
///
/// # Errors
/// Player counts, expansions and figures that the edition does not have.
pub fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    let rules = match config.edition {
        Edition::Y1897 => y1897::resolve(config)?,
        Edition::Classic => classic::resolve(config)?,
    };
    if config.first.is_some_and(|seat| seat.0 >= config.players) {
        return refuse("first", format!("seats are 0 to {}", config.players - 1));
    }
    Ok(rules)
}

/// The configuration with everything named that it left to the defaults and
/// that its rule set makes use of.
pub fn in_full(config: &Config, rules: &Ruleset) -> Config {
    let mut full = config.clone();
    let extra: Vec<Role> = Role::EXTRA.into_iter().filter(|role| rules.roles.contains(role)).collect();
    full.extra_roles = (!extra.is_empty()).then_some(extra);
    if config.new_buildings {
        full.switches.cottage_cost = Some(rules.cards[Kind::Cottage.index()].cost);
        full.switches.fort_limit_scope = Some(config.switches.fort_limit_scope.unwrap_or_default());
    }
    full
}

fn refuse<T>(field: &'static str, problem: String) -> Result<T, ConfigError> {
    Err(ConfigError { field, problem })
}
