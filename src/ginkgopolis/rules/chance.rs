//! The only place where the state's random stream is drawn from.

use crate::state::State;
use game_core::Rng;

/// The purpose of the stream of the setup.
pub(super) const SETUP: u64 = 1;
/// The purpose of the stream of deck rebuilds and returned tiles.
pub(super) const PLAY: u64 = 2;

/// The stream for `purpose` of a game with `seed`.
pub(super) fn stream(seed: u64, purpose: u64) -> Rng {
    Rng::stream(seed, purpose)
}

/// Shuffles the deck (`GK-DCK-03`).
pub(super) fn shuffle_deck(state: &mut State) {
    let mut rng = state.rng;
    rng.shuffle(state.deck.pieces_mut());
    state.rng = rng;
}

/// Shuffles the tile supply (`GK-SUP-03`).
pub(super) fn shuffle_supply(state: &mut State) {
    let mut rng = state.rng;
    rng.shuffle(state.supply.pieces_mut());
    state.rng = rng;
}
