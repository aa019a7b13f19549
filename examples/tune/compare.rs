//! One contender against another.

use std::time::Instant;

use sobremesa::core::score::rank;
use sobremesa::core::{Game, Rng, Seat, Tally};
use sobremesa::games::san_juan::{Config, SanJuan};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};

/// What a match has come to.
#[derive(Default)]
struct Sums {
    /// The contender's part of the two games of each deal, 0.0 to 1.0.
    pairs: Vec<f64>,
    points: [f64; 2],
    rounds: u32,
}

impl Sums {
    /// The mean score and half the width of its 95 % interval. The games of
    /// one deal are not independent, so deals are counted, not games.
    fn interval(&self) -> (f64, f64) {
        let deals = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / deals;
        let squares: f64 = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
        (mean, 1.96 * (squares / (deals - 1.0).max(1.0) / deals).sqrt())
    }
}

/// `own` against `rival`: every deal twice, seats exchanged.
pub fn compare(own: &str, rival: &str, deals: &str, seed: &str) -> Outcome<()> {
    let (own, rival): (Contender, Contender) = (own.parse()?, rival.parse()?);
    let (deals, family): (u64, u64) = (deals.parse()?, seed.parse()?);
    let config = Config { first: Some(Seat(0)), ..Config::default() };
    let game = SanJuan::new(&config).map_err(|error| error.to_string())?;
    let (mut sums, mut spent) = (Sums::default(), [Spent::default(), Spent::default()]);
    let begin = Instant::now();
    for deal in 0..deals {
        play_deal(&game, Rng::stream(family, deal).next(), [&own, &rival], &mut sums, &mut spent);
    }
    let games = 2.0 * deals as f64;
    let (mean, half) = sums.interval();
    println!(
        "{} beats {}: {:.1} % [{:.1}, {:.1}] of {games} games, family {family}; \
         points {:.1} : {:.1}, {:.1} rounds, {:.0} s",
        own.name,
        rival.name,
        100.0 * mean,
        100.0 * (mean - half).max(0.0),
        100.0 * (mean + half).min(1.0),
        sums.points[0] / games,
        sums.points[1] / games,
        f64::from(sums.rounds) / games,
        begin.elapsed().as_secs_f64()
    );
    for (contender, spent) in [own, rival].iter().zip(&spent) {
        println!(
            "  {}: {:.1} decisions per game, {:.2} ms each, longest {:.1} ms",
            contender.name,
            f64::from(spent.decisions) / games,
            spent.time.as_secs_f64() * 1000.0 / f64::from(spent.decisions.max(1)),
            spent.longest.as_secs_f64() * 1000.0
        );
    }
    Ok(())
}

/// Plays one deal from both seats.
fn play_deal(game: &SanJuan, seed: u64, who: [&Contender; 2], sums: &mut Sums, spent: &mut [Spent; 2]) {
    let mut pair = 0.0;
    for own in [0, 1] {
        let mut seated = who;
        seated.rotate_left(own);
        spent.rotate_left(own);
        let end = play(game, seed, seated, spent, |_| {});
        spent.rotate_left(own);
        let tallies = game.tallies(&end);
        pair += score(&tallies, Seat(own as u8)) / 2.0;
        sums.points[0] += f64::from(tallies[own].points);
        sums.points[1] += f64::from(tallies[1 - own].points);
        sums.rounds += u32::from(end.round());
    }
    sums.pairs.push(pair);
}

/// 1 for a win, a part of it for a shared one.
fn score(tallies: &[Tally], seat: Seat) -> f64 {
    if rank(tallies, seat) > 1 {
        return 0.0;
    }
    let winners = Seat::all(tallies.len() as u8).filter(|&other| rank(tallies, other) == 1).count();
    1.0 / winners as f64
}
