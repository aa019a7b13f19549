//! The elementary changes of the state: nothing else changes what lies on a
//! board, on a ship, in the Trading House or in a supply.

use super::{PuertoRico, chance};
use crate::editions::Depletion;
use crate::event::{CoinWhy, EndWhy, Event, PointsWhy, WorkerFrom};
use crate::ids::{Building, GOODS, Good, PORTRAIT, Person, Role, Tile};
use crate::state::{MAX_COINS, MAX_VP, People, State, Touched};
use game_core::{Seat, Sink};

/// Pays coins from the unlimited supply (C02).
pub(super) fn pay_out(state: &mut State, seat: Seat, coins: u8, why: CoinWhy, log: &mut impl Sink<Event>) {
    if coins > 0 {
        add_coins(state, seat, coins);
        log.emit(|| Event::Coins { seat, coins, why });
    }
}

/// Puts coins before a seat, as far as they are counted.
pub(super) fn add_coins(state: &mut State, seat: Seat, coins: u8) {
    let purse = &mut state.boards[seat.index()].coins;
    *purse = (*purse + coins as u16).min(MAX_COINS);
}

/// Gives victory points. Beyond the supply they are recorded and count alike
/// (`PR-CAP-12`); the last one of the supply triggers the end, outside of a
/// Captain phase perhaps only that of the next one (`PR-END-04`).
pub(super) fn gain_vp(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    points: u8,
    log: &mut impl Sink<Event>,
) {
    let vp = &mut state.boards[seat.index()].vp;
    let points = (points as u16).min(MAX_VP - *vp);
    *vp += points;
    if game.rules.counts_gained && state.role == Role::Captain {
        let gained = &mut state.gained[seat.index()];
        *gained = gained.saturating_add(points as u8);
        state.touched.insert(Touched::GAINED);
    }
    state.vp -= points as i16;
    if state.vp <= 0 && points > 0 {
        if state.role == Role::Captain || game.rules.depletion == Depletion::RunningRound {
            trigger_end(state, EndWhy::VictoryPoints, log);
        } else {
            state.vp_gone = !state.last_round;
        }
    }
}

/// Gives victory points outside of a load, and tells it.
pub(super) fn award(
    game: &PuertoRico,
    state: &mut State,
    seat: Seat,
    vp: u8,
    why: PointsWhy,
    log: &mut impl Sink<Event>,
) {
    if vp > 0 {
        log.emit(|| Event::Points { seat, vp, why });
        gain_vp(game, state, seat, vp, log);
    }
}

/// Makes this round the last (`PR-END-01`, `PR-END-10`).
pub(super) fn trigger_end(state: &mut State, why: EndWhy, log: &mut impl Sink<Event>) {
    if !state.last_round {
        (state.last_round, state.vp_gone) = (true, false);
        log.emit(|| Event::LastRound { why });
    }
}

/// Takes a worker from the supply, otherwise from the Work Register
/// (`PR-BLD-GEN-6`); only if nobody else is there, a citizen from the latter
/// (`PR-X2-05`).
pub(super) fn take_worker(state: &mut State) -> Option<(People, WorkerFrom)> {
    if state.supply.workers > 0 {
        state.supply.workers -= 1;
        Some((People::workers(1), WorkerFrom::Supply))
    } else if state.register.workers > 0 {
        state.register.workers -= 1;
        Some((People::workers(1), WorkerFrom::Register))
    } else if state.register.citizens > 0 {
        state.register.citizens -= 1;
        Some((People { workers: 0, citizens: 1 }, WorkerFrom::Register))
    } else {
        None
    }
}

/// Returns true if [`take_worker`] finds somebody.
pub(super) fn has_worker(state: &State) -> bool {
    state.supply.workers > 0 || !state.register.is_empty()
}

/// Pays coins to the unlimited supply.
pub(super) fn pay(state: &mut State, seat: Seat, coins: u8) {
    state.boards[seat.index()].coins -= u16::from(coins);
}

/// Moves crates from the supply to a board.
pub(super) fn take_crates(state: &mut State, seat: Seat, good: Good, crates: u8) {
    state.crates[good.index()] -= crates;
    state.boards[seat.index()].crates[good.index()] += crates;
    state.touched.insert(Touched::CRATES);
}

