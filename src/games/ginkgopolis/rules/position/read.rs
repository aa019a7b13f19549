//! A position as a state, refused with the path of the first field that
//! cannot be.

use std::fmt::Display;

use super::{cards, city, frames, tiles};
use crate::core::{Game, PositionError, Rng, Seat};
use crate::games::ginkgopolis::position::Position;
use crate::games::ginkgopolis::rules::{Ginkgopolis, setup};
use crate::games::ginkgopolis::state::{MAX_POINTS, MAX_ROUND, State};

/// The purpose of the streams that fill what a position leaves open.
const FILL: u64 = 3;

/// Reads a position.
///
/// # Errors
/// The path of the offending field and what is wrong with it.
pub fn read(position: &Position) -> Result<(Ginkgopolis, State), PositionError> {
    let game = Ginkgopolis::new(&position.config)
        .map_err(|error| PositionError::said(&format_args!("config.{}", error.field), &error.problem))?;
    let mut state = setup::bare();
    let mut rng = Rng::stream(position.luck, FILL);
    state.rng = Rng::from_state(position.luck);
    (state.round, state.first) = (position.round, position.first);
    (state.exhaustions, state.last_round) = (position.exhaustions, position.last_round);
    if position.seats.len() != game.seats() as usize {
        let problem = format_args!("{} seats, but {} sit at the table", position.seats.len(), game.seats());
        return Err(PositionError::said(&"seats", &problem));
    }
    if position.first.0 >= game.rules.players {
        return Err(PositionError::said(&"first", &"this seat does not play"));
    }
    if position.round > MAX_ROUND {
        return Err(PositionError::said(&"round", &format_args!("at most {MAX_ROUND}")));
    }
    city::read(&game, &mut state, position)?;
    tiles::read_characters(&game, &mut state, position)?;
    tiles::read_tiles(&game, &mut state, position, &mut rng)?;
    cards::read(&game, &mut state, position, &mut rng)?;
    read_goods(&game, &mut state, position)?;
    frames::place(&game, &mut state, position)?;
    game.check(&state).map_err(|problem| PositionError::said(&"position", &problem))?;
    Ok((game, state))
}

/// Points, resources and redraw tokens.
fn read_goods(game: &Ginkgopolis, state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (seat, entry) in Seat::all(game.seats()).zip(&position.seats) {
        let refuse = |field: &dyn Display, problem: &dyn Display| {
            Err(PositionError::said(&format_args!("seats[{}].{field}", seat.0), problem))
        };
        let placed = state.city.resources(seat);
        let allotment = game.rules.allotment;
        let reserve = allotment.checked_sub(placed).and_then(|left| left.checked_sub(entry.resources));
        let Some(reserve) = reserve else {
            let problem =
                format_args!("each colour has {allotment}, and {placed} lie in the city (GK-INV-01)");
            return refuse(&"resources", &problem);
        };
        let person = seat.0 < game.rules.players;
        if person && reserve == 0 && entry.resources == 0 && !position.last_round {
            let problem =
                format_args!("{seat} has placed every resource: this round is the last (GK-END-02)");
            return Err(PositionError::said(&"last_round", &problem));
        }
        if entry.points > MAX_POINTS {
            return refuse(&"points", &format_args!("at most {MAX_POINTS}"));
        }
        let redraws = entry.redraws.unwrap_or(game.rules.redraws);
        if redraws > game.rules.redraws {
            return refuse(&"redraws", &format_args!("at most {} (GK-SEL-07)", game.rules.redraws));
        }
        let board = state.board_mut(seat);
        (board.points, board.resources, board.reserve) = (entry.points, entry.resources, reserve);
        board.redraws = redraws;
    }
    Ok(())
}
