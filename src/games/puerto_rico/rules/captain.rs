//! The Captain phase (section 6.6): loading and sailing.

use super::{PuertoRico, atoms, flow};
use crate::core::{Actions, Game, Sink};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::event::{Event, Ship};
use crate::games::puerto_rico::ids::{Building, Good};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Frame, State};

/// Opens the loading.
pub(super) fn begin(state: &mut State) {
    state.stack.push(Frame::Loading { idle: 0, next: 0 });
}

/// Finds the next seat that can load (`PR-CAP-01`, `PR-CAP-09`).
pub(super) fn advance(game: &PuertoRico, state: &mut State, idle: u8, next: u8, _log: &mut impl Sink<Event>) {
    if idle == game.seats() {
        return state.stack.pop();
    }
    state.actor = state.picker.clockwise(next, game.seats());
    let after = if next + 1 == game.seats() { 0 } else { next + 1 };
    if can_load_cargo(state) || can_load_own(state) {
        state.stack.replace(Frame::Loading { idle, next: after });
        state.stack.push(Frame::Load);
    } else {
        state.stack.replace(Frame::Loading { idle: idle + 1, next: after });
    }
}

/// Whether `good` can be loaded on a cargo ship (`PR-CAP-03`, `PR-CAP-06`).
fn may_load(state: &State, good: Good, place: usize) -> bool {
    why_not_loaded(state, good, place).is_none()
}

fn why_not_loaded(state: &State, good: Good, place: usize) -> Option<Reason> {
    let crates = state.own().crates[good.index()];
    let ship = &state.ships[place];
    if ship.size == 0 {
        return Some(Reason::NoShip);
    }
    if crates == 0 {
        return Some(Reason::NoCrate);
    }
    if ship.good == Some(good) {
        return (ship.room() == 0).then_some(Reason::ShipFull);
    }
    if ship.good.is_some() {
        return Some(Reason::OtherGood);
    }
    if state.ships.iter().any(|other| other.good == Some(good)) {
        return Some(Reason::OnOtherShip);
    }
    let empty = state.ships.iter().filter(|other| other.good.is_none());
    let most = empty.map(|other| other.size.min(crates)).max();
    (most > Some(ship.size.min(crates))).then_some(Reason::LargerShip)
}

fn can_load_cargo(state: &State) -> bool {
    Good::ALL.into_iter().any(|good| (0..state.ships.len()).any(|place| may_load(state, good, place)))
}

/// `PR-BLD-WHARF-1`.
fn can_load_own(state: &State) -> bool {
    let board = state.own();
    board.works(Building::Wharf) && state.own_ships[state.actor.index()].is_none() && board.crate_count() > 0
}

/// Every load; passing only if no cargo ship can be loaded (`PR-CAP-07`,
/// `PR-CAP-08`).
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    if !can_load_cargo(state) {
        out.push(Action::Pass);
    }
    for good in Good::ALL {
        let places = (0..state.ships.len()).filter(|&place| may_load(state, good, place));
        out.extend(places.map(|place| Action::Load(good, place as u8)));
    }
    if can_load_own(state) {
        let owned = |good: &Good| state.own().crates[good.index()] > 0;
        out.extend(Good::ALL.into_iter().filter(owned).map(Action::Wharf));
    }
}

/// Why a good cannot be loaded on a ship.
pub(super) fn why_not(state: &State, good: Good, place: u8) -> Reason {
    if place as usize >= state.ships.len() {
        return Reason::NoShip;
    }
    why_not_loaded(state, good, place as usize).unwrap_or(Reason::NotAsked)
}

/// Why a good cannot be loaded on the own ship.
pub(super) fn why_not_own(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 { Reason::NoCrate } else { Reason::NoWharf }
}

/// Declines to use the own ship.
pub(super) fn pass(state: &mut State) {
    state.stack.pop();
    let Some(Frame::Loading { idle, next }) = state.stack.top() else {
        unreachable!("invariant: loads happen while loading")
    };
    state.stack.replace(Frame::Loading { idle: idle + 1, next });
}

/// Loads as many crates as fit (`PR-CAP-05`).
pub(super) fn load(state: &mut State, good: Good, place: u8, log: &mut impl Sink<Event>) {
    let owned = state.own().crates[good.index()];
    let ship = &mut state.ships[place as usize];
    let crates = owned.min(ship.room());
    ship.good = Some(good);
    ship.crates += crates;
    shipped(state, good, crates, Ship::Cargo(place), log);
}

/// Loads all crates of a good on the own ship (`PR-BLD-WHARF-2`).
pub(super) fn load_own(state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let crates = state.own().crates[good.index()];
    state.own_ships[state.actor.index()] = Some((good, crates));
    shipped(state, good, crates, Ship::Own, log);
}

/// Points for a load (`PR-CAP-10`, `PR-CAP-11`, `PR-BLD-HARB-1`).
fn shipped(state: &mut State, good: Good, crates: u8, ship: Ship, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    state.own_mut().crates[good.index()] -= crates;
    let privilege = flow::is_picker(state) && !state.captain_paid;
    state.captain_paid |= privilege;
    let vp = crates + privilege as u8 + state.own().works(Building::Harbor) as u8;
    log.emit(|| Event::Shipped { seat, good, crates, ship, vp });
    atoms::gain_vp(state, seat, vp, log);
    state.stack.pop();
    let Some(Frame::Loading { next, .. }) = state.stack.top() else {
        unreachable!("invariant: loads happen while loading")
    };
    state.stack.replace(Frame::Loading { idle: 0, next });
}

/// Full ships sail, own ships are emptied (`PR-CAP-15`).
pub(super) fn sail(state: &mut State, log: &mut impl Sink<Event>) {
    for place in 0..state.ships.len() {
        let ship = &mut state.ships[place];
        let Some(good) = ship.good.filter(|_| ship.crates == ship.size) else { continue };
        state.crates[good.index()] += ship.crates;
        (ship.crates, ship.good) = (0, None);
        log.emit(|| Event::Sailed { ship: place as u8, good });
    }
    for (good, crates) in std::mem::take(&mut state.own_ships).into_iter().flatten() {
        state.crates[good.index()] += crates;
    }
}
