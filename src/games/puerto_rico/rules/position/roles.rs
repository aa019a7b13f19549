//! The role tiles of a position: coins, picks, what the Smuggler holds, the
//! phase.

use super::frames;
use super::read::seat_in;
use crate::core::PositionError;
use crate::games::puerto_rico::ids::Role;
use crate::games::puerto_rico::position::Position;
use crate::games::puerto_rico::rules::{PuertoRico, flow, smuggler};
use crate::games::puerto_rico::state::State;

type Refused = Result<(), PositionError>;

/// Reads the role tiles, and the phase that is played.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(super) fn read(game: &PuertoRico, state: &mut State, position: &Position) -> Refused {
    for (index, entry) in position.role_coins.iter().enumerate() {
        if !flow::in_game(game, entry.role) {
            return Err(PositionError::said(&format_args!("role_coins[{index}].role"), &"not in this game"));
        }
        let coins = &mut state.role_coins[entry.role as usize];
        if std::mem::replace(coins, entry.coins) > 0 {
            return Err(PositionError::said(&format_args!("role_coins[{index}].role"), &"each tile once"));
        }
    }
    for (index, taken) in position.taken.iter().enumerate() {
        let by = seat_in(game, taken.by, &format_args!("taken[{index}].by"))?;
        if !flow::in_game(game, taken.role) || state.taken[taken.role as usize].replace(by).is_some() {
            let problem = "not in this game, or taken twice (PR-RND-02)";
            return Err(PositionError::said(&format_args!("taken[{index}].role"), &problem));
        }
    }
    read_smuggler(game, state, position)?;
    let Some(phase) = position.phase else { return Ok(()) };
    state.role = phase.role;
    state.picker = seat_in(game, phase.picker, &"phase.picker")?;
    state.captain_paid = phase.captain_paid;
    state.deferred = phase.deferred;
    if frames::plays_captured(position) {
        let by = state.captured().map(|(_, by)| by);
        let fits = by == Some(phase.picker) && position.taken.len() as u8 == game.rules.figures.picks;
        let problem = "the Smuggler plays the captured role after the last pick (PR-SMG-12)";
        return if fits { Ok(()) } else { Err(PositionError::said(&"phase", &problem)) };
    }
    if state.taken[phase.role as usize] != Some(phase.picker) {
        return Err(PositionError::said(&"phase", &"its tile is not among those taken by its picker"));
    }
    let last = flow::picker(game, state.governor, position.taken.len() as u8 - 1);
    if phase.picker != last {
        return Err(PositionError::said(&"phase.picker", &format_args!("the last pick was that of {last}")));
    }
    Ok(())
}

/// The marker and the captured role (`PR-SMG-02`, `PR-SMG-10`).
fn read_smuggler(game: &PuertoRico, state: &mut State, position: &Position) -> Refused {
    let playing = game.has_role(Role::Smuggler);
    for (field, is_there) in [
        ("gone", position.gone > 0),
        ("gone_citizens", position.gone_citizens > 0),
        ("marker", position.marker.is_some()),
        ("captured", position.captured.is_some()),
    ] {
        if is_there && !playing {
            return Err(PositionError::said(&field, &"no Smuggler is in this game (PR-SMG-01)"));
        }
    }
    state.marker = position.marker.map(|seat| seat_in(game, seat, &"marker")).transpose()?;
    let smuggler = state.taken[Role::Smuggler as usize];
    if smuggler.is_some() && state.marker != smuggler {
        return Err(PositionError::said(&"marker", &"whoever picked the Smuggler holds it (PR-SMG-02)"));
    }
    state.captured = position.captured;
    let deciding = position.phase.is_some_and(|phase| phase.role == Role::Smuggler);
    if position.captured.is_some() && deciding {
        return Err(PositionError::said(&"captured", &"the Smuggler has not acted yet"));
    }
    smuggler::check(game, state).map_err(|problem| PositionError::said(&"captured", &problem))
}
