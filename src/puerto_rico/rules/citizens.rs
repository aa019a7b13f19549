//! Citizens (expansion II, section 8.2): who takes whom from the Work Register,
//! and where they stand.
//!
//! A citizen is a worker everywhere but on a few buildings. So the circles fall
//! into those that tell citizens from workers and the others, on which both are
//! the same: the owner says which of the former have citizens, and places
//! everybody else as without citizens.

use super::{PuertoRico, bonus, mutations, puertoma, queries, recruiter};
use crate::action::Action;
use crate::event::{Event, WorkerFrom};
use crate::ids::{Building, BuildingSet, Person};
use crate::reason::Reason;
use crate::state::{Board, FIRST_BUILDING_SPOT, Frame, People, State};
use game_core::{Actions, Game, Sink};

/// Returns true if it matters who stands on a spot. The owner of a Hidden Market may return whoever
/// stands anywhere, so there it matters everywhere (`PR-X1-HID-4`, `PR-X1-HID-5`).
pub(super) fn tells(board: &Board, spot: u8) -> bool {
    board.owns(Building::HiddenMarket)
        || spot
            .checked_sub(FIRST_BUILDING_SPOT)
            .and_then(|place| board.buildings().get(usize::from(place)))
            .is_some_and(|space| BuildingSet::TELLING.has(space.building))
}

/// Empty circles of a board: where it matters who stands there, and others.
#[derive(Clone, Copy)]
struct Circles {
    telling: u8,
    plain: u8,
}

/// Returns true if it matters anywhere on a board who stands there.
fn tells_anywhere(board: &Board) -> bool {
    board.owns(Building::HiddenMarket) || !board.owned().and(BuildingSet::TELLING).is_empty()
}

/// Tells the spots of a board from `from` on with their empty circles, and
/// whether it matters who stands there, as long as whoever hears it goes on.
#[inline(always)]
fn each_spot(game: &PuertoRico, board: &Board, from: u8, mut tell: impl FnMut(u8, u8, bool) -> bool) {
    let everywhere = board.owns(Building::HiddenMarket);
    for spot in from..FIRST_BUILDING_SPOT {
        let tile = usize::from(spot);
        if !tell(spot, board.tiles[tile] - board.manned_tiles(tile), everywhere) {
            return;
        }
    }
    let first = from.max(FIRST_BUILDING_SPOT);
    let behind = board.buildings().iter().skip(usize::from(first - FIRST_BUILDING_SPOT));
    for (space, spot) in behind.zip(first..) {
        let free = game.def(space.building).circles - space.people.count();
        if !tell(spot, free, everywhere || BuildingSet::TELLING.has(space.building)) {
            return;
        }
    }
}

/// The empty circles on spots from `from` on.
fn circles(game: &PuertoRico, board: &Board, from: u8) -> Circles {
    let (mut all, mut telling) = (0, 0);
    each_spot(game, board, from, |_, free, tells| {
        all += free;
        telling += if tells { free } else { 0 };
        true
    });
    Circles { telling, plain: all - telling }
}

/// Hands out a Work Register on which people of both kinds lie: each chooses in
/// turn as long as there is a choice (`PR-X2-04`).
#[cold]
pub(super) fn hand_out(game: &PuertoRico, state: &mut State, handed: u8, log: &mut impl Sink<Event>) {
    state.actor = state.picker.clockwise(handed, game.seats());
    if puertoma::plays(game, state.actor) {
        puertoma::receive(game, state, log);
        hand_out_others(game, state, handed + 1, log);
    } else {
        state.stack.push(Frame::Pick { handed });
    }
}

/// Goes on with those who are left on the Work Register.
fn hand_out_others(game: &PuertoRico, state: &mut State, handed: u8, log: &mut impl Sink<Event>) {
    if state.register.is_mixed() {
        hand_out(game, state, handed, log);
    } else {
        recruiter::hand_out_rest(game, state, handed, log);
    }
}

