//! The editions: tables, presence and policies. The only files that name one.

mod y1897;

use super::config::{Config, Edition};
use super::data::buildings::CardDef;
use super::ids::KINDS;
use crate::core::ConfigError;

/// What an edition resolves to: numbers in a table, behaviour as named
/// policies, each read at one place.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// What is printed on the cards, by kind.
    pub cards: [CardDef; KINDS],
    /// The steps of the start of a round, in order (`SJ-FLOW-START-*`).
    pub round_start: &'static [RoundStep],
    /// What the owner of a Gold Mine gets.
    pub gold_mine: GoldMinePolicy,
    /// What a Guild Hall scores.
    pub guild_hall: GuildHallPolicy,
    /// Whether others may count the cards under a Chapel.
    pub tucked_count: TuckedCount,
}

/// A step of the start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundStep {
    /// Every owner of a Chapel may tuck a card (`SJ-FLOW-START-2`).
    Chapels,
    /// Everybody discards down to the hand limit (`SJ-FLOW-START-3`).
    HandLimits,
}

/// What the owner of a Gold Mine gets if all four costs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoldMinePolicy {
    /// The cheapest card (`SJ-BLD-GOLD-2`, 1897).
    Cheapest,
}

/// What a Guild Hall scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuildHallPolicy {
    /// One per production building and one per kind of them
    /// (`SJ-SCORE-GUILD`, 1897).
    BuildingsAndKinds,
}

/// Whether others may count the cards under a Chapel (`SJ-INF-8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TuckedCount {
    /// The number need not be told before the end.
    OwnerOnly,
}

/// Resolves a configuration.
///
/// # Errors
/// Player counts and figures that the edition does not have.
pub fn resolve(config: &Config) -> Result<Ruleset, ConfigError> {
    match config.edition {
        Edition::Y1897 => y1897::resolve(config),
    }
}
