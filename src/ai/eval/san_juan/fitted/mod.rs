//! The weights that were fitted to games, one file for each kind of table.

mod base_two;

use super::weights::{self, Table};
use crate::core::Game;
use crate::games::san_juan::{Edition, SanJuan};

/// The weights for the kind of table that `game` is played at.
pub fn table(game: &SanJuan) -> Table {
    let config = game.config();
    match (config.edition, config.players) {
        (Edition::Y1897, 2) if !config.new_buildings => {
            Table::between(&base_two::WEIGHTS, &base_two::BASE, &base_two::SPREAD)
        }
        _ => Table::between(&guess(), &base_two::BASE, &base_two::SPREAD),
    }
}

/// Weights for tables without a fit of their own, and to which fits cling: those of the base game for two.
pub fn guess() -> [weights::Row; weights::KNOTS] {
    let mut knots = base_two::WEIGHTS;
    knots.iter_mut().for_each(weights::add_new_buildings);
    knots
}
