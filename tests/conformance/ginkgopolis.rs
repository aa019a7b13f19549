//! Ginkgopolis in every mode.

use sobremesa::core::Game;
use sobremesa::games::ginkgopolis::action::Good;
use sobremesa::games::ginkgopolis::{Action, Card, Cell, Character, Config, Ginkgopolis, Mode, Tile};

use crate::suite::Subject;

/// Every action that can be named, on a part of the endless grid.
fn universe() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Redraw, Action::Alone, Action::Leave];
    all.extend(Character::all().map(Action::Keep));
    all.extend(Card::all().map(Action::Card));
    all.extend(Tile::all().map(Action::With));
    all.extend(Tile::all().map(Action::Return));
    all.extend([Good::Resource, Good::Tile].map(Action::Take));
    all.extend((0..13).map(Action::Shift));
    all.extend([i8::MIN, -3, 0, 3, i8::MAX].map(Action::Row));
    all.extend((-9..=9).flat_map(|y| (-9..=9).map(move |x| Action::Place(Cell::new(x, y)))));
    all.extend([i8::MIN, i8::MAX].map(|far| Action::Place(Cell::new(far, far))));
    all
}

fn conforms(mode: Mode, players: u8, open_screens: bool) {
    let config = Config { mode, players, open_screens, ..Config::default() };
    let game = Ginkgopolis::new(&config).expect("a legal configuration");
    Subject { game, universe: universe() }.run(2);
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
