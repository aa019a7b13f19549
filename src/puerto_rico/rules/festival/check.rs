//! Checks that nothing impossible lies on the festival board.

use super::{buildings, can_be_drawn, counts, holds, waits};
use crate::data::festival::PRINTED_OBJECTIVES;
use crate::editions::Objectives;
use crate::flaw::{FestivalFlaw, Flaw};
use crate::ids::{Building, Tile};
use crate::rules::PuertoRico;
use crate::state::{Frame, Objective, State};
use crate::view::ShownPiece;
use game_core::{Game, PositionError, Seat};

/// Returns the fault of an objective, given those in the places before it.
pub(in crate::rules) fn flaw(
    game: &PuertoRico,
    state: &State,
    before: &[Objective],
    objective: &Objective,
) -> Option<FestivalFlaw> {
    let (card, def) = (objective.card, objective.card.def());
    let drawn = match game.rules.objectives {
        Objectives::None => false,
        Objectives::Printed => PRINTED_OBJECTIVES.get(before.len()) == Some(&objective.card),
        Objectives::Cards => {
            can_be_drawn(game, objective.card) && before.iter().all(|other| other.card != objective.card)
        }
    };
    let is_plantation = |tile| Tile::PLANTATIONS.contains(&tile);
    let mut tiles: Vec<Tile> = objective.tiles().collect();
    tiles.dedup();
    let building = match (def.building, objective.building) {
        (None, None) => true,
        (Some(kind), Some(building)) => buildings(game, state, kind).has(building),
        _ => false,
    };
    let owns_it = |seat: Seat| objective.building.is_none_or(|building| state.board(seat).owns(building));
    if !drawn {
        Some(FestivalFlaw::NotDrawn { card })
    } else if objective.goods().count() != usize::from(def.goods) {
        Some(FestivalFlaw::Crates { card, due: def.goods })
    } else if tiles.len() != usize::from(def.plantations) || !tiles.into_iter().all(is_plantation) {
        Some(FestivalFlaw::Plantations { card, due: def.plantations })
    } else if !building {
        Some(FestivalFlaw::Building { card })
    } else {
        let lacks = |&seat: &Seat| !owns_it(seat) || !owns_them(game, state, objective, seat);
        objective.won_by.filter(lacks).map(|seat| FestivalFlaw::NotFulfilled { card, seat })
    }
}

/// Returns true if `seat` owns the plantations that an objective asked it for; it may have
/// discarded them since where it can (`PR-X2-ZON-2`, `PR-X2-PARK-1`).
fn owns_them(game: &PuertoRico, state: &State, objective: &Objective, seat: Seat) -> bool {
    let discards = [Building::ZoningOffice, Building::ParkAuthority];
    if discards.into_iter().any(|building| game.rules.possible.has(building)) {
        return true;
    }
    let mut tiles = counts(state, objective, seat).filter(|count| matches!(count.piece, ShownPiece::Tile(_)));
    tiles.all(|count| count.have >= count.need)
}

/// The first seat that has fulfilled an objective for which nobody was
/// rewarded.
pub(in crate::rules) fn is_due(game: &PuertoRico, state: &State, objective: &Objective) -> Option<Seat> {
    let has_built = |seat: Seat| objective.building.is_some_and(|building| state.board(seat).owns(building));
    Seat::all(game.seats()).find(|&seat| {
        let waits = waits(state) && seat == state.actor;
        objective.won_by.is_none() && !waits && (holds(state, objective, seat) || has_built(seat))
    })
}

/// Checks what belongs to the festival.
///
/// # Errors
/// A sentence about the first invariant that is broken.
pub(in crate::rules) fn check(game: &PuertoRico, state: &State) -> Result<(), String> {
    let festival = &state.festival;
    let drafting = matches!(state.stack.as_slice(), [Frame::Setup { .. }, Frame::Draft]);
    let there = game.rules.objectives != Objectives::None && !drafting;
    if festival.objectives.iter().any(|objective| objective.is_some() != there) || festival.done > 0 {
        return Err("PR-FES-SETUP-1: three objectives lie there once the game begins".into());
    }
    let objectives: Vec<Objective> = festival.objectives().copied().collect();
    for (place, objective) in objectives.iter().enumerate() {
        let card = objective.card.key();
        if let Some(flaw) = flaw(game, state, &objectives[..place], objective) {
            return Err(PositionError::<Flaw>::at(&card, flaw.into()).to_string());
        }
        if let Some(seat) = is_due(game, state, objective) {
            let flaw = FestivalFlaw::NotRewarded { card: objective.card, seat };
            return Err(PositionError::<Flaw>::at(&card, flaw.into()).to_string());
        }
    }
    Ok(())
}
