//! The stages of a game, and tables with a weight per feature for each.

use super::features::FEATURES;
use crate::state::SUPPLY;
use crate::{Ginkgopolis, State};
pub use ai::eval::stages::KNOTS;
use ai::eval::stages::Stages;
use game_core::Seat;

/// One weight per feature, in points.
pub type Row = [f32; FEATURES];

/// Weights for every stage of the game.
pub type WeightTable = Stages<FEATURES>;

/// Tiles that each player is expected to return when the supply runs out.
const RETURNED: u8 = 3;

/// Progress of the game, 0.0 to 1.0. The nearer end counts, since both tiles and resources run out
/// (`GK-END-01`, `GK-END-02`, `GK-SOL-30`).
pub fn stage(game: &Ginkgopolis, state: &State) -> f32 {
    if state.is_last_round() {
        return 1.0;
    }
    let rules = game.rules();
    let first = SUPPLY as u8 - rules.removed;
    let returned = match state.returned().len() {
        0 if rules.hal.is_none() => RETURNED * rules.players,
        returned => returned,
    };
    let renewed = !state.returned().is_empty();
    let left = state.supply_left() + if renewed { 0 } else { returned };
    let tiles = 1.0 - f32::from(left) / f32::from(first + returned);
    let allotment = f32::from(rules.allotment);
    let placed = Seat::all(rules.parties()).map(|seat| {
        let board = state.board(seat);
        1.0 - f32::from(board.reserve + board.resources) / allotment
    });
    placed.fold(tiles, f32::max)
}
