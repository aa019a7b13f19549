//! Counts what the choices of a player cost by playing them out, so that no search judges a search of its own kind.

use std::time::Instant;

use ai::player::blind;
use game_core::{Actions, Mute, Rng, Seat, Turn};

use crate::Outcome;
use crate::compare::{interval, score};
use crate::contender::{Contender, Spent, play_from, watch_game};
use crate::games::Tuned;

/// Choices of a player, compared with those of a stronger one.
pub struct Task<'a> {
    /// Player whose choices are judged: as in [`Contender`].
    pub bot: &'a str,
    /// Player whose choices are what is compared with.
    pub rival: &'a str,
    /// Player at all seats, before the choice and behind it.
    pub others: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Number of positions.
    pub positions: usize,
    /// The family of seeds.
    pub family: u64,
    /// Games played on from each of two answers.
    pub games: u64,
}

/// Of so many choices of a game one is looked at.
const LOOK: u64 = 12;
/// The purposes of random streams.
const PICK: u64 = 0x91C4;
const WORLDS: u64 = 0x3051;

/// Plays games, asks both players at some of their choices, and plays both answers on where they differ: with the same
/// hidden cards and the same chances, which are dealt anew each time. Prints what the player's answers cost, in games won.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(task: &Task) -> Outcome<()> {
    let begin = Instant::now();
    let bot = Contender::<G>::parse(task.bot)?;
    let rival = Contender::<G>::parse(task.rival)?;
    let others = Contender::<G>::parse(task.others)?;
    let game = G::table_of(task.table)?;
    let mut costs = Vec::with_capacity(task.positions);
    let mut differ = 0;
    for number in 0.. {
        if costs.len() >= task.positions {
            break;
        }
        let mut picks = Rng::stream(task.family, PICK + number);
        watch_game(&game, &others, task.family, number, |state, _| {
            let mut legal = Actions::new();
            game.legal(state, &mut legal);
            let seed = picks.next();
            if legal.len() < 2 || !seed.is_multiple_of(LOOK) || costs.len() >= task.positions {
                return;
            }
            let [own, best] = [&bot, &rival].map(|player| player.choose(&game, state, seed));
            let mut cost = 0.0;
            if own != best {
                differ += 1;
                for world in 0..task.games {
                    let seed = Rng::stream(seed, WORLDS + world).next();
                    cost += won_after(&game, state, best, &others, seed)
                        - won_after(&game, state, own, &others, seed);
                }
            }
            costs.push(cost / task.games as f64);
        });
    }
    let (mean, half) = interval(&costs);
    println!(
        "{} {}: a choice of {} costs {:.4} ± {:.4} games against one of {}; {} positions of games of {}, {differ} of them with \
         another answer, each played on {} times, family {}, {:.0} s",
        G::ID,
        task.table,
        task.bot,
        mean,
        half,
        task.rival,
        costs.len(),
        task.others,
        task.games,
        task.family,
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Part of the win that the seat on turn has after `action`: everything that it cannot know is dealt by `seed`, and
/// `player` plays on at all seats.
fn won_after<G: Tuned>(
    game: &G,
    state: &G::State,
    action: G::Action,
    player: &Contender<G>,
    seed: u64,
) -> f64 {
    let mut state = blind(game, state, seed);
    let Turn::Choose { seat, .. } = game.turn(&state) else { return 0.0 };
    game.apply(&mut state, action, &mut Mute);
    let seated: Vec<&Contender<G>> = Seat::all(game.seats()).map(|_| player).collect();
    let mut spent = vec![Spent::default(); seated.len()];
    let end = play_from(game, state, seed, &seated, &mut spent, |_| {});
    score(&game.tallies(&end), seat)
}
