//! The Puertoma as a captain (9.4.6): loading and storage.

use super::{acted, of, open_objectives};
use crate::data::festival::Asks;
use crate::data::puertoma::Ability;
use crate::event::{Event, PointsWhy, Weighed};
use crate::ids::{GOODS, Good};
use crate::rules::{PuertoRico, captain, mutations, storage};
use crate::state::{Frame, State};
use game_core::Sink;

/// Crates that an ability turns into points at most (9.6, `CratePoints`).
const DISCARDED: u8 = 2;

/// Number of crates of each good the seat that acts could load.
fn loads(state: &State) -> [u8; GOODS] {
    let rooms = captain::rooms(state);
    std::array::from_fn(|good| state.own().crates[good].min(rooms[good]))
}

/// Returns true if it can load any crate (`PR-AUT-ROLE-2`).
pub(super) fn can_load(state: &State) -> bool {
    state.own().crates != [0; GOODS] && loads(state) != [0; GOODS]
}

/// The ship that it fills for an open objective, by its place, and the good
/// (`PR-AUT-X4-7`).
fn send_off(state: &State) -> Option<(u8, Good)> {
    let fills = |place: usize, good: Good| {
        let ship = &state.ships[place];
        let carries = match ship.good {
            Some(other) => other == good,
            None => !captain::is_aboard(state, good),
        };
        ship.size > 0 && carries && ship.room() > 0 && state.own().crates[good.index()] >= ship.room()
    };
    open_objectives(state).find_map(|objective| {
        let sizes = state.ships.iter().map(|ship| ship.size).filter(|&size| size > 0);
        let size = match objective.card.def().asks {
            Asks::FillLargest => sizes.max(),
            Asks::FillSmallest => sizes.min(),
            _ => None,
        }?;
        let place = state.ships.iter().position(|ship| ship.size == size)?;
        let good = objective.goods().find(|&good| fills(place, good))?;
        Some((place as u8, good))
    })
}

/// The load that the seat that acts makes (`PR-AUT-CAP-1`, `PR-AUT-X4-7`).
fn choose(state: &State, log: &mut impl Sink<Event>) -> Option<(u8, Good)> {
    if state.own().crates == [0; GOODS] {
        return None;
    }
    let (seat, crates) = (state.actor, loads(state));
    if let Some((ship, good)) = send_off(state) {
        log.emit(|| Event::Weighed { seat, weighed: Weighed::SendOff { ship, good } });
        return Some((ship, good));
    }
    let most = crates.into_iter().max().filter(|&most| most > 0)?;
    let good = Good::ALL.into_iter().find(|good| crates[good.index()] == most)?;
    log.emit(|| Event::Weighed { seat, weighed: Weighed::Loads { crates } });
    let may = |&place: &usize| captain::may_go(state, good, most, place);
    let place = (0..state.ships.len()).filter(may).min_by_key(|&place| state.ships[place].size)?;
    Some((place as u8, good))
}

/// Makes a load of the seat that acts, if it can; whether it could.
#[cold]
#[inline(never)]
pub(in crate::rules) fn load(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let Some((ship, good)) = choose(state, log) else { return false };
    state.stack.push(Frame::Load);
    captain::choose(game, state, good, Some(ship), log);
    acted(game, state, log);
    true
}

/// What its abilities make of crates after loading, then storage
/// (`PR-AUT-CAP-3`, `PR-AUT-ABI-2`).
pub(super) fn store(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, own) = (state.actor, *of(game, state, state.actor));
    if own.has(Ability::KindPoints) {
        let kinds = state.own().crates.iter().filter(|&&crates| crates > 0).count() as u8;
        mutations::award(game, state, seat, kinds, PointsWhy::Ability(Ability::KindPoints), log);
    }
    let lowest = Good::ALL.into_iter().find(|good| state.own().crates[good.index()] > 0);
    if let Some(good) = lowest.filter(|_| own.has(Ability::CratePoints)) {
        let crates = state.own().crates[good.index()].min(DISCARDED);
        mutations::discard_crates(state, seat, good, crates);
        log.emit(|| Event::CratesDiscarded { seat, good, crates });
        mutations::award(game, state, seat, crates, PointsWhy::Ability(Ability::CratePoints), log);
    }
    let mut kinds = Good::ALL.into_iter().rev().filter(|good| state.own().crates[good.index()] > 0);
    let stored =
        kinds.by_ref().take(own.has(Ability::Storeroom).into()).fold(0, |set, good| set | 1 << good as u8);
    let mut kept = [0; GOODS];
    if let Some(good) = kinds.next() {
        kept[good.index()] = 1;
    }
    drop(kinds);
    state.stack.push(Frame::KeepOne { stored });
    storage::finish(state, stored, kept, log);
}
