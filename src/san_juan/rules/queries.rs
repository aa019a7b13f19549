//! Figures that several rules and the screens ask for.

use super::SanJuan;
use crate::editions::HandLimit;
use crate::ids::Kind;
use crate::reason::Reason;
use crate::state::{SlotSet, State};
use game_core::{Game, Seat};

/// Cards that may stay in the hand of `seat` at the start of a round
/// (`SJ-FLOW-START-5`).
pub fn hand_limit(game: &SanJuan, state: &State, seat: Seat) -> u8 {
    let owns = |seat, kind| state.city(seat).is_active(kind);
    if owns(seat, Kind::Tower) {
        return 12;
    }
    let six = match game.rules.hand_limit {
        HandLimit::Seven => false,
        HandLimit::SixWhileFort => Seat::all(game.seats()).any(|seat| owns(seat, Kind::GuardRoom)),
        HandLimit::SixWithoutFort => true,
    };
    if six && !owns(seat, Kind::GuardRoom) { 6 } else { 7 }
}

/// Goods that `seat` may produce in this phase (`SJ-ROLE-PRODUCER-3`).
pub fn production_cap(state: &State, seat: Seat) -> u8 {
    1 + privilege(state, seat) + state.city(seat).is_active(Kind::Aqueduct) as u8
}

/// Goods that `seat` may sell in this phase (`SJ-ROLE-TRADER-4`).
pub fn sale_cap(state: &State, seat: Seat) -> u8 {
    1 + privilege(state, seat) + state.city(seat).is_active(Kind::TradingPost) as u8
}

/// Goods that `seat` may ship in this phase (`SJ-ROLE-XCAPT-2`).
pub fn shipping_cap(state: &State, seat: Seat) -> u8 {
    1 + privilege(state, seat)
}

/// Cards that `seat` draws in a Councillor phase (`SJ-ROLE-COUNCILLOR-3`).
pub fn councillor_draw(state: &State, seat: Seat) -> u8 {
    2 + 3 * privilege(state, seat)
}

/// Cards of those that `seat` keeps (`SJ-BLD-PREFECTURE-1`).
pub fn councillor_keep(state: &State, seat: Seat) -> u8 {
    1 + state.city(seat).is_active(Kind::Prefecture) as u8
}

/// Picks in a round (`SJ-FLOW-PICK-1`, `SJ-FLOW-PICK-2`).
pub(super) const fn picks(seats: u8) -> u8 {
    if seats == 2 { 3 } else { seats }
}

/// Returns the seat that makes a pick.
pub(super) fn picker(governor: Seat, pick: u8, seats: u8) -> Seat {
    governor.clockwise(pick, seats)
}

/// The multiple of the privilege that `seat` enjoys: 0 for everybody but the
/// picker, 1, or 2 with the Library (`SJ-BLD-LIBRARY-1`).
#[inline]
pub(super) fn privilege(state: &State, seat: Seat) -> u8 {
    if seat == state.picker { 1 + state.doubled as u8 } else { 0 }
}

/// The slots from `from` on, in the city on turn, on which a good lies.
#[inline]
pub(super) fn goods_from(state: &State, from: u8) -> SlotSet {
    state.city(state.actor).goods().from(from)
}

/// Returns why the good on `slot` of the city on turn cannot be chosen from `from` on.
pub(super) fn why_no_good(state: &State, from: u8, slot: u8) -> Reason {
    match state.city(state.actor).slots().get(slot as usize) {
        None => Reason::NoBuilding,
        Some(_) if slot < from => Reason::OutOfOrder,
        Some(_) => Reason::NoGood,
    }
}
