//! The opponents at Ginkgopolis: that they may not peek, least of all at what
//! others have committed, and that they play by the rules in every mode.

use ai::{Bot, Evaluate, LevelId, Playable, Terms};
use game_core::{Actions, Game, Mute, Rng, Seat, Turn, Viewer};
use ginkgopolis::eval::eval_context::EvalContext;
use ginkgopolis::{Action, Config, Ginkgopolis, Mode, Prompt, State};
use session::blind::blind as write_request;

use crate::ai::common::{
    Asked, assert_alike, assert_by_the_rules, assert_explained, assert_slices_do_not_matter, assert_weighed,
    played_by, stroll,
};
use crate::ai::spy::Spy;

fn table(mode: Mode, players: u8) -> Ginkgopolis {
    Ginkgopolis::new(&Config { mode, players, ..Config::default() }).expect("a legal configuration")
}

/// Every mode with every number of players.
fn tables() -> impl Iterator<Item = Ginkgopolis> {
    let many = [Mode::Beginner, Mode::Draft].into_iter().flat_map(|mode| (2..=5).map(move |n| (mode, n)));
    let solo = [(Mode::Solo, 1), (Mode::SoloExpert, 1)];
    many.chain(solo).map(|(mode, players)| table(mode, players))
}

/// Nothing that an opponent is told or chooses tells these states apart, for
/// `seat` whose turn it is in both.
fn looks_alike(game: &Ginkgopolis, state: &State, other: &State, seat: Seat) {
    assert_eq!(write_request(game, state, seat, 5), write_request(game, other, seat, 5));
    let bots = [Bot::Random, Bot::Single, Bot::Scorer, Bot::Greedy, Bot::Level(LevelId::Apprentice)];
    assert_alike(game, state, other, 30, &bots);
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let mut asked = Asked::default();
    let games = [table(Mode::Draft, 3), table(Mode::Beginner, 5), table(Mode::SoloExpert, 1)];
    for (seed, game) in games.iter().enumerate() {
        for round in 0..3 {
            stroll(game, 10 * seed as u64 + round, |state, seat, prompt| {
                let count = asked.count(prompt);
                if count > 9 {
                    return;
                }
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut Rng::stream(77, u64::from(count)));
                looks_alike(game, state, &other, seat);
            });
        }
    }
    for word in ["Draft", "Card", "Tile", "Goods", "Place", "Return"] {
        assert!(asked.0.contains_key(word), "{word} never came up: {asked:?}");
    }
}

#[test]
fn what_others_have_committed_changes_nothing() {
    let game = table(Mode::Beginner, 3);
    let mut compared = 0;
    for seed in 0..4 {
        stroll(&game, 40 + seed, |state, first, prompt| {
            if prompt != Prompt::Card || first != state.first() || compared >= 24 {
                return;
            }
            // The first player commits each of its cards, alone and with a
            // tile; the next one chooses.
            let mut legal = Actions::new();
            game.legal(state, &mut legal);
            let mut committed: Vec<State> = Vec::new();
            for &action in legal.iter().filter(|action| matches!(action, Action::Card(_))) {
                let mut with_card = state.clone();
                game.apply(&mut with_card, action, &mut Mute);
                let mut plays = Actions::new();
                if game.turn(&with_card) == (Turn::Choose { seat: first, prompt: Prompt::Tile }) {
                    game.legal(&with_card, &mut plays);
                    for &play in plays.iter().take(2) {
                        let mut done = with_card.clone();
                        game.apply(&mut done, play, &mut Mute);
                        committed.push(done);
                    }
                } else {
                    committed.push(with_card);
                }
            }
            let Turn::Choose { seat, .. } = game.turn(&committed[0]) else { unreachable!() };
            for other in &committed[1..] {
                assert_ne!(&committed[0], other);
                // How many tiles lie behind the screen is secret as well.
                looks_alike(&game, &committed[0], other, seat);
                compared += 1;
            }
        });
    }
    assert!(compared >= 24, "{compared}");
}

#[test]
fn every_round_begins_quietly_and_nothing_else_is_quiet() {
    for game in tables() {
        let eval = game.evaluator(Terms::WEIGHED);
        let (mut quiet, mut rounds) = (0, 0);
        stroll(&game, 9, |state, seat, prompt| {
            let begins = prompt == Prompt::Card && seat == state.first();
            // Whoever takes a new hand is asked once more in the same round.
            rounds += u32::from(begins);
            quiet += u32::from(eval.is_quiet(&game, state));
        });
        assert!(rounds > 5 && quiet == rounds, "{:?}: {quiet} of {rounds}", game.config());
        // A search in which the first player has yet to commit is in the middle.
        if game.rules().players > 1 {
            let mut state = game.setup(3, &mut Mute);
            while game.turn(&state) != (Turn::Choose { seat: state.first(), prompt: Prompt::Card }) {
                apply_first(&game, &mut state);
            }
            while game.turn(&state).seat() == Some(state.first()) {
                apply_first(&game, &mut state);
            }
            let seat = game.turn(&state).seat().expect("the next one");
            game.reopen(&mut state, seat);
            while game.turn(&state).seat() != Some(state.first()) {
                assert!(!eval.is_quiet(&game, &state));
                apply_first(&game, &mut state);
            }
            assert!(!eval.is_quiet(&game, &state), "others have committed");
        }
    }
}

fn apply_first(game: &Ginkgopolis, state: &mut State) {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    let action = legal.iter().find(|&&action| action != Action::Redraw).expect("something is legal");
    game.apply(state, *action, &mut Mute);
}

