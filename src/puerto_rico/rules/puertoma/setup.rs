//! Setting up the Puertomas (9.1) and their gifts in a hard game (9.7).

use super::{cards, of_mut, people, seats, town};
use crate::config::Difficulty;
use crate::data::puertoma::LEVELS;
use crate::event::Event;
use crate::ids::{BuildingSet, Good, Tile};
use crate::rules::{PuertoRico, chance, mutations};
use crate::state::State;
use game_core::{Seat, Sink};

/// The coins with the bundle of the second Puertoma (`PR-AUT-DIF-3`).
const SECOND_COINS: u16 = 1;

/// Shuffles the tie-break cards and draws an ability tile for each level
/// (`PR-AUT-SET-4`, `PR-AUT-SET-6`).
#[cold]
pub(in crate::rules) fn set_up(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    cards::shuffle(state);
    for seat in seats(game) {
        for level in 1..=LEVELS as u8 {
            let drawn = chance::draw_ability(state, level);
            of_mut(game, state, seat).abilities[usize::from(level) - 1] = drawn;
        }
        if game.rules.difficulty == Difficulty::Hard {
            let puertoma = of_mut(game, state, seat);
            puertoma.working.insert(1);
            let ability = puertoma.abilities[0];
            log.emit(|| Event::AbilityUnlocked { seat, ability });
        }
    }
}

/// Gives the Puertomas of a hard game what they begin with: the bundle of the
/// first one to whoever begins with fruit, or to the first of two that begin with
/// corn; the bundle of the second one to others (`PR-AUT-DIF-3`, C47).
#[cold]
pub(in crate::rules) fn endow(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let has_fruit = |seat: Seat| state.board(seat).tiles[Tile::Fruit.index()] > 0;
    let alone = seats(game).count() == 1;
    let first = seats(game).find(|&seat| has_fruit(seat)).or(seats(game).next().filter(|_| !alone));
    for seat in seats(game) {
        state.actor = seat;
        give(game, state, seat, first == Some(seat), log);
    }
}

fn give(game: &PuertoRico, state: &mut State, seat: Seat, is_first: bool, log: &mut impl Sink<Event>) {
    let (level, good) = if is_first { (1, Good::Corn) } else { (2, Good::Sugar) };
    let of_level: BuildingSet = state.offered.filter(|building| {
        state.tray[building.index()] > 0 && town::level(game.def(building)) == Some(level)
    });
    let building = cards::choose_building(game, state, of_level, log);
    let building = building.expect("invariant: every tray has buildings of each level");
    log.emit(|| Event::Endowed { seat, building, good });
    town::put(game, state, seat, (building, level), log);
    if state.crates[good.index()] > 0 {
        mutations::take_crates(state, seat, good, 1);
    }
    if is_first {
        people::take_worker(state, log);
    } else {
        state.boards[seat.index()].coins = SECOND_COINS;
    }
}
