//! The role tiles of a position: coins, picks, what the Smuggler holds, the
//! phase.

use super::read::seat_in;
use super::{PositionResult, frames};
use crate::flaw::RoleFlaw;
use crate::ids::Role;
use crate::position::Position;
use crate::rules::{PuertoRico, planter, queries, smuggler};
use crate::state::State;
use game_core::refuse;

/// Reads the role tiles, and the phase that is played.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub(super) fn read(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    for (index, entry) in position.role_coins.iter().enumerate() {
        if !queries::in_game(game, entry.role) {
            return refuse(
                &format_args!("role_coins[{index}].role"),
                RoleFlaw::NotInGame { role: entry.role },
            );
        }
        if entry.role == Role::Smuggler && entry.coins > 0 {
            return refuse(&format_args!("role_coins[{index}].coins"), RoleFlaw::CoinsOnSmuggler);
        }
        let coins = &mut state.role_coins[entry.role as usize];
        if std::mem::replace(coins, entry.coins) > 0 {
            return refuse(
                &format_args!("role_coins[{index}].role"),
                RoleFlaw::TileTwice { role: entry.role },
            );
        }
    }
    for (index, taken) in position.taken.iter().enumerate() {
        let by = seat_in(game, taken.by, &format_args!("taken[{index}].by"))?;
        if !queries::in_game(game, taken.role) || state.taken[taken.role as usize].replace(by).is_some() {
            return refuse(&format_args!("taken[{index}].role"), RoleFlaw::NotAvailable { role: taken.role });
        }
    }
    read_smuggler(game, state, position)?;
    let Some(phase) = position.phase else { return Ok(()) };
    state.role = phase.role;
    state.picker = seat_in(game, phase.picker, &"phase.picker")?;
    state.captain_paid = phase.captain_paid;
    state.deferred = phase.deferred.filter(|_| planter::second_counts(game));
    if frames::plays_captured(position) {
        let by = state.captured().map(|(_, by)| by);
        let fits = by == Some(phase.picker) && position.taken.len() as u8 == game.rules.figures.picks;
        return if fits { Ok(()) } else { refuse(&"phase", RoleFlaw::CapturedTooEarly) };
    }
    if state.taken[phase.role as usize] != Some(phase.picker) {
        return refuse(&"phase", RoleFlaw::NotTaken { role: phase.role, picker: phase.picker });
    }
    let last = queries::picker(game, state.governor, position.taken.len() as u8 - 1);
    if phase.picker != last {
        return refuse(&"phase.picker", RoleFlaw::NotLastPick { last });
    }
    Ok(())
}

/// The marker and the captured role (`PR-SMG-02`, `PR-SMG-10`).
fn read_smuggler(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    let playing = game.has_role(Role::Smuggler);
    for (field, is_there) in [
        ("gone", position.gone > 0),
        ("gone_citizens", position.gone_citizens > 0),
        ("marker", position.marker.is_some()),
        ("captured", position.captured.is_some()),
    ] {
        if is_there && !playing {
            return refuse(&field, RoleFlaw::NoSmuggler);
        }
    }
    state.marker = position.marker.map(|seat| seat_in(game, seat, &"marker")).transpose()?;
    let smuggler = state.taken[Role::Smuggler as usize];
    if smuggler.is_some() && state.marker != smuggler {
        return refuse(&"marker", RoleFlaw::MarkerElsewhere);
    }
    state.captured = position.captured;
    let deciding = position.phase.is_some_and(|phase| phase.role == Role::Smuggler);
    if position.captured.is_some() && deciding {
        return refuse(&"captured", RoleFlaw::SmugglerNotDone);
    }
    smuggler::check(game, state)
}
