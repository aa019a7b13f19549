//! The Captain phase (section 6.6): loading and sailing.

use super::watch::{self, Deed};
use super::{PuertoRico, bohio, bonus, mutations, puertoma, queries, small_wharf};
use crate::action::Action;
use crate::event::{CoinWhy, EndWhy, Event, PointsWhy, Ship};
use crate::ids::{Building, GOODS, Good};
use crate::reason::Reason;
use crate::state::{Frame, SEATS, State, Touched};
use game_core::{Actions, Game, Seat, Sink, list};

/// Opens the loading.
pub(super) fn begin(state: &mut State) {
    state.stack.push(Frame::Loading { idle: 0, next: 0 });
}

/// Finds the next seat that can load (`PR-CAP-01`, `PR-CAP-09`).
pub(super) fn advance(game: &PuertoRico, state: &mut State, idle: u8, next: u8, log: &mut impl Sink<Event>) {
    if idle == game.seats() {
        return state.stack.pop();
    }
    state.actor = state.picker.clockwise(next, game.seats());
    let after = if next + 1 == game.seats() { 0 } else { next + 1 };
    if puertoma::plays(game, state.actor) {
        state.stack.replace(Frame::Loading { idle, next: after });
        if !puertoma::load(game, state, log) {
            state.stack.replace(Frame::Loading { idle: idle + 1, next: after });
        }
    } else if bohio::now_or_then(game, state, can_load) {
        state.stack.replace(Frame::Loading { idle, next: after });
        state.stack.push(Frame::Load);
    } else {
        state.stack.replace(Frame::Loading { idle: idle + 1, next: after });
    }
}

fn can_load(state: &State) -> bool {
    state.own().crates != [0; GOODS]
        && (can_load_cargo(state) || can_load_own(state) || small_wharf::can_begin(state))
}

/// The Captain's Lighthouse pays at the start of the phase (`PR-X1-LIG-2`).
#[cold]
pub(super) fn pay_lighthouse(state: &mut State, log: &mut impl Sink<Event>) {
    if state.own().works(Building::Lighthouse) {
        mutations::pay_out(state, state.actor, 1, CoinWhy::Lighthouse, log);
    }
}

/// The Assembly Hall gives a point for each two crates of a kind
/// (`PR-X1-ASM-1`).
#[cold]
pub(super) fn begin_assembly(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if !state.own().works(Building::AssemblyHall) || assembly_points(state) == 0 {
        return;
    }
    let asks = Frame::Bonus { building: Building::AssemblyHall };
    if bonus::is_asked(game, state, asks, log) {
        state.stack.push(asks);
    } else {
        assemble(game, state, log);
    }
}

/// What an Assembly Hall gives the seat that acts.
pub(super) fn assembly_points(state: &State) -> u8 {
    state.own().crates.iter().map(|crates| crates / 2).sum()
}

/// Takes the points of the Assembly Hall.
#[cold]
pub(super) fn assemble(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    mutations::award(game, state, state.actor, assembly_points(state), PointsWhy::AssemblyHall, log);
}

/// Number of crates of each good the cargo ships have room for: the ship that
/// carries the good, otherwise the largest empty one (`PR-CAP-03`, `PR-CAP-06`).
pub(super) fn rooms(state: &State) -> [u8; GOODS] {
    let empty = state.ships.iter().filter(|ship| ship.good.is_none());
    let mut rooms = [empty.map(|ship| ship.size).max().unwrap_or(0); GOODS];
    for ship in &state.ships {
        if let Some(good) = ship.good {
            rooms[good.index()] = ship.room();
        }
    }
    rooms
}

fn can_load_cargo(state: &State) -> bool {
    state.own().crates.iter().zip(rooms(state)).any(|(&crates, room)| crates.min(room) > 0)
}

/// `PR-BLD-WHARF-1`.
fn can_load_own(state: &State) -> bool {
    let board = state.own();
    board.works(Building::Wharf) && state.own_ships[state.actor.index()].is_none() && board.crate_count() > 0
}

