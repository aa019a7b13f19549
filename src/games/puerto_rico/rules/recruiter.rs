//! The Recruiter phase (section 6.2).

use super::{PuertoRico, atoms, citizens, puertoma, queries};
use crate::core::{Actions, Game, Seat, Sink};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::editions::Shortage;
use crate::games::puerto_rico::event::{EndWhy, Event, WorkerFrom};
use crate::games::puerto_rico::ids::Person;
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Board, Frame, People, State, Touched};

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
    atoms::take_from_supply(state, People::workers(workers));
    atoms::wait(state, seat, People::workers(workers));
    log.emit(|| Event::Workers { seat, workers, from: WorkerFrom::Supply });
}

/// Hands out the Work Register (`PR-REC-02`).
pub(super) fn distribute(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if state.register.is_mixed() {
        citizens::hand_out(game, state, 0, log);
    } else {
        hand_out_rest(game, state, 0, log);
    }
}

/// Hands out a Work Register with people of one kind, of whom `handed` others
/// have been handed out before.
pub(super) fn hand_out_rest(game: &PuertoRico, state: &mut State, handed: u8, log: &mut impl Sink<Event>) {
    let left = state.register;
    let (each, rest) = (left.count() / game.seats(), left.count() % game.seats());
    let share = |place: u8| each + (place < rest) as u8;
    for place in 0..game.seats() {
        let seat = state.picker.clockwise((handed + place) % game.seats(), game.seats());
        let count = share(place);
        let from = WorkerFrom::Register;
        if puertoma::plays(game, seat) {
            continue;
        }
        if count > 0 && left.citizens > 0 {
            atoms::take_from_register(state, People::citizens(count));
            atoms::wait(state, seat, People::citizens(count));
            log.emit(|| Event::Citizens { seat, citizens: count, from });
        } else if count > 0 {
            atoms::take_from_register(state, People::workers(count));
            atoms::wait(state, seat, People::workers(count));
            log.emit(|| Event::Workers { seat, workers: count, from });
        }
    }
    if game.rules.puertomas > 0 {
        puertoma::receive_in_turn(game, state, share, handed, log);
    }
}

/// Lets the seat that acts place all its workers (`PR-REC-03`, `PR-REC-04`).
pub(super) fn begin_placement(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let board = state.own_mut();
    let people = board.lift_all() + std::mem::take(&mut board.idle);
    if people.citizens > 0 {
        return citizens::begin_placement(game, state, people, log);
    }
    let workers = people.workers;
    let circles = board.circled_land() + queries::free_building_circles(game, board);
    if workers >= circles {
        fill_all(game, state, workers - circles, log);
    } else if workers > 0 {
        state.spare = circles - workers;
        state.stack.push(Frame::Place { left: workers, from: 0, citizens: 0 });
    }
}

/// As many workers as circles or more: every circle is filled, the rest is idle.
fn fill_all(game: &PuertoRico, state: &mut State, idle: u8, log: &mut impl Sink<Event>) {
    let board = state.own_mut();
    board.man_all(|building| game.def(building).circles);
    board.idle = People::workers(idle);
    state.touched.insert(Touched::PEOPLE);
    let seat = state.actor;
    log.emit(|| Event::AllPlaced { seat, idle });
}

/// Circles of a board from a spot on that stay empty once `left` people stand
/// there; `None` if there are too few.
pub(super) fn spare(game: &PuertoRico, board: &Board, left: u8, from: u8) -> Option<u8> {
    let free = queries::spots(board).skip(from.into()).map(|spot| queries::free_circles(game, board, spot));
    free.sum::<u8>().checked_sub(left)
}

/// Spots from `from` on that leave room for the others, of `left` in all: those
/// before which no more circles lie than may stay empty.
pub(super) fn legal(
    game: &PuertoRico,
    state: &State,
    (left, from, citizens): (u8, u8, u8),
    out: &mut Actions<Action>,
) {
    let board = state.own();
    if citizens > 0 {
        return citizens::list_plain(game, board, (left, from, citizens), out);
    }
    let (mut skipped, mut spots) = (0, from..queries::spots(board).end);
    while skipped <= state.spare {
        let Some(spot) = spots.next() else { break };
        let free = queries::free_circles(game, board, spot);
        if free > 0 {
            out.push(Action::Place(spot));
        }
        skipped += free;
    }
}

/// Why nobody can be placed there.
pub(super) fn why_not(
    game: &PuertoRico,
    state: &State,
    (left, from, citizens): (u8, u8, u8),
    spot: u8,
) -> Reason {
    if !queries::spots(state.own()).contains(&spot) || queries::free_circles(game, state.own(), spot) == 0 {
        Reason::NoCircle
    } else if spot < from {
        Reason::OutOfOrder
    } else {
        let behind = queries::spots(state.own()).skip(spot as usize);
        let room = behind.map(|spot| queries::free_circles(game, state.own(), spot)).sum::<u8>();
        debug_assert!(room < left || citizens > 0);
        if room < left { Reason::LeavesWorkers } else { Reason::CitizensElsewhere }
    }
}

/// Places one of the people.
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Place { left, from, citizens }) = state.stack.top() else {
        unreachable!("invariant: a placement was asked")
    };
    let seat = state.actor;
    let person = if citizens == 0 { Person::Worker } else { citizens::next_on(state.own(), spot) };
    atoms::man(state, seat, spot, People::one(person));
    log.emit(|| match person {
        Person::Worker => Event::Placed { seat, spot },
        Person::Citizen => Event::CitizenPlaced { seat, spot },
    });
    if left == 1 {
        state.spare = 0;
        state.stack.pop();
        return;
    }
    if state.spare > 0 {
        let passed_over = (from..spot).map(|spot| queries::free_circles(game, state.own(), spot));
        state.spare -= passed_over.sum::<u8>();
    }
    let citizens = citizens - (person == Person::Citizen) as u8;
    state.stack.replace(Frame::Place { left: left - 1, from: spot, citizens });
}

/// Fills the Work Register (`PR-REC-08`, `PR-REC-09`).
pub(super) fn refill(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let empty: u8 = Seat::all(game.seats())
        .map(|seat| match puertoma::plays(game, seat) {
            false => queries::free_building_circles(game, state.board(seat)),
            // PR-AUT-REC-4
            true => puertoma::empty_of_one(state.board(seat)),
        })
        .fold(0, u8::saturating_add);
    let target = empty.max(game.seats());
    // PR-X2-03
    let citizens = target.min(1).min(state.supply.citizens);
    let workers = (target - citizens).min(state.supply.workers);
    let people = People { workers, citizens };
    atoms::fill_register(state, people);
    log.emit(|| Event::RegisterFilled { workers, citizens });
    if people.count() < target && game.rules.shortage == Shortage::LastRound {
        atoms::trigger_end(state, EndWhy::Workers, log);
    }
}
