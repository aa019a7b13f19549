//! The Producer phase (sections 6.1 and 6.4).

use super::{SanJuan, bonus, chance, mutations, queries};
use crate::action::Action;
use crate::event::Event;
use crate::prompt::Bonus;
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Opens the turn of the seat on turn.
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if !state.city(state.actor).idle().is_empty() && chance::available(state) > 0 {
        let left = queries::production_cap(state, state.actor);
        state.stack.push(Frame::Produce { left, made: 0, from: 0 });
    } else {
        mutations::passed(state, log);
    }
}

/// Empty production buildings (`SJ-ROLE-PRODUCER-4`) from `from` on, or finish.
pub(super) fn legal(state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, state.city(state.actor).idle().from(from).iter().map(Action::Produce));
}

/// Reason why a building cannot produce.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    let Action::Produce(index) = action else { return Reason::NotAsked };
    match state.city(state.actor).slots().get(index as usize) {
        None => Reason::NoBuilding,
        Some(kind) if !kind.is_production() => Reason::NotProduction,
        Some(_) if state.city(state.actor).has_good(index) => Reason::Occupied,
        Some(_) => {
            debug_assert!(index < from);
            Reason::OutOfOrder
        }
    }
}

/// Produces on a slot (`SJ-ROLE-PRODUCER-1`).
pub(super) fn produce(game: &SanJuan, state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Produce { left, made, .. }) = state.stack.top() else {
        unreachable!("invariant: production was asked")
    };
    let made = made + mutations::produce(state, state.actor, slot, log) as u8;
    let from = slot + 1;
    state.stack.replace(Frame::Produce { left: left - 1, made, from });
    let more = !state.city(state.actor).idle().from(from).is_empty();
    if left == 1 || !more || chance::available(state) == 0 {
        finish(game, state, log);
    }
}

/// Closes the turn: the Well's card (`SJ-BLD-WELL-1`).
pub(super) fn finish(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Produce { made, .. }) = state.stack.top() else {
        unreachable!("invariant: production was asked")
    };
    state.stack.pop();
    if made == 0 {
        mutations::passed(state, log);
    }
    bonus::run(game, state, Bonus::Well, made, log);
}
