//! The Recruiter phase (section 6.2).

use super::{PuertoRico, bonus, citizens, mutations, puertoma, queries};
use crate::action::Action;
use crate::editions::Shortage;
use crate::event::{EndWhy, Event, WorkerFrom};
use crate::reason::Reason;
use crate::state::{Board, FIRST_BUILDING_SPOT, Frame, People, State, Touched};
use game_core::{Actions, Game, Seat, Sink};

/// The picker's worker from the supply (`PR-REC-01`).
pub(super) fn privilege(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if state.supply.workers == 0 {
        return;
    }
    if bonus::is_asked(game, state, Frame::Privilege, log) {
        state.stack.push(Frame::Privilege);
    } else {
        take_privilege(state, log);
    }
}

/// Takes it.
pub(super) fn take_privilege(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    let workers = queries::privilege(state).min(state.supply.workers);
    mutations::take_from_supply(state, People::workers(workers));
    mutations::wait(state, seat, People::workers(workers));
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
        let seat = state.picker.clockwise(handed + place, game.seats());
        let count = share(place);
        let from = WorkerFrom::Register;
        if puertoma::plays(game, seat) {
            continue;
        }
        if count > 0 && left.citizens > 0 {
            mutations::take_from_register(state, People::citizens(count));
            mutations::wait(state, seat, People::citizens(count));
            log.emit(|| Event::Citizens { seat, citizens: count, from });
        } else if count > 0 {
            mutations::take_from_register(state, People::workers(count));
            mutations::wait(state, seat, People::workers(count));
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
    let circles = board.circled_land() + board.building_circles();
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

/// Spots from `from` on for the next worker that leave room for the others:
/// those before which no more circles lie than may stay empty.
#[inline(never)]
pub(super) fn legal(game: &PuertoRico, state: &State, from: u8, out: &mut Actions<Action>) {
    let board = state.own();
    let mut left = state.spare;
    // Lists a spot; whether those behind it may be chosen too.
    let mut offer = |spot: u8, free: u8| {
        if free > 0 {
            out.push(Action::Place(spot));
        }
        left.checked_sub(free).map(|rest| left = rest).is_some()
    };
    for spot in from..FIRST_BUILDING_SPOT {
        let tile = usize::from(spot);
        if !offer(spot, board.tiles[tile] - board.manned_tiles(tile)) {
            return;
        }
    }
    let first = from.max(FIRST_BUILDING_SPOT);
    let behind = board.buildings().iter().skip(usize::from(first - FIRST_BUILDING_SPOT));
    for (space, spot) in behind.zip(first..) {
        if !offer(spot, game.def(space.building).circles - space.people.count()) {
            return;
        }
    }
}

/// Reason why nobody can be placed there.
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

/// Places one of `left` workers who are left, on a spot from `from` on.
#[inline]
pub(super) fn place_worker(
    game: &PuertoRico,
    state: &mut State,
    (left, from): (u8, u8),
    spot: u8,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    mutations::man(state, seat, spot, People::workers(1));
    log.emit(|| Event::Placed { seat, spot });
    placed(game, state, (left - 1, 0), (from, spot));
}

/// Goes on with people who are left, and citizens among them, once one stands on
/// a spot, chosen from `from` on.
#[inline(always)]
pub(super) fn placed(
    game: &PuertoRico,
    state: &mut State,
    (left, citizens): (u8, u8),
    (from, spot): (u8, u8),
) {
    if left == 0 {
        state.spare = 0;
        return state.stack.pop();
    }
    if state.spare > 0 {
        let passed_over = (from..spot).map(|spot| queries::free_circles(game, state.own(), spot));
        state.spare -= passed_over.sum::<u8>();
    }
    state.stack.replace(Frame::Place { left, from: spot, citizens });
}

/// Citizens on the Work Register at most: it is emptied before it is filled
/// (`PR-X2-03`).
pub(super) const MOST_CITIZENS: u8 = 1;

/// Empty circles that count when the Work Register is filled (`PR-REC-08`).
#[inline]
pub(super) fn empty_circles(game: &PuertoRico, state: &State) -> u8 {
    let empty = Seat::all(game.seats()).map(|seat| match puertoma::plays(game, seat) {
        false => queries::free_building_circles(state.board(seat)),
        // PR-AUT-REC-4
        true => puertoma::empty_of_one(state.board(seat)),
    });
    empty.fold(0, u8::saturating_add)
}

/// Workers that the refill of the running phase wants at least and at most, by
/// whatever way people are placed, before the Work Register is handed out
/// (`PR-REC-08`): at least if nobody else comes before, at most if so many `more`
/// come to the seat that acts. What abilities of Puertomas take before counts as
/// wanted.
#[cold]
pub(super) fn wanted(game: &PuertoRico, state: &State, more: u8) -> [u8; 2] {
    let players = game.seats();
    let (each, rest) = (state.register.count() / players, state.register.count() % players);
    let (mut least, mut most, mut before) = (0, 0, 0);
    for seat in Seat::all(players) {
        let place = state.picker.distance_to(seat, players);
        let board = state.board(seat);
        if puertoma::plays(game, seat) {
            // Whom it gets may fill that plantation, which cards may decide.
            most += puertoma::empty_of_one(board);
            before += puertoma::takes_worker(game, state, seat) as u8;
        } else {
            let more = if seat == state.actor { more } else { 0 };
            let people = board.head_count() + each + (place < rest) as u8;
            let (land, town) = (board.circled_land(), board.building_circles());
            least += town.saturating_sub(people);
            most += town.saturating_sub((people + more).saturating_sub(land));
        }
    }
    [least, most].map(|empty: u8| empty.max(players) + before)
}

/// No fewer than the most that [`wanted`] finds, for a first look.
#[inline]
pub(super) fn most_wanted(game: &PuertoRico, state: &State) -> u8 {
    let circles = Seat::all(game.seats()).map(|seat| match puertoma::plays(game, seat) {
        false => state.board(seat).building_circles(),
        true => puertoma::empty_of_one(state.board(seat)),
    });
    // PR-AUT-ABI-2: each Puertoma may take a worker before.
    circles.sum::<u8>().max(game.seats()) + game.rules.puertomas
}

/// Fills the Work Register (`PR-REC-08`, `PR-REC-09`).
pub(super) fn refill(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let target = empty_circles(game, state).max(game.seats());
    // PR-X2-03
    let citizens = target.min(MOST_CITIZENS).min(state.supply.citizens);
    let workers = (target - citizens).min(state.supply.workers);
    let people = People { workers, citizens };
    mutations::fill_register(state, people);
    log.emit(|| Event::RegisterFilled { workers, citizens });
    if people.count() < target && game.rules.shortage == Shortage::LastRound {
        mutations::trigger_end(state, EndWhy::Workers, log);
    }
}
