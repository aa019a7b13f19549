//! The only place where the state's random stream is drawn from.

use crate::event::Event;
use crate::ids::Kind;
use crate::state::State;
use game_core::{Rng, Sink};

/// The purpose of the stream that orders tiles and picks the first governor.
pub(super) const SETUP: u64 = 1;
/// The purpose of the stream that shuffles cards.
pub(super) const CARDS: u64 = 2;

/// Shuffles the draw pile.
pub(super) fn shuffle(state: &mut State) {
    let mut rng = state.rng;
    rng.shuffle(state.cards.draw_mut());
    state.rng = rng;
}

/// Draws the top card. An empty draw pile is first refilled from the discard
/// pile (`SJ-PILE-2`); if that is empty too there is no card (`SJ-PILE-4`).
#[inline]
pub(super) fn draw(state: &mut State, log: &mut impl Sink<Event>) -> Option<Kind> {
    if let Some(kind) = state.cards.pop() {
        return Some(kind);
    }
    if state.cards.discard().is_empty() {
        return None;
    }
    state.cards.turn_over();
    shuffle(state);
    let cards = state.cards.draw().len() as u8;
    log.emit(|| Event::Reshuffled { cards });
    state.cards.pop()
}

/// Returns the largest number of cards that could be drawn.
#[inline]
pub(super) fn available(state: &State) -> u8 {
    let (draw, discard) = state.pile_sizes();
    draw + discard
}

/// The stream for `purpose` of a game with `seed`.
pub(super) fn stream(seed: u64, purpose: u64) -> Rng {
    Rng::stream(seed, purpose)
}