/// Every load; passing only if no cargo ship can be loaded (`PR-CAP-07`,
/// `PR-CAP-08`).
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    let rooms = rooms(state);
    for &good in &Good::ALL {
        let crates = state.own().crates[good.index()].min(rooms[good.index()]);
        let places = (0..state.ships.len()).filter(|&place| may_go(state, good, crates, place));
        list(out, places.map(|place| Action::Load(good, place as u8)));
    }
    if out.is_empty() {
        out.push(Action::Pass);
    }
    if can_load_own(state) {
        let owned = Good::ALL.iter().filter(|good| state.own().crates[good.index()] > 0);
        list(out, owned.copied().map(Action::Wharf));
    }
    small_wharf::legal_first(state, out);
}

/// Returns true if a load of `good`, at most `crates`, may go on the ship at `place`: the one that
/// carries it, otherwise an empty one that holds as much as any.
pub(super) fn may_go(state: &State, good: Good, crates: u8, place: usize) -> bool {
    let ship = &state.ships[place];
    crates > 0
        && match ship.good {
            Some(other) => other == good,
            None => ship.size >= crates && !is_aboard(state, good),
        }
}

pub(super) fn is_aboard(state: &State, good: Good) -> bool {
    state.ships.iter().any(|ship| ship.good == Some(good))
}

/// Returns true if the load may be made: on the cargo ship at a place, or on the own ship.
pub(super) fn may_load(state: &State, good: Good, ship: Option<u8>) -> bool {
    let mut loads = Actions::new();
    legal(state, &mut loads);
    loads.contains(&ship.map_or(Action::Wharf(good), |place| Action::Load(good, place)))
}

/// Reason why a good cannot be loaded on a ship.
pub(super) fn why_not(state: &State, good: Good, place: u8) -> Reason {
    let Some(ship) = state.ships.get(place as usize).filter(|ship| ship.size > 0) else {
        return Reason::NoShip;
    };
    if state.own().crates[good.index()] == 0 {
        Reason::NoCrate
    } else if ship.good == Some(good) {
        Reason::ShipFull
    } else if ship.good.is_some() {
        Reason::OtherGood
    } else if is_aboard(state, good) {
        Reason::OnOtherShip
    } else {
        Reason::LargerShip
    }
}

/// Reason why a good cannot be loaded on the own ship.
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

/// Makes the load that is chosen, on the cargo ship at a place or on the own
/// ship; the Harbor may ask before (`PR-BLD-HARB-2`).
pub(super) fn choose(
    game: &PuertoRico,
    state: &mut State,
    good: Good,
    ship: Option<u8>,
    log: &mut impl Sink<Event>,
) {
    let (harbor, asks) = (state.own().works(Building::Harbor), Frame::Harbor { good, ship });
    if harbor && bonus::is_asked(game, state, asks, log) {
        state.stack.replace(asks);
    } else {
        answered(game, state, Some((good, ship)), harbor, log);
    }
}

/// Goes on with a load once it is settled whether the Harbor gives its point:
/// the second point of a doubled privilege may ask (`PR-X1-PUB-1`). `load` is
/// absent for the small ship.
pub(super) fn answered(
    game: &PuertoRico,
    state: &mut State,
    load: Option<(Good, Option<u8>)>,
    harbor: bool,
    log: &mut impl Sink<Event>,
) {
    let asks = Frame::LoadPoint { load, harbor: Some(harbor) };
    if credit(state) > 1 && bonus::is_asked(game, state, asks, log) {
        state.stack.replace(asks);
    } else {
        carry_out(game, state, load, harbor, true, log);
    }
}

/// Points of the Captain's privilege that the next load brings (`PR-CAP-11`).
fn credit(state: &State) -> u8 {
    if state.captain_paid { 0 } else { queries::privilege(state) }
}

/// Crates that a load of the seat that acts can have at most, those included that
/// lie on its small ship already.
pub(super) fn most_loaded(state: &State) -> u8 {
    state.own().crate_count() + state.small_ships[state.actor.index()].iter().sum::<u8>()
}

