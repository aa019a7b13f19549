//! Resampling what a seat cannot know: the order of the bag, and the
//! achievement cards of others (`achievements`). The content of the bag follows
//! from what lies open, and so do the victory points of others, which were
//! gained in the open (C35).

use super::{PuertoRico, achievements, chance, puertoma};
use crate::state::State;
use game_core::{Rng, Viewer};

/// Replaces everything hidden from `viewer` by a sample of what it may be.
pub(super) fn determinize(game: &PuertoRico, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    // In a canonical order first, so that the sample does not depend on the
    // hidden order it replaces.
    state.bag.tiles_mut().sort_unstable();
    rng.shuffle(state.bag.tiles_mut());
    if game.rules.achievements.is_some() {
        achievements::determinize(game, state, viewer, rng);
    }
    if game.rules.puertomas > 0 {
        puertoma::determinize(game, state, rng);
    }
    state.rng = chance::stream(rng.next(), chance::BAG);
}
