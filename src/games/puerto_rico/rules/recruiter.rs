//! The Recruiter phase (section 6.2).

use super::{PuertoRico, atoms, queries};
use crate::core::{Actions, Game, Seat, Sink, list};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::event::{EndWhy, Event, WorkerFrom};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Frame, People, State};

/// The picker's worker from the supply (`PR-REC-01`).
pub(super) fn privilege(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if state.supply.workers == 0 {
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
    let workers = queries::privilege(state).min(state.supply.workers);
    state.supply.workers -= workers;
    atoms::wait(state, seat, People::workers(workers));
    log.emit(|| Event::Workers { seat, workers, from: WorkerFrom::Supply });
}

/// Hands out the Work Register (`PR-REC-02`).
pub(super) fn distribute(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let workers = std::mem::take(&mut state.register).workers;
    let (each, rest) = (workers / game.seats(), workers % game.seats());
    for place in 0..game.seats() {
        let seat = state.picker.clockwise(place, game.seats());
        let workers = each + (place < rest) as u8;
        if workers > 0 {
            atoms::wait(state, seat, People::workers(workers));
            log.emit(|| Event::Workers { seat, workers, from: WorkerFrom::Register });
        }
    }
}

/// Lets the seat that acts place all its workers (`PR-REC-03`, `PR-REC-04`).
pub(super) fn begin_placement(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let board = state.own_mut();
    let workers = (board.lift_all() + std::mem::take(&mut board.idle)).count();
    let circles = board.circled_land() + queries::free_building_circles(game, board);
    if workers >= circles {
        fill_all(game, state, workers - circles, log);
    } else if workers > 0 {
        state.stack.push(Frame::Place { left: workers, from: 0 });
    }
}

/// As many workers as circles or more: every circle is filled, the rest is idle.
fn fill_all(game: &PuertoRico, state: &mut State, idle: u8, log: &mut impl Sink<Event>) {
    let board = state.own_mut();
    board.man_all(|building| game.def(building).circles);
    board.idle = People::workers(idle);
    let seat = state.actor;
    log.emit(|| Event::AllPlaced { seat, idle });
}

/// Spots from `from` on that leave room for the other workers, of `left` in all.
pub(super) fn legal(game: &PuertoRico, state: &State, left: u8, from: u8, out: &mut Actions<Action>) {
    let board = state.own();
    let free = |spot: u8| queries::free_circles(game, board, spot);
    // From the end back to the last spot from which on all of them fit.
    let (mut last, mut room) = (queries::spots(board).end, 0);
    while room < left && last > from {
        last -= 1;
        room += free(last);
    }
    if room >= left {
        list(out, (from..last + 1).filter(|&spot| free(spot) > 0).map(Action::Place));
    }
}

/// Why a worker cannot be placed there.
pub(super) fn why_not(game: &PuertoRico, state: &State, left: u8, from: u8, spot: u8) -> Reason {
    if !queries::spots(state.own()).contains(&spot) || queries::free_circles(game, state.own(), spot) == 0 {
        Reason::NoCircle
    } else if spot < from {
        Reason::OutOfOrder
    } else {
        let behind = queries::spots(state.own()).skip(spot as usize);
        debug_assert!(behind.map(|spot| queries::free_circles(game, state.own(), spot)).sum::<u8>() < left);
        Reason::LeavesWorkers
    }
}

/// Places one worker.
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Place { left, .. }) = state.stack.top() else {
        unreachable!("invariant: a placement was asked")
    };
    let seat = state.actor;
    atoms::man(state, seat, spot, People::workers(1));
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
    let workers = target.min(state.supply.workers);
    state.supply.workers -= workers;
    state.register.workers += workers;
    log.emit(|| Event::RegisterFilled { workers });
    if workers < target {
        atoms::trigger_end(state, EndWhy::Workers, log);
    }
}
