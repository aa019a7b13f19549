//! Things that the Hidden Market takes instead of coins (`PR-X1-HID-1` to `PR-X1-HID-6`): one of
//! the people, one crate, one victory point.

use super::{PuertoRico, builder, mutations, queries};
use crate::action::Action;
use crate::event::{Event, Given};
use crate::ids::{Building, Good, PORTRAIT, Person};
use crate::reason::Reason;
use crate::state::{Board, Frame, State};
use game_core::{Actions, Sink, list};

/// Kinds of means: people, crates, points.
const KINDS: u8 = 3;

/// Returns true if the owner of `board` has something of a kind to return.
fn has(board: &Board, kind: u8) -> bool {
    match kind {
        0 => !board.idle.is_empty() || queries::spots(board).any(|spot| may_leave(board, spot)),
        1 => board.crate_count() > 0,
        _ => board.vp > 0,
    }
}

/// Returns true if somebody on a spot may be returned: nobody from the Hidden Market itself
/// (`PR-X1-HID-5`).
fn may_leave(board: &Board, spot: u8) -> bool {
    Some(spot) != board.spot_of(Building::HiddenMarket) && !board.people_on(spot).is_empty()
}

/// Coins that other things can stand in for, 0 to 3.
pub(super) fn worth(board: &Board) -> u8 {
    if !board.works(Building::HiddenMarket) {
        return 0;
    }
    (0..KINDS).filter(|&kind| has(board, kind)).count() as u8
}

/// Returns true if a kind may be returned next: enough other kinds are behind it.
fn may_give(board: &Board, missing: u8, from: u8, kind: u8) -> bool {
    let behind = (kind + 1..KINDS).filter(|&kind| has(board, kind)).count() as u8;
    kind >= from && has(board, kind) && behind + 1 >= missing
}

/// Everything that may be returned next.
#[cold]
pub(super) fn legal(state: &State, missing: u8, from: u8, out: &mut Actions<Action>) {
    let board = state.own();
    if may_give(board, missing, from, 0) {
        list(out, spots_of(board, Person::Worker).map(Action::GivePerson));
    }
    if may_give(board, missing, from, 1) {
        let goods = Good::ALL.into_iter().filter(|good| board.crates[good.index()] > 0);
        list(out, goods.map(Action::GiveCrate));
    }
    if may_give(board, missing, from, 2) {
        out.push(Action::GivePoint);
    }
    if may_give(board, missing, from, 0) {
        list(out, spots_of(board, Person::Citizen).map(Action::GiveCitizen));
    }
}

/// The spots with somebody of a kind who may be returned, the portrait last.
fn spots_of(board: &Board, person: Person) -> impl Iterator<Item = u8> + '_ {
    let spots = queries::spots(board).chain([PORTRAIT]);
    spots.filter(move |&spot| is_there(board, spot, person))
}

/// Returns true if somebody of a kind may be returned from a spot.
fn is_there(board: &Board, spot: u8, person: Person) -> bool {
    match spot {
        PORTRAIT => board.idle.of(person) > 0,
        _ => {
            queries::spots(board).contains(&spot)
                && may_leave(board, spot)
                && board.people_on(spot).of(person) > 0
        }
    }
}

/// Reason why something cannot be returned.
pub(super) fn why_not(state: &State, missing: u8, from: u8, action: Action) -> Reason {
    let board = state.own();
    let (kind, lacks) = match action {
        Action::GivePerson(spot) => {
            (0, (!is_there(board, spot, Person::Worker)).then_some(Reason::NobodyThere))
        }
        Action::GiveCitizen(spot) => {
            (0, (!is_there(board, spot, Person::Citizen)).then_some(Reason::NobodyThere))
        }
        Action::GiveCrate(good) => (1, (board.crates[good.index()] == 0).then_some(Reason::NoCrate)),
        Action::GivePoint => (2, (board.vp == 0).then_some(Reason::NoPoint)),
        _ => return Reason::MustChoose,
    };
    debug_assert!(lacks.is_some() || !may_give(board, missing, from, kind));
    lacks.unwrap_or(Reason::OutOfOrder)
}

/// Returns something; the building is bought when nothing is missing any more.
#[cold]
pub(super) fn give(game: &PuertoRico, state: &mut State, given: Given, log: &mut impl Sink<Event>) {
    let Some(Frame::Payment { building, missing, .. }) = state.stack.top() else {
        unreachable!("invariant: a payment was asked")
    };
    let seat = state.actor;
    let from = match given {
        Given::Person(spot) => {
            mutations::dismiss(state, seat, spot, Person::Worker);
            1
        }
        Given::Citizen(spot) => {
            mutations::dismiss(state, seat, spot, Person::Citizen);
            1
        }
        Given::Crate(good) => {
            mutations::return_crates(state, seat, good, 1);
            2
        }
        Given::Point => {
            mutations::return_point(state, seat);
            3
        }
    };
    log.emit(|| Event::Gave { seat, given });
    if missing > 1 {
        state.stack.replace(Frame::Payment { building, missing: missing - 1, from });
    } else {
        let coins = state.own().coins as u8;
        builder::complete(game, state, building, coins, log);
    }
}
