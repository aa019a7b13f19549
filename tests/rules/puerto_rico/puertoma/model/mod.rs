//! A second reading of 9.3 and 9.4, as tables and short functions: it follows
//! random games by their events and says before each act of a Puertoma what it
//! must be. `SOBREMESA_PICKS` says for how many picks of a role.

mod follower;
mod table;

use game_core::Rng;
use puerto_rico::{Difficulty, Options};

use self::follower::Follower;
use self::table::Model;
use super::{cards, game, role};

/// Picks of a role in which both agree, where nothing else is asked for.
const PICKS: usize = 4_000;

/// Plays random games until so many roles were picked by Puertomas, and says
/// how often each model was asked.
fn follow(picks: usize) -> (usize, [usize; 5]) {
    let (mut done, mut counted) = (0, [0; 5]);
    let mut rng = Rng::stream(1897, 0);
    for seed in 0.. {
        let (players, count) = [(3, 2), (2, 1), (3, 1), (4, 2), (5, 2), (4, 1), (5, 1)][seed % 7];
        let options = Options {
            exp3: seed % 2 == 1,
            intl: seed % 4 == 3,
            costs: seed % 5 == 4,
            difficulty: [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard][seed % 3],
            ..Options::default()
        };
        let mut table = game(players, count, options, seed as u64);
        let mut follower = Follower::of(&table, options);
        while !table.is_over() {
            let legal = table.legal();
            let cards = table.position().action_board.expect("cards").cards;
            follower.cards = cards.iter().map(|card| card.number()).collect();
            table.play(legal[rng.below(legal.len() as u32) as usize]);
            table.events().iter().for_each(|event| follower.hear(event));
            let seen = Model::of(&table);
            let mut heard = follower.model.clone();
            if table.asked().is_none_or(|_| table.is_picking()) {
                follower.end_phase();
                heard = follower.model.clone();
            }
            // People, too, are followed: what they own besides is no matter.
            assert_eq!(heard, seen, "seed {seed}: {:#?}", table.events());
        }
        done += follower.picks;
        (0..5).for_each(|kind| counted[kind] += follower.counted[kind]);
        if done >= picks {
            break;
        }
    }
    (done, counted)
}

/// PR-AUT-ROLE-3, PR-AUT-BUI-3, PR-AUT-PLT-1, PR-AUT-REC-2, PR-AUT-TRD-1,
/// PR-AUT-CAP-1, PR-AUT-X3-2: in random games of the base game and of
/// expansion III.
#[test]
fn a_second_reading_of_the_rules_agrees_in_random_games() {
    let picks = std::env::var("SOBREMESA_PICKS").map_or(PICKS, |picks| picks.parse().expect("a number"));
    let (done, [taken, stood, built, sold, shipped]) = follow(picks);
    println!("{done} roles, {taken} tiles, {stood} people, {built} buildings, {sold} sales, {shipped} loads");
    assert!(done >= picks && taken.min(stood).min(built).min(sold).min(shipped) > picks / 20);
}
