//! Golden games: what a recorded game of San Juan comes to, and how many
//! sequences of choices follow from fixed openings.
//!
//! A change here means that recorded games no longer replay: raise
//! `SanJuan::RULES_VERSION`, then write the files anew with
//! `SOBREMESA_ACCEPT=1 cargo test --test golden` and review the difference.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use sobremesa::core::{Actions, Game, Mute, Rng, ScoreSheet, Turn};
use sobremesa::games::san_juan::{Action, Config, Edition, SanJuan, State};

/// A finished game.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Finished {
    config: Config,
    seed: u64,
    actions: Vec<Action>,
    sheet: ScoreSheet,
}

/// Numbers of sequences of 1, 2, 3 … choices from the setup on.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Openings {
    config: Config,
    seed: u64,
    sequences: Vec<u64>,
}

fn configs() -> impl Iterator<Item = Config> {
    let modes = (2..=4).flat_map(|players| [(players, false), (players, true)]);
    let base = modes.map(|(players, opening_draft)| Config { players, opening_draft, ..Config::default() });
    let expanded = Config { players: 3, new_buildings: true, ..Config::default() };
    let classic = |players| Config { edition: Edition::Classic, players, ..Config::default() };
    base.chain([expanded]).chain([2, 4, 5, 8].map(classic))
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// What the file holds, written anew first if that is asked for.
fn golden<T: Serialize + for<'a> Deserialize<'a>>(name: &str, fresh: impl FnOnce() -> Vec<T>) -> Vec<T> {
    if std::env::var("SOBREMESA_ACCEPT").is_ok_and(|value| value == "1") {
        let entries = fresh();
        let lines: Vec<String> =
            entries.iter().map(|entry| serde_json::to_string(entry).expect("entries serialise")).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        std::fs::write(path(name), text).expect("the golden folder can be written");
    }
    let text = std::fs::read_to_string(path(name)).expect("the golden file is there");
    serde_json::from_str(&text).expect("the golden file can be read")
}

fn legal(game: &SanJuan, state: &State) -> Actions<Action> {
    let mut out = Actions::new();
    game.legal(state, &mut out);
    out
}

/// A game at random, but not one of those that random players never finish.
fn random_game(config: Config, seed: u64) -> Finished {
    let game = SanJuan::new(&config).expect("a legal configuration");
    let mut rng = Rng::stream(seed, 91);
    let mut state = game.setup(seed, &mut Mute);
    let mut actions = Vec::new();
    while let Turn::Choose { .. } = game.turn(&state) {
        let legal = legal(&game, &state);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut state, action, &mut Mute);
        actions.push(action);
    }
    Finished { config, seed, actions, sheet: game.score(&state) }
}

#[test]
fn finished_games_come_to_the_recorded_sheets() {
    let fresh = || configs().zip(1897..).map(|(config, seed)| random_game(config, seed)).collect();
    let games: Vec<Finished> = golden("san_juan_games.json", fresh);
    assert_eq!(games.len(), configs().count());
    for recorded in games {
        let game = SanJuan::new(&recorded.config).expect("a legal configuration");
        let end = game.replay(recorded.seed, &recorded.actions);
        let end = end.unwrap_or_else(|(index, refusal)| panic!("action {index}: {refusal}"));
        assert!(game.is_over(&end));
        assert_eq!(game.score(&end), recorded.sheet, "{:?}", recorded.config);
    }
}

/// Sequences of exactly `depth` choices.
fn sequences(game: &SanJuan, state: &State, depth: u8) -> u64 {
    let legal = legal(game, state);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = legal.into_iter().map(|action| {
        let mut next = state.clone();
        game.apply(&mut next, action, &mut Mute);
        sequences(game, &next, depth - 1)
    });
    after.sum()
}

fn openings(config: Config, seed: u64) -> Openings {
    let game = SanJuan::new(&config).expect("a legal configuration");
    let state = game.setup(seed, &mut Mute);
    let sequences = (1..=5).map(|depth| sequences(&game, &state, depth)).collect();
    Openings { config, seed, sequences }
}

#[test]
fn openings_branch_as_recorded() {
    let fresh = || configs().zip(2004..).map(|(config, seed)| openings(config, seed)).collect();
    let recorded: Vec<Openings> = golden("san_juan_openings.json", fresh);
    assert_eq!(recorded.len(), configs().count());
    for recorded in recorded {
        assert_eq!(openings(recorded.config.clone(), recorded.seed), recorded);
    }
}
