//! Weights that change with the stage of a game: fitted at a few knots,
//! looked up in a table between them.

/// Knots, evenly spaced from the beginning (0.0) to the end (1.0).
pub const KNOTS: usize = 4;
/// Rows of the table.
const ROWS: usize = 25;

/// Features with their weights at each knot, in any order: what is named keeps its weight whatever
/// features are added.
pub type ByFeature = [(usize, [f32; KNOTS])];

/// Numbers of features with the names of their constants, as files of weights write them.
#[macro_export]
macro_rules! by_name {
    ($($name:ident),* $(,)?) => { &[$((stringify!($name), $name)),*] };
}

/// The weights at each knot of the features that are named; the others weigh nothing.
pub fn rows<const N: usize>(named: &ByFeature) -> [[f32; N]; KNOTS] {
    let mut rows = [[0.0; N]; KNOTS];
    fill(&mut rows, named);
    rows
}

/// Gives the features that are named other weights at each knot.
pub fn fill<const N: usize>(rows: &mut [[f32; N]; KNOTS], named: &ByFeature) {
    for (feature, weights) in named {
        for (row, weight) in rows.iter_mut().zip(weights) {
            row[*feature] = *weight;
        }
    }
}

/// Weights of `N` features for every stage of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Stages<const N: usize> {
    rows: Vec<[f32; N]>,
    base: [f32; ROWS],
    spread: [f32; ROWS],
}

impl<const N: usize> Stages<N> {
    /// The table between the given knots: weights, what every seat gains on
    /// top of them until the end, and how uncertain the end is, in points.
    pub fn between(knots: &[[f32; N]; KNOTS], base: &[f32; KNOTS], spread: &[f32; KNOTS]) -> Self {
        let mut table = Stages { rows: vec![[0.0; N]; ROWS], base: [0.0; ROWS], spread: [1.0; ROWS] };
        for row in 0..ROWS {
            let (low, part) = knot(row as f32 / (ROWS - 1) as f32);
            let mix = |from: f32, to: f32| from + (to - from) * part;
            let pairs = knots[low].iter().zip(&knots[low + 1]);
            for (weight, (&from, &to)) in table.rows[row].iter_mut().zip(pairs) {
                *weight = mix(from, to);
            }
            table.base[row] = mix(base[low], base[low + 1]);
            table.spread[row] = mix(spread[low], spread[low + 1]);
        }
        table
    }

    /// The weights at a stage, 0.0 to 1.0.
    pub fn row(&self, stage: f32) -> &[f32; N] {
        &self.rows[index(stage)]
    }

    /// Points every seat gains until the end, whatever its features.
    pub fn base(&self, stage: f32) -> f32 {
        self.base[index(stage)]
    }

    /// Uncertainty of the end, in points.
    pub fn spread(&self, stage: f32) -> f32 {
        self.spread[index(stage)]
    }

    /// Adds to the weights of some features: as much as is said at the beginning,
    /// nothing at the end, in proportion between.
    pub fn lean(&mut self, leanings: &[(usize, f32)]) {
        for (row, weights) in self.rows.iter_mut().enumerate() {
            let left = 1.0 - row as f32 / (ROWS - 1) as f32;
            for &(feature, much) in leanings {
                weights[feature] += much * left;
            }
        }
    }

    /// Multiplies the weights of some features, at every stage.
    pub fn scale(&mut self, factors: &[(usize, f32)]) {
        for row in &mut self.rows {
            for &(feature, factor) in factors {
                row[feature] *= factor;
            }
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

fn index(stage: f32) -> usize {
    (stage.clamp(0.0, 1.0) * (ROWS - 1) as f32 + 0.5) as usize
}

/// The knot before a stage, and how far the stage lies on the way to the
/// next, 0.0 to 1.0.
pub fn knot(stage: f32) -> (usize, f32) {
    let along = stage.clamp(0.0, 1.0) * (KNOTS - 1) as f32;
    let low = (along as usize).min(KNOTS - 2);
    (low, along - low as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Stages<2> {
        let knots = [[0.0, 9.0], [3.0, 6.0], [6.0, 3.0], [9.0, 0.0]];
        Stages::between(&knots, &[8.0, 4.0, 2.0, 0.0], &[4.0, 3.0, 2.0, 1.0])
    }

    #[test]
    fn between_knots_weights_are_mixed() {
        let table = table();
        assert_eq!(table.row(0.0), &[0.0, 9.0]);
        assert_eq!(table.row(0.5), &[4.5, 4.5]);
        assert_eq!(table.row(1.0), &[9.0, 0.0]);
        assert_eq!((table.base(0.5), table.spread(0.5)), (3.0, 2.5));
        assert_eq!(table.row(7.0), table.row(1.0), "beyond the end nothing changes");
        assert_eq!(knot(1.0), (KNOTS - 2, 1.0));
    }

    #[test]
    fn rules_of_thumb_fill_the_rows_of_the_features_they_name() {
        let rows = rows::<3>(&[(2, [4.0, 3.0, 2.0, 1.0]), (0, [0.5; KNOTS])]);
        assert_eq!(rows, [[0.5, 0.0, 4.0], [0.5, 0.0, 3.0], [0.5, 0.0, 2.0], [0.5, 0.0, 1.0]]);
    }

    #[test]
    fn leanings_fade_towards_the_end() {
        let mut table = table();
        table.lean(&[(1, 2.0)]);
        assert_eq!(
            (table.row(0.0), table.row(0.5), table.row(1.0)),
            (&[0.0, 11.0], &[4.5, 5.5], &[9.0, 0.0])
        );
    }

    #[test]
    fn scaled_weights_keep_their_course() {
        let mut table = table();
        table.scale(&[(1, 0.5)]);
        assert_eq!((table.row(0.0), table.row(0.5)), (&[0.0, 4.5], &[4.5, 2.25]));
    }

    #[test]
    fn what_is_not_kept_weighs_nothing() {
        let mut table = table();
        table.keep_only(|feature| feature == 1);
        assert_eq!(table.row(0.5), &[0.0, 4.5]);
    }
}
