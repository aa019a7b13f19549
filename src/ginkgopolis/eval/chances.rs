//! Curves of the chances that are told to people: numbers from `tune ginkgopolis calibrate`.

use super::stages::stage;
use crate::{Ginkgopolis, State};
use ai::{Curve, curve::Ends};

/// The curve at a position.
pub fn curve(game: &Ginkgopolis, state: &State) -> Curve {
    let ends = match game.rules().players {
        1 => ALONE,
        2 => TWO,
        3 => THREE,
        _ => FOUR,
    };
    Curve::between(ends, stage(game, state))
}

/// Table 1: 900 games of family 4001, 5400 positions.
const ALONE: Ends = [Curve::line(1.038, 0.439), Curve::line(0.343, 1.192)];
/// Table 2: 900 games of family 4002, 5400 positions.
const TWO: Ends = [Curve::line(-0.023, 0.980), Curve::line(-0.353, 1.188)];
/// Table 3: 900 games of family 4003, 5400 positions.
const THREE: Ends = [Curve::line(0.002, 1.132), Curve::line(-0.426, 0.898)];
// The curve fitted to four told no more truth on games kept apart (docs/strength.md).
const FOUR: Ends = Curve::ALIKE;
