//! San Juan in every mode.

use game_core::Game;
use san_juan::config::FortLimit;
use san_juan::{Config, Edition, Role, SanJuan, Switches};

use crate::conformance::suite::Subject;
use crate::support::universe::Universe;

fn plays(config: Config, games: u64) {
    let game = SanJuan::new(&config).expect("a legal configuration");
    Subject { game, universe: SanJuan::universe() }.run(games);
}

fn conforms(players: u8, opening_draft: bool, switches: Switches) {
    plays(Config { players, opening_draft, switches, ..Config::default() }, 4);
}

#[test]
fn two_players() {
    conforms(2, false, Switches::default());
}

#[test]
fn three_players() {
    conforms(3, false, Switches::default());
}

#[test]
fn four_players() {
    conforms(4, false, Switches::default());
}

#[test]
fn opening_draft_for_two_to_four() {
    (2..=4).for_each(|players| conforms(players, true, Switches::default()));
}

#[test]
fn other_readings() {
    let odd = Switches { resort_cost_1897: 3, rebuild_covered_types: false, ..Switches::default() };
    conforms(3, true, odd);
}

#[test]
fn every_draw_asked_for() {
    conforms(2, false, Switches { ask_optional_draws: true, ..Switches::default() });
}

fn new_buildings(players: u8, opening_draft: bool, switches: Switches) {
    plays(Config { players, new_buildings: true, opening_draft, switches, ..Config::default() }, 3);
}

#[test]
fn new_buildings_for_two_to_four() {
    (2..=4).for_each(|players| new_buildings(players, players == 3, Switches::default()));
}

#[test]
fn new_buildings_with_other_readings() {
    let odd = Switches {
        cottage_cost: Some(1),
        fort_limit_scope: Some(FortLimit::Always),
        rebuild_covered_types: false,
        ..Switches::default()
    };
    new_buildings(2, false, odd);
    new_buildings(3, false, Switches { ask_optional_draws: true, ..Switches::default() });
}

fn classic(players: u8) -> Config {
    Config { edition: Edition::Classic, players, ..Config::default() }
}

#[test]
fn classic_for_two_to_four() {
    (2..=4).for_each(|players| plays(Config { opening_draft: players == 4, ..classic(players) }, 3));
}

#[test]
fn classic_for_five_and_six() {
    plays(classic(5), 2);
    plays(Config { opening_draft: true, ..classic(6) }, 2);
}

#[test]
fn classic_for_seven_and_eight() {
    plays(classic(7), 2);
    plays(classic(8), 2);
}

#[test]
fn classic_with_the_last_roles_and_every_draw_asked_for() {
    let switches = Switches { ask_optional_draws: true, ..Switches::default() };
    let extra_roles = Some(vec![Role::Captain, Role::Mayor, Role::ColonistShip]);
    plays(Config { switches, extra_roles, ..classic(7) }, 2);
}