/// Moves crates from a board to the supply.
pub(super) fn return_crates(state: &mut State, seat: Seat, good: Good, crates: u8) {
    state.boards[seat.index()].crates[good.index()] -= crates;
    state.crates[good.index()] += crates;
}

/// Takes crates of a Puertoma out of the game (`PR-AUT-ABI-4`).
pub(super) fn discard_crates(state: &mut State, seat: Seat, good: Good, crates: u8) {
    state.boards[seat.index()].crates[good.index()] -= crates;
    state.puertomas.discarded[good.index()] += crates;
}

/// Moves a crate from a board to the Trading House.
pub(super) fn put_in_house(state: &mut State, seat: Seat, good: Good) {
    state.boards[seat.index()].crates[good.index()] -= 1;
    state.house[good.index()] += 1;
}

/// Moves crates from a board to the cargo ship at a place, as many as fit; how
/// many.
pub(super) fn load_cargo(state: &mut State, seat: Seat, good: Good, place: u8) -> u8 {
    let owned = &mut state.boards[seat.index()].crates[good.index()];
    let ship = &mut state.ships[place as usize];
    let crates = (*owned).min(ship.room());
    *owned -= crates;
    ship.good = Some(good);
    ship.crates += crates;
    crates
}

/// Moves crates from the cargo ship at a place to a board, and its other ones
/// to the supply; which good, and how many others.
pub(super) fn unload_cargo(state: &mut State, seat: Seat, place: u8, kept: u8) -> (Good, u8) {
    let ship = &mut state.ships[place as usize];
    let good = ship.good.take().expect("invariant: only a laden ship is unloaded");
    let returned = std::mem::take(&mut ship.crates) - kept;
    state.boards[seat.index()].crates[good.index()] += kept;
    state.crates[good.index()] += returned;
    state.touched.insert(Touched::CRATES);
    (good, returned)
}

/// Moves all crates from the Trading House to the supply; which they are.
pub(super) fn clear_house(state: &mut State) -> [u8; GOODS] {
    let crates = std::mem::take(&mut state.house);
    state.crates.iter_mut().zip(crates).for_each(|(supply, crates)| *supply += crates);
    crates
}

/// Takes people from the Work Register; nobody has them yet.
pub(super) fn take_from_register(state: &mut State, people: People) {
    state.register -= people;
}

/// Takes people from the supply; nobody has them yet.
pub(super) fn take_from_supply(state: &mut State, people: People) {
    state.supply -= people;
}

/// Moves people from the supply to the Work Register.
pub(super) fn fill_register(state: &mut State, people: People) {
    take_from_supply(state, people);
    state.register += people;
}

/// Puts back what lies on an objective that `seat` has fulfilled: crates to the
/// supply, plantations into the bag, a copy of a building into the tray
/// (`PR-FCD-03`).
pub(super) fn clear_objective(state: &mut State, place: usize, seat: Seat, copy: Option<Building>) {
    let objective = state.festival.objectives[place].as_mut();
    let objective = objective.expect("invariant: an objective is there to be fulfilled");
    objective.won_by = Some(seat);
    let objective = *objective;
    objective.goods().for_each(|good| state.crates[good.index()] += 1);
    copy.into_iter().for_each(|building| state.tray[building.index()] += 1);
    if objective.tiles().count() > 0 {
        objective.tiles().for_each(|tile| state.bag.put(tile));
        chance::mix(state);
    }
}

/// Takes people out of the game (`PR-SMG-07`).
pub(super) fn send_away(state: &mut State, people: People) {
    state.gone += people;
}

/// Moves all crates of a good from a board to the Wharf's ship; how many.
pub(super) fn load_own(state: &mut State, seat: Seat, good: Good) -> u8 {
    let crates = std::mem::take(&mut state.boards[seat.index()].crates[good.index()]);
    state.own_ships[seat.index()] = Some((good, crates));
    crates
}

