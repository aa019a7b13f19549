//! The Smuggler (expansion III, section 8.3): a role of which only the picker
//! does anything, and one deed of four.

use super::position::PositionResult;
use super::{PuertoRico, mutations, queries};
use crate::action::Action;
use crate::data::{POACHED, RANSOM, SPOILS};
use crate::editions::Poaching;
use crate::event::{CoinWhy, Event};
use crate::flaw::RoleFlaw;
use crate::ids::Role;
use crate::reason::Reason;
use crate::state::{Frame, People, State};
use game_core::{Actions, Game, Sink, list, refuse};

/// Opens the turn of the picker, the only one who acts (`PR-SMG-03`).
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let mut deeds = Actions::new();
    legal(game, state, &mut deeds);
    if deeds.len() > 1 {
        state.stack.push(Frame::Smuggle);
    } else {
        mutations::passed(state, log);
    }
}

/// Every deed that does something (`PR-SMG-16`), or none.
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let laden = (0..state.ships.len()).filter(|&place| state.ships[place].crates > 0);
    list(out, laden.map(|place| Action::Raid(place as u8)));
    if state.house.iter().any(|&crates| crates > 0) {
        out.push(Action::Plunder);
    }
    if poachable(game, state) > 0 {
        out.push(Action::Poach);
    }
    if !game.rules.captures {
        return;
    }
    let free = Role::ALL.iter().copied().filter(|&role| can_capture(game, state, role));
    list(out, free.map(Action::Capture));
}

/// Reason why a deed cannot be chosen.
pub(super) fn why_not(game: &PuertoRico, state: &State, action: Action) -> Reason {
    match action {
        Action::Raid(place) if state.ships.get(usize::from(place)).is_none_or(|ship| ship.size == 0) => {
            Reason::NoShip
        }
        Action::Raid(_) => Reason::ShipEmpty,
        Action::Plunder => Reason::HouseEmpty,
        Action::Poach => Reason::RegisterEmpty,
        Action::Capture(_) if !game.rules.captures => Reason::NoCaptures,
        Action::Capture(Role::Smuggler) if queries::in_game(game, Role::Smuggler) => Reason::CapturesItself,
        Action::Capture(_) => Reason::RoleTaken,
        _ => Reason::NotAsked,
    }
}

/// Chooses the ship to raid.
pub(super) fn raid(state: &mut State, ship: u8) {
    state.stack.replace(Frame::Spoils { ship });
}

/// The most crates that may be kept of a ship.
pub(super) fn most_spoils(state: &State, ship: u8) -> u8 {
    state.ships[usize::from(ship)].crates.min(SPOILS)
}

/// From no crate to three.
pub(super) fn legal_spoils(state: &State, ship: u8, out: &mut Actions<Action>) {
    list(out, (0..most_spoils(state, ship) + 1).map(Action::Spoils));
}

/// Empties the raided ship and keeps some crates (`PR-SMG-05`).
pub(super) fn keep_spoils(state: &mut State, kept: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Spoils { ship }) = state.stack.top() else { unreachable!("invariant: a ship is raided") };
    state.stack.pop();
    let seat = state.actor;
    let (good, returned) = mutations::unload_cargo(state, seat, ship, kept);
    log.emit(|| Event::Raided { seat, ship, good, kept, returned });
}

/// Empties the Trading House for a point each (`PR-SMG-06`, `PR-SMG-15`).
pub(super) fn plunder(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    let seat = state.actor;
    let crates = mutations::clear_house(state);
    let vp = crates.iter().sum();
    log.emit(|| Event::Plundered { seat, crates, vp });
    mutations::gain_vp(game, state, seat, vp, log);
}

/// Number of people that would be taken from the Work Register (`PR-SMG-08`).
pub(super) fn poachable(game: &PuertoRico, state: &State) -> u8 {
    let there = state.register.count();
    match game.rules.poaching {
        Poaching::AsManyAsPlay => there.min(game.seats()),
        Poaching::DownToPlayers => there.saturating_sub(game.seats()),
    }
}

