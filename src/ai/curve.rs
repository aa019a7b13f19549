//! Curve from the chance that a search finds to the chance that is told to people.
//!
//! The playouts of a search judge positions by a forecast whose spread is one figure for every table. So what
//! they find is too timid or too bold at some tables; how much, games tell that are played to the end
//! (`tune puerto-rico calibrate 100`).

use serde::{Deserialize, Serialize};

/// A chance nearer to 0.0 or 1.0 than this is not told apart from it.
const NEAREST: f32 = 0.004;

/// A curve: on the scale of logits a straight line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Curve {
    /// Value of the line in the middle.
    pub offset: f32,
    /// Its slope, more than 0.0: of two chances the better one stays the better one.
    pub slope: f32,
}

/// The curves of a table for the beginning of its game and for its end.
pub type Ends = [Curve; 2];

impl Curve {
    /// Curves of a table where chances are told as they are found.
    pub const ALIKE: Ends = [Curve::PLAIN; 2];

    /// The curve that leaves chances as they are.
    pub const PLAIN: Curve = Curve { offset: 0.0, slope: 1.0 };

    /// The curve of a table at a stage of its game, 0.0 to 1.0, between one for its beginning and one for
    /// its end.
    pub fn between([first, last]: Ends, stage: f32) -> Curve {
        let stage = stage.clamp(0.0, 1.0);
        let mix = |from: f32, to: f32| from + (to - from) * stage;
        Curve { offset: mix(first.offset, last.offset), slope: mix(first.slope, last.slope) }
    }

    /// The curve of these numbers, as the tuner prints them.
    pub const fn line(offset: f32, slope: f32) -> Curve {
        Curve { offset, slope }
    }

    /// The chance that is told where a search finds `chance`.
    pub fn of(self, chance: f32) -> f32 {
        1.0 / (1.0 + libm::expf(-(self.offset + self.slope * logit(chance))))
    }
}

impl Default for Curve {
    fn default() -> Self {
        Curve::PLAIN
    }
}

/// The logarithm of the odds of a chance, of which one that is all but certain has no more than another.
pub fn logit(chance: f32) -> f32 {
    let chance = chance.clamp(NEAREST, 1.0 - NEAREST);
    libm::logf(chance / (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_curve_changes_nothing() {
        for chance in [0.01, 0.2, 0.5, 0.99] {
            assert!((Curve::PLAIN.of(chance) - chance).abs() < 1e-5);
        }
    }

    #[test]
    fn a_steep_curve_takes_chances_to_the_ends() {
        let curve = Curve { offset: 0.0, slope: 1.5 };
        assert!(curve.of(0.75) > 0.8 && curve.of(0.25) < 0.2 && (curve.of(0.5) - 0.5).abs() < 1e-6);
        assert!([0.1, 0.3, 0.31, 0.9].map(|chance| curve.of(chance)).is_sorted());
    }

    #[test]
    fn between_two_curves_they_are_mixed() {
        let ends = [Curve { offset: 0.2, slope: 1.0 }, Curve { offset: 0.0, slope: 2.0 }];
        assert_eq!(Curve::between(ends, 0.5), Curve { offset: 0.1, slope: 1.5 });
        assert_eq!(Curve::between(ends, 7.0), ends[1]);
    }
}
