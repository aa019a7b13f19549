//! The weights that were fitted to games, one file for each kind of table.

mod base_two;
mod classic;
mod new_buildings;

use super::weights::{self, Table};
use crate::games::san_juan::SanJuan;
use crate::games::san_juan::editions::CardSet;

/// The weights for the kind of table that `game` is played at. Larger tables
/// of the base game and two sets have no fit of their own: those of the base
/// game for two serve them.
pub fn table(game: &SanJuan) -> Table {
    let (weights, base, spread) = match game.card_set() {
        CardSet::NewBuildings => (&new_buildings::WEIGHTS, &new_buildings::BASE, &new_buildings::SPREAD),
        CardSet::Classic => (&classic::WEIGHTS, &classic::BASE, &classic::SPREAD),
        CardSet::Y1897 | CardSet::TwoSets => (&base_two::WEIGHTS, &base_two::BASE, &base_two::SPREAD),
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
