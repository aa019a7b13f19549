//! Curves of the chances that are told to people: numbers from `tune san-juan calibrate`.

use crate::{SanJuan, State};
use ai::{Curve, curve::Ends};
use game_core::Game;

/// Buildings with which a city ends the game.
const LAST: f32 = 12.0;

/// Progress of the game.
pub fn progress(game: &SanJuan, state: &State) -> f32 {
    (f32::from(super::leader(game, state)) / LAST).min(1.0)
}

/// The curve at a position.
pub fn curve(game: &SanJuan, state: &State) -> Curve {
    let ends = match game.seats() {
        2 => TWO,
        3 => THREE,
        _ => FOUR,
    };
    Curve::between(ends, progress(game, state))
}

/// Table 2: 900 games of family 4001, 5400 positions.
const TWO: Ends = [Curve::line(-0.030, 1.260), Curve::line(-0.410, 1.016)];
/// Table 3: 900 games of family 4002, 5400 positions.
const THREE: Ends = [Curve::line(-0.062, 0.994), Curve::line(-0.330, 1.324)];
/// Table 4: 900 games of family 4003, 5400 positions.
const FOUR: Ends = [Curve::line(0.041, 1.146), Curve::line(-0.295, 1.235)];
