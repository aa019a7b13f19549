//! Ideas of Puerto Rico.

mod lines;
mod posed;
mod reader;

use game_core::Game;
use puerto_rico::{Config, Edition, Options, PuertoRico};

use super::{assert_blind, assert_share, assert_true};

fn tables() -> Vec<PuertoRico> {
    let table = |edition, players, exp1| {
        let options = Options { exp1, ..Options::default() };
        PuertoRico::new(&Config { edition, players, first: None, options }).expect("a legal configuration")
    };
    vec![
        table(Edition::Y1897, 3, false),
        table(Edition::Classic, 4, false),
        table(Edition::Y1897, 2, false),
        table(Edition::Y1897, 5, true),
    ]
}

#[test]
fn ideas_are_true_of_a_line_by_the_rules() {
    let told: usize = tables().iter().zip(31..).map(|(game, seed)| assert_true(game, seed, 15)).sum();
    assert!(told > 60, "{told}");
}

fn with(options: Options) -> PuertoRico {
    PuertoRico::new(&Config { players: 3, options, ..Config::default() }).expect("a legal configuration")
}

#[test]
fn ideas_are_true_with_every_expansion() {
    let all = Options { exp1: true, exp2: true, exp3: true, exp4: true, exp5: true, ..Options::default() };
    let cards = Options { exp2: true, exp6: true, exp6_draft: true, ask_bonuses: true, ..Options::default() };
    for (options, seed) in [(all, 61), (cards, 62)] {
        assert_true(&with(options), seed, 30);
    }
}

/// Puertomas act in one step with others, so that boards before and behind a step tell too little.
#[test]
fn beside_puertomas_ideas_know_nothing_hidden() {
    let game = with(Options { puertomas: 2, ..Options::default() });
    assert!(assert_blind(&game, 63, 30, |_, _, _| {}) > 20);
}

#[test]
fn share_of_hints_with_ideas() {
    assert_share(&tables());
}