/// Takes people from the Work Register (`PR-SMG-07`); where there is a choice,
/// which of them is asked first (`PR-SMG-09`).
pub(super) fn poach(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let [least, most] = poachable_citizens(game, state);
    if least < most {
        state.stack.replace(Frame::PoachKinds);
    } else {
        take(game, state, least, log);
    }
}

/// The fewest and the most citizens that can be among those who are poached.
pub(super) fn poachable_citizens(game: &PuertoRico, state: &State) -> [u8; 2] {
    let taken = poachable(game, state);
    let People { workers, citizens } = state.register;
    [taken.saturating_sub(workers), taken.min(citizens)]
}

/// Number of citizens that may be poached (`PR-SMG-09`).
#[cold]
pub(super) fn legal_kinds(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    let [least, most] = poachable_citizens(game, state);
    list(out, (least..most + 1).map(Action::PoachCitizens));
}

/// Takes so many citizens, and workers for the rest.
pub(super) fn take(game: &PuertoRico, state: &mut State, citizens: u8, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let taken = poachable(game, state);
    let workers = taken - citizens;
    mutations::take_from_register(state, People { workers, citizens });
    log.emit(|| Event::Poached { seat, workers: taken });
    if citizens > 0 {
        log.emit(|| Event::CitizensPoached { seat, citizens });
        place_citizens(game, state, (citizens, workers, 0, 0), log);
    } else {
        go_on(game, state, (taken, 0, 0), log);
    }
}

/// Asks for the next citizen's circle; when none follows, the workers do.
#[cold]
fn place_citizens(
    game: &PuertoRico,
    state: &mut State,
    (citizens, workers, placed, from): (u8, u8, u8, u8),
    log: &mut impl Sink<Event>,
) {
    state.stack.replace(Frame::PoachedCitizens { citizens, workers, placed, from });
    if citizens_left(citizens, placed) == 0 || !queries::has_room(game, state.own(), from) {
        leave_citizens(game, state, log);
    }
}

/// Poached citizens that may still be placed.
pub(super) fn citizens_left(citizens: u8, placed: u8) -> u8 {
    citizens.min(POACHED.saturating_sub(placed))
}

/// Places a poached citizen.
#[cold]
pub(super) fn place_citizen(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::PoachedCitizens { citizens, workers, placed, .. }) = state.stack.top() else {
        unreachable!("invariant: a circle was asked")
    };
    let seat = state.actor;
    mutations::man(state, seat, spot, People::citizens(1));
    log.emit(|| Event::CitizenPlaced { seat, spot });
    place_citizens(game, state, (citizens - 1, workers, placed + 1, spot), log);
}

/// Places no more citizens: those left over leave the game, and the workers
/// follow.
#[cold]
pub(super) fn leave_citizens(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::PoachedCitizens { citizens, workers, placed, .. }) = state.stack.top() else {
        unreachable!("invariant: citizens were poached")
    };
    let seat = state.actor;
    if citizens > 0 {
        mutations::send_away(state, People::citizens(citizens));
        log.emit(|| Event::CitizensSentAway { seat, citizens });
    }
    go_on(game, state, (workers + placed, placed, 0), log);
}

/// Poached workers that may still be placed.
pub(super) fn left(taken: u8, placed: u8) -> u8 {
    taken.min(POACHED).saturating_sub(placed)
}

/// Asks for the next circle; if there is none, or nobody may be placed any
/// more, the others leave the game.
fn go_on(
    game: &PuertoRico,
    state: &mut State,
    (taken, placed, from): (u8, u8, u8),
    log: &mut impl Sink<Event>,
) {
    state.stack.replace(Frame::Poached { taken, placed, from });
    if left(taken, placed) == 0 || !queries::has_room(game, state.own(), from) {
        send_away(state, log);
    }
}

/// Spots from `from` on with an empty circle, or no more of them.
pub(super) fn legal_circles(game: &PuertoRico, state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let spots = queries::spots(state.own()).skip(usize::from(from));
    list(out, spots.filter(|&spot| queries::free_circles(game, state.own(), spot) > 0).map(Action::Place));
}

