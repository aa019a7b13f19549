//! The Mayor phase of the classic game for five to eight (section 6.1).

use super::{discard, mutations, queries};
use crate::event::{DrawWhy, Event};
use crate::prompt::DiscardWhy;
use crate::state::State;
use game_core::Sink;

/// Opens the turn of the seat on turn (`SJ-ROLE-XMAYOR-1`).
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if state.hand(state.actor).is_empty() {
        draw(state, 0, log);
    } else {
        discard::offer(state, DiscardWhy::Mayor);
    }
}

/// Draws as many cards as were discarded, and the picker's privilege
/// (`SJ-ROLE-XMAYOR-2`).
pub(super) fn draw(state: &mut State, gone: u8, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let cards = gone + queries::privilege(state, seat);
    if cards == 0 {
        mutations::passed(state, log);
    }
    mutations::draw_to_hand(state, seat, cards, DrawWhy::Mayor, log);
}
