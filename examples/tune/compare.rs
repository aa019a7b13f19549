//! One contender against others.

use std::time::Instant;

use game_core::score::rank;
use game_core::{Rng, Seat, Tally};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::Tuned;

/// Sums of a match.
#[derive(Default)]
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
        interval(&self.deals)
    }
}

/// Pairing of a match: contender, rivals, table and number of games.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// The contender.
    pub own: &'a str,
    /// Player at all other seats of people.
    pub rival: &'a str,
    /// The table, as [`Tuned::table_of`] reads it.
    pub table: &'a str,
    /// Seats of the contender.
    pub seats: u8,
    /// Deals, each played once from every place.
    pub deals: u64,
    /// The family of seeds.
    pub family: u64,
}

/// Result of a match.
pub struct Counted {
    /// Games played.
    pub games: u64,
    /// Seats of the contender and of its rivals, those of the rules among them.
    pub seats: [u8; 2],
    /// Games won by a seat of the contender, shared wins in part, 0.0 to 1.0.
    pub share: f64,
    /// The 95 % interval of it.
    pub interval: [f64; 2],
    /// Mean points of a seat: its own, and the rivals'.
    pub points: [f64; 2],
    /// Effort of both sides.
    pub spent: [Spent; 2],
}

impl Counted {
    /// The share that one seat would win against one, if a seat wins a game in
    /// proportion to its strength: p = ms / (ms + k (1 - s)) for m seats of the
    /// contender against k.
    pub fn between_two(&self, share: f64) -> f64 {
        let [own, others] = self.seats.map(f64::from);
        others * share / (others * share + own * (1.0 - share))
    }
}

/// `seats` seats of a contender, as evenly around the table as can be, against a
/// rival at all others: every deal once from every place that somebody sits at.
///
/// # Errors
/// Contenders and tables that do not exist, more seats than the table has.
pub fn count<G: Tuned>(row: &Match) -> Outcome<Counted> {
    count_and_look::<G>(row, |_, _, _| {})
}

/// The same; `look` sees the end of every game and the seat of the contender there, or each of
/// its seats.
///
/// # Errors
/// As [`count`].
pub fn count_and_look<G: Tuned>(row: &Match, mut look: impl FnMut(&G, &G::State, Seat)) -> Outcome<Counted> {
    let (own, rival) = (Contender::<G>::parse(row.own)?, Contender::<G>::parse(row.rival)?);
    let (game, seats) = (G::table_of(row.table)?, row.seats);
    if !(1..=game.people()).contains(&seats) {
        return Err(format!("{seats}: there are {} seats", game.people()).into());
    }
    let mut sums = Sums::default();
    for deal in 0..row.deals {
        let seed = Rng::stream(row.family, deal).next();
        play_deal(&game, seed, [&own, &rival], seats, &mut sums, &mut look);
    }
    let games = u64::from(rotations(game.people(), seats)) * row.deals;
    let (share, half) = sums.interval();
    let others = game.seats() - seats;
    let mean = |points: f64, seats: u8| points / games as f64 / f64::from(seats.max(1));
    Ok(Counted {
        games,
        seats: [seats, others],
        share,
        interval: [(share - half).max(0.0), (share + half).min(1.0)],
        points: [mean(sums.points[0], seats), mean(sums.points[1], others)],
        spent: sums.spent,
    })
}

/// Plays a match and prints what it came to.
///
/// # Errors
/// As [`count`].
pub fn compare<G: Tuned>(row: &Match) -> Outcome<()> {
    let begin = Instant::now();
    let counted = count::<G>(row)?;
    let percent = |share: f64| 100.0 * share;
    let Match { own, rival, table, family, .. } = row;
    let [low, high] = counted.interval;
    println!(
        "{table}: {} of {own} beat {} others of {rival}: {:.1} % [{:.1}, {:.1}] of {} games, family {family} \
         (between two {:.0} %); points {:.1} : {:.1}, {:.0} s",
        counted.seats[0],
        counted.seats[1],
        percent(counted.share),
        percent(low),
        percent(high),
        counted.games,
        percent(counted.between_two(counted.share)),
        counted.points[0],
        counted.points[1],
        begin.elapsed().as_secs_f64()
    );
    for (name, spent) in [own, rival].iter().zip(&counted.spent) {
        println!(
            "  {name}: {:.1} decisions per game, {:.2} ms each, longest {:.1} ms",
            f64::from(spent.decisions) / counted.games as f64,
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
    [own, rival]: [&Contender<G>; 2],
    seats: u8,
    sums: &mut Sums,
    look: &mut impl FnMut(&G, &G::State, Seat),
) {
    let (mut part, people) = (0.0, game.people());
    for place in Seat::all(rotations(people, seats)) {
        let places: Vec<Seat> = (0..seats).map(|n| place.clockwise(n * people / seats, people)).collect();
        let is_own = |seat: &Seat| places.contains(seat);
        let seated: Vec<&Contender<G>> =
            Seat::all(game.seats()).map(|seat| if is_own(&seat) { own } else { rival }).collect();
        let mut spent = vec![Spent::default(); seated.len()];
        let end = play(game, seed, &seated, &mut spent, |_| {});
        places.iter().for_each(|&seat| look(game, &end, seat));
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

/// Number of rotations before the contenders sit where some of them sat before.
fn rotations(people: u8, seats: u8) -> u8 {
    if people.is_multiple_of(seats) { people / seats } else { people }
}

/// Returns the mean of independent values and half the width of its 95 % interval.
pub fn interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// 1 for a win, a part of it for a shared one.
pub fn score(tallies: &[Tally], seat: Seat) -> f64 {
    if rank(tallies, seat) > 1 {
        return 0.0;
    }
    let winners = Seat::all(tallies.len() as u8).filter(|&other| rank(tallies, other) == 1).count();
    1.0 / winners as f64
}
