//! The search itself, on Nim, three-card poker and games of two secret choices.

use std::collections::BTreeSet;

use ai::player::blind;
use ai::{
    Bot, Curve, Evaluate, Expectation, Habits, Level, LevelId, Plain, RootEntry, RootTable, Search, Slip,
    choose, explain,
};
use game_core::{Game, Mute, Rng, Seat, Turn};

use crate::ai::kuhn::{Deal, Kuhn, Move, NoOptions};
use crate::ai::matrix::{Chosen, Discreet, Matrix, Payoffs};
use crate::ai::nim::{Heaps, Nim, Table};
use crate::ai::spy::Spy;

/// A searcher for games without an evaluator: playouts to the end.
fn patient(nodes: u32) -> Level {
    Level {
        nodes,
        slip: Slip::NONE,
        curiosity: 1.0,
        depth: u16::MAX,
        rollout: 100,
        ..*LevelId::Viceroy.level()
    }
}

fn searched<G: Game>(game: &G, blinded: &G::State, nodes: u32, seed: u64) -> RootTable<G::Action> {
    searched_with(game, Plain, blinded, nodes, seed)
}

fn searched_with<G: Game>(
    game: &G,
    eval: impl Evaluate<G>,
    blinded: &G::State,
    nodes: u32,
    seed: u64,
) -> RootTable<G::Action> {
    let mut search = Search::new(game, eval, blinded.clone(), &patient(nodes), seed);
    while !search.step(game, 1000).done {}
    search.table()
}

fn favourite<A: Copy + Ord>(table: &RootTable<A>) -> A {
    table.choose(Slip::NONE, &mut Rng::stream(0, 0)).expect("there are actions")
}

#[test]
fn the_search_finds_every_winning_move_in_nim() {
    for heaps in [[1, 2, 0], [3, 4, 5], [2, 2, 1], [1, 1, 4], [5, 0, 3], [2, 3, 4]] {
        let game = Nim::new(&Heaps(heaps)).expect("any heaps do");
        let mut table = game.setup(0, &mut Mute);
        assert!(!table.is_lost(), "{heaps:?} can be won");
        let action = favourite(&searched(&game, &table, 200_000, 7));
        game.apply(&mut table, action, &mut Mute);
        assert!(table.is_lost(), "{heaps:?} should have been won, not left as {table:?}");
    }
}

#[test]
fn the_search_beats_random_play_in_nim_from_won_positions() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let mut rng = Rng::stream(2, 2);
    for seed in 0..10 {
        let mut table = game.setup(seed, &mut Mute);
        while let Turn::Choose { seat, .. } = game.turn(&table) {
            let action = if seat == Seat(0) {
                favourite(&searched(&game, &table, 6000, seed))
            } else {
                choose(&game, &table, Bot::Random, rng.next(), || false)
            };
            game.apply(&mut table, action, &mut Mute);
        }
        assert_eq!(game.tallies(&table)[0].points, 1, "seed {seed}");
    }
}

fn kuhn() -> Kuhn {
    Kuhn::new(&NoOptions).expect("there are no options")
}

fn deal(cards: [u8; 2], done: &[Move]) -> Deal {
    Deal { cards, done: done.to_vec() }
}

#[test]
fn poker_without_bluffs_is_played_sensibly() {
    let game = kuhn();
    let facing_a_bet =
        |own| favourite(&searched(&game, &deal([if own == 1 { 2 } else { 1 }, own], &[Move::Bet]), 4000, 3));
    assert_eq!(facing_a_bet(3), Move::Bet, "the best card always calls");
    assert_eq!(facing_a_bet(1), Move::Pass, "the worst card never calls");
    let after_a_check = favourite(&searched(&game, &deal([1, 3], &[Move::Pass]), 4000, 3));
    assert_eq!(after_a_check, Move::Bet, "the best card bets last");
}

/// Both choose a side of a coin; whoever chose the row wants them to differ.
const PENNIES: [[i8; 2]; 2] = [[-1, 1], [1, -1]];

/// The first row is never worse than the others. The first column is safe, the
/// second wins against those who do not know that.
const TRAP: [[i8; 2]; 3] = [[0, 1], [0, -1], [0, -1]];

