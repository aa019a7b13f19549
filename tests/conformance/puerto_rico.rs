//! Puerto Rico in every mode.

use sobremesa::core::Game;
use sobremesa::games::puerto_rico::state::SPACES;
use sobremesa::games::puerto_rico::{
    Action, Building, Config, Edition, Good, Options, PuertoRico, Role, Tile,
};

use crate::suite::Subject;

/// Every action that can be named.
fn universe() -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Draw, Action::Accept];
    all.extend(Role::ALL.map(Action::Role));
    all.extend(Tile::ALL.map(Action::Take));
    all.extend(Tile::ALL.map(Action::Man));
    all.extend((0..7 + SPACES as u8).map(Action::Place));
    all.extend(Building::ALL.map(Action::Build));
    for of_good in [Action::Extra, Action::Sell, Action::Wharf, Action::StoreAll, Action::KeepOne] {
        all.extend(Good::ALL.map(of_good));
    }
    all.extend(Good::ALL.into_iter().flat_map(|good| (0..4).map(move |ship| Action::Load(good, ship))));
    all
}

fn conforms(edition: Edition, players: u8, options: Options) {
    let config = Config { edition, players, options, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    Subject { game, universe: universe() }.run(3);
}

#[test]
fn classic_for_three_to_five() {
    (3..=5).for_each(|players| conforms(Edition::Classic, players, Options::default()));
}

#[test]
fn y1897_for_two_to_five() {
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, Options::default()));
}

#[test]
fn every_bonus_asked_for() {
    let asked = Options { ask_bonuses: true, show_vp: true, ..Options::default() };
    conforms(Edition::Classic, 3, asked);
    conforms(Edition::Y1897, 4, asked);
}

#[test]
fn other_costs_and_coins() {
    let options = Options { costs: true, start: true, ..Options::default() };
    conforms(Edition::Y1897, 3, options);
}