/// Reason why a poached worker cannot be placed there.
pub(super) fn why_not_circle(game: &PuertoRico, state: &State, from: u8, spot: u8) -> Reason {
    let free =
        queries::spots(state.own()).contains(&spot) && queries::free_circles(game, state.own(), spot) > 0;
    if free && spot < from { Reason::OutOfOrder } else { Reason::NoCircle }
}

/// Places a poached worker.
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Poached { taken, placed, .. }) = state.stack.top() else {
        unreachable!("invariant: a circle was asked")
    };
    let seat = state.actor;
    mutations::man(state, seat, spot, People::workers(1));
    log.emit(|| Event::PoachedPlaced { seat, spot });
    go_on(game, state, (taken, placed + 1, spot), log);
}

/// Those who were poached and not placed leave the game (C46).
pub(super) fn send_away(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Poached { taken, placed, .. }) = state.stack.top() else {
        unreachable!("invariant: workers were poached")
    };
    state.stack.pop();
    let (seat, workers) = (state.actor, taken - placed);
    if workers > 0 {
        mutations::send_away(state, People::workers(workers));
        log.emit(|| Event::SentAway { seat, workers });
    }
}

fn can_capture(game: &PuertoRico, state: &State, role: Role) -> bool {
    role != Role::Smuggler && queries::is_free(game, state, role)
}

/// Captures a role tile and takes its coins (`PR-SMG-10`).
pub(super) fn capture(state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    state.stack.pop();
    let seat = state.actor;
    state.captured = Some(role);
    log.emit(|| Event::RoleCaptured { seat, role });
    let coins = std::mem::take(&mut state.role_coins[role as usize]);
    mutations::pay_out(state, seat, coins, CoinWhy::Role, log);
}

/// What a pick means for the marker (`PR-SMG-02`) and for a captured role
/// (`PR-SMG-11`).
pub(super) fn picked(state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    let picker = state.picker;
    if role == Role::Smuggler {
        state.marker = Some(picker);
    }
    let Some((_, captor)) = state.captured().filter(|&(captured, _)| captured == role) else { return };
    state.captured = None;
    if captor != picker {
        mutations::pay_out(state, captor, RANSOM, CoinWhy::Ransom, log);
    }
}

/// Begins the phase of the captured role, which nobody has picked
/// (`PR-SMG-12`, `PR-SMG-13`).
pub(super) fn play_captured(state: &mut State, log: &mut impl Sink<Event>) {
    let (role, seat) = state.captured().expect("invariant: a role is captured");
    let Some(Frame::Round { pick }) = state.stack.top() else {
        unreachable!("invariant: between two phases")
    };
    state.stack.replace(Frame::Round { pick: pick + 1 });
    (state.role, state.picker) = (role, seat);
    log.emit(|| Event::CapturedRolePlayed { seat, role });
    state.stack.push(Frame::Phase { step: 0, next: 0 });
}

/// Checks what belongs to the Smuggler.
///
/// # Errors
/// The first field that cannot be so.
pub(super) fn check(game: &PuertoRico, state: &State) -> PositionResult {
    let smuggler = state.taken[Role::Smuggler as usize];
    if !game.rules.smuggler && (state.marker.is_some() || !state.gone.is_empty()) {
        return refuse(&"marker", RoleFlaw::NoSmuggler);
    }
    if smuggler.is_some() && state.marker != smuggler {
        return refuse(&"marker", RoleFlaw::MarkerElsewhere);
    }
    if state.role_coins[Role::Smuggler as usize] > 0 {
        return refuse(&"role_coins", RoleFlaw::CoinsOnSmuggler);
    }
    match state.captured {
        Some(_) if smuggler.is_none() => refuse(&"captured", RoleFlaw::NoCaptor),
        Some(role) if !can_capture(game, state, role) => {
            refuse(&"captured", RoleFlaw::NotCapturable { role })
        }
        Some(role) if state.role_coins[role as usize] > 0 => {
            refuse(&"captured", RoleFlaw::CoinsOnCaptured { role })
        }
        _ => Ok(()),
    }
}
