//! The Adventurer (section 6.7).

use super::atoms;
use crate::core::Sink;
use crate::games::puerto_rico::event::{CoinWhy, Event};
use crate::games::puerto_rico::state::State;

/// The picker takes a coin (`PR-ADV-01`).
pub(super) fn take_coin(state: &mut State, log: &mut impl Sink<Event>) {
    debug_assert!(atoms::is_adventurer(state.role));
    atoms::pay_out(state, state.picker, 1, CoinWhy::Adventurer, log);
}
