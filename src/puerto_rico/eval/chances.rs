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

/// Table 2: 900 games of family 4001, 5174 positions.
const TWO: Ends = [Curve::line(0.015, 0.851), Curve::line(-0.162, 1.770)];
/// Table 3: 900 games of family 4002, 5290 positions.
const THREE: Ends = [Curve::line(-0.217, 0.832), Curve::line(0.254, 1.399)];
/// Table 4: 900 games of family 4003, 5320 positions.
const FOUR: Ends = [Curve::line(-0.674, 0.400), Curve::line(0.326, 1.428)];
/// Table 2a: 450 games of family 4004, 2700 positions.
const TWO_EXPANDED: Ends = [Curve::line(-0.055, 0.485), Curve::line(-0.093, 1.131)];
/// Table 4a: 450 games of family 4006, 2700 positions.
const FOUR_EXPANDED: Ends = [Curve::line(-0.354, 0.583), Curve::line(-0.077, 0.990)];
// The curve fitted to this table told no more truth on games kept apart (docs/strength.md).
const THREE_EXPANDED: Ends = Curve::ALIKE;
