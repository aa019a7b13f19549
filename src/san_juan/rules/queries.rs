//! Figures that several rules and the screens ask for.

use super::{SanJuan, flow};
use crate::editions::HandLimit;
use crate::ids::Kind;
use crate::state::State;
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
    1 + flow::privilege(state, seat) + state.city(seat).is_active(Kind::Aqueduct) as u8
}

/// Goods that `seat` may sell in this phase (`SJ-ROLE-TRADER-4`).
pub fn sale_cap(state: &State, seat: Seat) -> u8 {
    1 + flow::privilege(state, seat) + state.city(seat).is_active(Kind::TradingPost) as u8
}

/// Goods that `seat` may ship in this phase (`SJ-ROLE-XCAPT-2`).
pub fn shipping_cap(state: &State, seat: Seat) -> u8 {
    1 + flow::privilege(state, seat)
}

/// Cards that `seat` draws in a Councillor phase (`SJ-ROLE-COUNCILLOR-3`).
pub fn councillor_draw(state: &State, seat: Seat) -> u8 {
    2 + 3 * flow::privilege(state, seat)
}

/// Cards of those that `seat` keeps (`SJ-BLD-PREFECTURE-1`).
pub fn councillor_keep(state: &State, seat: Seat) -> u8 {
    1 + state.city(seat).is_active(Kind::Prefecture) as u8
}