/// Moves a crate from a board to the small ship of its seat.
pub(super) fn load_small(state: &mut State, seat: Seat, good: Good) {
    state.boards[seat.index()].crates[good.index()] -= 1;
    state.small_ships[seat.index()][good.index()] += 1;
}

/// Moves people from one spot of a board to another.
pub(super) fn shift(state: &mut State, seat: Seat, from: u8, to: u8, people: People) {
    state.boards[seat.index()].unman(from, people);
    man(state, seat, to, people);
}

/// Moves somebody from the portrait of a seat to a spot of its board.
pub(super) fn call(state: &mut State, seat: Seat, spot: u8, person: Person) {
    state.boards[seat.index()].idle -= People::one(person);
    man(state, seat, spot, People::one(person));
}

/// Moves somebody from a spot, or from the portrait, to the supply.
pub(super) fn dismiss(state: &mut State, seat: Seat, spot: u8, person: Person) {
    let board = &mut state.boards[seat.index()];
    match spot {
        PORTRAIT => board.idle -= People::one(person),
        _ => board.unman(spot, People::one(person)),
    }
    state.supply += People::one(person);
}

/// Discards a plantation of a seat; who stands on it goes to the portrait.
pub(super) fn discard_tile(state: &mut State, seat: Seat, tile: Tile, people: People) {
    let board = &mut state.boards[seat.index()];
    board.unman(tile as u8, people);
    board.idle += people;
    board.tiles[tile.index()] -= 1;
    state.discards[tile.index()] += 1;
}

/// Discards a forest of a seat as what is printed on it (`PR-X1-LUMB-5`).
pub(super) fn discard_forest(state: &mut State, seat: Seat, tile: Tile) {
    state.boards[seat.index()].forests[tile.index()] -= 1;
    state.discards[tile.index()] += 1;
}

/// Moves a victory point from a seat to the supply, recorded ones first
/// (`PR-X1-HID-3`).
pub(super) fn return_point(state: &mut State, seat: Seat) {
    state.boards[seat.index()].vp -= 1;
    state.vp += 1;
}

/// Lays a plantation on the countryside of a seat, face down
/// (`PR-X1-LUMB-4`).
pub(super) fn gain_forest(state: &mut State, seat: Seat, tile: Tile) {
    state.boards[seat.index()].forests[tile.index()] += 1;
    state.touched.insert(Touched::LAND);
}

/// Takes a tile from the market or the quarries; nobody has it yet.
pub(super) fn take_from_table(state: &mut State, tile: Tile) {
    match tile {
        Tile::Quarry => state.quarries -= 1,
        _ => state.market[tile.index()] -= 1,
    }
}

/// Lays a tile on the countryside of a seat.
pub(super) fn gain_tile(state: &mut State, seat: Seat, tile: Tile) {
    state.boards[seat.index()].tiles[tile.index()] += 1;
    state.touched.insert(Touched::LAND);
}

/// Moves a building from the tray to a board; nobody is on it.
pub(super) fn gain_building(game: &PuertoRico, state: &mut State, seat: Seat, building: Building) {
    state.tray[building.index()] -= 1;
    state.boards[seat.index()].add(game.def(building), People::NONE);
    state.touched.insert(Touched::BUILDINGS);
}

/// Puts people on a spot of a board: countryside 0 to 5, buildings from 6.
pub(super) fn man(state: &mut State, seat: Seat, spot: u8, people: People) {
    state.boards[seat.index()].man(spot, people);
    state.touched.insert(Touched::PEOPLE);
}

/// Puts people on the portrait of a seat.
pub(super) fn wait(state: &mut State, seat: Seat, people: People) {
    state.boards[seat.index()].idle += people;
}

/// Reports that the seat that acts does nothing.
pub(super) fn passed(state: &State, log: &mut impl Sink<Event>) {
    log.emit(|| Event::Passed { seat: state.actor, role: state.role });
}

/// Returns true if `role` is one of the Adventurer tiles.
pub(super) fn is_adventurer(role: Role) -> bool {
    matches!(role, Role::Adventurer | Role::Adventurer2)
}

/// Ends the game (`PR-END-01`).
pub(super) fn end_game(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.clear();
    state.actor = Seat(0);
    log.emit(|| Event::GameEnded);
}
