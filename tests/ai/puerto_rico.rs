//! The opponents at Puerto Rico: that they may not peek, that they play by
//! the rules, and that placing workers costs them next to nothing.

use std::collections::BTreeSet;

use ai::player::blind;
use ai::{Bot, Evaluate, Forecast, LevelId, Playable, Search, Style, Terms};
use game_core::{Actions, Game, Mute, Rng, Seat};
use puerto_rico::eval::Evaluator;
use puerto_rico::{Config, Difficulty, Edition, Options, Prompt, PuertoRico};

use crate::ai::common::{
    Asked, assert_alike, assert_by_the_rules, assert_explained, assert_slices_do_not_matter, assert_weighed,
    brief, played_by, stroll,
};
use crate::ai::spy::Spy;

fn table(edition: Edition, players: u8) -> PuertoRico {
    PuertoRico::new(&Config { edition, players, ..Config::default() }).expect("a legal configuration")
}

/// A table at which every question of the game can come up.
fn asking(players: u8) -> PuertoRico {
    let options = Options { ask_bonuses: true, ..Options::default() };
    PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a legal configuration")
}

/// A table with Citizens, a festival and achievement cards, which are passed on.
fn expanded(players: u8) -> PuertoRico {
    let options =
        Options { exp2: true, exp4: true, exp5: true, exp6: true, exp6_draft: true, ..Options::default() };
    PuertoRico::new(&Config { players, options, ..Config::default() }).expect("a legal configuration")
}

/// `PR-ACH-01`: nobody acts by the cards of others.
#[test]
fn no_card_of_another_seat_changes_a_choice() {
    let bots = [Bot::Single, Bot::Greedy, Bot::Level(LevelId::Apprentice)];
    let (mut asked, mut others) = (Asked::default(), 0);
    let game = expanded(3);
    for seed in 0..4 {
        stroll(&game, 50 + seed, |state, seat, prompt| {
            let count = asked.count(prompt);
            if count > 8 {
                return;
            }
            let mut other = state.clone();
            game.determinize(&mut other, seat, &mut Rng::stream(78, u64::from(count)));
            let hands = |state, of| game.open_cards(state, of).collect::<Vec<_>>();
            let rivals = || Seat::all(3).filter(|&rival| rival != seat);
            others += usize::from(rivals().any(|rival| hands(state, rival) != hands(&other, rival)));
            assert_eq!(hands(state, seat), hands(&other, seat));
            assert_alike(&game, state, &other, 40, &bots);
        });
    }
    assert!(asked.0.contains_key("KeepCard") && asked.0.contains_key("Build"), "{asked:?}");
    assert!(others > 50, "the others really had other cards: {others}");
}

/// A table of one person and two Puertomas.
fn beside_puertomas(difficulty: Difficulty) -> PuertoRico {
    let options = Options { puertomas: 2, difficulty, ..Options::default() };
    PuertoRico::new(&Config { players: 3, options, ..Config::default() }).expect("a legal configuration")
}

/// `PR-AUT-CARD-2`: the Puertomas act inside the tree, by cards and tiles of
/// which the search does not know the order.
#[test]
fn no_face_down_card_or_tile_beside_puertomas_changes_a_choice() {
    let bots = [Bot::Greedy, Bot::Level(LevelId::Apprentice)];
    let (mut asked, mut others) = (Asked::default(), [0; 2]);
    for (round, difficulty) in
        [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard].into_iter().enumerate()
    {
        let game = beside_puertomas(difficulty);
        stroll(&game, 90 + round as u64, |state, seat, prompt| {
            let count = asked.count(prompt);
            if count > 20 {
                return;
            }
            let mut other = state.clone();
            game.determinize(&mut other, seat, &mut Rng::stream(79, u64::from(count)));
            let order = |state| {
                let position = game.position(state);
                (position.bag, position.action_board.expect("a table with Puertomas").cards)
            };
            let (here, there) = (order(state), order(&other));
            others[0] += usize::from(here.0 != there.0);
            others[1] += usize::from(here.1 != there.1);
            // Deep enough to reach what the Puertomas do next.
            assert_alike(&game, state, &other, 120, &bots);
        });
    }
    assert!(asked.0.contains_key("Role") && asked.0.contains_key("Build"), "{asked:?}");
    assert!(others.iter().all(|&count| count > 50), "tiles and cards really lay otherwise: {others:?}");
}

