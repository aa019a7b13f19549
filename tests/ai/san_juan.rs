//! The opponents at San Juan: that they may not peek, that they play by the
//! rules, and that they play well.

use std::collections::BTreeMap;
use std::mem::discriminant;

use sobremesa::ai::player::blind;
use sobremesa::ai::{
    Bot, Evaluate, Level, LevelId, Playable, RootTable, Search, Term, Terms, choose, explain,
};
use sobremesa::core::score::rank;
use sobremesa::core::{Actions, Eye, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Action, Config, Prompt, SanJuan, State};

use crate::spy::Spy;

fn table(players: u8, opening_draft: bool) -> SanJuan {
    SanJuan::new(&Config { players, opening_draft, ..Config::default() }).expect("a legal configuration")
}

/// The top level with a smaller budget.
fn brief(nodes: u32) -> Level {
    Level { nodes, ..*LevelId::Viceroy.level() }
}

/// Plays at random and shows every state in which there is a choice.
fn stroll(game: &SanJuan, seed: u64, mut look: impl FnMut(&State, Seat, Prompt)) {
    let mut rng = Rng::stream(seed, 1);
    let mut state = game.setup(seed, &mut Mute);
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        let mut legal = Actions::new();
        game.legal(&state, &mut legal);
        if legal.len() > 1 {
            look(&state, seat, prompt);
        }
        game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
    }
}

fn search(game: &SanJuan, blinded: State, nodes: u32, seed: u64) -> RootTable<Action> {
    let level = brief(nodes);
    let mut search = Search::new(game, game.evaluator(level.terms), blinded, &level, seed);
    while !search.step(game, 64).done {}
    search.table()
}

/// The words that name each question, for counting them.
fn question(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Discard { .. } => "discard",
        Prompt::Chapel => "chapel",
        Prompt::Role { .. } => "role",
        Prompt::Library { .. } => "library",
        Prompt::Build => "build",
        Prompt::Site { .. } => "site",
        Prompt::Pay { .. } => "pay",
        Prompt::Produce { .. } => "produce",
        Prompt::Sell { .. } => "sell",
        Prompt::Keep { .. } => "keep",
        Prompt::Church { .. } => "church",
        Prompt::Offer { .. } => "offer",
        Prompt::Take { .. } => "take",
        Prompt::Ship { .. } => "ship",
    }
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    for (seed, game) in [table(2, true), table(3, false), table(4, true), table(2, false)].iter().enumerate()
    {
        for round in 0..3 {
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
                for bot in [Bot::Random, Bot::Greedy, Bot::Level(LevelId::Apprentice)] {
                    let chosen = choose(game, state, bot, 5, || false);
                    assert_eq!(chosen, choose(game, &other, bot, 5, || false), "{bot} asked {prompt:?}");
                }
            });
        }
    }
    assert_eq!(asked.len(), 10, "every question came up: {asked:?}");
}

#[test]
fn samples_of_states_that_look_alike_are_equal() {
    let game = table(3, true);
    stroll(&game, 4, |state, seat, _| {
        let mut other = state.clone();
        game.determinize(&mut other, seat, &mut Rng::stream(1, 2));
        let sample = |state: &State| {
            let mut sample = state.clone();
            game.determinize(&mut sample, seat, &mut Rng::stream(8, 8));
            sample
        };
        assert_eq!(sample(state), sample(&other));
    });
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let (plain, spied) = (table(2, false), Spy::on(table(2, false)));
    let mut looks = 0;
    stroll(&plain, 3, |state, _, prompt| {
        looks += 1;
        if looks % 9 != 0 {
            return;
        }
        let level = brief(60);
        let blinded = blind(&plain, state, 1);
        let mut watched = Search::new(&spied, spied.evaluator(level.terms), blinded.clone(), &level, 1);
        let before = Spy::<SanJuan>::count(&spied.applied);
        while !watched.step(&spied, 16).done {}
        // The spy also refuses every action that is not legal.
        let applied = Spy::<SanJuan>::count(&spied.applied) - before;
        assert!(applied >= u64::from(watched.progress().nodes), "{prompt:?}");
        assert_eq!(watched.table(), search(&plain, blinded, 60, 1));
    });
    assert!(looks > 50);
}

#[test]
fn everybody_chooses_legally_to_the_end() {
    for (players, bot) in [(2, LevelId::Viceroy), (3, LevelId::Governor), (4, LevelId::Merchant)] {
        let game = table(players, true);
        let mut state = game.setup(9, &mut Mute);
        let mut rng = Rng::stream(9, 9);
        while let Turn::Choose { seat, .. } = game.turn(&state) {
            let bot = match seat.0 {
                0 => Bot::Level(bot),
                1 => Bot::Level(LevelId::Apprentice),
                2 => Bot::Greedy,
                _ => Bot::Random,
            };
            let action = choose(&game, &state, bot, rng.next(), || true);
            game.play(&mut state, action, &mut Mute).expect("opponents choose what is legal");
        }
        assert!(state.round() < 40, "the opponents know how to end a game");
    }
}

/// Wins of `bot` in seat 0 or 1 against `rival`, of `games`.
fn wins(bot: Bot, rival: Bot, games: u64) -> u32 {
    let game = table(2, false);
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
    let won = wins(Bot::Level(LevelId::Apprentice), Bot::Random, 40);
    assert!(won >= 38, "{won} of 40");
    assert!(wins(Bot::Greedy, Bot::Random, 40) >= 38);
}

#[test]
fn governors_beat_apprentices() {
    let won = wins(Bot::Level(LevelId::Governor), Bot::Level(LevelId::Apprentice), 12);
    assert!(won >= 9, "{won} of 12");
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(2, false);
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
}

#[test]
fn a_search_fills_no_more_than_its_share_of_memory() {
    let game = table(4, false);
    let level = LevelId::Viceroy.level();
    let state = blind(&game, &game.setup(5, &mut Mute), 5);
    let mut search = Search::new(&game, game.evaluator(level.terms), state, level, 5);
    while !search.step(&game, 500).done {}
    let (edges, nodes) = search.size();
    let most = level.nodes as usize * 12 + 64;
    assert!(edges <= most && nodes <= edges, "{edges} edges and {nodes} nodes");
}

#[test]
fn weights_fit_every_question() {
    let game = table(3, true);
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
    let game = table(2, false);
    let eval = game.evaluator(Terms::ALL);
    let (mut explained, mut different) = (0, 0);
    stroll(&game, 2, |state, _, prompt| {
        if discriminant(&prompt) != discriminant(&Prompt::Role { pick: 0 }) || explained > 8 {
            return;
        }
        let blinded = blind(&game, state, 1);
        let found = search(&game, blinded.clone(), 200, 1);
        let shown = explain(&game, &eval, &blinded, &found, 1);
        assert_eq!(shown, explain(&game, &eval, &blinded, &found, 1));
        assert!(shown.len() >= 2 && shown.len() <= 3);
        assert!(shown.iter().all(|one| (0.0..=1.0).contains(&one.worth) && one.points < 80.0), "{shown:?}");
        different += shown.iter().filter(|one| !one.differs.is_empty()).count();
        explained += 1;
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
    assert!(Term::ALL.iter().all(|&term| Terms::ALL.has(term)));
}