/// Takes somebody from the Work Register.
#[cold]
pub(super) fn pick(game: &PuertoRico, state: &mut State, person: Person, log: &mut impl Sink<Event>) {
    let Some(Frame::Pick { handed }) = state.stack.top() else { unreachable!("invariant: a pick was asked") };
    state.stack.pop();
    let one = People::one(person);
    mutations::take_from_register(state, one);
    receive(state, one, log);
    hand_out_others(game, state, handed + 1, log);
}

/// Puts people of the Work Register on the portrait of the seat that acts.
fn receive(state: &mut State, people: People, log: &mut impl Sink<Event>) {
    let (seat, from) = (state.actor, WorkerFrom::Register);
    mutations::wait(state, seat, people);
    if people.workers > 0 {
        log.emit(|| Event::Workers { seat, workers: people.workers, from });
    }
    if people.citizens > 0 {
        log.emit(|| Event::Citizens { seat, citizens: people.citizens, from });
    }
}

/// Lets the seat that acts place its people, of whom some are citizens: these
/// first, where it matters.
#[cold]
pub(super) fn begin_placement(
    game: &PuertoRico,
    state: &mut State,
    people: People,
    log: &mut impl Sink<Event>,
) {
    let People { workers, citizens } = people;
    state.stack.push(Frame::PlaceCitizen { citizens, workers, from: 0 });
    if tells_anywhere(state.own()) {
        go_on(game, state, log);
    } else {
        place_others(game, state, log);
    }
}

/// Asks for the next citizen's circle, if there is a choice.
fn go_on(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    while let Some(Frame::PlaceCitizen { citizens, workers, from }) = state.stack.top() {
        let mut choices = Actions::new();
        list_circles(game, state, (citizens, workers, from), &mut choices);
        match choices[..] {
            [Action::Pass] => return place_others(game, state, log),
            [Action::Place(spot)] => put(game, state, spot, log),
            _ => return,
        }
    }
}

/// The circles that matter and may have the next citizen, in ascending order;
/// no more of them if the others find room elsewhere (`PR-X2-08`, `PR-REC-04`).
fn list_circles(
    game: &PuertoRico,
    state: &State,
    (citizens, workers, from): (u8, u8, u8),
    out: &mut Actions<Action>,
) {
    let board = state.own();
    let all = circles(game, board, 0);
    // Where all circles are filled, those that citizens leave take workers;
    // otherwise all citizens find a circle.
    let fills = citizens + workers >= all.telling + all.plain;
    let fits = |ahead: u8| {
        if fills { all.telling - ahead <= workers } else { citizens <= all.plain + ahead }
    };
    if fits(0) {
        out.push(Action::Pass);
    }
    let mut ahead = all.telling;
    each_spot(game, board, 0, |spot, free, tells| {
        if tells && free > 0 {
            if spot >= from && fits(ahead) {
                out.push(Action::Place(spot));
            }
            ahead -= free;
        }
        ahead > 0
    });
}

/// Place where the next citizen may stand.
#[cold]
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    let Some(Frame::PlaceCitizen { citizens, workers, from }) = state.stack.top() else {
        unreachable!("invariant: a citizen is placed")
    };
    list_circles(game, state, (citizens, workers, from), out);
}

/// Reason why a citizen cannot stand there, or why citizens cannot be left for other
/// circles.
pub(super) fn why_not(game: &PuertoRico, state: &State, from: u8, action: Action) -> Reason {
    let Action::Place(spot) = action else { return Reason::CitizensElsewhere };
    let board = state.own();
    if !queries::spots(board).contains(&spot) || queries::free_circles(game, board, spot) == 0 {
        Reason::NoCircle
    } else if spot < from && tells(board, spot) {
        Reason::OutOfOrder
    } else {
        Reason::CitizensElsewhere
    }
}

/// Places a citizen.
#[cold]
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    put(game, state, spot, log);
    go_on(game, state, log);
}

