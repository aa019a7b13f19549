//! The opponents at San Juan: that they may not peek, and that they play by
//! the rules.

use ai::player::blind;
use ai::{Bot, LevelId, Playable, Search, Term, Terms};
use game_core::{Game, Mute, Rng};
use san_juan::{Config, Edition, Prompt, SanJuan, State};

use crate::ai::common::{
    Asked, assert_alike, assert_by_the_rules, assert_explained, assert_slices_do_not_matter, assert_weighed,
    played_by, wander,
};
use crate::ai::spy::Spy;

fn table(players: u8, opening_draft: bool) -> SanJuan {
    SanJuan::new(&Config { players, opening_draft, ..Config::default() }).expect("a legal configuration")
}

fn classic(players: u8) -> SanJuan {
    SanJuan::new(&Config { players, edition: Edition::Classic, ..Config::default() })
        .expect("a legal configuration")
}

#[test]
fn levels_are_steps_at_every_table_and_the_merchant_thinks_longer_where_two_sets_are_dealt() {
    for game in [table(2, true), table(4, false), classic(4), classic(5), classic(8)] {
        let levels = LevelId::ALL.map(|id| game.level(id));
        for pair in levels.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].most < pair[1].most, "{pair:?}");
            // Those that judge by rules of thumb err by impulse, the others by slips.
            assert!(pair[0].habits.by_thumb || pair[0].slip.scale >= pair[1].slip.scale, "{pair:?}");
            assert!(pair[0].habits.impulse >= pair[1].habits.impulse, "{pair:?}");
        }
    }
    let playouts = |players| classic(players).level(LevelId::Merchant).nodes;
    assert_eq!([4, 5, 8].map(playouts), [100, 200, 200]);
}

#[test]
fn what_a_seat_cannot_see_changes_nothing_in_any_question() {
    let bots = [Bot::Random, Bot::Greedy, Bot::Level(LevelId::Apprentice)];
    let mut asked = Asked::default();
    for (seed, game) in [table(2, true), table(3, false), table(4, true), table(2, false)].iter().enumerate()
    {
        for round in 0..3 {
            wander(game, 10 * seed as u64 + round, |state, seat, prompt| {
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
    assert_eq!(asked.0.len(), 10, "every question came up: {asked:?}");
}

#[test]
fn samples_of_states_that_look_alike_are_equal() {
    let game = table(3, true);
    wander(&game, 4, |state, seat, _| {
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
    wander(&plain, 3, |state, _, _| {
        looks += 1;
        if looks % 9 == 0 {
            assert_by_the_rules(&plain, &spied, state);
        }
    });
    assert!(looks > 50);
}

#[test]
fn everybody_chooses_legally_to_the_end() {
    for (players, bot) in [(2, LevelId::Viceroy), (3, LevelId::Governor), (4, LevelId::Merchant)] {
        let game = table(players, true);
        let state = played_by(&game, 9, |seat| match seat.0 {
            0 => Bot::Level(bot),
            1 => Bot::Level(LevelId::Apprentice),
            2 => Bot::Greedy,
            _ => Bot::Random,
        });
        assert!(state.round() < 40, "the opponents know how to end a game");
    }
}

#[test]
fn slices_and_seeds_make_a_decision_and_nothing_else() {
    let game = table(2, false);
    let mut looks = 0;
    wander(&game, 6, |state, _, _| {
        looks += 1;
        if looks % 12 == 0 {
            assert_slices_do_not_matter(&game, state);
        }
    });
    assert!(looks > 50, "{looks}");
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
    let eval = game.evaluator(Terms::WEIGHED);
    wander(&game, 12, |state, _, _| assert_weighed(&game, &eval, state));
}

#[test]
fn an_explanation_names_terms_and_repeats_itself() {
    let game = table(2, false);
    let eval = game.evaluator(Terms::WEIGHED);
    let (mut explained, mut different) = (0, 0);
    wander(&game, 2, |state, _, prompt| {
        if matches!(prompt, Prompt::Role { .. }) && explained <= 8 {
            different += assert_explained(&game, &eval, state, 80.0);
            explained += 1;
        }
    });
    assert!(explained > 3 && different > explained, "{different} of {explained}");
    assert!(Term::ALL.iter().all(|&term| Terms::ALL.has(term)));
}
