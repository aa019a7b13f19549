//! The opponents at Puerto Rico: that they may not peek, that they play by
//! the rules, that placing workers costs them next to nothing, and that they
//! play well.

use std::collections::BTreeMap;

use sobremesa::ai::player::blind;
use sobremesa::ai::{Bot, Evaluate, Level, LevelId, Playable, RootTable, Search, Terms, choose, explain};
use sobremesa::core::score::rank;
use sobremesa::core::{Actions, Eye, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::puerto_rico::{Action, Config, Edition, Options, Prompt, PuertoRico, State};

use crate::spy::Spy;

fn table(edition: Edition, players: u8) -> PuertoRico {
    PuertoRico::new(&Config { edition, players, ..Config::default() }).expect("a legal configuration")
}

/// A table at which every question of the game can come up.
fn asking(players: u8) -> PuertoRico {
    let options = Options { ask_bonuses: true, ..Options::default() };
    PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a legal configuration")
}

/// Plays on and shows every state in which there is a choice: the picks of
/// roles at random, the rest as the opponents do it quickly, so that towns
/// grow in which every question comes up.
fn stroll(game: &PuertoRico, seed: u64, mut look: impl FnMut(&State, Seat, Prompt)) {
    let eval = game.evaluator(Terms::ALL);
    let (mut rng, mut weights) = (Rng::stream(seed, 1), Default::default());
    let mut state = game.setup(seed, &mut Mute);
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        let mut legal = Actions::new();
        game.legal(&state, &mut legal);
        if legal.len() > 1 {
            look(&state, seat, prompt);
        }
        let index = if rng.below(3) == 0 {
            rng.below(legal.len() as u32) as usize
        } else {
            eval.quick(game, &state, &legal, &mut rng, &mut weights)
        };
        game.apply(&mut state, legal[index], &mut Mute);
    }
}

fn brief(nodes: u32) -> Level {
    Level { nodes, ..*LevelId::Viceroy.level() }
}

fn search(game: &PuertoRico, blinded: State, nodes: u32, seed: u64) -> RootTable<Action> {
    let level = brief(nodes);
    let mut search = Search::new(game, game.evaluator(level.terms), blinded, &level, seed);
    while !search.step(game, 64).done {}
    search.table()
}

/// The word that names each question, for counting them.
fn question(prompt: Prompt) -> String {
    let text = format!("{prompt:?}");
    text.split([' ', '{']).next().expect("a word").to_owned()
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, game) in [asking(3), asking(2), table(Edition::Classic, 5)].iter().enumerate() {
        for round in 0..4 {
            stroll(game, 10 * seed as u64 + round, |state, seat, prompt| {
                let count = asked.entry(question(prompt)).or_default();
                *count += 1;
                if *count > 12 {
                    return;
                }
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut Rng::stream(77, u64::from(*count)));
                assert_eq!(game.view(state, Eye::Seat(seat)), game.view(&other, Eye::Seat(seat)));
                let (here, there) = (blind(game, state, 5), blind(game, &other, 5));
                assert_eq!(search(game, here, 40, 5), search(game, there, 40, 5), "{prompt:?}");
                for bot in
                    [Bot::Random, Bot::Single, Bot::Scorer, Bot::Greedy, Bot::Level(LevelId::Apprentice)]
                {
                    let chosen = choose(game, state, bot, 5, || false);
                    assert_eq!(chosen, choose(game, &other, bot, 5, || false), "{bot} asked {prompt:?}");
                }
            });
        }
    }
    assert_eq!(asked.len(), 14, "every question came up: {asked:?}");
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let (plain, spied) = (asking(2), Spy::on(asking(2)));
    let mut looks = 0;
    stroll(&plain, 3, |state, _, prompt| {
        looks += 1;
        if looks % 9 != 0 {
            return;
        }
        let level = brief(60);
        let blinded = blind(&plain, state, 1);
        let mut watched = Search::new(&spied, spied.evaluator(level.terms), blinded.clone(), &level, 1);
        let before = Spy::<PuertoRico>::count(&spied.applied);
        while !watched.step(&spied, 16).done {}
        // The spy also refuses every action that is not legal.
        let applied = Spy::<PuertoRico>::count(&spied.applied) - before;
        assert!(applied >= u64::from(watched.progress().nodes), "{prompt:?}");
        assert_eq!(watched.table(), search(&plain, blinded, 60, 1));
    });
    assert!(looks > 50);
}

#[test]
fn everybody_chooses_legally_to_the_end() {
    for (game, bot) in [
        (table(Edition::Y1897, 2), LevelId::Viceroy),
        (table(Edition::Classic, 5), LevelId::Governor),
        (asking(4), LevelId::Merchant),
    ] {
        let mut state = game.setup(9, &mut Mute);
        let mut rng = Rng::stream(9, 9);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            let bot = match seat.0 {
                0 => Bot::Level(bot),
                1 => Bot::Level(LevelId::Apprentice),
                2 => Bot::Greedy,
                3 => Bot::Single,
                _ => Bot::Scorer,
            };
            let action = choose(&game, &state, bot, rng.next(), || true);
            game.play(&mut state, action, &mut Mute).expect("opponents choose what is legal");
        }
        assert!(state.round() < 40, "the opponents know how to end a game");
    }
}

