//! The weights that were fitted to games, one file for each kind of table.

mod base_two;
mod classic;
mod new_buildings;
#[expect(clippy::approx_constant, reason = "some weights happen to be near 1/π")]
mod two_sets;

use super::weights::{self, Table};
use crate::editions::CardSet;

/// The weights for games with these cards. Tables of three and four have no fit of
/// their own for the base game: that for two serves them.
pub fn table(cards: CardSet) -> Table {
    let (weights, base, spread) = match cards {
        CardSet::NewBuildings => (&new_buildings::WEIGHTS, &new_buildings::BASE, &new_buildings::SPREAD),
        CardSet::Classic => (&classic::WEIGHTS, &classic::BASE, &classic::SPREAD),
        CardSet::TwoSets => (&two_sets::WEIGHTS, &two_sets::BASE, &two_sets::SPREAD),
        CardSet::Y1897 => (&base_two::WEIGHTS, &base_two::BASE, &base_two::SPREAD),
    };
    Table::between(weights, base, spread)
}

/// Weights to which fits cling where games say nothing: those of the base
/// game for two, with the new buildings as ordinary ones.
pub fn guess() -> [weights::Row; weights::KNOTS] {
    let mut knots = base_two::WEIGHTS;
    knots.iter_mut().for_each(weights::add_new_buildings);
    knots
}
