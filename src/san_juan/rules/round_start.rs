//! The start of a round (section 5.3): Offices, Chapels and Churches, then
//! hand limits.

use super::{SanJuan, discard, mutations, queries};
use crate::action::Action;
use crate::editions::RoundStep;
use crate::event::{Cards, Event};
use crate::ids::Kind;
use crate::prompt::DiscardWhy;
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Game, Sink, list};

/// Runs the steps, each for one seat after the other clockwise from the new
/// governor, until somebody is asked; the start of the round then is over or
/// goes on later. Whether somebody is asked.
pub(super) fn run(game: &SanJuan, state: &mut State, mut step: u8, mut next: u8) -> bool {
    let depth = state.stack.depth();
    while let Some(&todo) = game.rules.round_start.get(step as usize) {
        while next < game.seats() {
            state.actor = state.governor.clockwise(next, game.seats());
            next += 1;
            state.stack.replace(Frame::RoundStart { step, next });
            ask(game, state, todo);
            if state.stack.depth() > depth {
                return true;
            }
        }
        (step, next) = (step + 1, 0);
    }
    state.stack.pop();
    false
}

/// Asks the seat on turn what a step asks, if anything.
fn ask(game: &SanJuan, state: &mut State, step: RoundStep) {
    let seat = state.actor;
    let owns = |kind| state.city(seat).is_active(kind) && !state.hand(seat).is_empty();
    match step {
        // SJ-FLOW-START-1
        RoundStep::Offices if owns(Kind::Office) => discard::offer(state, DiscardWhy::Office),
        RoundStep::Offices => {}
        // SJ-FLOW-START-2
        RoundStep::Chapels if owns(Kind::Chapel) => state.stack.push(Frame::Chapel),
        RoundStep::Chapels => visit_church(state),
        // SJ-FLOW-START-3
        RoundStep::HandLimits => {
            let limit = queries::hand_limit(game, state, seat);
            let surplus = state.hand(seat).len().saturating_sub(limit);
            discard::ask(state, DiscardWhy::HandLimit, surplus);
        }
    }
}

/// Asks the seat on turn about its Church, if it may still use one
/// (`SJ-DP-CHURCH`).
fn visit_church(state: &mut State) {
    let seat = state.actor;
    if state.may_use_church(seat) && !state.hand(seat).is_empty() {
        state.stack.push(Frame::Church { put: 0, from: 0 });
    }
}

/// Any hand card, or none (`SJ-DP-CHAPEL`); from `from` on, or finish
/// (`SJ-DP-CHURCH`).
pub(super) fn legal(state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, state.hand(state.actor).choices(from.into(), 1).map(Action::Tuck));
}

/// Reason why a card cannot be tucked.
pub(super) fn why_not(state: &State, action: Action) -> Reason {
    match action {
        Action::Tuck(kind) if state.hand(state.actor).count(kind) == 0 => Reason::NotInHand,
        Action::Tuck(_) => Reason::OutOfOrder,
        _ => Reason::NotAsked,
    }
}

/// Tucks a card under the Chapel (`SJ-BLD-CHAPEL-1`) or, one of any number,
/// under the Church (`SJ-BLD-CHURCH-1`).
pub(super) fn tuck(state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    mutations::tuck(state, seat, kind);
    let cards = || Cards::Known(vec![kind]);
    if let Some(Frame::Church { put, .. }) = state.stack.top() {
        log.emit(|| Event::Tucked { seat, cards: cards(), under: Kind::Church });
        state.church_used.set(seat);
        state.stack.replace(Frame::Church { put: put + 1, from: kind as u8 });
        if state.hand(seat).count_from(kind.index()) == 0 {
            state.stack.pop();
        }
    } else {
        log.emit(|| Event::Tucked { seat, cards: cards(), under: Kind::Chapel });
        finish(state);
    }
}

/// Closes the question: after the Chapel comes the same seat's Church.
pub(super) fn finish(state: &mut State) {
    let chapel = state.stack.top() == Some(Frame::Chapel);
    state.stack.pop();
    if chapel {
        visit_church(state);
    }
}
