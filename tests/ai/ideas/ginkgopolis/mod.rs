//! Ideas of Ginkgopolis.

mod posed;
mod reader;

use game_core::Game;
use ginkgopolis::{Config, Ginkgopolis, Mode};

use super::{assert_share, assert_true};

fn tables() -> Vec<Ginkgopolis> {
    let table = |mode, players| {
        Ginkgopolis::new(&Config { mode, players, ..Config::default() }).expect("a legal configuration")
    };
    vec![table(Mode::Beginner, 3), table(Mode::Draft, 2), table(Mode::Beginner, 5), table(Mode::Solo, 1)]
}

#[test]
fn ideas_are_true_of_a_line_by_the_rules() {
    let told: usize = tables().iter().zip(51..).map(|(game, seed)| assert_true(game, seed, 15)).sum();
    assert!(told > 60, "{told}");
}

#[test]
fn share_of_hints_with_ideas() {
    assert_share(&tables());
}
