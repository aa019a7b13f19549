//! Golden games: what recorded games come to, and how many sequences of
//! choices follow from fixed openings.
//!
//! A change here means that recorded games no longer replay: raise the game's
//! `RULES_VERSION`, then write the files anew with
//! `SOBREMESA_ACCEPT=1 cargo test --test suites golden` and review the difference.

use std::path::PathBuf;

use game_core::{Actions, Game, Mute, Rng, ScoreSheet, Turn};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, Edition, SanJuan};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A finished game.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Finished<C, A> {
    config: C,
    seed: u64,
    actions: Vec<A>,
    sheet: ScoreSheet,
}

/// Numbers of sequences of 1, 2, 3 … choices from the setup on.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Openings<C> {
    config: C,
    seed: u64,
    sequences: Vec<u64>,
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/golden").join(name)
}

/// Content of the file, written anew first if that is asked for.
fn golden<T: Serialize + DeserializeOwned>(name: &str, fresh: impl FnOnce() -> Vec<T>) -> Vec<T> {
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

fn legal<G: Game>(game: &G, state: &G::State) -> Actions<G::Action> {
    let mut out = Actions::new();
    game.legal(state, &mut out);
    out
}

/// A game at random, but not one of those that random players never finish.
fn random_game<G: Game>(config: G::Config, seed: u64) -> Finished<G::Config, G::Action> {
    let game = G::new(&config).expect("a legal configuration");
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

/// Sequences of exactly `depth` choices.
fn sequences<G: Game>(game: &G, state: &G::State, depth: u8) -> u64 {
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

fn openings<G: Game>(config: G::Config, seed: u64) -> Openings<G::Config> {
    let game = G::new(&config).expect("a legal configuration");
    let state = game.setup(seed, &mut Mute);
    let sequences = (1..=5).map(|depth| sequences(&game, &state, depth)).collect();
    Openings { config, seed, sequences }
}

/// Recorded games still replay, and come to the recorded sheets.
fn games_replay<G: Game>(file: &str, configs: Vec<G::Config>) {
    let count = configs.len();
    let fresh =
        || configs.into_iter().zip(1897..).map(|(config, seed)| random_game::<G>(config, seed)).collect();
    let games: Vec<Finished<G::Config, G::Action>> = golden(file, fresh);
    assert_eq!(games.len(), count);
    for recorded in games {
        let game = G::new(&recorded.config).expect("a legal configuration");
        let end = game.replay(recorded.seed, &recorded.actions);
        let Ok(end) = end else { panic!("{:?}: {:?}", recorded.config, end.err().map(|(at, _)| at)) };
        assert!(game.is_over(&end));
        assert_eq!(game.score(&end), recorded.sheet, "{:?}", recorded.config);
    }
}

/// Openings branch as recorded.
fn openings_branch<G: Game>(file: &str, configs: Vec<G::Config>) {
    let count = configs.len();
    let fresh =
        || configs.into_iter().zip(2004..).map(|(config, seed)| openings::<G>(config, seed)).collect();
    let recorded: Vec<Openings<G::Config>> = golden(file, fresh);
    assert_eq!(recorded.len(), count);
    for recorded in recorded {
        assert_eq!(openings::<G>(recorded.config.clone(), recorded.seed), recorded);
    }
}

fn san_juan_configs() -> Vec<san_juan::Config> {
    type Config = san_juan::Config;
    let modes = (2..=4).flat_map(|players| [(players, false), (players, true)]);
    let base = modes.map(|(players, opening_draft)| Config { players, opening_draft, ..Config::default() });
    let expanded = Config { players: 3, new_buildings: true, ..Config::default() };
    let classic = |players| Config { edition: Edition::Classic, players, ..Config::default() };
    base.chain([expanded]).chain([2, 4, 5, 8].map(classic)).collect()
}

fn puerto_rico_configs() -> Vec<puerto_rico::Config> {
    use puerto_rico::{Config, Edition, Options};
    let table = |edition, players, options| Config { edition, players, options, ..Config::default() };
    let plain = Options::default();
    let classic = (3..=5).map(|players| table(Edition::Classic, players, plain));
    let y1897 = (2..=5).map(|players| table(Edition::Y1897, players, plain));
    let asked = Options { ask_bonuses: true, ..plain };
    let asked =
        [table(Edition::Classic, 4, asked), table(Edition::Y1897, 2, asked), table(Edition::Y1897, 5, asked)];
    let other = Options { costs: true, start: true, show_vp: true, ..plain };
    let other = table(Edition::Y1897, 4, other);
    let smuggler = Options { exp3: true, ..plain };
    let smuggler = [
        table(Edition::Y1897, 2, smuggler),
        table(Edition::Y1897, 3, Options { intl: true, ask_bonuses: true, ..smuggler }),
        table(Edition::Y1897, 5, smuggler),
    ];
    let festival = Options { exp4: true, ..plain };
    let cards = Options { exp5: true, ..festival };
    let festival = [
        table(Edition::Y1897, 3, festival),
        table(Edition::Y1897, 2, Options { ask_bonuses: true, ..cards }),
        table(Edition::Y1897, 4, Options { exp1: true, ..cards }),
        table(Edition::Y1897, 5, Options { exp3: true, ..cards }),
    ];
    let citizens = Options { exp2: true, ..plain };
    let built = Options { exp1: true, exp3: true, tailor: true, ask_bonuses: true, ..citizens };
    let citizens = [table(Edition::Y1897, 3, citizens), table(Edition::Y1897, 4, built)];
    let achievements = Options { exp6: true, ..plain };
    let passed = Options { exp6_draft: true, ..achievements };
    let achievements = [
        table(Edition::Y1897, 3, achievements),
        table(Edition::Y1897, 2, passed),
        table(Edition::Y1897, 4, Options { exp3: true, ask_bonuses: true, ..passed }),
    ];
    let together = Options { exp3: true, exp6: true, ..cards };
    let together = [table(Edition::Y1897, 3, together)];
    let modules = smuggler.into_iter().chain(festival).chain(citizens).chain(achievements).chain(together);
    classic.chain(y1897).chain(asked).chain([other]).chain(modules).collect()
}

fn ginkgopolis_configs() -> Vec<ginkgopolis::Config> {
    type Config = ginkgopolis::Config;
    let table = |mode, players| Config { mode, players, ..Config::default() };
    let solo = [Mode::Solo, Mode::SoloExpert].map(|mode| table(mode, 1));
    let beginner = (2..=5).map(|players| table(Mode::Beginner, players));
    let open = Config { open_screens: true, ..table(Mode::Draft, 3) };
    let draft = (2..=5).map(|players| table(Mode::Draft, players));
    solo.into_iter().chain(beginner).chain(draft).chain([open]).collect()
}

#[test]
fn finished_games_come_to_the_recorded_sheets() {
    games_replay::<SanJuan>("san_juan_games.json", san_juan_configs());
    games_replay::<PuertoRico>("puerto_rico_games.json", puerto_rico_configs());
    games_replay::<Ginkgopolis>("ginkgopolis_games.json", ginkgopolis_configs());
}

#[test]
fn openings_branch_as_recorded() {
    openings_branch::<SanJuan>("san_juan_openings.json", san_juan_configs());
    openings_branch::<PuertoRico>("puerto_rico_openings.json", puerto_rico_configs());
    openings_branch::<Ginkgopolis>("ginkgopolis_openings.json", ginkgopolis_configs());
}
