//! Resampling what nobody can know: the order of the bag. Its content follows
//! from what lies open, and so do the victory points of others, which were
//! gained in the open (C35).

use super::chance;
use crate::core::Rng;
use crate::games::puerto_rico::state::State;

/// Replaces the order of the bag by a sample.
pub(super) fn determinize(state: &mut State, rng: &mut Rng) {
    // In a canonical order first, so that the sample does not depend on the
    // hidden order it replaces.
    state.bag.tiles_mut().sort_unstable();
    rng.shuffle(state.bag.tiles_mut());
    state.rng = chance::stream(rng.next(), chance::BAG);
}
