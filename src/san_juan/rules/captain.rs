//! The Captain phase of the classic game for five to eight (section 6.1).

use super::{mutations, queries};
use crate::action::Action;
use crate::event::{Event, ShipWhy};
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Opens the turn of the seat on turn.
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if !state.city(state.actor).goods().is_empty() {
        let left = queries::shipping_cap(state, state.actor);
        state.stack.push(Frame::Ship { left, sent: 0, from: 0 });
    } else {
        mutations::passed(state, log);
    }
}

/// Goods from slot `from` on, or finish.
pub(super) fn legal(state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, queries::goods_from(state, from).iter().map(Action::Ship));
}

/// Reason why a good cannot be shipped.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    let Action::Ship(slot) = action else { return Reason::NotAsked };
    queries::why_no_good(state, from, slot)
}

/// Ships the good on a slot (`SJ-ROLE-XCAPT-1`).
pub(super) fn ship(state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Ship { left, sent, .. }) = state.stack.top() else {
        unreachable!("invariant: shipping was asked")
    };
    let seat = state.actor;
    mutations::ship(state, seat, slot);
    log.emit(|| Event::Shipped { seat, slot, why: ShipWhy::Captain });
    let from = slot + 1;
    state.stack.replace(Frame::Ship { left: left - 1, sent: sent + 1, from });
    if left == 1 || queries::goods_from(state, from).is_empty() {
        finish(state, log);
    }
}

/// Closes the turn.
pub(super) fn finish(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Ship { sent, .. }) = state.stack.top() else {
        unreachable!("invariant: shipping was asked")
    };
    state.stack.pop();
    if sent == 0 {
        mutations::passed(state, log);
    }
}
