//! Dealing anew what nobody knows of the Puertomas.

use super::seats;
use crate::data::puertoma::Ability;
use crate::rules::PuertoRico;
use crate::state::State;
use game_core::Rng;

/// Resamples what nobody knows: the order of the cards that are face down, and
/// the abilities that are.
pub(in crate::rules) fn determinize(game: &PuertoRico, state: &mut State, rng: &mut Rng) {
    let left = usize::from(state.puertomas.cards_left);
    let cards = &mut state.puertomas.cards[..left];
    // In a canonical order first, so that the sample does not depend on the
    // hidden order it replaces.
    cards.sort_unstable();
    rng.shuffle(cards);
    for puertoma in &mut state.puertomas.each[..seats(game).count()] {
        for level in 1..=puertoma.abilities.len() as u8 {
            let tiles = Ability::of_level(level);
            let sample = tiles[rng.below(tiles.len() as u32) as usize];
            if puertoma.shown(level).is_none() {
                puertoma.abilities[usize::from(level) - 1] = sample;
            }
        }
    }
}