fn matrix<const N: usize>(payoffs: [[i8; 2]; N]) -> Matrix {
    Matrix::new(&Payoffs(payoffs.map(Vec::from).to_vec())).expect("any payoffs do")
}

#[test]
fn nobody_answers_what_is_chosen_in_secret() {
    let game = matrix(PENNIES);
    let mut open = Search::new(&game, Plain, Chosen::default(), &patient(500), 3);
    while !open.step(&game, 100).done {}
    assert_eq!(open.size(), (2 + 2 * 2, 1 + 2), "who sees the coin has an answer to each side");
    let mut secret = Search::new(&game, Discreet, Chosen::default(), &patient(500), 3);
    while !secret.step(&game, 100).done {}
    assert_eq!(secret.size(), (2 + 2, 1 + 1), "one choice, whatever the other has chosen");
}

#[test]
fn others_are_thought_to_choose_sensibly_although_they_have_chosen() {
    let game = matrix(TRAP);
    let chosen = Chosen([Some(1), None]);
    assert_eq!(favourite(&searched_with(&game, Discreet, &chosen, 4000, 3)), 0, "the safe column");
}

#[test]
fn the_hidden_card_changes_nothing() {
    let game = kuhn();
    let histories: [&[Move]; 4] = [&[], &[Move::Pass], &[Move::Bet], &[Move::Pass, Move::Bet]];
    for done in histories {
        let seat = done.len() % 2;
        for own in 1..=3 {
            let tables: Vec<RootTable<Move>> = (1..=3)
                .filter(|&hidden| hidden != own)
                .map(|hidden| {
                    let mut cards = [hidden; 2];
                    cards[seat] = own;
                    let blinded = blind(&game, &deal(cards, done), 11);
                    searched(&game, &blinded, 300, 11)
                })
                .collect();
            assert_eq!(tables[0], tables[1], "card {own} after {done:?}");
        }
    }
}