#[test]
fn a_placement_is_planned_whole_and_legally() {
    let game = table(Edition::Y1897, 4);
    let eval = game.evaluator(Terms::ALL);
    let mut plan = Actions::new();
    let mut planned = 0;
    for seed in 0..6 {
        stroll(&game, seed, |state, seat, prompt| {
            plan.clear();
            eval.routine(&game, state, &mut plan);
            let Prompt::Place { left } = prompt else {
                assert!(plan.is_empty(), "{prompt:?} is no routine");
                return;
            };
            assert_eq!(plan.len(), usize::from(left));
            let mut after = state.clone();
            for &action in &plan {
                game.play(&mut after, action, &mut Mute).expect("the plan is legal in its order");
            }
            let board = after.board(seat);
            assert_eq!(board.idle, 0);
            planned += 1;
        });
    }
    assert!(planned > 100, "{planned}");
}

#[test]
fn placing_workers_gets_a_small_part_of_the_budget() {
    let game = table(Edition::Y1897, 3);
    let (mut places, mut picks) = (0, 0);
    stroll(&game, 5, |state, _, prompt| {
        let level = brief(400);
        let search = Search::new(&game, game.evaluator(level.terms), blind(&game, state, 1), &level, 1);
        let budget = search.progress().budget;
        match prompt {
            Prompt::Place { .. } => {
                places += 1;
                assert!(budget * 4 <= level.nodes, "{budget}");
            }
            Prompt::Role { .. } => {
                picks += 1;
                assert!(budget >= level.nodes, "{budget}");
            }
            _ => {}
        }
    });
    assert!(places > 20 && picks > 20, "{places} {picks}");
}

/// Wins of `bot` against `rival` at the other two seats, of `games`.
fn wins(bot: Bot, rival: Bot, games: u64) -> u32 {
    let game = table(Edition::Y1897, 3);
    let mut won = 0;
    for seed in 0..games {
        let own = Seat((seed % 3) as u8);
        let mut state = game.setup(1000 + seed / 3, &mut Mute);
        let mut rng = Rng::stream(seed, 3);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            let action = choose(&game, &state, if seat == own { bot } else { rival }, rng.next(), || false);
            game.apply(&mut state, action, &mut Mute);
        }
        won += u32::from(rank(&game.tallies(&state), own) == 1);
    }
    won
}

#[test]
fn even_the_lowest_level_beats_random_play() {
    let won = wins(Bot::Level(LevelId::Apprentice), Bot::Random, 30);
    assert!(won >= 29, "{won} of 30");
    assert!(wins(Bot::Greedy, Bot::Random, 30) >= 29);
}

#[test]
fn simple_plans_are_not_enough() {
    for rival in [Bot::Single, Bot::Scorer] {
        // One of three would win a third; the level below the top nine tenths
        // against scorers, and not many fewer against shippers.
        let won = wins(Bot::Level(LevelId::Governor), rival, 18);
        assert!(won >= 11, "{won} of 18 against {rival}");
    }
}

#[test]
fn governors_beat_apprentices() {
    let won = wins(Bot::Level(LevelId::Governor), Bot::Level(LevelId::Apprentice), 12);
    assert!(won >= 9, "{won} of 12");
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(Edition::Y1897, 3);
    let mut looks = 0;
    stroll(&game, 6, |state, _, prompt| {
        looks += 1;
        if looks % 12 != 0 {
            return;
        }
        let blinded = blind(&game, state, 2);
        let level = brief(100);
        let mut sliced = Search::new(&game, game.evaluator(level.terms), blinded.clone(), &level, 3);
        while !sliced.step(&game, 7).done {}
        assert_eq!(sliced.table(), search(&game, blinded, 100, 3), "{prompt:?}");
    });
    assert!(looks > 100);
}

#[test]
fn weights_fit_every_question() {
    let game = asking(4);
    let eval = game.evaluator(Terms::ALL);
    let mut weights = Default::default();
    stroll(&game, 12, |state, _, prompt| {
        let mut legal = Actions::new();
        game.legal(state, &mut legal);
        eval.prior(&game, state, &legal, &mut weights);
        assert_eq!(weights.len(), legal.len(), "{prompt:?}");
        assert!(weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0), "{prompt:?}: {weights:?}");
        assert!(weights.iter().any(|weight| *weight > 0.0), "{prompt:?}");
    });
}

#[test]
fn an_explanation_names_terms_and_repeats_itself() {
    let game = table(Edition::Y1897, 3);
    let eval = game.evaluator(Terms::ALL);
    let (mut explained, mut different) = (0, 0);
    stroll(&game, 2, |state, _, prompt| {
        if !matches!(prompt, Prompt::Role { .. }) || explained > 8 {
            return;
        }
        let blinded = blind(&game, state, 1);
        let found = search(&game, blinded.clone(), 200, 1);
        let shown = explain(&game, &eval, &blinded, &found, 1);
        assert_eq!(shown, explain(&game, &eval, &blinded, &found, 1));
        assert!(shown.len() >= 2 && shown.len() <= 3);
        assert!(shown.iter().all(|one| (0.0..=1.0).contains(&one.worth) && one.points < 120.0), "{shown:?}");
        different += shown.iter().filter(|one| !one.differs.is_empty()).count();
        explained += 1;
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
}
