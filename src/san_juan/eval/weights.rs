//! Tables that interpolate between fitted weights.

use super::features::{FEATURES, GOODS, HAND, POINTS, SIX_IN_HAND, city, in_hand};
use crate::Kind;
use crate::data::SLOTS;
use crate::data::buildings::Y1897;
pub use ai::eval::stages::{ByFeature, KNOTS, fill};

/// One weight per feature, in points.
pub type Row = [f32; FEATURES];

/// Buildings of a city; a row of the table for each number of the leader's.
const ROWS: usize = SLOTS + 1;

/// Weights for every stage of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct WeightTable {
    rows: [Row; ROWS],
    base: [f32; ROWS],
    spread: [f32; ROWS],
}

impl WeightTable {
    /// The table between the given knots: weights, what every seat gains on
    /// top of them until the end, and how uncertain the end is, in points.
    pub fn between(knots: &[Row; KNOTS], base: &[f32; KNOTS], spread: &[f32; KNOTS]) -> Self {
        let mut table = WeightTable { rows: [[0.0; FEATURES]; ROWS], base: [0.0; ROWS], spread: [1.0; ROWS] };
        for built in 0..ROWS {
            let (low, part) = stage(built as u8);
            let mix = |from: f32, to: f32| from + (to - from) * part;
            let pairs = knots[low].iter().zip(&knots[low + 1]);
            for (weight, (&from, &to)) in table.rows[built].iter_mut().zip(pairs) {
                *weight = mix(from, to);
            }
            table.base[built] = mix(base[low], base[low + 1]);
            table.spread[built] = mix(spread[low], spread[low + 1]);
        }
        table
    }

    /// Weights by rule of thumb (`SJ-AI-2`), to begin fitting with.
    pub fn guessed() -> Self {
        WeightTable::between(&thumb(), &[25.0, 17.0, 8.0, 1.0], &[6.0, 5.0, 4.0, 3.0])
    }

    /// The weights while the leader has `built` buildings.
    pub fn row(&self, built: u8) -> &Row {
        &self.rows[usize::from(built).min(ROWS - 1)]
    }

    /// Points every seat gains until the end, whatever its features.
    pub fn base(&self, built: u8) -> f32 {
        self.base[usize::from(built).min(ROWS - 1)]
    }

    /// Uncertainty of the end, in points.
    pub fn spread(&self, built: u8) -> f32 {
        self.spread[usize::from(built).min(ROWS - 1)]
    }

    /// Changes every row; `change` hears the part of the game that is left besides.
    pub fn each_row(&mut self, mut change: impl FnMut(&mut Row, f32)) {
        for (built, row) in self.rows.iter_mut().enumerate() {
            change(row, 1.0 - built as f32 / (ROWS - 1) as f32);
        }
    }

    /// Forgets all weights but those of the features to `keep`.
    pub fn keep_only(&mut self, keep: impl Fn(usize) -> bool) {
        for row in &mut self.rows {
            for (feature, weight) in row.iter_mut().enumerate() {
                if !keep(feature) {
                    *weight = 0.0;
                }
            }
        }
    }
}

/// The rules of thumb at each knot: a kind weighs what its cost and its points say.
pub fn thumb() -> [Row; KNOTS] {
    let mut knots = [[0.0; FEATURES]; KNOTS];
    for (knot, row) in knots.iter_mut().enumerate() {
        let left = 1.0 - knot as f32 / (KNOTS - 1) as f32;
        row[POINTS] = 1.0;
        row[HAND] = 0.2 + 0.5 * left;
        row[GOODS] = 0.15 + 0.4 * left;
        row[SIX_IN_HAND] = 0.1;
        for card in &Y1897 {
            row[city(card.kind)] = left * (0.5 + 0.5 * f32::from(card.cost));
            row[in_hand(card.kind)] = 0.1 * f32::from(card.vp);
        }
    }
    knots
}

/// Kinds whose weights say what an ordinary commercial building is worth.
const ORDINARY: std::ops::Range<usize> = Kind::Smithy as usize..Kind::Library as usize;

/// Takes the new buildings for ordinary ones.
pub fn add_new_buildings(row: &mut Row) {
    for feature in [city, in_hand] {
        let ordinary = &Kind::ALL[ORDINARY];
        let mean = ordinary.iter().map(|&kind| row[feature(kind)]).sum::<f32>() / ordinary.len() as f32;
        Kind::ALL[Kind::BASE..].iter().for_each(|&kind| row[feature(kind)] = mean);
    }
}

/// The knot before the stage at which the leader has `built` buildings, and
/// how far the stage lies on the way to the next, 0.0 to 1.0: at the knots the leader has 1 building,
/// then a third and two thirds of the way, then 11.
pub fn stage(built: u8) -> (usize, f32) {
    let along = f32::from(built.clamp(1, 11) - 1) / 10.0 * (KNOTS - 1) as f32;
    let low = (along as usize).min(KNOTS - 2);
    (low, along - low as f32)
}
