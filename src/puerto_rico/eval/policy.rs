//! Prior of each action: its change in the features of a board, by the weights that judge
//! positions.

use super::features::POINTS;
use super::policy_context::PolicyContext;
use super::stages::Row;
use super::{cards, cargo, citizens, festival, goods, placement, roles, smuggler, town};
use crate::ids::PORTRAIT;
use crate::{Action, Prompt, PuertoRico, State};
use ai::eval::Weights;
use game_core::{Actions, Game, Turn};

/// Points that make an action e times as likely.
const TEMPER_ROLE: f32 = 0.7;
const TEMPER_CHOICE: f32 = 0.5;
const TEMPER_DETAIL: f32 = 0.2;

/// Fills `out` with a weight per action.
pub(super) fn weigh(
    game: &PuertoRico,
    state: &State,
    row: &Row,
    actions: &Actions<Action>,
    out: &mut Weights,
) {
    out.clear();
    let Turn::Choose { seat, prompt } = game.turn(state) else { return };
    let sight = PolicyContext::of(game, state, row, seat);
    gains(&sight, prompt, actions, out);
    let temper = match prompt {
        Prompt::Role { .. } => TEMPER_ROLE,
        Prompt::Take | Prompt::Build | Prompt::Sell | Prompt::Load | Prompt::Smuggle => TEMPER_CHOICE,
        _ => TEMPER_DETAIL,
    };
    let best = out.iter().copied().fold(f32::MIN, f32::max);
    for gain in out.iter_mut() {
        *gain = libm::expf((*gain - best).max(-20.0 * temper) / temper);
    }
}

/// Gain of each action, in points; only differences matter.
fn gains(sight: &PolicyContext, prompt: Prompt, actions: &Actions<Action>, out: &mut Weights) {
    answers(sight, prompt, actions, out);
    for (gain, action) in out.iter_mut().zip(actions) {
        if let Action::Move(spot) | Action::MoveCitizen(spot) = *action {
            *gain = placement::move_gain(sight, spot);
        }
    }
}

/// Gain of each answer to a question, without moves off the Bohío.
fn answers(sight: &PolicyContext, prompt: Prompt, actions: &Actions<Action>, out: &mut Weights) {
    match prompt {
        Prompt::Role { .. } => roles::gains(sight, actions, out),
        Prompt::Place { left }
        | Prompt::Poached { left }
        | Prompt::PoachedCitizens { left }
        | Prompt::Rewarded { left } => {
            placement::gains(sight, left, actions, out);
        }
        Prompt::PlaceCitizen { .. } => citizens::circle_gains(sight, actions, out),
        Prompt::Pick
        | Prompt::Bonus { .. }
        | Prompt::Zoning
        | Prompt::Park
        | Prompt::Pension { .. }
        | Prompt::PoachKinds => citizens::gains(sight, actions, out),
        Prompt::Smuggle => smuggler::gains(sight, actions, out),
        Prompt::Spoils { ship, .. } => out.extend(actions.iter().map(|action| {
            match (*action, sight.state.ships()[usize::from(ship)].good) {
                (Action::Spoils(kept), Some(good)) => smuggler::spoils(sight, good, kept),
                _ => 0.0,
            }
        })),
        Prompt::Load => cargo::gains(sight, actions, out),
        Prompt::StoreAll { left } => goods::store_gains(sight, left, actions, out),
        Prompt::KeepOne | Prompt::KeepSingles { .. } => {
            out.extend(actions.iter().map(|action| match action {
                Action::KeepOne(good) => 0.2 + sight.chosen_crate(good.index(), 0),
                _ => 0.0,
            }))
        }
        Prompt::Build => out.extend(actions.iter().map(|action| match action {
            Action::Build(building) => town::build_gain(sight, *building, sight.is_picker()),
            Action::BuildForAll(building) => town::build_for_all_gain(sight, *building),
            _ => 0.0,
        })),
        Prompt::Sell => out.extend(actions.iter().map(|action| match action {
            Action::Sell(good) => goods::sale_gain(sight, *good, sight.is_picker()),
            Action::Export(good) => goods::export_gain(sight, *good, sight.is_picker()),
            action => citizens::land_gain(sight, *action),
        })),
        Prompt::Extra => out.extend(actions.iter().map(|action| match action {
            Action::Extra(good) => {
                let goals = if sight.game.has_goals() {
                    cards::crate_made(sight, *good) + festival::crate_made(sight, *good)
                } else {
                    0.0
                };
                goals + 0.2 + sight.chosen_crate(good.index(), sight.board().crates[good.index()])
            }
            _ => 0.0,
        })),
        Prompt::Draft => out.extend(actions.iter().map(|action| match action {
            Action::Draft(building) => town::draft_gain(sight, *building),
            _ => 0.0,
        })),
        Prompt::Payment { .. } => out.extend(actions.iter().map(|action| match action {
            Action::GivePerson(PORTRAIT) => 0.0,
            Action::GivePerson(spot) => -placement::leave_loss(sight, *spot),
            Action::GiveCitizen(spot) => -citizens::leave_loss(sight, *spot),
            Action::GiveCrate(good) => {
                let crates = sight.board().crates[good.index()];
                sight.pile(good.index(), crates - 1) - sight.pile(good.index(), crates)
            }
            _ => -sight.row[POINTS],
        })),
        Prompt::SmallWharf => out.extend(actions.iter().map(|action| match action {
            Action::Board(good) => cargo::board_gain(sight, *good),
            _ => 0.0,
        })),
        Prompt::Take
        | Prompt::Hospital { .. }
        | Prompt::Plant { .. }
        | Prompt::SecondTile
        | Prompt::LateHospital => out.extend(actions.iter().map(|action| match action {
            Action::Take(tile) => town::tile_gain(sight, *tile),
            Action::Man(tile) => 0.5 + placement::worker_gain(sight, *tile),
            Action::Forest(_) => town::forest_gain(sight),
            Action::Accept => 0.5,
            _ => 0.0,
        })),
        Prompt::KeepCard { .. } => out.extend(actions.iter().map(|action| match action {
            Action::Keep(card) => cards::keep_gain(*card),
            _ => 0.0,
        })),
        Prompt::Hacienda
        | Prompt::Privilege
        | Prompt::School { .. }
        | Prompt::Produce
        | Prompt::Harbor { .. }
        | Prompt::LoadPoint { .. }
        | Prompt::Bohio => {
            out.extend(actions.iter().map(|action| if *action == Action::Pass { 0.0 } else { 0.6 }));
        }
    }
}
