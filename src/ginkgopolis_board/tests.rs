//! Whole games played by taps alone, and what must hold at every question.

mod acts;
mod districts;
mod fixture;
mod fold;
mod meaning;
mod study;
mod told;

use std::collections::BTreeSet;

use game_core::{Game as _, Rng, Seat, Turn, Viewer};
use ginkgopolis::ids::{Card, CardKind};
use ginkgopolis::{Action, Config, Ginkgopolis, Mode, Prompt};
use session::{Player, Session, TableSetup};

use super::draft::Draft;
use super::grid::{Way, next};
use super::meaning::choice;
use super::model::{CellKind, Choice, Model, Target};
use crate::GinkgopolisBoard;
use table::board::GameUi;
use table::board::testing::{PLAIN, Tapper, check_guided, with_context};
use table::model::Tap;
use ui::i18n::Lang;
use ui::prefs::Confirm;

/// A table of any mode.
fn table(seed: u64) -> Session<Ginkgopolis> {
    let (mode, players) = match seed % 5 {
        0 => (Mode::Solo, 1),
        1 => (Mode::SoloExpert, 1),
        2 => (Mode::Draft, 2 + (seed % 4) as u8),
        _ => (Mode::Beginner, 2 + (seed % 4) as u8),
    };
    let config = Config { mode, players, first: None, open_screens: seed % 2 == 1 && players > 1 };
    // Hal has a seat, though nobody decides there.
    let seats = (0..players.max(2)).map(|seat| Player::person(format!("P{seat}"))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal table")
}

/// Every piece on the board that answers to a tap.
fn pieces(model: &Model) -> Vec<Target> {
    let cells = model.map.cells.iter().map(|cell| cell.target);
    cells
        .chain(model.hand.cards.iter().map(|card| Target::Card(card.card)))
        .chain(model.hand.tiles.iter().map(|tile| Target::Tile(tile.tile)))
        .chain(model.hand.packet.iter().map(|one| Target::Character(one.character)))
        .chain(model.hand.no_tile.map(|_| Target::NoTile))
        .chain(model.engine.at_end.iter().map(|&card| Target::Kept(card)))
        .collect()
}

/// Everything on the board that answers to a tap.
fn targets(model: &Model, _seat: Seat) -> Vec<Target> {
    let buttons = model.prompt.buttons.iter().filter(|button| button.ready).map(|button| button.target);
    buttons.chain(pieces(model)).collect()
}

/// Somebody who confirms what is set to be confirmed.
fn tapper(confirm: Confirm) -> Tapper<GinkgopolisBoard> {
    Tapper { how: (Lang::En, confirm), targets, commit: Target::Commit, rules: "GK-" }
}

#[test]
fn whole_games_can_be_played_by_taps_alone() {
    let mut asked = BTreeSet::new();
    for seed in 0..15 {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 77);
        let tapper = tapper([Confirm::TurnEnd, Confirm::Always, Confirm::Never][(seed % 3) as usize]);
        while let Turn::Choose { seat, prompt } = table.turn() {
            asked.insert(kind(&prompt));
            tapper.answer(&mut table, seat, &mut rng);
        }
        assert!(table.is_over());
    }
    for kind in ["draft", "card", "goods", "last tile", "place", "return"] {
        assert!(asked.contains(kind), "{kind} was never asked: {asked:?}");
    }
}

#[test]
fn taps_lead_to_every_legal_action() {
    let mut rng = Rng::stream(20, 80);
    at_every_question(20..30, |table, seat, _| {
        if rng.below(6) == 0 {
            tapper(Confirm::TurnEnd).expect_every_answer(table, seat, &mut rng);
        }
    });
}

/// The kind of a question.
fn kind(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Draft { .. } => "draft",
        Prompt::Card => "card",
        Prompt::Tile => "tile",
        Prompt::Goods => "goods",
        Prompt::LastTile { .. } => "last tile",
        Prompt::Shift { .. } => "shift",
        Prompt::Place { .. } => "place",
        Prompt::Return => "return",
    }
}

/// Plays random games; `f` sees the table at every question.
fn at_every_question(seeds: std::ops::Range<u64>, mut f: impl FnMut(&Session<Ginkgopolis>, Seat, Prompt)) {
    for seed in seeds {
        let mut table = table(seed);
        let mut rng = Rng::stream(seed, 78);
        while let Turn::Choose { seat, prompt } = table.turn() {
            f(&table, seat, prompt);
            let legal = table.legal(seat);
            table.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("a listed action");
        }
    }
}

