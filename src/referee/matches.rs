//! Matches between opponents: paired deals, seats rotated.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;

use super::crew::share;
use super::fault::{Code, Fault};
use super::listing::Listed;
use super::play::bot;
use super::stats::wilson;
use ai::{Bot, Playable, choose};
use game_core::{Actions, Mute, Rng, Tallies};

/// The purposes of a match's random streams.
const DEALS: u64 = 0xDEA1;
const CHOICES: u64 = 0xB075;

/// A win in parts that any number of winners up to eight can share evenly.
const WIN: u64 = 840;

/// A match to be played.
pub struct Fixture {
    /// The opponents, one per seat that somebody sits at.
    pub bots: Vec<String>,
    /// Choices over the default configuration.
    pub chosen: Value,
    /// Games wanted; rounded up to whole rotations.
    pub games: u64,
    /// The family of deals.
    pub seed: u64,
    /// Threads.
    pub jobs: usize,
}

/// A match as it went.
#[derive(Debug, Serialize)]
pub struct Contest {
    /// The key of the game.
    pub game: &'static str,
    /// The family of deals.
    pub seed: u64,
    /// Deals, each played once per rotation of the seats.
    pub deals: u64,
    /// Games in all.
    pub games: u64,
    /// The opponents, in the order given; then whom the rules play.
    pub entries: Vec<OpponentResult>,
}

/// One opponent's part.
#[derive(Debug, Serialize)]
pub struct OpponentResult {
    /// The opponent.
    pub bot: String,
    /// Games won; a shared win counts in parts.
    pub wins: f64,
    /// Wins per game.
    pub rate: f64,
    /// The lower end of its 95 % interval (Wilson).
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Mean final points.
    pub mean_points: f64,
    /// Choices among at least two actions.
    pub choices: u64,
    /// Mean time of such a choice, in milliseconds.
    pub mean_ms: f64,
    /// The longest one, in milliseconds.
    pub longest_ms: f64,
}

/// Sums for one opponent.
#[derive(Clone, Default)]
struct Sum {
    wins: u64,
    points: i64,
    choices: u64,
    time: Duration,
    longest: Duration,
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.wins += other.wins;
        self.points += other.points;
        self.choices += other.choices;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// Plays a match; `tick` hears of games played.
///
/// # Errors
/// Opponents who do not exist, or more or fewer than seats.
pub fn contest<G: Listed + Playable>(
    game: &G,
    fixture: &Fixture,
    tick: &(dyn Fn(u64) + Sync),
) -> Result<Contest, Fault> {
    let named = fixture.bots.iter().enumerate();
    let bots = named.map(|(at, name)| {
        bot::<G>(name).map_err(|fault| Fault { field: Some(format!("bots[{at}]")), ..fault })
    });
    let bots = bots.collect::<Result<Vec<Bot>, Fault>>()?;
    let (seats, people) = (game.seats() as usize, game.people() as usize);
    if bots.len() != people {
        let problem = format!("{} opponents, but {people} play", bots.len());
        return Err(Fault::new(Code::Unknown, problem).within("bots"));
    }
    let deals = fixture.games.div_ceil(people as u64);
    let sums = share(fixture.jobs, deals, |deal, sums: &mut Vec<Sum>| {
        sums.resize(seats, Sum::default());
        let seed = Rng::stream(fixture.seed, DEALS ^ deal << 16).next();
        for turn in 0..people {
            play(game, seed, &bots, turn, sums);
            tick(1);
        }
        ControlFlow::Continue(())
    });
    let mut total = vec![Sum::default(); seats];
    for part in &sums {
        total.iter_mut().zip(part).for_each(|(total, part)| total.add(part));
    }
    let games = deals * people as u64;
    let names = bots.iter().map(|bot| bot.key()).chain(std::iter::repeat(G::HOUSE));
    let entries = names.zip(&total).map(|(name, sum)| entry(name, sum, games)).collect();
    Ok(Contest { game: G::ID, seed: fixture.seed, deals, games, entries })
}

/// Plays one deal with everybody moved on by `turn` seats. Whom the rules play
/// keeps the seat.
fn play<G: Playable>(game: &G, seed: u64, bots: &[Bot], turn: usize, sums: &mut [Sum]) {
    let who = |seat: usize| if seat < bots.len() { (seat + turn) % bots.len() } else { seat };
    let mut state = game.setup(seed, &mut Mute);
    let mut seeds = Rng::stream(seed, CHOICES);
    let mut legal = Actions::new();
    while let Some(seat) = game.turn(&state).seat() {
        legal.clear();
        game.legal(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let sum = &mut sums[who(seat.index())];
            let begin = Instant::now();
            let action = choose(game, &state, bots[who(seat.index())], seeds.next(), || false);
            let taken = begin.elapsed();
            sum.choices += 1;
            sum.time += taken;
            sum.longest = sum.longest.max(taken);
            action
        };
        game.apply(&mut state, action, &mut Mute);
    }
    let tallies = game.tallies(&state);
    for (seat, tally) in tallies.iter().enumerate() {
        sums[who(seat)].points += i64::from(tally.points);
        sums[who(seat)].wins += share_of_win(&tallies, seat);
    }
}

/// The part of a win, of [`WIN`] parts, that the seat at `index` gets.
fn share_of_win(tallies: &Tallies, index: usize) -> u64 {
    let best = tallies.iter().max().expect("invariant: somebody plays");
    let winners = tallies.iter().filter(|tally| *tally == best).count() as u64;
    if tallies[index] == *best { WIN / winners } else { 0 }
}

fn entry(name: &str, sum: &Sum, games: u64) -> OpponentResult {
    let (wins, games) = (sum.wins as f64 / WIN as f64, games as f64);
    let (low, high) = wilson(wins, games);
    OpponentResult {
        bot: name.to_owned(),
        wins,
        rate: if games > 0.0 { wins / games } else { 0.0 },
        low,
        high,
        mean_points: sum.points as f64 / games.max(1.0),
        choices: sum.choices,
        mean_ms: sum.time.as_secs_f64() * 1000.0 / (sum.choices.max(1)) as f64,
        longest_ms: sum.longest.as_secs_f64() * 1000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Tally;

    #[test]
    fn winners_share_a_win_evenly() {
        let tally = |points| Tally { points, tie_break: 0 };
        let tallies: Tallies = [tally(9), tally(9), tally(4), tally(9)].into_iter().collect();
        let shares: Vec<u64> = (0..4).map(|seat| share_of_win(&tallies, seat)).collect();
        assert_eq!(shares, [WIN / 3, WIN / 3, 0, WIN / 3]);
    }
}
