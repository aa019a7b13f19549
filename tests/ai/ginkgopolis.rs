//! The opponents at Ginkgopolis: that they may not peek, least of all at what
//! others have committed, that they play by the rules in every mode, and that
//! they play well.

use std::collections::BTreeMap;

use sobremesa::ai::eval::ginkgopolis::scene::Scene;
use sobremesa::ai::player::blind;
use sobremesa::ai::{Bot, Evaluate, Level, LevelId, Playable, RootTable, Search, Terms, choose, explain};
use sobremesa::core::score::rank;
use sobremesa::core::{Actions, Eye, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::ginkgopolis::{Action, Config, Ginkgopolis, Mode, Prompt, State};
use sobremesa::session::blind::blind as write_request;

use crate::spy::Spy;

fn table(mode: Mode, players: u8) -> Ginkgopolis {
    Ginkgopolis::new(&Config { mode, players, ..Config::default() }).expect("a legal configuration")
}

/// Every mode with every number of players.
fn tables() -> impl Iterator<Item = Ginkgopolis> {
    let many = [Mode::Beginner, Mode::Draft].into_iter().flat_map(|mode| (2..=5).map(move |n| (mode, n)));
    let solo = [(Mode::Solo, 1), (Mode::SoloExpert, 1)];
    many.chain(solo).map(|(mode, players)| table(mode, players))
}

/// Plays on, partly at random, and shows every state in which there is a
/// choice.
fn stroll(game: &Ginkgopolis, seed: u64, mut look: impl FnMut(&State, Seat, Prompt)) {
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

fn search(game: &Ginkgopolis, blinded: State, nodes: u32, seed: u64) -> RootTable<Action> {
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

/// Nothing that an opponent is told or chooses tells these states apart, for
/// `seat` whose turn it is in both.
fn looks_alike(game: &Ginkgopolis, state: &State, other: &State, seat: Seat, prompt: Prompt) {
    assert_eq!(game.view(state, Eye::Seat(seat)), game.view(other, Eye::Seat(seat)));
    assert_eq!(write_request(game, state, seat, 5), write_request(game, other, seat, 5), "{prompt:?}");
    let (here, there) = (blind(game, state, 5), blind(game, other, 5));
    assert_eq!(search(game, here, 30, 5), search(game, there, 30, 5), "{prompt:?}");
    for bot in [Bot::Random, Bot::Single, Bot::Scorer, Bot::Greedy, Bot::Level(LevelId::Apprentice)] {
        let chosen = choose(game, state, bot, 5, || false);
        assert_eq!(chosen, choose(game, other, bot, 5, || false), "{bot} asked {prompt:?}");
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    let games = [table(Mode::Draft, 3), table(Mode::Beginner, 5), table(Mode::SoloExpert, 1)];
    for (seed, game) in games.iter().enumerate() {
        for round in 0..3 {
            stroll(game, 10 * seed as u64 + round, |state, seat, prompt| {
                let count = asked.entry(question(prompt)).or_default();
                *count += 1;
                if *count > 9 {
                    return;
                }
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut Rng::stream(77, u64::from(*count)));
                looks_alike(game, state, &other, seat, prompt);
            });
        }
    }
    for word in ["Draft", "Card", "Tile", "Goods", "Place", "Return"] {
        assert!(asked.contains_key(word), "{word} never came up: {asked:?}");
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
            let Turn::Choose { seat, prompt } = game.turn(&committed[0]) else { unreachable!() };
            for other in &committed[1..] {
                assert_ne!(&committed[0], other);
                // How many tiles lie behind the screen is secret as well.
                looks_alike(&game, &committed[0], other, seat, prompt);
                compared += 1;
            }
        });
    }
    assert!(compared >= 24, "{compared}");
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let (plain, spied) = (table(Mode::Draft, 2), Spy::on(table(Mode::Draft, 2)));
    let mut looks = 0;
    stroll(&plain, 3, |state, _, prompt| {
        looks += 1;
        if looks % 7 != 0 {
            return;
        }
        let level = brief(60);
        let blinded = blind(&plain, state, 1);
        let mut watched = Search::new(&spied, spied.evaluator(level.terms), blinded.clone(), &level, 1);
        let before = Spy::<Ginkgopolis>::count(&spied.applied);
        while !watched.step(&spied, 16).done {}
        // The spy also refuses every action that is not legal.
        let applied = Spy::<Ginkgopolis>::count(&spied.applied) - before;
        assert!(applied >= u64::from(watched.progress().nodes), "{prompt:?}");
        assert_eq!(watched.table(), search(&plain, blinded, 60, 1));
    });
    assert!(looks > 50, "{looks}");
}

#[test]
fn everybody_chooses_legally_to_the_end_of_every_mode() {
    for (index, game) in tables().enumerate() {
        let mut state = game.setup(index as u64, &mut Mute);
        let mut rng = Rng::stream(9, index as u64);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            let bot = match (usize::from(seat.0) + index) % 6 {
                0 => Bot::Level(LevelId::Viceroy),
                1 => Bot::Level(LevelId::Governor),
                2 => Bot::Level(LevelId::Merchant),
                3 => Bot::Level(LevelId::Apprentice),
                4 => Bot::Single,
                _ => Bot::Scorer,
            };
            let action = choose(&game, &state, bot, rng.next(), || true);
            game.play(&mut state, action, &mut Mute).expect("opponents choose what is legal");
        }
        assert_eq!(game.check(&state), Ok(()));
    }
}

