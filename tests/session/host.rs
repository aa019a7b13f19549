//! Every game at its tables, for the checks that all of them are put through.

use game_core::{Rng, Seat, Viewer};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};
use serde::de::DeserializeOwned;
use session::Seated;
use session::save::Save;
use session::{Player, Session, TableSetup};

/// A game with the tables to try it at.
pub trait Host: Seated<Action: DeserializeOwned> {
    /// The smallest and the largest table, and one with options.
    fn configs() -> Vec<Self::Config>;
}

/// People at every seat.
pub fn people<G: Host>(config: &G::Config, seed: u64) -> Session<G> {
    let seats = G::new(config).expect("a legal configuration").seats();
    let seats = Seat::all(seats).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    Session::new(TableSetup { config: config.clone(), seed, seats }).expect("a legal set-up")
}

/// Has whoever is on turn choose at random; whether there was a choice.
pub fn choose<G: Host>(table: &mut Session<G>, rng: &mut Rng) -> bool {
    let Some(seat) = table.turn().seat() else { return false };
    let legal = table.legal(seat);
    table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
    true
}

/// So many random choices, or as many as there are.
pub fn choose_some<G: Host>(table: &mut Session<G>, rng: &mut Rng, count: usize) {
    for _ in 0..count {
        choose(table, rng);
    }
}

/// A game after `choices` random ones, or at its end.
pub fn midway<G: Host>(config: &G::Config, seed: u64, choices: usize) -> Session<G> {
    let (mut table, mut rng) = (people::<G>(config, seed), Rng::stream(seed, 78));
    choose_some(&mut table, &mut rng, choices);
    table
}

pub fn finished<G: Host>(config: &G::Config, seed: u64) -> Session<G> {
    let mut table = midway::<G>(config, seed, 0);
    let mut rng = Rng::stream(seed, 77);
    while choose(&mut table, &mut rng) {}
    table
}

/// Everything that can be seen of a table.
pub fn assert_same<G: Host>(one: &Session<G>, two: &Session<G>) {
    assert_eq!((one.len(), one.turn(), one.seats()), (two.len(), two.turn(), two.seats()));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert!(one.log(viewer).eq(two.log(viewer)));
    }
}

pub fn reopened<G: Host>(table: &Session<G>) -> Session<G> {
    let save = Save::<G>::parse(&table.save().to_json()).expect("readable");
    let reopened = save.reopen().expect("playable");
    assert!(!reopened.history_lost);
    reopened.session
}

impl Host for SanJuan {
    fn configs() -> Vec<san_juan::Config> {
        use san_juan::{Config, Edition};
        let table = |players, opening_draft| Config { players, opening_draft, ..Config::default() };
        let classic = Config { edition: Edition::Classic, ..table(5, false) };
        let expanded = Config { new_buildings: true, ..table(2, true) };
        vec![table(2, false), table(4, false), table(3, true), expanded, classic]
    }
}

impl Host for PuertoRico {
    fn configs() -> Vec<puerto_rico::Config> {
        use puerto_rico::{Config, Edition, Options};
        let table = |edition, players| Config { edition, players, ..Config::default() };
        let asked = Options { ask_bonuses: true, costs: true, ..Options::default() };
        let asked = Config { options: asked, ..table(Edition::Y1897, 3) };
        let passed = Options { exp6: true, exp6_draft: true, ..Options::default() };
        let passed = Config { options: passed, ..table(Edition::Y1897, 4) };
        vec![table(Edition::Y1897, 2), table(Edition::Classic, 5), asked, passed]
    }
}

/// A solo game has a second seat, which is Hal's and is never asked.
impl Host for Ginkgopolis {
    fn configs() -> Vec<ginkgopolis::Config> {
        use ginkgopolis::Config;
        let table = |mode, players| Config { mode, players, ..Config::default() };
        let open = Config { open_screens: true, ..table(Mode::Draft, 3) };
        vec![table(Mode::Beginner, 2), table(Mode::Beginner, 5), open, table(Mode::SoloExpert, 1)]
    }
}
