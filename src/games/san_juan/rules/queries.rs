//! Figures that several rules and the screens ask for.

use super::flow;
use crate::core::Seat;
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::state::State;

/// Cards that may stay in the hand of `seat` at the start of a round
/// (`SJ-FLOW-START-5`).
pub fn hand_limit(state: &State, seat: Seat) -> u8 {
    if state.city(seat).is_active(Kind::Tower) { 12 } else { 7 }
}

/// Goods that `seat` may produce in this phase (`SJ-ROLE-PRODUCER-3`).
pub fn production_cap(state: &State, seat: Seat) -> u8 {
    1 + flow::privilege(state, seat) + state.city(seat).is_active(Kind::Aqueduct) as u8
}

/// Goods that `seat` may sell in this phase (`SJ-ROLE-TRADER-4`).
pub fn sale_cap(state: &State, seat: Seat) -> u8 {
    1 + flow::privilege(state, seat) + state.city(seat).is_active(Kind::TradingPost) as u8
}

/// Cards that `seat` draws in a Councillor phase (`SJ-ROLE-COUNCILLOR-3`).
pub fn councillor_draw(state: &State, seat: Seat) -> u8 {
    2 + 3 * flow::privilege(state, seat)
}

/// Cards of those that `seat` keeps (`SJ-BLD-PREFECTURE-1`).
pub fn councillor_keep(state: &State, seat: Seat) -> u8 {
    1 + state.city(seat).is_active(Kind::Prefecture) as u8
}
