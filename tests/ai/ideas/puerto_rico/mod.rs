//! Ideas of Puerto Rico.

mod lines;
mod posed;
mod reader;

use game_core::Game;
use puerto_rico::{Config, Edition, Options, PuertoRico};

use super::{assert_share, assert_true};

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

#[test]
fn share_of_hints_with_ideas() {
    assert_share(&tables());
}
