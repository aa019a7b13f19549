//! A position as a state, refused with the path of the first field that
//! cannot be.

use super::{PositionResult, cards, city, frames, tiles};
use crate::flaw::Flaw;
use crate::position::Position;
use crate::rules::{Ginkgopolis, setup};
use crate::state::{MAX_POINTS, MAX_ROUND, State};
use game_core::{Game, Rng, Seat, refuse};

/// The purpose of the streams that fill what a position leaves open.
const FILL: u64 = 3;

/// Reads a position.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub fn read(position: &Position) -> PositionResult<(Ginkgopolis, State)> {
    let game = match Ginkgopolis::new(&position.config) {
        Ok(game) => game,
        Err(error) => return refuse(&format_args!("config.{}", error.field), Flaw::Config(error.problem)),
    };
    let mut state = setup::bare();
    let mut rng = Rng::stream(position.luck, FILL);
    state.rng = Rng::from_state(position.luck);
    (state.round, state.first) = (position.round, position.first);
    (state.exhaustions, state.last_round) = (position.exhaustions, position.last_round);
    if position.seats.len() != game.seats() as usize {
        return refuse(&"seats", Flaw::Seats { named: position.seats.len(), sit: game.seats() });
    }
    if position.first.0 >= game.rules.players {
        return refuse(&"first", Flaw::NoSuchSeat);
    }
    if position.round > MAX_ROUND {
        return refuse(&"round", Flaw::TooMany { most: MAX_ROUND });
    }
    city::read(&game, &mut state, position)?;
    tiles::read_characters(&game, &mut state, position)?;
    tiles::read_tiles(&game, &mut state, position, &mut rng)?;
    cards::read(&game, &mut state, position, &mut rng)?;
    read_goods(&game, &mut state, position)?;
    frames::place(&game, &mut state, position)?;
    match game.check(&state) {
        Ok(()) => Ok((game, state)),
        Err(problem) => refuse(&"position", Flaw::Unsound(problem)),
    }
}

/// Points, resources and redraw tokens.
fn read_goods(game: &Ginkgopolis, state: &mut State, position: &Position) -> PositionResult {
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        let at = |field: &str| format!("seats[{}].{field}", seat.0);
        let placed = state.city.resources(seat);
        let allotment = game.rules.allotment;
        let reserve = allotment.checked_sub(placed).and_then(|left| left.checked_sub(entry.resources));
        let Some(reserve) = reserve else {
            return refuse(&at("resources"), Flaw::Resources { allotment, placed });
        };
        let person = seat.0 < game.rules.players;
        if person && reserve == 0 && entry.resources == 0 && !position.last_round {
            return refuse(&"last_round", Flaw::AllPlaced { seat });
        }
        if entry.points > MAX_POINTS {
            return refuse(&at("points"), Flaw::TooMany { most: MAX_POINTS });
        }
        let redraws = entry.redraws.unwrap_or(game.rules.redraws);
        if redraws > game.rules.redraws {
            return refuse(&at("redraws"), Flaw::TooManyRedraws { most: game.rules.redraws });
        }
        let board = state.board_mut(seat);
        (board.points, board.resources, board.reserve) = (entry.points, entry.resources, reserve);
        board.redraws = redraws;
    }
    Ok(())
}
