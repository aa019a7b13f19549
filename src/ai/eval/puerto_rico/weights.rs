//! The weights of the features: fitted ones, and the rules of thumb with
//! which fitting begins.

use super::features::*;
use super::fitted;
pub use crate::ai::eval::stages::KNOTS;
use crate::ai::eval::stages::Stages;
use crate::core::{Game, Seat};
use crate::games::puerto_rico::data::buildings::{BASE, Class};
use crate::games::puerto_rico::data::players::figures;
use crate::games::puerto_rico::ids::GOODS;
use crate::games::puerto_rico::state::SPACES as ALL_SPACES;
use crate::games::puerto_rico::{Building, PuertoRico, State};

/// One weight per feature, in points.
pub type Row = [f32; FEATURES];

/// Weights for every stage of the game.
pub type Table = Stages<FEATURES>;

/// How far the game has got, 0.0 to 1.0: the end that is nearest counts, as
/// points, workers and building spaces run out.
pub fn stage(game: &PuertoRico, state: &State) -> f32 {
    if state.is_last_round() {
        return 1.0;
    }
    let all = figures(game.seats());
    let points = 1.0 - f32::from(state.vp_left()) / f32::from(all.vp);
    let workers = 1.0 - f32::from(state.workers_left()) / f32::from(all.workers - game.seats());
    let spaces = Seat::all(game.seats()).map(|seat| state.board(seat).spaces).max().unwrap_or(0);
    points.max(workers).max(f32::from(spaces) / ALL_SPACES as f32)
}

/// The weights that were fitted to games.
pub fn fitted() -> Table {
    Table::between(&fitted::WEIGHTS, &fitted::BASE, &fitted::SPREAD)
}

/// Weights by rule of thumb, to begin fitting with.
pub fn guessed() -> Table {
    Table::between(&guess(), &[34.0, 24.0, 12.0, 1.0], &[9.0, 8.0, 6.0, 3.0])
}

/// The rules of thumb at each knot.
pub fn guess() -> [Row; KNOTS] {
    std::array::from_fn(|knot| {
        let left = 1.0 - knot as f32 / (KNOTS - 1) as f32;
        let mut row = [0.0; FEATURES];
        guess_goods(&mut row, left);
        guess_board(&mut row, left);
        guess_buildings(&mut row, left);
        row
    })
}

/// Points, coins, crates and phases to come, with `left` of the game to play.
fn guess_goods(row: &mut Row, left: f32) {
    row[POINTS] = 1.0;
    for (band, weight) in
        [0.25 + 0.5 * left, 0.2 + 0.4 * left, 0.15 + 0.3 * left, 0.02 + 0.15 * left].into_iter().enumerate()
    {
        row[COINS + band] = weight;
    }
    for good in 0..GOODS {
        row[HAS + good] = 0.25 + [0.0, 0.05, 0.1, 0.25, 0.35][good] * left;
        row[MORE + good] = 0.25;
    }
    (row[NEXT], row[NEXT_COINS], row[WAIT]) = (0.2, 0.4, -0.2);
    (row[SHIP_SOON], row[SHIP_LATER], row[SPOILS]) = (0.45, 0.3, -0.15);
    (row[SALE_SOON], row[SALE_LATER]) = (0.05 + 0.3 * left, 0.15 * left);
}

fn guess_board(row: &mut Row, left: f32) {
    for good in 0..GOODS {
        row[CAPACITY + good] = left * [1.2, 1.0, 1.2, 1.4, 1.6][good];
        row[POTENTIAL + good] = left * [2.0, 2.2, 2.4, 2.7, 2.9][good];
        row[LOOSE_TILES + good] = left * [0.0, 0.8, 0.8, 1.0, 1.0][good];
        row[LOOSE_CIRCLES + good] = left * 0.2;
    }
    (row[KINDS], row[FACTORY]) = (0.7 * left, 2.2 * left);
    (row[QUARRIES], row[QUARRY_TILES]) = (1.5 * left, 1.5 * left);
    (row[LAND], row[WORKERS], row[SPACES]) = (1.2 * left, 0.5 * left, 0.2 * left);
    row[EMPTY] = -0.3 * left;
    (row[HARBOR], row[WHARF]) = (1.2 * left, 0.35 * left);
    (row[WAREHOUSES], row[MARKETS]) = (0.12 * left, 1.2 * left);
    (row[PROSPECT], row[PROSPECT_PAID], row[PENDING]) = (0.12, 0.3, 0.7);
}

fn guess_buildings(row: &mut Row, left: f32) {
    for def in BASE {
        let index = def.building.index();
        let cost = f32::from(def.cost);
        let share = match def.class {
            Class::Production(_) => 0.0,
            Class::Commercial => 0.25,
            Class::Expanded => 0.0,
        };
        row[OWN + index] = share * cost * left;
    }
    for (building, worth) in [
        (Building::SmallMarket, 0.5),
        (Building::BuildersYard, 0.8),
        (Building::Hacienda, 1.2),
        (Building::SmallWarehouse, 0.4),
        (Building::Hospital, 1.0),
        (Building::Office, 0.6),
        (Building::LargeMarket, 0.7),
        (Building::LargeWarehouse, 0.5),
        (Building::Factory, 0.6),
        (Building::School, 0.8),
        (Building::Harbor, 1.0),
        (Building::Wharf, 1.5),
    ] {
        row[MANNED + building.index()] = worth * left;
    }
}
