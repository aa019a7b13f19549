//! What a seat may know of a position, and nothing else, as text for the
//! worker: hidden cards physically never reach an opponent.

use super::habits::Habits;
use super::table::Session;
use crate::core::{Game, Rng, Seat};

/// The purpose of the random stream that deals the hidden cards anew.
const BLIND: u64 = 0xB11D_F01D;

impl<G: Habits> Session<G> {
    /// The present position as `seat` may imagine it: everything hidden from
    /// it is dealt anew by `nonce`, everything it knows is kept. The text is
    /// the JSON of a [`Game::Position`] and depends on nothing that the seat
    /// may not know, so `nonce` must not depend on such things either.
    pub fn blind(&self, seat: Seat, nonce: u64) -> String {
        blind(&self.game, self.state(), seat, nonce)
    }
}

/// The same for a bare state.
pub fn blind<G: Game>(game: &G, state: &G::State, seat: Seat, nonce: u64) -> String {
    let mut imagined = state.clone();
    game.determinize(&mut imagined, seat, &mut Rng::stream(nonce, BLIND));
    serde_json::to_string(&game.position(&imagined)).expect("invariant: positions serialise")
}