#[test]
fn slices_change_nothing() {
    let game = Nim::new(&Heaps([3, 5, 7])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let whole = searched(&game, &table, 5000, 4);
    for slice in [1, 7, 64, 333] {
        let mut search = Search::new(&game, Plain, table.clone(), &patient(5000), 4);
        while !search.step(&game, slice).done {}
        assert_eq!(search.table(), whole, "slices of {slice}");
    }
}

#[test]
fn progress_counts_up_to_the_budget_and_stops_there() {
    let game = kuhn();
    let mut search = Search::new(&game, Plain, deal([2, 1], &[]), &patient(500), 1);
    assert_eq!(search.progress().nodes, 0);
    let halfway = search.step(&game, 200);
    assert_eq!((halfway.nodes, halfway.budget, halfway.done), (200, 500, false));
    let end = search.step(&game, 10_000);
    assert!(end.done && end.nodes <= 500);
    assert_eq!(search.step(&game, 10), end, "a finished search makes no more playouts");
    assert_eq!(search.table().visits(), end.nodes);
}

#[test]
fn a_settled_search_stops_early() {
    let game = Nim::new(&Heaps([1, 1, 4])).expect("any heaps do");
    let mut table = game.setup(0, &mut Mute);
    let mut search = Search::new(&game, Plain, table.clone(), &patient(20_000), 4);
    while !search.step(&game, 64).done {}
    assert!(search.progress().nodes < 20_000, "one move wins, so the rest cannot catch up");
    game.apply(&mut table, favourite(&search.table()), &mut Mute);
    assert!(table.is_lost());
}

#[test]
fn a_single_action_needs_no_playouts() {
    let game = Nim::new(&Heaps([1, 0, 0])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let search = Search::new(&game, Plain, table.clone(), &patient(100), 1);
    assert!(search.progress().done);
    assert_eq!(favourite(&search.table()), choose(&game, &table, Bot::Random, 0, || false));
}

#[test]
fn equal_seeds_give_equal_searches_and_other_seeds_others() {
    let game = kuhn();
    let run = |seed| searched(&game, &deal([2, 1], &[]), 999, seed);
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
}

#[test]
fn tables_of_several_workers_add_up() {
    let game = Nim::new(&Heaps([1, 2, 4])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let parts: Vec<_> = (0..3).map(|seed| searched(&game, &table, 20_000, seed)).collect();
    let mut merged = RootTable::default();
    for part in &parts {
        let message = serde_json::to_string(part).expect("tables travel as text");
        merged.merge(&serde_json::from_str(&message).expect("and back"));
    }
    assert_eq!(merged.visits(), parts.iter().map(RootTable::visits).sum::<u32>());
    let mut after: Table = table;
    game.apply(&mut after, favourite(&merged), &mut Mute);
    assert!(after.is_lost());
}

#[test]
fn the_outlook_is_the_mean_of_the_playouts_for_every_seat() {
    let (game, state) = (kuhn(), deal([2, 1], &[]));
    let mut search = Search::new(&game, Plain, blind(&game, &state, 1), &patient(200), 1);
    assert_eq!(search.expectation(), Expectation::default(), "before the first playout");
    while !search.step(&game, 10).done {}
    let (expectation, table) = (search.expectation(), search.table());
    let seats = usize::from(game.seats());
    assert!((expectation.chance[..seats].iter().sum::<f32>() - 1.0).abs() < 1e-4, "somebody wins");
    assert!(expectation.chance[seats..].iter().all(|&chance| chance == 0.0), "nobody sits there");
    let own = game.turn(&state).seat().expect("somebody chooses").index();
    let playouts = f64::from(table.visits());
    let wins = table.entries.iter().map(|entry| entry.wins).sum::<f64>() / playouts;
    let points = table.entries.iter().map(|entry| entry.points).sum::<f64>() / playouts;
    assert!((f64::from(expectation.chance[own]) - wins).abs() < 1e-4);
    assert!((f64::from(expectation.points[own]) - points).abs() < 1e-2);
}

#[test]
fn a_budget_can_be_shared() {
    let game = kuhn();
    let level = patient(1000);
    let mut search = Search::new(&game, Plain, deal([2, 1], &[]), &level, 1).with_budget(level.share(4));
    assert!(search.step(&game, 10_000).nodes <= 250);
}

#[test]
fn memory_is_bounded_by_the_budget() {
    let game = Nim::new(&Heaps([20, 20, 20])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let level = patient(2_000);
    let mut search = Search::new(&game, Plain, table, &level, 1).with_budget(40_000);
    while !search.step(&game, 5_000).done {}
    let (edges, nodes) = search.size();
    let most = 2_000 * 12 + 64;
    assert!(edges <= most && nodes <= most, "{edges} edges, {nodes} nodes");
    assert!(edges * 10 > most * 9, "the tree should have been filled: {edges} edges");
    assert!(search.progress().done, "and the search goes on without more memory");
}

#[test]
fn the_search_runs_the_rules_of_the_game_and_no_others() {
    let game = Spy::on(Nim::new(&Heaps([3, 4, 5])).expect("any heaps do"));
    let table = game.setup(0, &mut Mute);
    let watched = searched(&game, &table, 500, 9);
    let nodes = u64::from(watched.visits());
    assert!(Spy::<Nim>::count(&game.applied) >= nodes, "every playout applies actions");
    assert!(Spy::<Nim>::count(&game.listed) >= nodes, "and asks the game for them");
    let plain = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    assert_eq!(watched, searched(&plain, &table, 500, 9));
}

#[test]
fn every_playout_resamples_for_the_thinking_seat_only() {
    let game = Spy::on(kuhn());
    let table = searched(&game, &deal([2, 1], &[Move::Pass]), 300, 1);
    let [first, second] = &game.resampled;
    assert_eq!(Spy::<Kuhn>::count(first), 0, "nobody thinks for seat 1");
    assert_eq!(Spy::<Kuhn>::count(second), u64::from(table.visits()));
}

#[test]
fn time_ends_a_decision_early() {
    let game = Nim::new(&Heaps([20, 20, 20])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let mut looks = 0;
    choose(&game, &table, Bot::Level(LevelId::Viceroy), 1, || {
        looks += 1;
        looks == 2
    });
    assert_eq!(looks, 2, "the clock is asked between slices, and obeyed");
}

#[test]
fn an_explanation_shows_the_best_three() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let root = searched(&game, &table, 4000, 1);
    let shown = explain(&game, &Plain, &table, None, &root, Curve::PLAIN, 1);
    assert_eq!(shown.len(), 3);
    assert_eq!(shown[0].action, favourite(&root));
    assert!(shown.windows(2).all(|pair| pair[0].worth >= pair[1].worth), "{shown:?}");
    assert!(shown.iter().map(|one| one.visit_share).sum::<f32>() <= 1.0 + 1e-5);
    assert_eq!(shown, explain(&game, &Plain, &table, None, &root, Curve::PLAIN, 1));
}

#[test]
fn an_explanation_tells_of_no_better_chance_than_that_of_its_advice() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let mut root = searched(&game, &table, 4000, 1);
    let best = favourite(&root);
    let others: Vec<usize> = (0..root.entries.len()).filter(|at| root.entries[*at].action != best).collect();
    // Little tried and lucky; a little more and unlucky.
    for (at, (visits, won)) in others.iter().zip([(20, 1.0), (30, 0.1)]) {
        let all = f64::from(visits);
        root.entries[*at] = RootEntry { visits, worth: won * all, wins: won * all, ..root.entries[*at] };
    }
    for at in &others[2..] {
        root.entries[*at].visits = 0;
    }
    let shown = explain(&game, &Plain, &table, None, &root, Curve::PLAIN, 1);
    let actions: Vec<_> = shown.iter().map(|one| one.action).collect();
    assert_eq!(actions, [best, root.entries[others[0]].action, root.entries[others[1]].action]);
    assert_eq!(shown[1].worth, shown[0].worth, "luck is not told");
    assert!((shown[2].worth - 0.1).abs() < 1e-6);
}

#[test]
fn an_explanation_leaves_out_what_no_playout_tried() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let mut root = searched(&game, &table, 4000, 1);
    let best = favourite(&root);
    root.entries.iter_mut().filter(|entry| entry.action != best).for_each(|entry| {
        *entry = RootEntry { visits: 0, worth: 0.0, points: 0.0, wins: 0.0, ..*entry };
    });
    let shown = explain(&game, &Plain, &table, None, &root, Curve::PLAIN, 1);
    assert_eq!(shown.iter().map(|one| one.action).collect::<Vec<_>>(), [best]);
}

#[test]
fn where_each_action_is_tried_all_have_their_part_of_a_tenth() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let tried = |heaps: &Table, nodes| {
        let mut search = Search::new(&game, Plain, heaps.clone(), &patient(nodes), 1).trying_each();
        while !search.step(&game, 1000).done {}
        search.table()
    };
    let root = tried(&table, 4000);
    let least = root.visits() / 10 / root.entries.len() as u32;
    assert!(least > 10 && root.entries.iter().all(|entry| entry.visits >= least), "{root:?}");
    let mut shown = tried(&table, 40);
    shown.entries.retain(|entry| entry.visits > 0);
    assert!(shown.entries.len() >= 3, "however few playouts there are: {shown:?}");
}

#[test]
fn who_acts_on_impulse_looks_at_one_action_and_at_another_next_time() {
    let game = Nim::new(&Heaps([3, 4, 5])).expect("any heaps do");
    let table = game.setup(0, &mut Mute);
    let level = Level { habits: Habits { impulse: 1.0, ..Habits::NONE }, ..patient(60) };
    let taken = |seed| {
        let mut search = Search::new(&game, Plain, table.clone(), &level, seed);
        while !search.step(&game, 7).done {}
        let found = search.table();
        let tried: Vec<_> = found.entries.iter().filter(|entry| entry.visits > 0).collect();
        assert_eq!(tried.len(), 1, "{found:?}");
        assert_eq!(found.choose(Slip::NONE, &mut Rng::stream(seed, 1)), Some(tried[0].action));
        tried[0].action
    };
    assert_eq!(taken(3), taken(3));
    let different: BTreeSet<_> = (0..60).map(taken).collect();
    assert!(different.len() > 8, "all look alike: {different:?}");
}

#[test]
fn the_greedy_one_takes_what_wins_at_once() {
    let game = Nim::new(&Heaps([0, 6, 0])).expect("any heaps do");
    let mut table = game.setup(0, &mut Mute);
    let action = choose(&game, &table, Bot::Greedy, 3, || false);
    game.apply(&mut table, action, &mut Mute);
    assert!(game.is_over(&table));
}
