//! Curves of the chances that are told to people: numbers from `tune puerto-rico calibrate`.

use super::stages::stage;
use crate::{PuertoRico, State};
use ai::{Curve, curve::Ends};
use game_core::Game;

/// The curve at a position.
pub fn curve(game: &PuertoRico, state: &State) -> Curve {
    let options = &game.config().options;
    let expansions = [options.exp1, options.exp2, options.exp3, options.exp4, options.exp5, options.exp6];
    let ends = match (game.seats(), expansions.contains(&true)) {
        (2, false) => TWO,
        (3, false) => THREE,
        (_, false) => FOUR,
        (2, true) => TWO_EXPANDED,
        (3, true) => THREE_EXPANDED,
        (_, true) => FOUR_EXPANDED,
    };
    Curve::between(ends, stage(game, state))
}

/// Table 2: 180 games of family 4001, 1030 positions.
const TWO: Ends = [Curve::line(-0.375, 1.061), Curve::line(0.308, 1.599)];
/// Table 3a: 90 games of family 4005, 540 positions.
const THREE_EXPANDED: Ends = [Curve::line(-0.341, 0.816), Curve::line(-0.079, 0.937)];
// The curves fitted to the other tables told hardly more truth on games kept apart (docs/strength.md).
const THREE: Ends = Curve::ALIKE;
const FOUR: Ends = Curve::ALIKE;
const TWO_EXPANDED: Ends = Curve::ALIKE;
const FOUR_EXPANDED: Ends = Curve::ALIKE;