#[test]
fn in_a_search_everybody_commits_after_the_seat_that_thinks() {
    let game = table(Mode::Beginner, 4);
    let mut asked = 0;
    stroll(&game, 8, |state, seat, prompt| {
        if !matches!(prompt, Prompt::Card | Prompt::Tile) {
            return;
        }
        let mut open = state.clone();
        game.reopen(&mut open, seat);
        let mut committing = Vec::new();
        while committing.len() < 4 {
            let Turn::Choose { seat, .. } = game.turn(&open) else { panic!("not all have committed") };
            committing.push(seat);
            while game.turn(&open).seat() == Some(seat) && open.board(seat).hand.picked().is_none()
                || game.turn(&open) == (Turn::Choose { seat, prompt: Prompt::Tile })
            {
                let mut legal = Actions::new();
                game.legal(&open, &mut legal);
                game.apply(&mut open, *legal.last().expect("something is legal"), &mut Mute);
            }
        }
        let others = Seat::all(4).map(|place| state.first().clockwise(place.0, 4));
        let order: Vec<Seat> = [seat].into_iter().chain(others.filter(|&other| other != seat)).collect();
        assert_eq!(committing, order);
        asked += 1;
    });
    assert!(asked > 100, "{asked} choices in secret");
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let mut looks = 0;
    for (mode, players) in [(Mode::Draft, 2), (Mode::SoloExpert, 1)] {
        let (plain, spied) = (table(mode, players), Spy::on(table(mode, players)));
        stroll(&plain, 3, |state, _, _| {
            looks += 1;
            if looks % 7 == 0 {
                assert_by_the_rules(&plain, &spied, state);
            }
        });
    }
    assert!(looks > 90, "{looks}");
}

#[test]
fn everybody_chooses_legally_to_the_end_of_every_mode() {
    for (index, game) in tables().enumerate() {
        let state = played_by(&game, index as u64, |seat| match (usize::from(seat.0) + index) % 6 {
            0 => Bot::Level(LevelId::Viceroy),
            1 => Bot::Level(LevelId::Governor),
            2 => Bot::Level(LevelId::Merchant),
            3 => Bot::Level(LevelId::Apprentice),
            4 => Bot::Single,
            _ => Bot::Scorer,
        });
        assert_eq!(game.check(&state), Ok(()));
    }
}

#[test]
fn returning_tiles_is_planned_whole_and_legally() {
    let (mut plan, mut planned, mut given) = (Actions::new(), 0, 0);
    for players in 2..=4 {
        let game = table(Mode::Beginner, players);
        let eval = game.evaluator(Terms::WEIGHED);
        for seed in 0..12 {
            stroll(&game, seed, |state, seat, prompt| {
                plan.clear();
                eval.routine(&game, state, &mut plan);
                assert_eq!(!plan.is_empty(), prompt == Prompt::Return, "{prompt:?}");
                let mut after = state.clone();
                for &action in &plan {
                    assert_eq!(game.turn(&after), Turn::Choose { seat, prompt: Prompt::Return });
                    game.play(&mut after, action, &mut Mute).expect("the plan is legal in its order");
                    given += u32::from(action != Action::Done);
                }
                if !plan.is_empty() {
                    assert_ne!(game.turn(&after), Turn::Choose { seat, prompt: Prompt::Return });
                    planned += 1;
                }
            });
        }
    }
    assert!(planned > 20 && given > 20, "{planned} plans, {given} tiles");
}

#[test]
fn the_drawing_knows_the_same_districts_as_the_rules() {
    let mut compared = 0;
    for (game, seed) in [(table(Mode::Beginner, 2), 1), (table(Mode::Draft, 5), 2), (table(Mode::Solo, 1), 3)]
    {
        stroll(&game, seed, |state, _, prompt| {
            if prompt != Prompt::Card {
                return;
            }
            let scene = EvalContext::of(&game, state);
            let mut drawn: Vec<(u8, Vec<u8>)> = scene
                .groups
                .iter()
                .filter(|group| group.buildings >= 2)
                .map(|group| (group.buildings, group.resources[..usize::from(game.seats())].to_vec()))
                .collect();
            let view = game.view(state, Viewer::Public);
            let mut ruled: Vec<(u8, Vec<u8>)> = view
                .districts
                .iter()
                .map(|district| (district.buildings.len() as u8, district.resources.clone()))
                .collect();
            drawn.sort();
            ruled.sort();
            assert_eq!(drawn, ruled);
            compared += ruled.len();
        });
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(Mode::Beginner, 3);
    let mut looks = 0;
    stroll(&game, 6, |state, _, _| {
        looks += 1;
        if looks % 9 == 0 {
            assert_slices_do_not_matter(&game, state);
        }
    });
    assert!(looks > 60, "{looks}");
}

#[test]
fn weights_fit_every_question() {
    for (seed, game) in tables().enumerate() {
        let eval = game.evaluator(Terms::WEIGHED);
        stroll(&game, seed as u64, |state, _, _| assert_weighed(&game, &eval, state));
    }
}

#[test]
fn an_explanation_names_terms_and_repeats_itself() {
    let game = table(Mode::Beginner, 2);
    let eval = game.evaluator(Terms::WEIGHED);
    let (mut explained, mut different) = (0, 0);
    stroll(&game, 2, |state, _, prompt| {
        if prompt == Prompt::Card && explained <= 8 {
            different += assert_explained(&game, &eval, state, 250.0);
            explained += 1;
        }
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
}
