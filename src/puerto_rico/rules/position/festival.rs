//! The festival board of a position.

use super::PositionResult;
use super::read::seat_in;
use crate::editions::Objectives;
use crate::flaw::FestivalFlaw;
use crate::position::{Position, ShownObjective};
use crate::rules::{PuertoRico, festival};
use crate::state::{Frame, Objective, State};
use game_core::refuse;

/// Reads the objectives; the tray holds everything that will be offered. Whoever
/// fulfilled one is checked once the boards are there.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(super) fn read(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let drafting = matches!(position.stack[..], [Frame::Setup { .. }, Frame::Draft]);
    let there = game.rules.objectives != Objectives::None && !drafting;
    let due = if there { state.festival.objectives.len() } else { 0 };
    if position.festival.len() != due {
        return refuse(&"festival", FestivalFlaw::ObjectiveCount { due });
    }
    for (place, shown) in position.festival.iter().enumerate() {
        let mut objective = objective(shown, place)?;
        if let Some(seat) = shown.won_by {
            objective.won_by = Some(seat_in(game, seat, &format_args!("festival[{place}].won_by"))?);
        }
        if festival::has_copy(game, &objective) {
            let copies = objective.building.map(|building| &mut state.tray[building.index()]);
            copies.into_iter().for_each(|copies| *copies = copies.saturating_sub(1));
        }
        state.festival.objectives[place] = Some(objective);
    }
    Ok(())
}

/// Returns the pieces that an objective shows, in canonical order.
fn objective(shown: &ShownObjective, place: usize) -> PositionResult<Objective> {
    let mut objective = Objective::of(shown.card);
    let too_many = |field: &str| {
        let path = format_args!("festival[{place}].{field}");
        refuse(&path, FestivalFlaw::TooMuchShown)
    };
    if shown.goods.len() > objective.goods.len() {
        return too_many("goods");
    }
    if shown.tiles.len() > objective.tiles.len() {
        return too_many("tiles");
    }
    let (mut goods, mut tiles) = (shown.goods.clone(), shown.tiles.clone());
    goods.sort_unstable();
    tiles.sort_unstable();
    objective.goods.iter_mut().zip(goods).for_each(|(slot, good)| *slot = Some(good));
    objective.tiles.iter_mut().zip(tiles).for_each(|(slot, tile)| *slot = Some(tile));
    objective.building = shown.building;
    Ok(objective)
}

/// Checks that the objectives fit the boards, and that nobody has fulfilled one without its reward.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(super) fn check(game: &PuertoRico, state: &State) -> PositionResult {
    let objectives: Vec<Objective> = state.festival.objectives().copied().collect();
    for (place, objective) in objectives.iter().enumerate() {
        let path = format_args!("festival[{place}]");
        if let Some(flaw) = festival::flaw(game, state, &objectives[..place], objective) {
            return refuse(&path, flaw);
        }
        if let Some(seat) = festival::is_due(game, state, objective) {
            return refuse(&path, FestivalFlaw::NotRewarded { card: objective.card, seat });
        }
    }
    Ok(())
}
