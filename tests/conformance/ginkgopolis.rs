//! Ginkgopolis in every mode.

use game_core::Game;
use ginkgopolis::{Config, Ginkgopolis, Mode};

use crate::conformance::suite::Subject;
use crate::support::universe::Universe;

fn conforms(mode: Mode, players: u8, open_screens: bool) {
    let config = Config { mode, players, open_screens, ..Config::default() };
    let game = Ginkgopolis::new(&config).expect("a legal configuration");
    Subject { game, universe: Ginkgopolis::universe() }.run(2);
}

#[test]
fn beginner_for_two_to_five() {
    (2..=5).for_each(|players| conforms(Mode::Beginner, players, false));
}

#[test]
fn draft_for_two_to_five() {
    (2..=5).for_each(|players| conforms(Mode::Draft, players, false));
}

#[test]
fn solo_against_both_kinds_of_hal() {
    conforms(Mode::Solo, 1, false);
    conforms(Mode::SoloExpert, 1, false);
}

#[test]
fn open_screens() {
    conforms(Mode::Beginner, 3, true);
    conforms(Mode::Draft, 2, true);
    conforms(Mode::Solo, 1, true);
}