#[test]
fn returning_tiles_is_planned_whole_and_legally() {
    let (mut plan, mut planned, mut given) = (Actions::new(), 0, 0);
    for players in 2..=4 {
        let game = table(Mode::Beginner, players);
        let eval = game.evaluator(Terms::ALL);
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
            let scene = Scene::of(&game, state);
            let mut drawn: Vec<(u8, Vec<u8>)> = scene
                .groups
                .iter()
                .filter(|group| group.buildings >= 2)
                .map(|group| (group.buildings, group.resources[..usize::from(game.seats())].to_vec()))
                .collect();
            let view = game.view(state, Eye::Public);
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

/// Wins of `bot` against `rival` at the other seat, of `games`.
fn wins(bot: Bot, rival: Bot, games: u64) -> u32 {
    let game = table(Mode::Beginner, 2);
    let mut won = 0;
    for seed in 0..games {
        let own = Seat((seed % 2) as u8);
        let mut state = game.setup(1000 + seed / 2, &mut Mute);
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
    assert!(won >= 28, "{won} of 30");
}

#[test]
fn simple_plans_are_not_enough() {
    for rival in [Bot::Single, Bot::Scorer] {
        let won = wins(Bot::Level(LevelId::Merchant), rival, 12);
        assert!(won >= 10, "{won} of 12 against {rival}");
    }
}

#[test]
fn governors_beat_apprentices() {
    let won = wins(Bot::Level(LevelId::Governor), Bot::Level(LevelId::Apprentice), 10);
    assert!(won >= 8, "{won} of 10");
}

/// Games that `bot` wins against Hal at his best, of `games`.
fn wins_against_hal(bot: Bot, games: u64) -> u32 {
    let game = table(Mode::SoloExpert, 1);
    let mut won = 0;
    for seed in 0..games {
        let mut state = game.setup(seed, &mut Mute);
        let mut rng = Rng::stream(seed, 3);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            assert_eq!(seat, Seat(0), "nobody is asked for Hal");
            let action = choose(&game, &state, bot, rng.next(), || false);
            game.apply(&mut state, action, &mut Mute);
        }
        let tallies = game.tallies(&state);
        won += u32::from(tallies[0].points > tallies[1].points);
    }
    won
}

#[test]
fn governors_hold_their_own_against_hal() {
    let lucky = wins_against_hal(Bot::Random, 12);
    assert!(lucky <= 1, "{lucky} of 12 at random");
    let won = wins_against_hal(Bot::Level(LevelId::Governor), 12);
    assert!(won >= 5, "{won} of 12");
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(Mode::Beginner, 3);
    let mut looks = 0;
    stroll(&game, 6, |state, _, prompt| {
        looks += 1;
        if looks % 9 != 0 {
            return;
        }
        let blinded = blind(&game, state, 2);
        let level = brief(100);
        let mut sliced = Search::new(&game, game.evaluator(level.terms), blinded.clone(), &level, 3);
        while !sliced.step(&game, 7).done {}
        assert_eq!(sliced.table(), search(&game, blinded, 100, 3), "{prompt:?}");
    });
    assert!(looks > 60, "{looks}");
}

#[test]
fn weights_fit_every_question() {
    let mut weights = Default::default();
    for (seed, game) in tables().enumerate() {
        let eval = game.evaluator(Terms::ALL);
        stroll(&game, seed as u64, |state, _, prompt| {
            let mut legal = Actions::new();
            game.legal(state, &mut legal);
            eval.prior(&game, state, &legal, &mut weights);
            assert_eq!(weights.len(), legal.len(), "{prompt:?}");
            let sound = |weight: &f32| weight.is_finite() && *weight >= 0.0;
            assert!(weights.iter().all(sound), "{prompt:?}: {weights:?}");
            assert!(weights.iter().any(|weight| *weight > 0.0), "{prompt:?}");
        });
    }
}

#[test]
fn an_explanation_names_terms_and_repeats_itself() {
    let game = table(Mode::Beginner, 2);
    let eval = game.evaluator(Terms::ALL);
    let (mut explained, mut different) = (0, 0);
    stroll(&game, 2, |state, _, prompt| {
        if prompt != Prompt::Card || explained > 8 {
            return;
        }
        let blinded = blind(&game, state, 1);
        let found = search(&game, blinded.clone(), 200, 1);
        let shown = explain(&game, &eval, &blinded, &found, 1);
        assert_eq!(shown, explain(&game, &eval, &blinded, &found, 1));
        assert!(shown.len() >= 2 && shown.len() <= 3);
        assert!(shown.iter().all(|one| (0.0..=1.0).contains(&one.worth) && one.points < 250.0), "{shown:?}");
        different += shown.iter().filter(|one| !one.differs.is_empty()).count();
        explained += 1;
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
}
