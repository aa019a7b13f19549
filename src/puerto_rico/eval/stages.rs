//! The stages of a game, and tables with a weight per feature for each.

use super::features::FEATURES;
use crate::data::players::figures;
use crate::data::puertoma::TOWN;
use crate::state::SPACES as ALL_SPACES;
use crate::{PuertoRico, State};
use ai::eval::stages::Stages;
pub use ai::eval::stages::{ByFeature, KNOTS};
use game_core::{Game, Seat};

/// One weight per feature, in points.
pub type Row = [f32; FEATURES];

/// Weights for every stage of the game.
pub type WeightTable = Stages<FEATURES>;

/// Progress of the game, 0.0 to 1.0. The nearest end counts, since points, workers and building
/// spaces run out.
pub fn stage(game: &PuertoRico, state: &State) -> f32 {
    if state.is_last_round() {
        return 1.0;
    }
    let all = figures(game.seats());
    let points = 1.0 - f32::from(state.vp_left()) / f32::from(all.vp);
    let workers = 1.0 - f32::from(state.workers_left()) / f32::from(all.workers - game.seats());
    let filled = |seat| match game.is_automa(seat) {
        false => f32::from(state.board(seat).spaces) / ALL_SPACES as f32,
        true => state.board(seat).buildings().len() as f32 / TOWN as f32,
    };
    Seat::all(game.seats()).map(filled).fold(points.max(workers), f32::max)
}

/// The part of the game that is left, a little even in its last round.
pub fn time_left(game: &PuertoRico, state: &State) -> f32 {
    (1.0 - stage(game, state)).max(0.08)
}
