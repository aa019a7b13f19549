//! San Juan in every mode.

use sobremesa::core::Game;
use sobremesa::games::san_juan::ids::Discount;
use sobremesa::games::san_juan::state::SLOTS;
use sobremesa::games::san_juan::{Action, Config, Kind, Role, SanJuan, Switches};

use crate::suite::Subject;

/// Every action that can be named.
fn universe() -> Vec<Action> {
    let slots = 0..SLOTS as u8 + 1;
    let mut all = vec![Action::Pass, Action::NewSite, Action::Library(false), Action::Library(true)];
    all.extend(Role::ALL.map(Action::Role));
    all.extend(Discount::ALL.map(Action::Waive));
    for of_slot in [Action::Over, Action::Spend, Action::Produce, Action::Sell] {
        all.extend(slots.clone().map(of_slot));
    }
    for of_kind in [Action::Build, Action::Pay, Action::Keep, Action::Discard, Action::Tuck] {
        all.extend(Kind::ALL.map(of_kind));
    }
    all
}

fn conforms(players: u8, opening_draft: bool, switches: Switches) {
    let config = Config { players, opening_draft, switches, ..Config::default() };
    let game = SanJuan::new(&config).expect("a legal configuration");
    Subject { game, universe: universe() }.run(4);
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
    conforms(3, true, Switches { resort_cost_1897: 3, rebuild_covered_types: false });
}
