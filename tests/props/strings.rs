//! Any string of bytes is a game: each byte chooses among the legal actions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Mute, Rng};

use super::{Subject, modes, step};
use crate::support::for_every_game;

/// Strings for each mode.
const STRINGS: u64 = 40;
/// The longest string.
const BYTES: usize = 600;
/// Finished games of each mode that are read back.
const FINISHED: u64 = 6;

fn every_string_of_bytes_is_a_game<G: Subject>() {
    for game in modes::<G>() {
        for seed in 0..STRINGS {
            let mut rng = Rng::stream(seed, 81);
            let mut state = game.setup(seed, &mut Mute);
            let mut bytes = Vec::new();
            let result = catch_unwind(AssertUnwindSafe(|| {
                while bytes.len() < BYTES {
                    let byte = rng.below(256);
                    bytes.push(byte as u8);
                    if !step(&game, &mut state, byte) {
                        break;
                    }
                    game.check(&state).expect("nothing is lost");
                }
            }));
            assert!(result.is_ok(), "{:?}, seed {seed}, bytes {bytes:?}", game.config());
        }
    }
}

fn a_refused_action_changes_nothing<G: Subject>() {
    let universe = G::universe();
    for game in modes::<G>() {
        let mut rng = Rng::stream(7, 82);
        let mut state = game.setup(7, &mut Mute);
        let mut refused = 0;
        loop {
            let before = state.clone();
            for _ in 0..20 {
                let action = universe[rng.below(universe.len() as u32) as usize];
                if let Some(reason) = game.why_not(&state, action) {
                    assert!(!reason.to_string().is_empty());
                    assert!(game.play(&mut state, action, &mut Mute).is_err());
                    assert_eq!(state, before, "{action:?}");
                    refused += 1;
                }
            }
            if !step(&game, &mut state, rng.below(256)) {
                break;
            }
        }
        assert!(refused > 200, "{:?}: {refused} refused", game.config());
    }
}

/// The position at the end is read back like any other.
fn a_finished_game_is_read_back<G: Subject>() {
    for game in modes::<G>() {
        for seed in 0..FINISHED {
            let mut rng = Rng::stream(seed, 83);
            let mut state = game.setup(seed, &mut Mute);
            while step(&game, &mut state, rng.below(256)) {}
            let json = serde_json::to_string(&game.position(&state)).expect("positions serialise");
            let position: G::Position = serde_json::from_str(&json).expect("positions parse");
            let (_, back) = G::from_position(&position).unwrap_or_else(|error| panic!("{error}\n{json}"));
            assert_eq!(back, state);
        }
    }
}

for_every_game!(
    every_string_of_bytes_is_a_game,
    a_refused_action_changes_nothing,
    a_finished_game_is_read_back
);
