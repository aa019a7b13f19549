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

/// Table 1: 180 games of family 4001, 1080 positions.
const ALONE: Ends = [Curve::line(1.008, 0.763), Curve::line(0.121, 0.893)];
// The curves fitted to the other tables told no more truth on games kept apart (docs/strength.md).
const TWO: Ends = Curve::ALIKE;
const THREE: Ends = Curve::ALIKE;
const FOUR: Ends = Curve::ALIKE;
