//! One contender against others.

use std::time::Instant;

use sobremesa::core::score::rank;
use sobremesa::core::{Rng, Seat, Tally};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::Tuned;

/// What a match has come to.
struct Sums {
    /// The contender's part of the games of each deal, 0.0 to 1.0.
    deals: Vec<f64>,
    /// Points: its own, and those of all rivals.
    points: [f64; 2],
    spent: [Spent; 2],
}

impl Sums {
    /// The mean score and half the width of its 95 % interval. The games of
    /// one deal are not independent, so deals are counted, not games.
    fn interval(&self) -> (f64, f64) {
        let deals = self.deals.len() as f64;
        let mean = self.deals.iter().sum::<f64>() / deals;
        let squares: f64 = self.deals.iter().map(|deal| (deal - mean).powi(2)).sum();
        (mean, 1.96 * (squares / (deals - 1.0).max(1.0) / deals).sqrt())
    }
}

/// `seats` seats of `own`, as evenly around the table as can be, against
/// `rival` at all others: every deal once from every place that somebody sits
/// at.
///
/// # Errors
/// Contenders and tables that do not exist, more seats than the table has.
pub fn compare<G: Tuned>(
    table: &str,
    own: &str,
    rival: &str,
    deals: u64,
    family: u64,
    seats: u8,
) -> Outcome<()> {
    let (own, rival) = (Contender::<G>::parse(own)?, Contender::<G>::parse(rival)?);
    let game = G::table_of(table)?;
    if !(1..=game.people()).contains(&seats) {
        return Err(format!("{seats}: there are {} seats", game.people()).into());
    }
    let mut sums = Sums { deals: Vec::new(), points: [0.0; 2], spent: Default::default() };
    let begin = Instant::now();
    for deal in 0..deals {
        play_deal(&game, Rng::stream(family, deal).next(), &own, &rival, seats, &mut sums);
    }
    let games = f64::from(rotations(game.people(), seats)) * deals as f64;
    let (mean, half) = sums.interval();
    println!(
        "{table}: {seats} of {} beat {} others of {}: {:.1} % [{:.1}, {:.1}] of {games} games, family {family}; \
         points {:.1} : {:.1}, {:.0} s",
        own.name,
        game.seats() - seats,
        rival.name,
        100.0 * mean,
        100.0 * (mean - half).max(0.0),
        100.0 * (mean + half).min(1.0),
        sums.points[0] / games / f64::from(seats),
        sums.points[1] / games / f64::from(game.seats() - seats).max(1.0),
        begin.elapsed().as_secs_f64()
    );
    for (contender, spent) in [own, rival].iter().zip(&sums.spent) {
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

/// Plays one deal from every place.
fn play_deal<G: Tuned>(
    game: &G,
    seed: u64,
    own: &Contender<G>,
    rival: &Contender<G>,
    seats: u8,
    sums: &mut Sums,
) {
    let (mut part, people) = (0.0, game.people());
    for place in Seat::all(rotations(people, seats)) {
        let places: Vec<Seat> = (0..seats).map(|n| place.clockwise(n * people / seats, people)).collect();
        let is_own = |seat: &Seat| places.contains(seat);
        let seated: Vec<&Contender<G>> =
            Seat::all(game.seats()).map(|seat| if is_own(&seat) { own } else { rival }).collect();
        let mut spent = vec![Spent::default(); seated.len()];
        let end = play(game, seed, &seated, &mut spent, |_| {});
        let tallies = game.tallies(&end);
        part += places.iter().map(|&seat| score(&tallies, seat)).sum::<f64>();
        for (seat, (tally, spent)) in Seat::all(game.seats()).zip(tallies.iter().zip(&spent)) {
            let side = usize::from(!is_own(&seat));
            sums.points[side] += f64::from(tally.points);
            sums.spent[side].join(spent);
        }
    }
    sums.deals.push(part / f64::from(rotations(people, seats)));
}

/// How often the contenders can move on by a place before they all sit where
/// some of them sat before.
fn rotations(people: u8, seats: u8) -> u8 {
    if people.is_multiple_of(seats) { people / seats } else { people }
}

/// 1 for a win, a part of it for a shared one.
fn score(tallies: &[Tally], seat: Seat) -> f64 {
    if rank(tallies, seat) > 1 {
        return 0.0;
    }
    let winners = Seat::all(tallies.len() as u8).filter(|&other| rank(tallies, other) == 1).count();
    1.0 / winners as f64
}
