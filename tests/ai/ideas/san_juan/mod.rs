//! Ideas of San Juan.

mod posed;
mod reader;

use game_core::Game;
use san_juan::{Config, Edition, SanJuan};

use super::{assert_share, assert_true};

fn tables() -> Vec<SanJuan> {
    let table = |edition, players, new_buildings| {
        let config = Config { edition, players, new_buildings, ..Config::default() };
        SanJuan::new(&config).expect("a legal configuration")
    };
    vec![
        table(Edition::Y1897, 3, false),
        table(Edition::Classic, 4, false),
        table(Edition::Y1897, 2, true),
        table(Edition::Classic, 5, false),
    ]
}

#[test]
fn ideas_are_true_of_a_line_by_the_rules() {
    let told: usize = tables().iter().zip(41..).map(|(game, seed)| assert_true(game, seed, 15)).sum();
    assert!(told > 60, "{told}");
}

#[test]
fn share_of_hints_with_ideas() {
    assert_share(&tables());
}
