//! The modes of every game, for tests over all of them.

use game_core::Game;
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};

/// A game with its modes.
pub trait Modes: Game {
    /// Configurations that between them have every edition, extreme table and
    /// option.
    fn modes() -> Vec<Self::Config>;
}

impl Modes for SanJuan {
    fn modes() -> Vec<san_juan::Config> {
        use san_juan::{Config, Edition, Role, Switches, config::FortLimit};
        let odd = Switches { resort_cost_1897: 3, rebuild_covered_types: false, ..Switches::default() };
        let asking = Switches { ask_optional_draws: true, ..Switches::default() };
        let y1897 = |players, opening_draft, switches| Config {
            players,
            opening_draft,
            switches,
            ..Config::default()
        };
        let expanded = |players, switches| Config { new_buildings: true, ..y1897(players, false, switches) };
        let classic =
            |players, switches| Config { edition: Edition::Classic, ..y1897(players, false, switches) };
        let fort = Switches {
            cottage_cost: Some(1),
            fort_limit_scope: Some(FortLimit::Always),
            ..Switches::default()
        };
        let plain = Switches::default();
        vec![
            y1897(2, false, plain),
            y1897(2, true, odd),
            y1897(3, false, odd),
            y1897(3, true, plain),
            y1897(4, false, plain),
            y1897(4, true, odd),
            expanded(3, asking),
            expanded(3, plain),
            expanded(2, fort),
            classic(3, asking),
            Config { extra_roles: Some(vec![Role::ColonistShip, Role::Captain]), ..classic(6, plain) },
            classic(8, plain),
        ]
    }
}

impl Modes for PuertoRico {
    fn modes() -> Vec<puerto_rico::Config> {
        use puerto_rico::{Combo, Config, Difficulty, Edition, Options};
        let table = |edition, players, options| Config { edition, players, options, ..Config::default() };
        let plain = Options::default();
        let asked = Options { ask_bonuses: true, show_vp: true, ..plain };
        let other = Options { costs: true, start: true, ..plain };
        let smuggler = Options { exp3: true, ..plain };
        let achievements = Options { exp6: true, ..plain };
        let passed = Options { exp6_draft: true, ..achievements };
        let asked_smuggler = Options { exp3: true, intl: true, ..asked };
        let festival = Options { exp4: true, ..plain };
        let asked_cards = Options { exp4: true, exp5: true, ..asked };
        let smuggled_cards = Options { exp4: true, exp5: true, ..smuggler };
        let puertomas = Options { puertomas: 2, ..plain };
        let difficulty = Difficulty::Hard;
        let hard = Options { puertomas: 1, difficulty, exp1: true, exp2: true, exp6: true, ..asked_cards };
        let built = Options { exp1: true, ..plain };
        let asked_built = Options { combo: Some(Combo::HaciendaLumberyard), costs: true, ..built };
        let asked_built = Options { ask_bonuses: true, ..asked_built };
        let citizens = Options { exp2: true, ..plain };
        let asked_citizens = Options { exp3: true, combo: Some(Combo::VillaTailor), ..citizens };
        let asked_citizens = Options { ask_bonuses: true, ..asked_citizens };
        let both = Options { exp1: true, exp3: true, ask_bonuses: true, tailor: true, ..citizens };
        let all = Options { exp1: true, exp4: true, exp5: true, exp6_draft: true, intl: true, ..both };
        let all = Options { exp6: true, ..all };
        vec![
            table(Edition::Classic, 3, plain),
            table(Edition::Classic, 4, asked),
            table(Edition::Classic, 5, plain),
            table(Edition::Y1897, 2, plain),
            table(Edition::Y1897, 2, asked),
            table(Edition::Y1897, 3, other),
            table(Edition::Y1897, 4, plain),
            table(Edition::Y1897, 5, asked),
            table(Edition::Y1897, 2, smuggler),
            table(Edition::Y1897, 3, asked_smuggler),
            table(Edition::Y1897, 4, smuggler),
            table(Edition::Y1897, 3, achievements),
            table(Edition::Y1897, 4, passed),
            table(Edition::Y1897, 3, festival),
            table(Edition::Y1897, 2, asked_cards),
            table(Edition::Y1897, 5, smuggled_cards),
            table(Edition::Y1897, 3, puertomas),
            table(Edition::Y1897, 3, Options { exp3: true, ..hard }),
            table(Edition::Y1897, 2, built),
            table(Edition::Y1897, 3, built),
            table(Edition::Y1897, 4, asked_built),
            table(Edition::Y1897, 3, citizens),
            table(Edition::Y1897, 5, asked_citizens),
            table(Edition::Y1897, 4, both),
            table(Edition::Y1897, 3, all),
        ]
    }
}

impl Modes for Ginkgopolis {
    fn modes() -> Vec<ginkgopolis::Config> {
        use ginkgopolis::{Config, Mode};
        let table = |mode, players| Config { mode, players, ..Config::default() };
        vec![
            table(Mode::Beginner, 2),
            table(Mode::Beginner, 3),
            Config { open_screens: true, ..table(Mode::Beginner, 5) },
            table(Mode::Draft, 2),
            Config { open_screens: true, ..table(Mode::Draft, 3) },
            table(Mode::Draft, 4),
            table(Mode::Solo, 1),
            table(Mode::SoloExpert, 1),
        ]
    }
}
