//! Choosing hand cards to discard: opening draft, hand limit, Archive.

use super::atoms;
use crate::core::{Actions, Sink};
use crate::games::san_juan::action::Action;
use crate::games::san_juan::event::{Cards, Event};
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::prompt::DiscardWhy;
use crate::games::san_juan::reason::Reason;
use crate::games::san_juan::state::{Frame, State};

/// Asks the seat on turn to discard exactly `count` cards; nothing if zero.
pub(super) fn ask(state: &mut State, why: DiscardWhy, count: u8) {
    if count > 0 {
        state.stack.push(Frame::Discard { why, left: count, of: count, from: 0 });
    }
}

/// Kinds from `from` on that leave enough cards to complete the selection.
pub(super) fn legal(state: &State, left: u8, from: u8, out: &mut Actions<Action>) {
    out.extend(state.hand(state.actor).choices(from as usize, left).map(Action::Discard));
}

/// Why a card cannot be discarded.
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
    atoms::toss_from_hand(state, seat, kind);
    log.emit(|| Event::Discarded { seat, cards: Cards::Known(vec![kind]), why });
    if left == 1 {
        state.stack.pop();
    } else {
        state.stack.replace(Frame::Discard { why, left: left - 1, of, from: kind as u8 });
    }
}