fn put(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::PlaceCitizen { citizens, workers, .. }) = state.stack.top() else {
        unreachable!("invariant: a citizen is placed")
    };
    let seat = state.actor;
    mutations::man(state, seat, spot, People::citizens(1));
    log.emit(|| Event::CitizenPlaced { seat, spot });
    state.stack.replace(Frame::PlaceCitizen { citizens: citizens - 1, workers, from: spot });
    if citizens == 1 {
        place_others(game, state, log);
    }
}

/// Goes on to everybody else once it is settled which circles that matter have
/// citizens.
#[cold]
pub(super) fn place_others(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::PlaceCitizen { citizens, workers, .. }) = state.stack.top() else {
        unreachable!("invariant: a citizen is placed")
    };
    state.stack.pop();
    let Circles { telling, plain } = circles(game, state.own(), 0);
    let left = citizens + workers;
    if left >= telling + plain {
        fill_all(game, state, People { workers, citizens }, log);
    } else if left > 0 {
        state.spare = telling + plain - left;
        state.stack.push(Frame::Place { left, from: 0, citizens });
    }
}

/// As many people as circles or more: workers where it matters, citizens and
/// then workers elsewhere; the rest is idle.
fn fill_all(game: &PuertoRico, state: &mut State, mut people: People, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    for spot in queries::spots(state.own()) {
        let free = queries::free_circles(game, state.own(), spot);
        if free == 0 {
            continue;
        }
        let citizens = if tells(state.own(), spot) { 0 } else { free.min(people.citizens) };
        let some = People { citizens, workers: free - citizens };
        people -= some;
        mutations::man(state, seat, spot, some);
    }
    mutations::wait(state, seat, people);
    log.emit(|| Event::AllPlaced { seat, idle: people.count() });
}

/// Spots from `from` on with room for all of `left` people there and behind, of
/// whom some are citizens for circles on which nothing tells them apart.
#[cold]
pub(super) fn list_plain(
    game: &PuertoRico,
    board: &Board,
    (left, from, citizens): (u8, u8, u8),
    out: &mut Actions<Action>,
) {
    let mut behind = circles(game, board, from);
    each_spot(game, board, from, |spot, free, tells| {
        let has_room = behind.plain >= citizens && behind.plain + behind.telling >= left;
        if has_room && free > 0 && (!tells || left > citizens) {
            out.push(Action::Place(spot));
        }
        *(if tells { &mut behind.telling } else { &mut behind.plain }) -= free;
        has_room
    });
}

/// Places one of several people of whom some are citizens for circles on which
/// nothing tells them apart.
#[cold]
pub(super) fn place_plain(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Place { left, from, citizens }) = state.stack.top() else {
        unreachable!("invariant: a placement was asked")
    };
    let seat = state.actor;
    let person = if tells(state.own(), spot) { Person::Worker } else { Person::Citizen };
    mutations::man(state, seat, spot, People::one(person));
    log.emit(|| match person {
        Person::Worker => Event::Placed { seat, spot },
        Person::Citizen => Event::CitizenPlaced { seat, spot },
    });
    let citizens = citizens - (person == Person::Citizen) as u8;
    recruiter::placed(game, state, (left - 1, citizens), (from, spot));
}

/// Opens the turn of the seat that acts with its Villa (`PR-X2-VIL-1`).
#[cold]
pub(super) fn begin_villa(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if !state.own().works(Building::Villa) || state.supply.is_empty() {
        return;
    }
    let asks = Frame::Bonus { building: Building::Villa };
    if bonus::is_asked(game, state, asks, log) {
        state.stack.push(asks);
    } else {
        visit(state, log);
    }
}

/// Takes a citizen from the supply, or else a worker.
#[cold]
pub(super) fn visit(state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, from) = (state.actor, WorkerFrom::Supply);
    let person = if state.supply.citizens > 0 { Person::Citizen } else { Person::Worker };
    mutations::take_from_supply(state, People::one(person));
    mutations::wait(state, seat, People::one(person));
    log.emit(|| match person {
        Person::Worker => Event::Workers { seat, workers: 1, from },
        Person::Citizen => Event::Citizens { seat, citizens: 1, from },
    });
}
