//! The Bohío, whose people move whenever their owner is asked, and at the
//! moments at which a move can matter (`PR-X1-BOH-4`).

use super::{PuertoRico, mutations, planter, queries, recruiter, storage};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, Person, Tile};
use crate::state::{Board, Frame, People, State};
use game_core::{Actions, Game, Sink, list};

/// Returns true if anybody could move anywhere for the seat that acts.
#[inline]
pub(super) fn can_move(game: &PuertoRico, state: &State) -> bool {
    state.own().works(Building::Bohio) && spots(game, state).next().is_some()
}

/// The spots to which somebody on the Bohío of the seat that acts may move.
fn spots(game: &PuertoRico, state: &State) -> impl Iterator<Item = u8> {
    let board = state.own();
    let bohio = board.spot_of(Building::Bohio);
    queries::spots(board)
        .filter(move |&spot| Some(spot) != bohio && queries::free_circles(game, board, spot) > 0)
}

/// People on the Bohío of the seat that acts, by kind.
fn people(state: &State) -> impl Iterator<Item = Person> {
    let board = state.own();
    let there = board.spot_of(Building::Bohio).map_or(People::NONE, |spot| board.people_on(spot));
    Person::ALL.into_iter().filter(move |&person| there.of(person) > 0)
}

/// The move of somebody to a spot.
fn action(person: Person, spot: u8) -> Action {
    match person {
        Person::Worker => Action::Move(spot),
        Person::Citizen => Action::MoveCitizen(spot),
    }
}

/// Returns true if what is being asked lets the seat move people first: everything but the draft,
/// where nobody stands anywhere, and the placement (`PR-X1-BOH-5`).
fn is_asked(frame: Frame) -> bool {
    !matches!(frame, Frame::Draft | Frame::Place { .. } | Frame::PlaceCitizen { .. })
}

/// Adds the moves to what else the seat that acts may do (`PR-X1-BOH-4`, a).
#[cold]
pub(super) fn list_moves(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    if state.stack.top().is_some_and(is_asked) && can_move(game, state) {
        for person in people(state) {
            list(out, spots(game, state).map(|spot| action(person, spot)));
        }
        out.sort_unstable();
    }
}

/// Returns true if moves could make `test` true for the seat that acts, which is not so now
/// (`PR-X1-BOH-4`, c).
#[cold]
pub(super) fn could_help(game: &PuertoRico, state: &State, test: &dyn Fn(&State) -> bool) -> bool {
    if !can_move(game, state) {
        return false;
    }
    let mut moved = state.clone();
    people(state).any(|person| {
        spots(game, state).any(|spot| {
            moved.clone_from(state);
            shift(&mut moved, spot, person);
            test(&moved) || could_help(game, &moved, test)
        })
    })
}

/// Asks the seat that acts whether to move anybody, if anybody can.
#[cold]
pub(super) fn begin(game: &PuertoRico, state: &mut State) {
    if can_move(game, state) {
        state.stack.push(Frame::Bohio);
    }
}

/// Asks the seat that acts before the Work Register is filled, where its moves
/// can bring more people there: whoever goes to the countryside leaves an empty
/// circle of a building behind (`PR-X1-BOH-4`, window BW6).
#[cold]
pub(super) fn begin_before_refill(game: &PuertoRico, state: &mut State) {
    let own = to_countryside(state.own());
    if own == 0 {
        return;
    }
    let (seats, empty) = (game.seats(), recruiter::empty_circles(game, state));
    // Those who were asked before have moved whom they wanted to.
    let to_come = || {
        let places = 0..seats;
        let seats = places.map(|place| state.picker.clockwise(place, seats));
        seats.skip_while(|&seat| seat != state.actor).skip(1).map(|seat| to_countryside(state.board(seat)))
    };
    if empty + own > seats || empty + own + to_come().sum::<u8>() > seats {
        state.stack.push(Frame::Bohio);
    }
}

/// Number of people on the Bohío of a board that may go to its countryside.
fn to_countryside(board: &Board) -> u8 {
    let there = board.spot_of(Building::Bohio).map_or(People::NONE, |spot| board.people_on(spot));
    if there.is_empty() {
        return 0;
    }
    let free = |tile: &Tile| board.tiles[tile.index()] - board.manned_tiles(tile.index());
    there.count().min(Tile::ALL.iter().map(free).sum())
}

fn shift(state: &mut State, spot: u8, person: Person) {
    let seat = state.actor;
    let bohio = state.own().spot_of(Building::Bohio).expect("invariant: moves are from a Bohío");
    mutations::shift(state, seat, bohio, spot, People::one(person));
}

/// Moves somebody (`PR-X1-BOH-1`); what is asked then follows the new state.
#[cold]
pub(super) fn move_to(
    game: &PuertoRico,
    state: &mut State,
    person: Person,
    spot: u8,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    shift(state, spot, person);
    log.emit(|| match person {
        Person::Worker => Event::Moved { seat, spot },
        Person::Citizen => Event::CitizenMoved { seat, spot },
    });
    match state.stack.top() {
        Some(Frame::Bohio) if !can_move(game, state) => state.stack.pop(),
        // The School's worker has no circle left.
        Some(Frame::School { building })
            if state.own().spot_of(building) == Some(spot)
                && queries::free_circles(game, state.own(), spot) == 0 =>
        {
            state.stack.pop();
        }
        Some(Frame::Take { drawn: None, forest: false })
            if state.own().spot_of(Building::Hacienda) == Some(spot) && planter::can_draw(game, state) =>
        {
            state.stack.replace(Frame::Hacienda);
        }
        Some(
            Frame::StoreAll { stored, .. } | Frame::KeepOne { stored } | Frame::KeepSingles { stored, .. },
        ) => {
            storage::again(state, stored, log);
        }
        _ => {}
    }
}

/// Goes through the seats in the order of the last chooser before the points
/// are counted (`PR-X1-BOH-4`, window BW5).
#[cold]
pub(super) fn close(game: &PuertoRico, state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    if next == game.seats() {
        return mutations::end_game(state, log);
    }
    state.stack.replace(Frame::Closing { next: next + 1 });
    let chooser = queries::picker(game, state.governor, game.picks() - 1);
    state.actor = chooser.clockwise(next, game.seats());
    begin(game, state);
}

/// Returns true if `test` is true for the seat that acts, or could be after moves.
#[inline]
pub(super) fn now_or_then(game: &PuertoRico, state: &State, test: impl Fn(&State) -> bool) -> bool {
    test(state) || state.own().works(Building::Bohio) && could_help(game, state, &test)
}
