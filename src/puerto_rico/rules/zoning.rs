//! The Zoning Office (`PR-X2-ZON-1` to `PR-X2-ZON-3`) and the Park Authority
//! (`PR-X2-PARK-1`, `PR-X2-PARK-2`).

use super::{PuertoRico, bohio, bonus, chance, mutations, planter, queries, trader};
use crate::action::Action;
use crate::event::{CoinWhy, Event, PointsWhy};
use crate::ids::{Building, Person, Tile};
use crate::reason::Reason;
use crate::state::{Board, Frame, LAND, People, State};
use game_core::{Actions, Game, Seat, Sink, list};

/// Points of a Park Authority with a citizen (`PR-X2-PARK-2`).
const PARK_POINTS: u8 = 2;

/// Returns true if the Zoning Office of the seat that acts can do anything.
#[inline]
pub(super) fn can_act(game: &PuertoRico, state: &State) -> bool {
    state.own().works(Building::ZoningOffice) && can_use(game, state)
}

#[cold]
fn can_use(game: &PuertoRico, state: &State) -> bool {
    match queries::staff(state.own(), Building::ZoningOffice) {
        Some(Person::Worker) => {
            state.own().coins > 0 && state.own().land() < LAND && planter::has_tiles(game, state)
        }
        Some(Person::Citizen) => plantations(state.own()).next().is_some(),
        None => false,
    }
}

/// What may be discarded: of each kind of plantation one on which nobody
/// stands, one with a worker, one with a citizen.
fn plantations(board: &Board) -> impl Iterator<Item = Action> + '_ {
    Tile::PLANTATIONS.into_iter().flat_map(move |tile| {
        let people = board.on_tiles[tile.index()];
        let empty = board.tiles[tile.index()] > people.count();
        let with = Person::ALL.into_iter().filter(move |&person| people.of(person) > 0).map(Some);
        empty.then_some(None).into_iter().chain(with).map(move |person| Action::Discard(tile, person))
    })
}

/// What the Zoning Office can do, if it can do anything.
#[cold]
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    match queries::staff(state.own(), Building::ZoningOffice) {
        Some(Person::Citizen) => list(out, plantations(state.own())),
        _ => out.push(Action::Zone),
    }
}

/// Reason why the Zoning Office cannot do this.
pub(super) fn why_not(state: &State, action: Action) -> Reason {
    let board = state.own();
    match (action, queries::staff(board, Building::ZoningOffice)) {
        (Action::Zone, Some(Person::Worker)) if board.coins == 0 => Reason::TooExpensive { missing: 1 },
        (Action::Zone, Some(Person::Worker)) if board.land() >= LAND => Reason::CountrysideFull,
        (Action::Discard(..), Some(Person::Citizen)) => Reason::NoSuchLand,
        _ => Reason::NoZoning,
    }
}

/// Asks for the Zoning Office after the sale, if it can do anything.
#[cold]
pub(super) fn offer(game: &PuertoRico, state: &mut State) {
    if bohio::now_or_then(game, state, |state| can_act(game, state)) {
        state.stack.push(Frame::Zoning);
    }
}

/// Pays for a plantation from the bag and draws it. The owner of a Lumberyard
/// looks at it before it is laid (`PR-X1-LUMB-3`).
#[cold]
pub(super) fn draw(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, sold) = (state.actor, state.stack.top() == Some(Frame::Zoning));
    mutations::pay(state, seat, 1);
    let tile = chance::draw(state, log).expect("invariant: the Zoning Office draws with tiles left");
    log.emit(|| Event::Zoned { seat, tile });
    if state.own().works(Building::Lumberyard) {
        state.stack.replace(Frame::PlantZoned { tile, sold });
    } else {
        mutations::gain_tile(state, seat, tile);
        done(game, state, sold);
    }
}

/// Lays the tile that was drawn, face up or as a forest (`PR-X1-LUMB-2`).
#[cold]
pub(super) fn plant(game: &PuertoRico, state: &mut State, forest: bool, log: &mut impl Sink<Event>) {
    let Some(Frame::PlantZoned { tile, sold }) = state.stack.top() else {
        unreachable!("invariant: a tile was drawn")
    };
    if forest {
        planter::lay_forest(state, tile, log);
    } else {
        mutations::gain_tile(state, state.actor, tile);
    }
    done(game, state, sold);
}

/// Goes on to the sale, if that has not been made.
fn done(game: &PuertoRico, state: &mut State, sold: bool) {
    if !sold && bohio::now_or_then(game, state, trader::can_trade) {
        state.stack.replace(Frame::SellLast);
    } else {
        state.stack.pop();
    }
}

/// Discards a plantation with whoever stands on it.
#[cold]
pub(super) fn discard(
    game: &PuertoRico,
    state: &mut State,
    tile: Tile,
    person: Option<Person>,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    mutations::discard_tile(state, seat, tile, person.map_or(People::NONE, People::one));
    log.emit(|| Event::LandDiscarded { seat, tile, forest: false, person });
    if state.stack.top() == Some(Frame::Park) {
        return state.stack.pop();
    }
    mutations::pay_out(state, seat, 1, CoinWhy::ZoningOffice, log);
    done(game, state, state.stack.top() == Some(Frame::Zoning));
}

/// Discards a forest with the Park Authority.
#[cold]
pub(super) fn clear(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    mutations::discard_forest(state, seat, tile);
    log.emit(|| Event::LandDiscarded { seat, tile, forest: true, person: None });
    state.stack.pop();
}

/// Opens the turn of the seat that acts with its Park Authority.
#[cold]
pub(super) fn begin_park(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    match queries::staff(state.own(), Building::ParkAuthority) {
        Some(Person::Worker) if can_discard(state.own()) => state.stack.push(Frame::Park),
        Some(Person::Citizen) if has_least_land(game, state) => {
            let asks = Frame::Bonus { building: Building::ParkAuthority };
            if bonus::is_asked(game, state, asks, log) {
                state.stack.push(asks);
            } else {
                honour(game, state, log);
            }
        }
        _ => {}
    }
}

/// Returns true if the Park Authority of the owner of `board` has anything to discard.
pub(super) fn can_discard(board: &Board) -> bool {
    plantations(board).next().is_some() || board.forest_count() > 0
}

/// Returns true if the seat that acts has fewer countryside tiles than each other seat
/// (`PR-X2-PARK-2`).
pub(super) fn has_least_land(game: &PuertoRico, state: &State) -> bool {
    let land = state.own().land();
    Seat::all(game.seats()).all(|seat| seat == state.actor || state.board(seat).land() > land)
}

/// Gives the points of a Park Authority with a citizen.
#[cold]
pub(super) fn honour(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    mutations::award(game, state, state.actor, PARK_POINTS, PointsWhy::ParkAuthority, log);
}

/// A plantation or a forest to discard, or none (`PR-X2-PARK-1`).
#[cold]
pub(super) fn legal_park(state: &State, out: &mut Actions<Action>) {
    let board = state.own();
    out.push(Action::Pass);
    list(out, plantations(board));
    let forests = Tile::PLANTATIONS.into_iter().filter(|tile| board.forests[tile.index()] > 0);
    list(out, forests.map(Action::Clear));
}
