//! Citizens (expansion II): plain rules for what only they bring, until there
//! are weights for it.

use super::features::{LAND, POINTS};
use super::policy_context::PolicyContext;
use super::{placement, town};
use crate::ids::{PORTRAIT, Person};
use crate::state::FIRST_BUILDING_SPOT;
use crate::{Action, Building, Tile};
use ai::eval::Weights;
use game_core::{Actions, Game, Seat};

/// Gain of each answer to the questions that only citizens bring.
pub(super) fn gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    out.extend(actions.iter().map(|action| match *action {
        Action::Pick(Person::Citizen) | Action::Accept => 1.0,
        Action::PoachCitizens(citizens) => f32::from(citizens),
        Action::GiveCrate(good) => {
            let crates = sight.board().crates[good.index()];
            sight.row[POINTS] + sight.pile(good.index(), crates - 1) - sight.pile(good.index(), crates)
        }
        Action::Zone | Action::Discard(..) | Action::Clear(_) => land_gain(sight, *action),
        _ => 0.0,
    }));
}

/// Gain of a Zoning Office or a Park Authority.
pub(super) fn land_gain(sight: &PolicyContext, action: Action) -> f32 {
    match action {
        Action::Zone => {
            let any = Tile::PLANTATIONS.into_iter().map(|tile| town::tile_gain(sight, tile)).sum::<f32>();
            sight.coins(-1.0) + any / Tile::PLANTATIONS.len() as f32
        }
        Action::Discard(tile, person) => {
            let paid = if sight.board().works(Building::ZoningOffice) { sight.coins(1.0) } else { 0.0 };
            let left = person.map_or(0.0, |_| placement::leave_loss(sight, tile as u8));
            paid - town::tile_gain(sight, tile).max(sight.row[LAND]) - left - 0.1
        }
        Action::Clear(_) => -town::forest_gain(sight) - 0.1,
        _ => 0.0,
    }
}

/// Loss from returning a citizen, who is a point and stands somewhere.
pub(super) fn leave_loss(sight: &PolicyContext, spot: u8) -> f32 {
    let there = if spot == PORTRAIT { 0.0 } else { placement::leave_loss(sight, spot) };
    sight.row[POINTS] + there
}

/// Gain of the next citizen on each circle where it matters who stands there, compared with a
/// worker.
pub(super) fn circle_gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    let planned = placement::planned(sight, sight.state.in_hand().count());
    out.extend(actions.iter().map(|action| match *action {
        Action::Place(spot) => {
            let used = planned[usize::from(spot)] > 0;
            citizen_gain(sight, spot) - if used { 0.0 } else { 1.0 }
        }
        _ => 0.0,
    }));
}

/// Gain of a citizen over a worker on a spot.
fn citizen_gain(sight: &PolicyContext, spot: u8) -> f32 {
    let (state, board) = (sight.state, sight.board());
    let Some(place) = spot.checked_sub(FIRST_BUILDING_SPOT) else { return -0.01 };
    match board.buildings()[usize::from(place)].building {
        Building::Chapel => 0.3,
        Building::ParkAuthority => {
            let others = Seat::all(sight.game.seats()).filter(|&seat| seat != sight.seat);
            let least = others.map(|seat| state.board(seat).land()).min().unwrap_or(0);
            if board.land() < least { 0.5 } else { 0.05 }
        }
        Building::Notary => {
            // Large purchases are near.
            if board.coins >= 6 && board.spaces <= 10 { 0.3 } else { -0.3 }
        }
        Building::ZoningOffice => -0.5,
        // Whoever stands there cannot be returned.
        Building::HiddenMarket => 0.2,
        _ => -0.02,
    }
}
