//! The end of the game: a round becomes the last.

use crate::event::{EndWhy, Event};
use crate::state::State;
use game_core::Sink;

/// Makes this round the last (`GK-END-03`, `GK-END-04`).
pub(super) fn trigger_end(state: &mut State, why: EndWhy, log: &mut impl Sink<Event>) {
    if !state.last_round {
        state.last_round = true;
        log.emit(|| Event::LastRound { why });
    }
}
