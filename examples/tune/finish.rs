//! Counts how often a player who is far ahead takes a win that is at hand.

use ai::eval::{best, outcome};
use ai::player::blind;
use ai::{Beside, Evaluate, Ideas, LevelId, RootEntry, Search, Weights};
use game_core::{Actions, Mute, Rng, Seat};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::Tuned;

/// Positions far ahead with a win at hand.
pub struct Finish<'a> {
    /// The player that chooses: as in [`Contender`].
    pub bot: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    pub positions: u32,
    /// The family of seeds.
    pub family: u64,
}

/// Players of the games: an apprentice at every seat but the first, so that somebody is often far ahead.
const STRONG: &str = "governor:slip=0";
const WEAK: &str = "apprentice";
/// The chance of who is far ahead.
const FAR: f64 = 0.95;
/// Worlds in each of which an answer must win.
const WORLDS: u64 = 6;
/// A win is worth at least this much.
const WIN: f32 = 0.9;
/// Positions that are taken from one game.
const PER_GAME: u32 = 3;

/// Plays games, and asks the player wherever an answer wins the game in this round whatever is hidden, and
/// another one does not end it. Prints how often it takes one that wins at once, and what a search finds
/// about the answers where it does not.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned + Ideas>(task: &Finish) -> Outcome<()> {
    let player = Contender::<G>::parse(task.bot)?;
    let (strong, weak) = (Contender::<G>::parse(STRONG)?, Contender::<G>::parse(WEAK)?);
    let game = G::table_of(task.table)?;
    let (mut asked, mut taken, mut games) = (0, 0, 0);
    while asked < task.positions {
        let seed = Rng::stream(task.family, games).next();
        let first = games as u8 % game.people();
        games += 1;
        let seated: Vec<&Contender<G>> =
            Seat::all(game.seats()).map(|seat| if seat.0 == first { &strong } else { &weak }).collect();
        let mut spent = vec![Spent::default(); seated.len()];
        let mut left = PER_GAME;
        play(&game, seed, &seated, &mut spent, |state| {
            if left == 0 || asked >= task.positions || game.turn(state).seat() != Some(Seat(first)) {
                return;
            }
            let winning = at_hand(&game, state, seed);
            if winning.is_empty() || !is_far_ahead(&game, state, seed) {
                return;
            }
            left -= 1;
            asked += 1;
            let chosen = player.choose(&game, state, seed);
            taken += u32::from(winning.contains(&chosen));
            if !winning.contains(&chosen) {
                eprintln!("chosen: {chosen:?}, winning: {winning:?}");
                searched(&game, state, seed, LevelId::Master).iter().for_each(|entry| {
                    let mean = |sum: f64| sum / f64::from(entry.visits.max(1));
                    let Beside { wins, left, .. } = entry.beside;
                    eprintln!(
                        "  {:?}: {} wins {:.4} left {:.4}",
                        entry.action,
                        entry.visits,
                        mean(wins),
                        mean(left)
                    );
                });
            }
        });
    }
    println!(
        "{}: {} far ahead with a win at hand takes it in {taken} of {asked} positions ({:.1} %) of {games} games, family {}",
        task.table,
        task.bot,
        100.0 * f64::from(taken) / f64::from(asked.max(1)),
        task.family
    );
    Ok(())
}

/// Answers that win the game before the seat chooses so again; none if all do, or if none does.
fn at_hand<G: Tuned + Ideas>(game: &G, state: &G::State, seed: u64) -> Vec<G::Action> {
    let (mut legal, seat) = (Actions::new(), game.turn(state).seat().expect("somebody chooses"));
    game.legal(state, &mut legal);
    let eval = game.evaluator(game.level(LevelId::Master).terms);
    let wins = |&&action: &&G::Action| {
        (0..WORLDS).all(|world| wins(game, &eval, state, seat, action, seed.wrapping_add(world)))
    };
    let winning: Vec<G::Action> = legal.iter().filter(wins).copied().collect();
    if winning.len() == legal.len() { Vec::new() } else { winning }
}

/// Returns true if `seat` wins soon behind `action`, as everybody takes what looks best at once.
fn wins<G: Tuned + Ideas>(
    game: &G,
    eval: &G::Evaluator,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    seed: u64,
) -> bool {
    let start = blind(game, state, seed);
    let (mut now, mut weights) = (start.clone(), Weights::new());
    game.apply(&mut now, action, &mut Mute);
    while !game.is_over(&now) && !game.ends(&start, seat, &now) {
        let mut legal = Actions::new();
        game.legal(&now, &mut legal);
        eval.prior(game, &now, &legal, &mut weights);
        game.apply(&mut now, legal[best(&weights)], &mut Mute);
    }
    game.is_over(&now) && outcome(&game.tallies(&now), eval.clear_lead()).0[seat.index()] >= WIN
}

/// Returns true if a search thinks that the seat on turn all but wins, and cannot count it out.
fn is_far_ahead<G: Tuned>(game: &G, state: &G::State, seed: u64) -> bool {
    searched(game, state, seed, LevelId::Governor).first().is_some_and(|best| best.mean_chance() >= FAR)
}

/// Findings of a level about each answer, the best first.
fn searched<G: Tuned>(game: &G, state: &G::State, seed: u64, level: LevelId) -> Vec<RootEntry<G::Action>> {
    let level = game.level(level);
    let level = level.with_playouts(level.nodes);
    let mut search = Search::new(game, game.evaluator(level.terms), blind(game, state, seed), &level, seed);
    while !search.step(game, u32::MAX).done {}
    search.table().ranking()
}
