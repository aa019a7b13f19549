//! Affordable buildings, looked up: the rules ask for them at every turn of a Builder.

use crate::editions::Ruleset;
use crate::ids::{BuildingSet, Tile};
use crate::state::Board;

/// Quarries of the highest discount that a building allows.
const QUARRIES: usize = 4;
/// Coins that buy any building; the dearest costs 10.
const COINS: usize = 10;

/// The buildings within reach, by manned quarries and by coins (`PR-BUI-05`,
/// `PR-BUI-06`): more of either than the table has is as good as the most.
#[derive(Clone, Debug)]
pub(super) struct PriceTable([[BuildingSet; COINS + 1]; QUARRIES + 1]);

impl PriceTable {
    /// The table for the prices of the buildings that can be in the game.
    pub(super) fn of(rules: &Ruleset) -> Self {
        let mut means = PriceTable([[BuildingSet::EMPTY; COINS + 1]; QUARRIES + 1]);
        for def in rules.buildings.iter().filter(|def| rules.copies[def.building.index()] > 0) {
            for (quarries, row) in means.0.iter_mut().enumerate() {
                let price = def.cost.saturating_sub(def.cap.min(quarries as u8));
                row[price as usize..].iter_mut().for_each(|within| within.insert(def.building));
            }
        }
        means
    }

    /// Returns the buildings that the owner of `board` can pay for with a saving of `discount`
    /// coins on any of them, which is as good as so many coins.
    pub(super) fn affordable(&self, board: &Board, discount: u16) -> BuildingSet {
        let quarries = board.manned_tiles(Tile::Quarry.index()) as usize;
        let coins = board.coins as usize + discount as usize;
        self.0[quarries.min(QUARRIES)][coins.min(COINS)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Edition, Options};
    use crate::ids::Building;
    use crate::rules::{PuertoRico, queries, setup};
    use crate::state::People;
    use game_core::{Game, Seat};

    #[test]
    fn the_table_agrees_with_every_price() {
        let other_costs = Options { costs: true, ..Options::default() };
        for (edition, options) in [(Edition::Classic, Options::default()), (Edition::Y1897, other_costs)] {
            let config = Config { edition, options, players: 3, ..Config::default() };
            let game = PuertoRico::new(&config).expect("options of their edition");
            let mut state = setup::bare();
            for (quarries, coins, picker) in
                (0..=6).flat_map(|q| (0..=12).flat_map(move |c| [(q, c, false), (q, c, true)]))
            {
                state.boards[0].on_tiles[Tile::Quarry.index()] = People::workers(quarries);
                state.boards[0].coins = coins;
                let discount = queries::flat_discount(&state.boards[0], picker);
                let affordable = game.means.affordable(&state.boards[0], u16::from(discount));
                for building in game.buildings() {
                    let price = queries::price(&game, &state, Seat(0), building, picker);
                    let what = format!("{building} for {coins} with {quarries} quarries");
                    assert_eq!(affordable.has(building), coins >= price as u16, "{what}");
                }
                let listed: Vec<Building> = affordable.iter().collect();
                let held = game.buildings().filter(|&building| affordable.has(building));
                assert_eq!(listed, held.collect::<Vec<_>>());
            }
        }
    }
}
