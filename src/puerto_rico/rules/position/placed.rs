//! Checks that people can stand where a position says that they were placed just now.

use crate::ids::Building;
use crate::rules::{PuertoRico, citizens, festival, queries, smuggler};
use crate::state::{Board, State};

/// Returns true if only citizens stand on a spot where it matters, while workers are being placed.
pub(super) fn only_citizens(board: &Board, spot: u8) -> bool {
    let people = board.people_on(spot);
    people.is_empty() || people.workers == 0 && citizens::tells(board, spot)
}

/// Returns true if so many people may have been poached and placed, with somebody left to place and
/// a circle for them. Citizens who were poached with them have been placed or sent away before
/// (`PR-SMG-09`).
pub(super) fn may_have_poached(game: &PuertoRico, state: &State, taken: u8, placed: u8, from: u8) -> bool {
    let citizens_only = game.rules.citizens > 0 && from == 0;
    (0..=game.rules.citizens).any(|citizens| poached(game, state, taken.saturating_add(citizens)))
        && smuggler::left(taken, placed) > 0
        && (citizens_only && queries::has_room(game, state.own(), 0)
            || may_have_placed(game, state, placed, from))
}

/// Returns true if so many people may have been taken from the Work Register.
pub(super) fn poached(game: &PuertoRico, state: &State, taken: u8) -> bool {
    let mut before = state.clone();
    before.register.workers = before.register.workers.saturating_add(taken);
    taken == smuggler::poachable(game, &before)
}

/// Returns true if poached people may have been placed up to a spot, with a circle left from there
/// on.
pub(super) fn may_have_placed(game: &PuertoRico, state: &State, placed: u8, from: u8) -> bool {
    let board = state.own();
    let is_last = match placed {
        0 => from == 0,
        _ => queries::spots(board).contains(&from) && board.people_on(from).count() > 0,
    };
    // Whoever stands on a Bohío may have moved in between (PR-X1-BOH-4).
    board.owns(Building::Bohio) || is_last && queries::has_room(game, state.own(), from)
}

/// Returns true if the seat that acts may have so many workers of a reward left, with a circle for
/// the next one.
pub(super) fn may_be_rewarded(game: &PuertoRico, state: &State, left: u8, from: u8) -> bool {
    let board = state.own();
    let is_last = from == 0 || queries::spots(board).contains(&from) && board.people_on(from).count() > 0;
    // Whoever stands on a Bohío may have moved in between (PR-X1-BOH-4).
    let moves = board.owns(Building::Bohio);
    (1..=festival::most_workers(state, state.actor)).contains(&left)
        && (moves || is_last && queries::has_room(game, board, from))
}
