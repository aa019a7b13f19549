//! The weights of the features: fitted ones, and the rules of thumb with
//! which fitting begins.

use super::features::*;
use super::stages::{KNOTS, Row, WeightTable};
use super::{evolved_solo, fitted, fitted_solo};
use ai::eval::stages::rows;

/// The weights that were fitted to games of people.
pub fn fitted() -> WeightTable {
    WeightTable::between(&fitted::WEIGHTS, &fitted::BASE, &fitted::SPREAD)
}

/// The weights that were fitted to games against Hal.
pub fn fitted_solo() -> WeightTable {
    WeightTable::between(&fitted_solo::WEIGHTS, &fitted_solo::BASE, &fitted_solo::SPREAD)
}

/// The weights by which plays win games against Hal without a search. Nobody
/// asks this table how a game will end.
pub fn evolved_solo() -> WeightTable {
    WeightTable::between(&evolved_solo::WEIGHTS, &[0.0; KNOTS], &[1.0; KNOTS])
}

/// Weights by rule of thumb, to begin fitting with.
pub fn guessed() -> WeightTable {
    WeightTable::between(&guess(), &[60.0, 40.0, 20.0, 3.0], &[9.0, 8.0, 6.0, 3.0])
}

/// The rules of thumb at each knot.
pub fn guess() -> [Row; KNOTS] {
    rows(&THUMB)
}

/// Weights by rule of thumb, from the beginning to the end. Features that are not named weigh
/// nothing.
#[rustfmt::skip]
const THUMB: [(usize, [f32; KNOTS]); 27] = [
    (POINTS, [1.0, 1.0, 1.0, 1.0]),
    (RESOURCES, [1.2, 1.2, 0.8, 0.1]), (RESOURCES + 1, [1.1, 1.0, 0.7, 0.1]),
    (RESOURCES + 2, [0.8, 0.7, 0.5, 0.1]), (RESOURCES + 3, [0.3, 0.3, 0.2, 0.0]),
    (TILES, [1.6, 1.4, 0.8, 0.1]), (TILES + 1, [1.2, 1.0, 0.6, 0.1]),
    (TILES + 2, [0.7, 0.7, 0.5, 0.1]), (TILES + 3, [0.3, 0.3, 0.2, 0.0]),
    (NUMBERS, [0.4, 0.4, 0.3, 0.1]),
    (ENGINE, [3.5, 2.2, 0.8, 0.0]), (ENGINE + 1, [3.5, 2.2, 0.8, 0.0]), (ENGINE + 2, [4.0, 2.5, 1.0, 0.1]),
    (ENGINE + 3, [3.0, 2.0, 0.7, 0.0]), (ENGINE + 4, [3.0, 2.0, 0.7, 0.0]), (ENGINE + 5, [3.0, 2.0, 1.0, 0.1]),
    (ENGINE + 6, [5.0, 3.2, 1.2, 0.0]), (ENGINE + 7, [5.0, 3.2, 1.2, 0.0]), (ENGINE + 8, [5.0, 3.5, 1.5, 0.1]),
    (FOR_RESOURCES, [5.0, 4.0, 1.5, 0.0]), (FOR_LOW, [4.0, 3.0, 1.0, 0.0]), (FOR_HIGH, [5.0, 4.0, 2.0, 0.0]),
    (FOR_TRIGGERS, [4.0, 3.0, 1.0, 0.0]), (FOR_COLOURS, [4.0, 3.0, 1.0, 0.0]),
    (LONE, [0.7, 0.5, 0.3, 0.0]), (HALS, [10.0, 6.0, 3.0, 1.0]), (HALS_SUPPLY, [10.0, 8.0, 4.0, 1.0]),
];
