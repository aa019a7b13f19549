//! Curves of the chances that are told to people: numbers from `tune ginkgopolis calibrate`.

use super::weights::stage;
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

const ALONE: Ends = Curve::ALIKE;
const TWO: Ends = Curve::ALIKE;
const THREE: Ends = Curve::ALIKE;
const FOUR: Ends = Curve::ALIKE;