#[test]
fn weights_fit_every_question_of_the_expansions() {
    let game = expanded(4);
    let eval = game.evaluator(Terms::WEIGHED);
    for seed in 0..3 {
        stroll(&game, seed, |state, _, _| assert_weighed(&game, &eval, state));
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let bots = [Bot::Random, Bot::Single, Bot::Scorer, Bot::Greedy, Bot::Level(LevelId::Apprentice)];
    let mut asked = Asked::default();
    for (seed, game) in [asking(3), asking(2), table(Edition::Classic, 5)].iter().enumerate() {
        for round in 0..4 {
            stroll(game, 10 * seed as u64 + round, |state, seat, prompt| {
                let count = asked.count(prompt);
                if count > 12 {
                    return;
                }
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut Rng::stream(77, u64::from(count)));
                assert_alike(game, state, &other, 40, &bots);
            });
        }
    }
    assert_eq!(asked.0.len(), 15, "every question came up: {asked:?}");
}

/// Without a style positions are judged as ever.
#[test]
fn styles_judge_positions_in_their_own_ways() {
    let game = table(Edition::Y1897, 3);
    let mut differ = [0; Style::ALL.len()];
    stroll(&game, 5, |state, _, _| {
        let points = |eval: Evaluator| {
            let mut forecast = Forecast::default();
            eval.forecast(&game, state, &mut forecast);
            (0..3).map(|seat| forecast.points(seat)).collect::<Vec<_>>()
        };
        let judged = |style: Option<Style>| points(game.styled(Terms::WEIGHED, style));
        assert_eq!(judged(None), points(game.evaluator(Terms::WEIGHED)));
        let all: Vec<_> = [None].into_iter().chain(Style::ALL.map(Some)).map(judged).collect();
        for (index, own) in all[1..].iter().enumerate() {
            differ[index] += usize::from(all.iter().filter(|other| *other == own).count() == 1);
        }
    });
    assert!(differ.iter().all(|&count| count > 50), "{differ:?}");
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let (plain, spied) = (asking(2), Spy::on(asking(2)));
    let mut looks = 0;
    stroll(&plain, 3, |state, _, _| {
        looks += 1;
        if looks % 9 == 0 {
            assert_by_the_rules(&plain, &spied, state);
        }
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
        let state = played_by(&game, 9, |seat| match seat.0 {
            0 => Bot::Level(bot),
            1 => Bot::Level(LevelId::Apprentice),
            2 => Bot::Greedy,
            3 => Bot::Single,
            _ => Bot::Scorer,
        });
        assert!(state.round() < 40, "the opponents know how to end a game");
    }
}

#[test]
fn a_placement_is_planned_whole_and_legally() {
    let game = table(Edition::Y1897, 4);
    let eval = game.evaluator(Terms::WEIGHED);
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
            assert!(board.idle.is_empty());
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

/// Games of the strongest begin differently, with answers that are as good as the best one.
#[test]
fn openings_differ_where_answers_are_alike() {
    let game = table(Edition::Classic, 4);
    let level = game.level(LevelId::Viceroy).with_playouts(300);
    let mut firsts = BTreeSet::new();
    for seed in 0..12 {
        let state = game.setup(seed, &mut Mute);
        let eval = game.evaluator(level.terms);
        let mut search = Search::new(&game, eval, blind(&game, &state, seed), &level, seed);
        while !search.step(&game, u32::MAX).done {}
        let table = search.table();
        let worth =
            |action| table.entries.iter().find(|entry| entry.action == action).expect("legal").mean_worth();
        let taken = table.choose(search.slip(), &mut Rng::stream(seed, 1)).expect("a choice");
        assert!(worth(table.ranking()[0].action) - worth(taken) <= 0.02, "seed {seed}: {taken:?}");
        firsts.insert(taken);
    }
    assert!(firsts.len() > 1, "{firsts:?}");
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(Edition::Y1897, 3);
    let mut looks = 0;
    stroll(&game, 6, |state, _, _| {
        looks += 1;
        if looks % 12 == 0 {
            assert_slices_do_not_matter(&game, state);
        }
    });
    assert!(looks > 100);
}

#[test]
fn weights_fit_every_question() {
    let game = asking(4);
    let eval = game.evaluator(Terms::WEIGHED);
    stroll(&game, 12, |state, _, _| assert_weighed(&game, &eval, state));
}

#[test]
fn an_explanation_names_terms_and_repeats_itself() {
    let game = table(Edition::Y1897, 3);
    let eval = game.evaluator(Terms::WEIGHED);
    let (mut explained, mut different) = (0, 0);
    stroll(&game, 2, |state, _, prompt| {
        if matches!(prompt, Prompt::Role { .. }) && explained <= 8 {
            different += assert_explained(&game, &eval, state, 120.0);
            explained += 1;
        }
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
}
