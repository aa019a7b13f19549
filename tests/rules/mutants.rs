//! Positions from random games, spoiled at random: each is refused with the
//! path of a field and a reason, or can be played on.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Actions, Game, Mute, Rng, Seat, Viewer};
use serde_json::Value;

use crate::spoiler::Spoiler;

/// Number of spoiled positions that are tried.
const TRIALS: usize = 6000;
/// Choices made in each that is let in.
const STEPS: u32 = 40;

/// Spoils positions of games of `configs` and expects of each that it is
/// refused with its reason, or that it is sound and can be played on.
pub fn refused_or_playable<G: Game>(configs: impl IntoIterator<Item = G::Config>, spoiler: &Spoiler) {
    let sources: Vec<Value> = configs.into_iter().flat_map(|config| positions::<G>(&config)).collect();
    let mut rng = Rng::stream(1, 1);
    let (mut read, mut accepted) = (0, 0);
    for index in 0..TRIALS {
        let mut value = sources[index * 7 % sources.len()].clone();
        for _ in 0..=rng.below(3) {
            spoiler.spoil(&mut value, &mut rng);
        }
        let Ok(position) = serde_json::from_value::<G::Position>(value.clone()) else { continue };
        read += 1;
        match G::from_position(&position) {
            Err(error) => {
                assert!(!error.path.is_empty() && error.problem.to_string().len() > 8, "{error}: {value}")
            }
            Ok((game, state)) => {
                accepted += 1;
                let mut rng = Rng::stream(index as u64, 2);
                let played = catch_unwind(AssertUnwindSafe(|| play_on(&game, state, &mut rng)));
                assert!(played.is_ok(), "{value}");
            }
        }
    }
    assert!(read > 1000 && accepted > 100 && accepted < read, "no trial: {read} read, {accepted} accepted");
}

/// Every fourth position of a random game.
fn positions<G: Game>(config: &G::Config) -> Vec<Value> {
    let game = G::new(config).expect("legal");
    let mut state = game.setup(5, &mut Mute);
    let mut rng = Rng::stream(5, 5);
    let (mut legal, mut positions) = (Actions::new(), Vec::new());
    for step in 0.. {
        game.legal(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        if step % 4 == 0 {
            positions.push(serde_json::to_value(game.position(&state)).expect("positions serialise"));
        }
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
    }
    positions
}

/// Plays on at random, looking at everything.
fn play_on<G: Game>(game: &G, mut state: G::State, rng: &mut Rng) {
    let mut legal = Actions::new();
    for _ in 0..STEPS {
        game.check(&state).expect("sound");
        game.view(&state, Viewer::Public);
        game.score(&state);
        let (_, back) = G::from_position(&game.position(&state)).expect("its own position");
        assert_eq!(back, state);
        let mut other = state.clone();
        game.determinize(&mut other, Seat(0), rng);
        game.check(&other).expect("a possible game");
        game.legal(&state, &mut legal);
        if legal.is_empty() {
            return;
        }
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
    }
}
