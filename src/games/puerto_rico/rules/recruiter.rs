//! The Recruiter phase (section 6.2).

use super::{PuertoRico, atoms, queries};
use crate::core::{Actions, Game, Seat, Sink};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::event::{EndWhy, Event, WorkerFrom};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Frame, State};

/// The picker's worker from the supply (`PR-REC-01`).
pub(super) fn privilege(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if state.workers == 0 {
        return;
    }
    if game.config().options.ask_bonuses {
        state.stack.push(Frame::Privilege);
    } else {
        take_privilege(state, log);
    }
}

/// Takes it.
pub(super) fn take_privilege(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    state.workers -= 1;
    state.boards[seat.index()].idle += 1;
    log.emit(|| Event::Workers { seat, workers: 1, from: WorkerFrom::Supply });
}

/// Hands out the Work Register (`PR-REC-02`).
pub(super) fn distribute(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (each, rest) = (state.register / game.seats(), state.register % game.seats());
    state.register = 0;
    for place in 0..game.seats() {
        let seat = state.picker.clockwise(place, game.seats());
        let workers = each + (place < rest) as u8;
        if workers > 0 {
            state.boards[seat.index()].idle += workers;
            log.emit(|| Event::Workers { seat, workers, from: WorkerFrom::Register });
        }
    }
}

/// Lets the seat that acts place all its workers (`PR-REC-03`, `PR-REC-04`).
pub(super) fn begin_placement(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let board = state.own_mut();
    let workers = board.lift_all() + std::mem::take(&mut board.idle);
    if workers >= free_from(game, state, 0) {
        return fill_all(game, state, workers, log);
    }
    if workers > 0 {
        state.stack.push(Frame::Place { left: workers, from: 0 });
    }
}

/// More workers than circles: every circle is filled, the rest is idle.
fn fill_all(game: &PuertoRico, state: &mut State, workers: u8, log: &mut impl Sink<Event>) {
    let mut left = workers;
    for spot in queries::spots(state.own()) {
        for _ in 0..queries::free_circles(game, state.own(), spot) {
            state.own_mut().man(spot);
            left -= 1;
        }
    }
    state.own_mut().idle = left;
    let seat = state.actor;
    log.emit(|| Event::AllPlaced { seat, idle: left });
}

/// Empty circles of the seat that acts on spots from `from` on.
fn free_from(game: &PuertoRico, state: &State, from: u8) -> u8 {
    let spots = queries::spots(state.own()).skip(from as usize);
    spots.map(|spot| queries::free_circles(game, state.own(), spot)).sum()
}

/// Spots from `from` on that leave room for the other workers.
pub(super) fn legal(game: &PuertoRico, state: &State, left: u8, from: u8, out: &mut Actions<Action>) {
    let mut room = free_from(game, state, from);
    for spot in queries::spots(state.own()).skip(from as usize) {
        if room < left {
            break;
        }
        let free = queries::free_circles(game, state.own(), spot);
        if free > 0 {
            out.push(Action::Place(spot));
        }
        room -= free;
    }
}

/// Why a worker cannot be placed there.
pub(super) fn why_not(game: &PuertoRico, state: &State, left: u8, from: u8, spot: u8) -> Reason {
    if !queries::spots(state.own()).contains(&spot) || queries::free_circles(game, state.own(), spot) == 0 {
        Reason::NoCircle
    } else if spot < from {
        Reason::OutOfOrder
    } else {
        debug_assert!(free_from(game, state, spot) < left);
        Reason::LeavesWorkers
    }
}

/// Places one worker.
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Place { left, .. }) = state.stack.top() else {
        unreachable!("invariant: a placement was asked")
    };
    let seat = state.actor;
    state.own_mut().man(spot);
    log.emit(|| Event::Placed { seat, spot });
    if left == 1 {
        state.stack.pop();
    } else {
        state.stack.replace(Frame::Place { left: left - 1, from: spot });
    }
    debug_assert!(game.seats() > seat.0);
}

/// Fills the Work Register (`PR-REC-08`, `PR-REC-09`).
pub(super) fn refill(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let empty: u8 = Seat::all(game.seats())
        .map(|seat| queries::free_building_circles(game, state.board(seat)))
        .fold(0, u8::saturating_add);
    let target = empty.max(game.seats());
    let workers = target.min(state.workers);
    state.workers -= workers;
    state.register += workers;
    log.emit(|| Event::RegisterFilled { workers });
    if workers < target {
        atoms::trigger_end(state, EndWhy::Workers, log);
    }
}
