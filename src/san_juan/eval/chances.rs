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

const TWO: Ends = Curve::ALIKE;
const THREE: Ends = Curve::ALIKE;
const FOUR: Ends = Curve::ALIKE;
