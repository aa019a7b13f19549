//! Priors for loading: points now, room for the own crates that are left, and no room for the
//! others.

use super::features::POINTS;
use super::policy_context::PolicyContext;
use super::{cards, festival};
use crate::ids::GOODS;
use crate::rules::warehouse_kinds;
use crate::{Action, Building, Good};
use ai::eval::Weights;
use game_core::{Actions, Game, Seat};

/// Worth of each crate that the others cannot load any more.
const DENIED: f32 = 0.35;
/// Cost of each own crate that cannot be loaded any more.
const STRANDED: f32 = 0.7;
/// Cost of using the own ship while a cargo ship has room.
const TOO_SOON: f32 = 0.6;
/// The part of a crate's worth that is lost when it could have been kept.
const KEPT: f32 = 0.8;

/// Gain of each load.
pub(super) fn gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    out.extend(actions.iter().map(|action| match *action {
        Action::Load(good, ship) => load_gain(sight, good, ship),
        Action::Wharf(good) => wharf_gain(sight, good),
        Action::Board(_) => small_wharf_gain(sight),
        _ => 0.0,
    }));
}

fn points(sight: &PolicyContext, crates: u8) -> f32 {
    let harbor = u8::from(sight.board().works(Building::Harbor));
    sight.row[POINTS] * f32::from(crates + harbor)
}

fn load_gain(sight: &PolicyContext, good: Good, place: u8) -> f32 {
    let ship = &sight.state.ships()[usize::from(place)];
    let loaded = sight.board().crates[good.index()].min(ship.room());
    let mut gain = points(sight, loaded) - keeping(sight, good, loaded);
    if sight.game.has_goals() {
        gain += goals(sight, good, loaded, Some(place));
    }
    let room = ship.room() - loaded;
    gain += DENIED * f32::from(others(sight, good.index()).saturating_sub(room).min(loaded));
    if ship.good.is_none() {
        let empty = sight.state.ships().iter().filter(|other| other.size > 0 && other.good.is_none());
        if empty.count() == 1 {
            for other in (0..GOODS).filter(|&other| other != good.index()) {
                if sight.state.ships().iter().all(|ship| ship.good.is_none_or(|on| on.index() != other)) {
                    gain += DENIED * f32::from(others(sight, other).min(ship.size));
                    gain -= STRANDED * f32::from(sight.board().crates[other].min(ship.size));
                }
            }
        }
    }
    gain
}

fn wharf_gain(sight: &PolicyContext, good: Good) -> f32 {
    let crates = sight.board().crates[good.index()];
    let goals = if sight.game.has_goals() { goals(sight, good, crates, None) } else { 0.0 };
    goals + points(sight, crates) - too_soon(sight, crates) - keeping(sight, good, crates)
}

/// Gain of a load for cards and objectives.
fn goals(sight: &PolicyContext, good: Good, crates: u8, cargo: Option<u8>) -> f32 {
    cards::loaded(sight, good, crates, cargo) + festival::loaded(sight, good, crates, cargo)
}

/// Cost of using an own ship for so many crates now.
fn too_soon(sight: &PolicyContext, crates: u8) -> f32 {
    let cargo = sight
        .state
        .ships()
        .iter()
        .any(|ship| ship.room() > 0 && ship.good.is_none_or(|on| sight.board().crates[on.index()] > 0));
    if cargo { TOO_SOON * f32::from(crates) } else { 0.0 }
}

/// Gain of the small ship if it takes everything.
fn small_wharf_gain(sight: &PolicyContext) -> f32 {
    let board = sight.board();
    let crates = board.crate_count();
    let kept = sight.chosen_crate(board.crates.iter().rposition(|&crates| crates > 0).unwrap_or(0), 0);
    points(sight, crates / 2) - too_soon(sight, crates) - KEPT * kept
}

/// Gain of one more crate of a good on the small ship: half a point, less its worth where it can be
/// kept.
pub(super) fn board_gain(sight: &PolicyContext, good: Good) -> f32 {
    let board = sight.board();
    let last = board.crate_count() == 1 || warehouse_kinds(board) > 0;
    let kept = if last { KEPT * sight.chosen_crate(good.index(), 0) } else { 0.0 };
    0.5 * sight.row[POINTS] - kept
}

/// Crates of a good on the boards of the others.
fn others(sight: &PolicyContext, good: usize) -> u8 {
    let seats = Seat::all(sight.game.seats()).filter(|&seat| seat != sight.seat);
    seats.map(|seat| sight.state.board(seat).crates[good]).sum()
}

/// Cost of loading crates that could have been kept for later.
fn keeping(sight: &PolicyContext, good: Good, loaded: u8) -> f32 {
    let board = sight.board();
    let crates = board.crates[good.index()];
    let dearest = (0..GOODS).rev().find(|&good| board.crates[good] > 0);
    if warehouse_kinds(board) > 0 {
        return KEPT * 0.5 * (sight.pile(good.index(), crates) - sight.pile(good.index(), crates - loaded));
    }
    if dearest == Some(good.index()) && loaded == crates {
        KEPT * sight.chosen_crate(good.index(), 0)
    } else {
        0.0
    }
}
