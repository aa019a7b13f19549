//! What a seat may know of a position, and nothing else, as text for the
//! worker: hidden cards physically never reach an opponent.

use super::auto_answer::AutoAnswer;
use super::table::Session;
use super::worker_pool::Request;
use crate::ai::LevelId;
use crate::core::record::fingerprint;
use crate::core::{Game, Rng, Seat, Viewer, json};

/// The purpose of the random stream that deals the hidden cards anew.
const BLIND: u64 = 0xB11D_F01D;

impl<G: AutoAnswer> Session<G> {
    /// The present position as `seat` may imagine it; see [`blind`].
    pub fn blind(&self, seat: Seat, nonce: u64) -> String {
        blind(&self.game, self.state(), seat, nonce)
    }

    /// What to ask the workers for the seat on turn; `None` when the game is
    /// over. `max_ms` caps the level's own time, and is all the time of a level
    /// that uses it; the same position, level and
    /// limit give the same request.
    pub fn request(&self, level: LevelId, max_ms: u32, explain: bool) -> Option<Request> {
        self.request_at(self.len(), level, max_ms, explain)
    }
}

/// A position as `seat` may imagine it: everything hidden from it is dealt
/// anew by `nonce`, everything it knows is kept. The text is the JSON of a
/// [`Game::Position`] and depends on nothing that the seat may not know, so
/// `nonce` must not depend on such things either; [`nonce`] gives one.
pub fn blind<G: Game>(game: &G, state: &G::State, seat: Seat, nonce: u64) -> String {
    json::write(&game.position(&imagine(game, state, seat, nonce)))
}

/// The state behind [`blind`].
pub(super) fn imagine<G: Game>(game: &G, state: &G::State, seat: Seat, nonce: u64) -> G::State {
    let mut imagined = state.clone();
    game.determinize(&mut imagined, seat, &mut Rng::stream(nonce, BLIND));
    imagined
}

/// A number made of what `seat` sees: opponents then play the same game the
/// same way again, and still learn nothing.
pub fn nonce<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    let seen = fingerprint(&game.view(state, Viewer::Seat(seat)));
    u64::from_str_radix(&seen, 16).expect("invariant: fingerprints are hexadecimal")
}
