//! Choosing hand cards to discard: opening draft, hand limit, Archive, and
//! the exchanges of Office and Mayor.

use super::{mayor, mutations};
use crate::action::Action;
use crate::event::{Cards, DrawWhy, Event};
use crate::ids::Kind;
use crate::prompt::DiscardWhy;
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Asks the seat on turn to discard exactly `count` cards; nothing if zero.
pub(super) fn ask(state: &mut State, why: DiscardWhy, count: u8) {
    if count > 0 {
        state.stack.push(Frame::Discard { why, left: count, of: count, from: 0 });
    }
}

/// Cards that Office and Mayor exchange at most (`SJ-BLD-OFFICE-1`,
/// `SJ-ROLE-XMAYOR-1`).
pub(super) const EXCHANGE: u8 = 2;

/// Asks the seat on turn which cards to exchange; it holds at least one.
pub(super) fn offer(state: &mut State, why: DiscardWhy) {
    ask(state, why, state.hand(state.actor).len().min(EXCHANGE));
}

/// Kinds from `from` on that leave enough cards to complete the selection; or
/// any, or an end, where fewer will do.
pub(super) fn legal(state: &State, why: DiscardWhy, left: u8, from: u8, out: &mut Actions<Action>) {
    let needed = if why.may_stop() { 1 } else { left };
    if why.may_stop() {
        out.push(Action::Pass);
    }
    list(out, state.hand(state.actor).choices(from as usize, needed).map(Action::Discard));
}

/// Reason why a card cannot be discarded.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    match action {
        Action::Discard(kind) if state.hand(state.actor).count(kind) == 0 => Reason::NotInHand,
        Action::Discard(kind) if (kind as u8) < from => Reason::OutOfOrder,
        // Too late in the order: not enough cards would be left to choose.
        Action::Discard(_) => Reason::OutOfOrder,
        Action::Pass => Reason::MustChoose,
        _ => Reason::NotAsked,
    }
}

/// Discards one card.
pub(super) fn discard(state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let Some(Frame::Discard { why, left, of, .. }) = state.stack.top() else {
        unreachable!("invariant: a discard was asked")
    };
    let seat = state.actor;
    mutations::toss_from_hand(state, seat, kind);
    log.emit(|| Event::Discarded { seat, cards: Cards::Known(vec![kind]), why });
    state.stack.replace(Frame::Discard { why, left: left - 1, of, from: kind as u8 });
    if left == 1 || state.hand(seat).count_from(kind.index()) == 0 {
        finish(state, log);
    }
}

/// Closes the selection; what was exchanged is drawn anew (`SJ-PILE-5`).
pub(super) fn finish(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Discard { why, left, of, .. }) = state.stack.top() else {
        unreachable!("invariant: a discard was asked")
    };
    state.stack.pop();
    match why {
        DiscardWhy::Draft | DiscardWhy::HandLimit | DiscardWhy::Archive => debug_assert_eq!(left, 0),
        DiscardWhy::Office => mutations::draw_to_hand(state, state.actor, of - left, DrawWhy::Office, log),
        DiscardWhy::Mayor => mayor::draw(state, of - left, log),
    }
}
