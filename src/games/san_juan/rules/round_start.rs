//! The start of a round (section 5.3): Chapels, then hand limits.

use super::{SanJuan, atoms, discard, queries};
use crate::core::{Actions, Game, Sink};
use crate::games::san_juan::action::Action;
use crate::games::san_juan::editions::RoundStep;
use crate::games::san_juan::event::{Cards, Event};
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::prompt::DiscardWhy;
use crate::games::san_juan::reason::Reason;
use crate::games::san_juan::state::{Frame, State};

/// Handles the next seat of a step, clockwise from the new governor.
pub(super) fn advance(game: &SanJuan, state: &mut State, step: u8, next: u8) {
    let Some(&todo) = game.rules.round_start.get(step as usize) else { return state.stack.pop() };
    if next == game.seats() {
        return state.stack.replace(Frame::RoundStart { step: step + 1, next: 0 });
    }
    state.stack.replace(Frame::RoundStart { step, next: next + 1 });
    state.actor = state.governor.clockwise(next, game.seats());
    match todo {
        // SJ-FLOW-START-2
        RoundStep::Chapels => {
            let seat = state.actor;
            if state.city(seat).is_active(Kind::Chapel) && !state.hand(seat).is_empty() {
                state.stack.push(Frame::Chapel);
            }
        }
        // SJ-FLOW-START-3
        RoundStep::HandLimits => {
            let limit = queries::hand_limit(state, state.actor);
            let surplus = state.hand(state.actor).len().saturating_sub(limit);
            discard::ask(state, DiscardWhy::HandLimit, surplus);
        }
    }
}

/// Any hand card, or none (`SJ-DP-CHAPEL`).
pub(super) fn legal_chapel(state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    out.extend(state.hand(state.actor).kinds().iter().map(Action::Tuck));
}

/// Why a card cannot be tucked.
pub(super) fn why_not_chapel(action: Action) -> Reason {
    match action {
        Action::Tuck(_) => Reason::NotInHand,
        _ => Reason::NotAsked,
    }
}

/// Tucks a card under the Chapel (`SJ-BLD-CHAPEL-1`).
pub(super) fn tuck(state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    atoms::tuck(state, seat, kind);
    state.stack.pop();
    log.emit(|| Event::Tucked { seat, cards: Cards::Known(vec![kind]) });
}
