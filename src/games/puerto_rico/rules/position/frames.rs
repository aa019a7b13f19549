//! Whether what a position says is being resolved can be.

use crate::core::{Actions, Game, PositionError, Seat, json};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::editions::{HospitalTile, Step};
use crate::games::puerto_rico::ids::{Building, Good, Role, Tile};
use crate::games::puerto_rico::position::Position;
use crate::games::puerto_rico::rules::{PuertoRico, atoms, captain, flow, planter, queries, storage};
use crate::games::puerto_rico::state::{Board, Frame, People, Space, State};
use std::fmt::Display;

type Refused = Result<(), PositionError>;

/// Workers that have been lifted and not yet placed again.
pub(super) fn lifted_workers(position: &Position) -> u8 {
    match position.stack.last() {
        Some(Frame::Place { left, .. }) => *left,
        _ => 0,
    }
}

/// Puts the frames on the stack and finds the seat that acts.
pub(super) fn place(game: &PuertoRico, state: &mut State, position: &Position) -> Refused {
    check_phase(state, position)?;
    if position.over {
        let fits = position.stack.is_empty() && position.last_round;
        return if fits { Ok(()) } else { refuse(&"over", &"a finished game has had its last round") };
    }
    let picks = position.taken.len() as u8;
    check_picks(game, state, position, picks)?;
    let opening = [Frame::Round { pick: picks }];
    let stack = if position.stack.is_empty() { &opening[..] } else { &position.stack[..] };
    let n = game.seats();
    state.actor = match *stack {
        [Frame::Round { pick }] if pick == picks && pick < game.rules.figures.picks => {
            flow::picker(game, state.governor, pick)
        }
        [Frame::Round { pick }, Frame::Phase { step, next }, asks] if pick == picks => {
            phase_actor(game, state, step, next, asks)?
        }
        [
            Frame::Round { pick },
            Frame::Phase { step, next: 0 },
            Frame::Loading { idle, next },
            asks @ (Frame::Load | Frame::Harbor { .. }),
        ] if pick == picks && idle < n && next < n => {
            check_step(game, state, step, 0, asks)?;
            state.picker.clockwise((next + n - 1) % n, n)
        }
        _ => {
            let frames = json::names_of(stack);
            return refuse(
                &"stack",
                &format_args!("this sequence of frames does not occur at this point of a round: {frames}"),
            );
        }
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    let asks = *stack.last().expect("invariant: the patterns above are not empty");
    check_asking(game, state, asks)
}

fn refuse<T>(path: &dyn Display, problem: &dyn Display) -> Result<T, PositionError> {
    Err(PositionError::at(path, problem))
}

/// What belongs to one phase lies there in that phase only.
fn check_phase(state: &State, position: &Position) -> Refused {
    let playing = position.stack.len() > 1;
    if position.phase.is_some() != playing {
        return refuse(&"phase", &"is named exactly while the stack is in one");
    }
    let is = |role| playing && state.role == role;
    if !is(Role::Captain) && (state.captain_paid || state.own_ships.iter().any(Option::is_some)) {
        return refuse(&"phase", &"loads are made in the Captain phase");
    }
    if !is(Role::Craftsman) && state.produced.iter().any(|&kinds| kinds > 0) {
        return refuse(&"phase", &"crates are produced in the Craftsman phase");
    }
    Ok(())
}

/// The picks so far must be those of the first seats in order.
fn check_picks(game: &PuertoRico, state: &State, position: &Position, picks: u8) -> Refused {
    if picks > game.rules.figures.picks {
        return refuse(&"taken", &format_args!("{} picks make a round", game.rules.figures.picks));
    }
    for seat in Seat::all(game.seats()) {
        let due = (0..picks).filter(|&pick| flow::picker(game, state.governor, pick) == seat).count();
        let made = position.taken.iter().filter(|taken| taken.by == seat).count();
        if due != made {
            return refuse(&"taken", &format_args!("{seat} has taken {made} roles instead of {due}"));
        }
    }
    Ok(())
}

/// The step of the script whose frame asks. The stack already points behind
/// the step, except for steps that go from seat to seat.
fn check_step(game: &PuertoRico, state: &State, step: u8, next: u8, asks: Frame) -> Refused {
    let script = game.rules.script(state.role);
    let current = if next == 0 { step.checked_sub(1) } else { Some(step) };
    let fits = match (current.and_then(|step| script.get(step as usize)), asks) {
        (Some(Step::PlanterTurns), Frame::Hacienda | Frame::Take { .. } | Frame::Hospital { .. }) => next > 0,
        (Some(Step::RecruiterPrivilege), Frame::Privilege) => next == 0,
        (Some(Step::Placement), Frame::Place { .. }) => next > 0,
        (Some(Step::BuilderTurns), Frame::Build | Frame::School { .. }) => next > 0,
        (Some(Step::Production), Frame::Produce) => next > 0,
        (Some(Step::ProductionWithExtra), Frame::Produce) => next > 0,
        (Some(Step::ProductionWithExtra), Frame::Extra) => next == 1,
        (Some(Step::ExtraCrate), Frame::Extra) => next == 0,
        (Some(Step::TraderTurns), Frame::Sell) => next > 0,
        (Some(Step::Loading), Frame::Load | Frame::Harbor { .. }) => true,
        (Some(Step::Storage), Frame::StoreAll { .. } | Frame::KeepOne { .. }) => next > 0,
        _ => false,
    };
    if fits { Ok(()) } else { refuse(&"stack", &"this is not asked at that step of the phase") }
}

fn phase_actor(
    game: &PuertoRico,
    state: &State,
    step: u8,
    next: u8,
    asks: Frame,
) -> Result<Seat, PositionError> {
    if next > game.seats() || matches!(asks, Frame::Load | Frame::Harbor { .. }) {
        return refuse(&"stack: phase", &"`next` counts the seats handled");
    }
    check_step(game, state, step, next, asks)?;
    Ok(state.picker.clockwise(next.saturating_sub(1), game.seats()))
}

/// The last frame must fit the board of the seat that acts.
fn check_asking(game: &PuertoRico, state: &State, asks: Frame) -> Refused {
    let board = state.own();
    let workers = atoms::has_worker(state);
    let fits = match asks {
        Frame::Take { drawn } => drawn.is_none_or(|tile| was_drawn(board, tile)),
        Frame::Hospital { drawn, taken } => {
            let tiles = may_man(game, board, drawn, taken);
            workers && board.works(Building::Hospital) && tiles
        }
        Frame::Hacienda => planter::can_draw(game, state),
        Frame::Privilege => state.supply.workers > 0,
        Frame::Place { left, from } => {
            let behind = queries::spots(board).skip(from as usize + 1);
            left > 0
                && board.idle.is_empty()
                && behind.into_iter().all(|spot| board.people_on(spot).is_empty())
        }
        Frame::School { building } => {
            let new = board
                .buildings()
                .last()
                .is_some_and(|space| *space == Space { building, people: People::NONE });
            workers && board.works(Building::School) && new
        }
        Frame::Harbor { good, ship } => {
            let asked = game.config().options.ask_bonuses && board.works(Building::Harbor);
            asked && captain::may_load(state, good, ship)
        }
        Frame::StoreAll { left, from, stored } => {
            left > 0
                && storage::is_short(state)
                && storage::may_have_stored(state, stored)
                && stored.count_ones() + u32::from(left) == u32::from(queries::warehouse_kinds(board))
                && from == next_to_store(stored)
        }
        Frame::KeepOne { stored } => storage::is_short(state) && storage::may_have_stored(state, stored),
        _ => true,
    };
    let mut legal = Actions::<Action>::new();
    if fits {
        game.legal(state, &mut legal);
    }
    if legal.is_empty() {
        return refuse(&"stack", &"the last frame does not fit the board of the seat that acts");
    }
    Ok(())
}

/// The smallest good that may still be stored after these, one bit each.
fn next_to_store(stored: u8) -> u8 {
    let last = Good::ALL.iter().rev().find(|&&good| stored >> good as u8 & 1 == 1);
    last.map_or(0, |&good| good as u8 + 1)
}

/// Whether `tile` may have come from the bag just now: nobody has manned it.
fn was_drawn(board: &Board, tile: Tile) -> bool {
    tile != Tile::Quarry && board.works(Building::Hacienda) && is_new(board, tile, 1)
}

fn is_new(board: &Board, tile: Tile, count: u8) -> bool {
    board.tiles[tile.index()] >= board.manned_tiles(tile.index()) + count
}

/// Whether the Hospital may be asked about these tiles.
fn may_man(game: &PuertoRico, board: &Board, drawn: Option<Tile>, taken: Option<Tile>) -> bool {
    let may_drawn = match game.rules.hospital {
        HospitalTile::PickedOnly => drawn.is_none(),
        HospitalTile::Either => drawn.is_none_or(|tile| was_drawn(board, tile)),
    };
    let count = 1 + (drawn == taken) as u8;
    let may_taken = taken.map_or(drawn.is_some(), |tile| is_new(board, tile, count));
    may_drawn && may_taken
}