#[test]
fn every_question_can_be_said_and_every_action_told_apart() {
    at_every_question(100..105, |table, seat, _| {
        for lang in Lang::ALL {
            with_context(table, Viewer::Seat(seat), &Draft::default(), (lang, Confirm::TurnEnd), |context| {
                let model = GinkgopolisBoard::build(context);
                assert!(model.prompt.mine && !model.prompt.head.is_empty());
                let actions = GinkgopolisBoard::actions(context);
                let sentences: BTreeSet<&str> = actions.iter().map(|(_, text, _)| text.as_str()).collect();
                assert_eq!(sentences.len(), context.legal.len(), "{actions:?}");
            });
        }
    });
}

#[test]
fn the_map_shows_everything_once_and_in_its_place() {
    at_every_question(200..205, |table, seat, _| {
        with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let map = GinkgopolisBoard::build(context).map;
            let places: BTreeSet<(u8, u8)> = map.cells.iter().map(|cell| cell.place).collect();
            assert_eq!(places.len(), map.cells.len());
            assert!(places.iter().all(|&(x, y)| x < map.cols && y < map.rows));
            let blocks = map.cells.iter().filter(|cell| matches!(cell.kind, CellKind::Block { .. })).count();
            assert_eq!(blocks, context.view.city.len());
            // Beyond what stands there, room is kept for one place on each side.
            assert!(places.iter().any(|&(x, _)| x <= 1) && places.iter().any(|&(_, y)| y <= 1));
            assert!(
                places.iter().any(|&(x, _)| x + 2 >= map.cols)
                    && places.iter().any(|&(_, y)| y + 2 >= map.rows)
            );
            let free = context.legal.iter().filter(|action| matches!(action, Action::Place(_))).count();
            let shown = map.cells.iter().filter(|cell| matches!(cell.kind, CellKind::Free(_))).count();
            assert_eq!(free, shown);
        });
    });
}

#[test]
fn a_chosen_card_lights_its_place_in_the_city() {
    at_every_question(300..303, |table, seat, prompt| {
        if prompt != Prompt::Card {
            return;
        }
        for card in table.view(Viewer::Seat(seat)).seats[seat.index()].hand.clone().expect("an own hand") {
            let draft = Draft { card: Some(card), ..Draft::default() };
            with_context(table, Viewer::Seat(seat), &draft, PLAIN, |context| {
                let lit = GinkgopolisBoard::build(context)
                    .map
                    .cells
                    .into_iter()
                    .filter(|cell| cell.choice == Choice::Chosen);
                assert_eq!(lit.map(|cell| cell.target).collect::<Vec<_>>(), vec![place_of(card)]);
                assert_eq!(choice(context, Target::Card(card)), Choice::Chosen);
            });
        }
    });
}

#[test]
fn screens_stay_shut_unless_they_are_open() {
    at_every_question(500..510, |table, seat, _| {
        with_context(table, Viewer::Seat(seat), &Draft::default(), PLAIN, |context| {
            let open = table.game().config().open_screens;
            for plate in GinkgopolisBoard::build(context).rail.iter().filter(|plate| !plate.hal) {
                assert_eq!(plate.counts.is_some(), plate.own || open, "{plate:?}");
            }
        });
    });
}

#[test]
fn arrows_walk_by_geometry() {
    let places = [(1, 0), (0, 1), (1, 1), (3, 1), (1, 2)];
    assert_eq!(next(&places, (1, 1), Way::Up), Some(0));
    assert_eq!(next(&places, (1, 1), Way::Left), Some(1));
    assert_eq!(next(&places, (1, 1), Way::Right), Some(3));
    assert_eq!(next(&places, (1, 1), Way::Down), Some(4));
    assert_eq!(next(&places, (1, 0), Way::Up), None);
    // Nothing straight ahead: the nearest aside.
    assert_eq!(next(&places, (3, 1), Way::Down), Some(4));
}

/// Target on the map that a card of the hand stands for.
fn place_of(card: Card) -> Target {
    match card.kind() {
        CardKind::Building(tile) => Target::Building(tile),
        CardKind::Urban(letter) => Target::Marker(letter),
    }
}

#[test]
fn everything_that_the_coach_of_the_guided_game_explains_comes_to_pass() {
    check_guided::<GinkgopolisBoard>();
}
