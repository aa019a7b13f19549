//! Puerto Rico in every mode.

use game_core::Game;
use puerto_rico::{Combo, Config, Difficulty, Edition, Options, PuertoRico};

use crate::conformance::suite::Subject;
use crate::support::universe::Universe;

/// Games of each check in a mode. There are some seventy modes, and the soak plays many more games of each in a release
/// build.
const GAMES: u64 = 1;

fn conforms(edition: Edition, players: u8, options: Options) {
    let config = Config { edition, players, options, ..Config::default() };
    let game = PuertoRico::new(&config).expect("a legal configuration");
    Subject { game, universe: PuertoRico::universe() }.run(GAMES);
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
fn new_buildings_for_two_to_five() {
    let options = Options { exp1: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, options));
}

#[test]
fn new_buildings_with_every_option() {
    let asked = Options { exp1: true, ask_bonuses: true, costs: true, start: true, ..Options::default() };
    conforms(Edition::Y1897, 3, asked);
    let combo = Some(Combo::HaciendaLumberyard);
    conforms(Edition::Y1897, 4, Options { exp1: true, combo, ..Options::default() });
}

#[test]
fn citizens_for_two_to_five() {
    let options = Options { exp2: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, options));
}

#[test]
fn citizens_with_every_option_and_module() {
    let citizens = Options { exp2: true, ..Options::default() };
    let asked = Options { ask_bonuses: true, costs: true, tailor: true, ..citizens };
    conforms(Edition::Y1897, 3, asked);
    conforms(Edition::Y1897, 4, Options { combo: Some(Combo::VillaTailor), ..citizens });
    let both = Options { exp1: true, ..citizens };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, both));
    conforms(Edition::Y1897, 3, Options { exp1: true, ..asked });
    conforms(Edition::Y1897, 3, Options { exp3: true, ..both });
    conforms(Edition::Y1897, 4, Options { exp3: true, intl: true, exp1: true, ..asked });
}

#[test]
fn with_the_smuggler() {
    let options = Options { exp3: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, options));
    conforms(Edition::Y1897, 3, Options { intl: true, ask_bonuses: true, ..options });
    let both = Options { exp1: true, ..options };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, both));
    conforms(Edition::Y1897, 3, Options { intl: true, ask_bonuses: true, ..both });
}

#[test]
fn with_achievements() {
    let options = Options { exp6: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, options));
    let passed = Options { exp6_draft: true, ..options };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, passed));
    let all = Options { exp1: true, exp3: true, ..passed };
    conforms(Edition::Y1897, 3, all);
    conforms(Edition::Y1897, 4, Options { ask_bonuses: true, ..all });
}

#[test]
fn at_the_festival() {
    let printed = Options { exp4: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, printed));
    let cards = Options { exp5: true, ..printed };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, cards));
    let asked = Options { ask_bonuses: true, ..cards };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, asked));
}

#[test]
fn at_the_festival_with_new_buildings_and_the_smuggler() {
    let built = Options { exp1: true, exp4: true, exp5: true, ..Options::default() };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, built));
    let all = Options { exp3: true, ask_bonuses: true, ..built };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, all));
}

#[test]
fn other_costs_and_coins() {
    let options = Options { costs: true, start: true, ..Options::default() };
    conforms(Edition::Y1897, 3, options);
}

/// The six expansions, each switched on alone.
const MODULES: [fn(&mut Options); 6] = [
    |options| options.exp1 = true,
    |options| options.exp2 = true,
    |options| options.exp3 = true,
    |options| options.exp4 = true,
    |options| (options.exp4, options.exp5) = (true, true),
    |options| options.exp6 = true,
];

/// Every pair of expansions that contains the `first` and a later one.
fn pairs_with(first: usize) {
    for second in &MODULES[first + 1..] {
        let mut options = Options::default();
        MODULES[first](&mut options);
        second(&mut options);
        for players in 2..=5 {
            let config = Config { edition: Edition::Y1897, players, options, ..Config::default() };
            let game = PuertoRico::new(&config).expect("a legal configuration");
            Subject { game, universe: PuertoRico::universe() }.run(GAMES);
        }
    }
}

#[test]
fn new_buildings_with_each_other_expansion() {
    pairs_with(0);
}

#[test]
fn citizens_with_each_later_expansion() {
    pairs_with(1);
}

#[test]
fn the_other_pairs_of_expansions() {
    (2..MODULES.len()).for_each(pairs_with);
}

#[test]
fn all_expansions_for_two_to_five() {
    let mut options = Options { exp6_draft: true, ..Options::default() };
    MODULES.iter().for_each(|switch_on| switch_on(&mut options));
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, options));
    let asked = Options { ask_bonuses: true, costs: true, start: true, intl: true, tailor: true, ..options };
    (2..=5).for_each(|players| conforms(Edition::Y1897, players, asked));
}

/// PR-AUT-SET-1, PR-AUT-DIF-1 to PR-AUT-DIF-3
#[test]
fn with_puertomas() {
    for (people, puertomas) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 1)] {
        for difficulty in [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard] {
            let options = Options { puertomas, difficulty, ..Options::default() };
            conforms(Edition::Y1897, people + puertomas, options);
        }
    }
}

/// 9.8
#[test]
fn with_puertomas_and_each_module() {
    let plain = Options { puertomas: 2, ..Options::default() };
    let modules = [
        Options { exp1: true, ..plain },
        Options { exp2: true, ..plain },
        Options { exp3: true, ..plain },
        Options { exp4: true, ..plain },
        Options { exp4: true, exp5: true, ..plain },
        Options { exp6: true, ..plain },
    ];
    for options in modules {
        (3..=4).for_each(|players| conforms(Edition::Y1897, players, options));
    }
    let all = Options { exp1: true, exp2: true, exp3: true, exp4: true, exp5: true, exp6: true, ..plain };
    for (people, puertomas) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 1)] {
        for difficulty in [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard] {
            let options = Options { puertomas, difficulty, ..all };
            conforms(Edition::Y1897, people + puertomas, options);
            conforms(
                Edition::Y1897,
                people + puertomas,
                Options { ask_bonuses: true, intl: true, ..options },
            );
        }
    }
}
