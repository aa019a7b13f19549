//! The law of `core::consequence`: what a choice is said to bring is the same
//! whatever the seat that asks cannot know, down to the last byte. The state
//! as it really is counts among the possibilities, so what is said comes true.

use game_core::consequence::foresee;
use game_core::{Actions, ConsequencesOf, Foresee, Mute, Rng, Seat, Turn};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::{self, Edition, Options, PuertoRico};
use san_juan::{self, Role, SanJuan, Switches};
use serde_json::json;

/// Worlds that look alike to the seat, besides the real one.
const WORLDS: usize = 3;

/// Everything that is said, as text.
fn bytes<G: Foresee>(said: &ConsequencesOf<G>) -> String {
    format!("{} {:?}", json!(said.events), said.changes)
}

/// Plays random games of `config` and asks for every choice on the way.
/// Returns how many events were told, and how many seats were said to gain or
/// lose something.
fn asks<G: Foresee>(config: &G::Config, seeds: std::ops::Range<u64>) -> (usize, usize) {
    let game = G::new(config).expect("a legal configuration");
    let (mut events, mut changes) = (0, 0);
    for seed in seeds {
        let mut rng = Rng::stream(seed, 95);
        let mut state = game.setup(seed, &mut Mute);
        let mut legal = Actions::new();
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            game.legal(&state, &mut legal);
            let worlds: Vec<G::State> =
                (0..WORLDS).map(|_| imagined(&game, &state, seat, &mut rng)).collect();
            for &action in legal.iter() {
                let said = foresee(&game, &state, seat, &[action]).expect("a listed action");
                let asked = game.consequences(&state, &[action]).expect("a listed action");
                assert_eq!(bytes::<G>(&asked), bytes::<G>(&said), "seed {seed}: {action:?} in {state:?}");
                for world in &worlds {
                    let other = foresee(&game, world, seat, &[action]).expect("a listed action");
                    assert_eq!(bytes::<G>(&other), bytes::<G>(&said), "seed {seed}: {action:?} in {state:?}");
                }
                events += said.events.len();
                changes += said.changes.iter().filter(|change| **change != G::Change::default()).count();
            }
            game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
        }
        assert_eq!(game.consequences(&state, &[]), None, "nobody can choose any more");
    }
    (events, changes)
}

/// A world that looks the same to `seat`.
fn imagined<G: Foresee>(game: &G, state: &G::State, seat: Seat, rng: &mut Rng) -> G::State {
    let mut copy = state.clone();
    game.determinize(&mut copy, seat, rng);
    copy
}

fn holds<G: Foresee>(configs: impl IntoIterator<Item = G::Config>) {
    for config in configs {
        let (events, changes) = asks::<G>(&config, 0..2);
        assert!(events > 200 && changes > 100, "{events} events, {changes} changes: {config:?}");
    }
}

#[test]
fn puerto_rico_tells_what_is_certain_and_nothing_hidden() {
    let of = |edition, players, options| puerto_rico::Config {
        edition,
        players,
        options,
        ..puerto_rico::Config::default()
    };
    let asked = Options { ask_bonuses: true, ..Options::default() };
    let passed = Options { exp6: true, exp6_draft: true, ..Options::default() };
    holds::<PuertoRico>([
        of(Edition::Classic, 3, Options::default()),
        of(Edition::Classic, 5, asked),
        of(Edition::Y1897, 2, Options::default()),
        of(Edition::Y1897, 4, asked),
        of(Edition::Y1897, 5, Options::default()),
        of(Edition::Y1897, 2, passed),
        of(Edition::Y1897, 4, passed),
        of(Edition::Y1897, 5, Options { exp6: true, ..asked }),
    ]);
}

#[test]
fn san_juan_tells_what_is_certain_and_nothing_hidden() {
    use san_juan::{Config, Edition};
    let asked = Switches { ask_optional_draws: true, ..Switches::default() };
    let extra_roles = Some(vec![Role::Captain, Role::Mayor, Role::ColonistShip]);
    holds::<SanJuan>([
        Config { players: 2, opening_draft: true, ..Config::default() },
        Config { players: 4, new_buildings: true, ..Config::default() },
        Config { players: 3, new_buildings: true, switches: asked, ..Config::default() },
        Config { edition: Edition::Classic, players: 3, ..Config::default() },
        Config { edition: Edition::Classic, players: 7, extra_roles, switches: asked, ..Config::default() },
    ]);
}

#[test]
fn ginkgopolis_tells_what_is_certain_and_nothing_hidden() {
    let of = |mode, players, open_screens| ginkgopolis::Config { mode, players, first: None, open_screens };
    holds::<Ginkgopolis>([
        of(Mode::Beginner, 3, false),
        of(Mode::Draft, 2, false),
        of(Mode::Draft, 5, true),
        of(Mode::Solo, 1, false),
        of(Mode::SoloExpert, 1, false),
    ]);
}
