//! The Adventurer (section 6.7).

use super::{mutations, queries};
use crate::event::{CoinWhy, Event};
use crate::state::State;
use game_core::Sink;

/// The picker takes a coin (`PR-ADV-01`), or two (`PR-X1-PUB-1`).
pub(super) fn take_coin(state: &mut State, log: &mut impl Sink<Event>) {
    debug_assert!(mutations::is_adventurer(state.role));
    let coins = queries::privilege(state);
    mutations::pay_out(state, state.picker, coins, CoinWhy::Adventurer, log);
}
