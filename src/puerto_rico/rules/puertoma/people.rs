//! The people of a Puertoma (9.4.3): each is placed at once and never moves.

use arrayvec::ArrayVec;

use super::{acted, cards, circles, of, of_mut, plays, shown_goods};
use crate::data::puertoma::{Ability, CIRCLES};
use crate::event::{CoinWhy, Event, Weighed, WorkerFrom};
use crate::ids::{Person, Tile};
use crate::rules::{PuertoRico, mutations};
use crate::state::{Board, People, State};
use game_core::{Game, Seat, Sink};

/// Empty circles under all plantations of a type.
fn empty(board: &Board, tile: Tile) -> u8 {
    circles(board, tile) - board.manned_tiles(tile.index())
}

/// The fewest empty circles under one of the plantations of a type that has
/// any: people fill one plantation after the other.
fn fewest(board: &Board, tile: Tile) -> Option<u8> {
    let (each, empty) = (CIRCLES[tile.index()], empty(board, tile));
    (empty > 0).then(|| (empty - 1) % each + 1)
}

/// The largest number of empty circles under one plantation of a board, 0 to 3
/// (`PR-AUT-REC-4`).
pub(in crate::rules) fn empty_of_one(board: &Board) -> u8 {
    let most = |tile: Tile| empty(board, tile).min(CIRCLES[tile.index()]);
    Tile::PLANTATIONS.into_iter().map(most).max().unwrap_or(0)
}

/// Returns true if a circle under a plantation is empty (`PR-AUT-ROLE-2`).
pub(super) fn has_empty_circle(board: &Board) -> bool {
    Tile::PLANTATIONS.into_iter().any(|tile| empty(board, tile) > 0)
}

/// Empty circles under all plantations.
pub(super) fn empty_circles(board: &Board) -> u8 {
    Tile::PLANTATIONS.into_iter().map(|tile| empty(board, tile)).sum()
}

/// The type of plantation under which the next person of the seat that acts
/// stands (`PR-AUT-REC-2`, `PR-AUT-X4-5`); `None`: in the VP area.
fn next_circle(state: &mut State, log: &mut impl Sink<Event>) -> Option<Tile> {
    let seat = state.actor;
    let goods = shown_goods(state);
    if goods != 0 {
        let grows_shown = |&tile: &Tile| goods >> tile.index() & 1 == 1 && empty(state.own(), tile) > 0;
        let shown: ArrayVec<Tile, 5> = Tile::PLANTATIONS.into_iter().filter(grows_shown).collect();
        if !shown.is_empty() {
            let weighed = || Weighed::ShownGoods { tiles: shown.to_vec() };
            log.emit(|| Event::Weighed { seat, weighed: weighed() });
            return cards::choose_tile(state, &shown, log);
        }
    }
    let empty = Tile::PLANTATIONS.into_iter().filter_map(|tile| fewest(state.own(), tile)).min()?;
    let nearest = || Tile::PLANTATIONS.into_iter().filter(|&tile| fewest(state.own(), tile) == Some(empty));
    let weighed = || Weighed::Circles { empty, tiles: nearest().collect() };
    log.emit(|| Event::Weighed { seat, weighed: weighed() });
    nearest().next_back()
}

/// Places a person of the seat that acts who was taken from somewhere.
pub(super) fn place(state: &mut State, person: Person, from: WorkerFrom, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let tile = next_circle(state, log);
    match tile {
        Some(tile) => mutations::man(state, seat, tile as u8, People::one(person)),
        // PR-AUT-REC-3
        None => mutations::wait(state, seat, People::one(person)),
    }
    log.emit(|| Event::Manned { seat, person, tile, from });
}

/// Places a worker of the supply, if there is one; whether there was
/// (`PR-AUT-ABI-3`).
pub(super) fn take_worker(state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let is_there = state.supply.workers > 0;
    if is_there {
        mutations::take_from_supply(state, People::workers(1));
        place(state, Person::Worker, WorkerFrom::Supply, log);
    }
    is_there
}

/// Counts a person who came in a Recruiter phase by its action.
fn count(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    of_mut(game, state, state.actor).received += 1;
    acted(game, state, log);
}

/// The worker of the picker (`PR-AUT-REC-1`).
pub(super) fn take_privilege(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if take_worker(state, log) {
        count(game, state, log);
    }
}

/// Gives the seat that acts somebody of the Work Register, a citizen if there is
/// one (`PR-AUT-X2-1`).
pub(in crate::rules) fn receive(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let person = if state.register.citizens > 0 { Person::Citizen } else { Person::Worker };
    mutations::take_from_register(state, People::one(person));
    place(state, person, WorkerFrom::Register, log);
    count(game, state, log);
}

/// Gives the Puertomas their people of a Work Register that lies ready for
/// them, in turn; `share` is what each seat gets, from the picker on after so
/// many that were handed out before.
pub(in crate::rules) fn receive_in_turn(
    game: &PuertoRico,
    state: &mut State,
    share: impl Fn(u8) -> u8,
    handed: u8,
    log: &mut impl Sink<Event>,
) {
    let places = || 0..game.seats();
    let most = places().map(&share).max().unwrap_or(0);
    for round in 0..most {
        for place in places().filter(|&place| share(place) > round) {
            let seat = state.picker.clockwise(handed + place, game.seats());
            if plays(game, seat) {
                state.actor = seat;
                receive(game, state, log);
            }
        }
    }
}

/// Returns true if `seat` takes a worker of the supply once the Work Register is handed out.
pub(in crate::rules) fn takes_worker(game: &PuertoRico, state: &State, seat: Seat) -> bool {
    of(game, state, seat).has(Ability::ExtraWorker)
}

/// What comes once the Work Register is handed out: the worker of an ability,
/// then coins for all who came (`PR-AUT-ABI-2`).
pub(super) fn end_distribution(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    if of(game, state, seat).has(Ability::ExtraWorker) && take_worker(state, log) {
        // P13: an ability is not the action, so the marker stays.
        of_mut(game, state, seat).received += 1;
    }
    if of(game, state, seat).has(Ability::PersonCoins) {
        let coins = of(game, state, seat).received;
        mutations::pay_out(state, seat, coins, CoinWhy::Ability(Ability::PersonCoins), log);
    }
}

/// Places workers whom an objective gave, who have left the supply
/// (`PR-AUT-X4-2`).
pub(in crate::rules) fn reward(state: &mut State, workers: u8, log: &mut impl Sink<Event>) {
    for _ in 0..workers {
        place(state, Person::Worker, WorkerFrom::Supply, log);
    }
}
