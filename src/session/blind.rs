//! Blinded positions: the knowledge of one seat as bytes for the worker, so that hidden cards
//! physically never reach an opponent.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::table::Session;
use super::worker_pool::Request;
use ai::{LevelId, Playable};
use game_core::record::fingerprint;
use game_core::{Game, Mute, Rng, Seat, Viewer, json};

/// The purpose of the random stream that deals the hidden cards anew.
const BLIND: u64 = 0xB11D_F01D;

impl<G: AutoAnswer> Session<G> {
    /// The present position as `seat` may imagine it; see [`blind`].
    pub fn blind(&self, seat: Seat, nonce: u64) -> Blinded {
        blind(&self.game, self.state(), seat, nonce)
    }
}

impl<G: AutoAnswer + Playable> Session<G> {
    /// Makes the request to the workers for the seat on turn; `None` when the game is over.
    /// `max_ms` caps the level's own time, and is all the time of a level that uses it; the same
    /// position, level and limit give the same request.
    pub fn request(&self, level: LevelId, max_ms: u32, explain: bool) -> Option<Request> {
        self.request_at(self.len(), level, max_ms, explain)
    }
}

/// A position as `seat` may imagine it: everything hidden from it is dealt
/// anew by `nonce`, everything it knows is kept. It depends on nothing that
/// the seat may not know, so `nonce` must not depend on such things either;
/// [`nonce`] gives one.
pub fn blind<G: Game>(game: &G, state: &G::State, seat: Seat, nonce: u64) -> Blinded {
    let (game, state) = unpacked(game, state, seat, nonce);
    Blinded::pack(&game, &state)
}

/// The rule set and the state that [`blind`] packs.
pub(super) fn unpacked<G: Game>(game: &G, state: &G::State, seat: Seat, nonce: u64) -> (G, G::State) {
    let position = game.position(&imagine(game, state, Viewer::Seat(seat), nonce));
    // Read back, so that nothing is passed on which a position does not say.
    let Ok(read) = G::from_position(&position) else {
        unreachable!("invariant: what is played is a position");
    };
    read
}

/// A position as a seat may imagine it, for a worker of the same build.
///
/// It holds the state itself. Reading and checking a [`Game::Position`] would be a quarter of the worker's
/// program, and what is read there was made here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Blinded {
    /// The configuration as JSON.
    config: String,
    /// The state in Borsh: frames leave fields out where serde writes them, which postcard cannot read.
    state: Vec<u8>,
    /// See [`sum`].
    sum: u64,
}

impl Blinded {
    fn pack<G: Game>(game: &G, state: &G::State) -> Self {
        let (config, state) = (json::write(game.config()), bytes::<G>(state));
        let sum = sum(game, &config, &state);
        Blinded { config, state, sum }
    }

    /// The rule set and the state.
    ///
    /// # Errors
    /// Anything that [`blind`] has not written for this game, in this build.
    pub fn open<G: Game>(&self) -> Result<(G, G::State), String> {
        let game: G = rules_of(&self.config)?;
        if sum(&game, &self.config, &self.state) != self.sum {
            return Err("its sum is another".to_owned());
        }
        let state = borsh::from_slice(&self.state).map_err(|error| error.to_string())?;
        Ok((game, state))
    }
}

fn bytes<G: Game>(state: &G::State) -> Vec<u8> {
    borsh::to_vec(state).expect("invariant: memory can be written to")
}

/// A sum of what is packed and of the bytes of a new game: a state that was altered on the way, or laid out by
/// another build, could not be told from one that these rules have made.
fn sum<G: Game>(game: &G, config: &str, state: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(config.as_bytes());
    hasher.write(&bytes::<G>(&game.setup(0, &mut Mute)));
    hasher.write(state);
    hasher.finish()
}

/// The rule set of a configuration that the page has written as JSON. Nobody but a programmer reads what is
/// wrong with it: noting where in the text, as [`json`] does for people, would make the worker larger.
///
/// # Errors
/// What is wrong with it.
pub fn rules_of<G: Game>(config: &str) -> Result<G, String> {
    let config = serde_json::from_str(config).map_err(|error| error.to_string())?;
    G::new(&config).map_err(|error| error.to_string())
}

/// The state behind [`blind`], for any viewer.
pub(super) fn imagine<G: Game>(game: &G, state: &G::State, viewer: Viewer, nonce: u64) -> G::State {
    let mut imagined = state.clone();
    game.determinize_for(&mut imagined, viewer, &mut Rng::stream(nonce, BLIND));
    imagined
}

/// A number made of what `seat` sees: opponents then play the same game the
/// same way again, and still learn nothing.
pub fn nonce<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    nonce_for(game, state, Viewer::Seat(seat))
}

/// The same for any viewer.
pub(super) fn nonce_for<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> u64 {
    let seen = fingerprint(&game.view(state, viewer));
    u64::from_str_radix(&seen, 16).expect("invariant: fingerprints are hexadecimal")
}