/// Makes a load, with the points of the Harbor and the second one of the
/// privilege or without.
pub(super) fn carry_out(
    game: &PuertoRico,
    state: &mut State,
    load: Option<(Good, Option<u8>)>,
    harbor: bool,
    second: bool,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    let credit = credit(state).min(1 + second as u8);
    let bonus = credit + harbor as u8;
    state.captain_paid |= queries::is_picker(state);
    let vp = match load {
        Some(load) => load_one(game, state, load, bonus, log),
        None => {
            let crates = state.small_ships[seat.index()];
            // PR-X1-SWF-2
            let vp = crates.iter().sum::<u8>() / 2 + bonus;
            count_loaded(game, state, crates);
            log.emit(|| Event::ShippedMixed { seat, crates, vp });
            watch::tell(game, state, Deed::LoadedSmall, log);
            vp
        }
    };
    mutations::gain_vp(game, state, seat, vp, log);
    if state.own().works(Building::Lighthouse) {
        mutations::pay_out(state, seat, 1, CoinWhy::Lighthouse, log);
    }
    state.stack.pop();
    let Some(Frame::Loading { next, .. }) = state.stack.top() else {
        unreachable!("invariant: loads happen while loading")
    };
    state.stack.replace(Frame::Loading { idle: 0, next });
}

/// Loads as many crates as fit on a cargo ship (`PR-CAP-05`), or all of them
/// on the own ship (`PR-BLD-WHARF-2`); the points for it (`PR-CAP-10`), `bonus`
/// included.
fn load_one(
    game: &PuertoRico,
    state: &mut State,
    (good, ship): (Good, Option<u8>),
    bonus: u8,
    log: &mut impl Sink<Event>,
) -> u8 {
    let seat = state.actor;
    let (crates, told) = match ship {
        Some(place) => (mutations::load_cargo(state, seat, good, place), Ship::Cargo(place)),
        None => (mutations::load_own(state, seat, good), Ship::Own),
    };
    let mut counted = [0; GOODS];
    counted[good.index()] = crates;
    count_loaded(game, state, counted);
    let vp = crates + bonus;
    log.emit(|| Event::Shipped { seat, good, crates, ship: told, vp });
    watch::tell(game, state, Deed::Loaded { good, crates, cargo: ship }, log);
    vp
}

/// Counts crates that the seat that acts has loaded in this phase.
#[inline(always)]
fn count_loaded(game: &PuertoRico, state: &mut State, crates: [u8; GOODS]) {
    if game.rules.counts_loaded {
        let loaded = &mut state.loaded[state.actor.index()];
        loaded.iter_mut().zip(crates).for_each(|(loaded, crates)| *loaded += crates);
        state.touched.insert(Touched::LOADED);
    }
}

/// Full ships sail, own ships are emptied (`PR-CAP-15`). Points that were gone
/// before the phase make this round the last (`PR-END-04`).
pub(super) fn sail(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    watch::tell(game, state, Deed::StoringOver, log);
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
    // PR-X1-SWF-4
    if state.small_ships != [[0; GOODS]; SEATS] {
        for ship in std::mem::take(&mut state.small_ships) {
            state.crates.iter_mut().zip(ship).for_each(|(supply, crates)| *supply += crates);
        }
    }
    if state.vp_gone {
        mutations::trigger_end(state, EndWhy::VictoryPoints, log);
    }
}

/// Checks whether the crates counted as loaded in this phase are on ships: all on an own ship, and
/// of those on a cargo ship no more than there are.
///
/// # Errors
/// The seat and the good of which too many or too few are counted.
pub(super) fn check_loaded(state: &State) -> Result<(), (Seat, Good)> {
    // What lies on a small ship counts once its load is made.
    let loading =
        matches!(state.stack.top(), Some(Frame::SmallWharf { .. } | Frame::LoadPoint { load: None, .. }));
    for good in Good::ALL {
        let of_good = |&(other, _): &(Good, u8)| other == good;
        let cargo = state.ships.iter().filter(|ship| ship.good == Some(good));
        let mut room: u8 = cargo.map(|ship| ship.crates).sum();
        for seat in Seat::all(SEATS as u8) {
            let own = state.own_ships[seat.index()].filter(of_good).map_or(0, |(_, crates)| crates);
            let small = state.small_ships[seat.index()][good.index()];
            let aboard = own + if loading && seat == state.actor { 0 } else { small };
            let on_cargo = state.loaded[seat.index()][good.index()].checked_sub(aboard);
            room = on_cargo.and_then(|crates| room.checked_sub(crates)).ok_or((seat, good))?;
        }
    }
    Ok(())
}
