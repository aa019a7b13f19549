//! Opponents that match a person: games of somebody whose opponents follow from game to game.

use ai::Rung;
use game_core::score::rank;
use game_core::{Rng, Seat};
use session::statistics::{GameFacts, SeatFacts, Statistics, Who};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::Tuned;

/// Games before those that are counted.
const FIRST: u64 = 12;

/// Games of a simulated person.
pub struct Course<'a> {
    /// The person: as in [`Contender`].
    pub person: &'a str,
    /// The table, as [`Tuned::table_of`] reads it; opponents that match the person sit at its other seats.
    pub table: &'a str,
    /// Games that are counted, after the first twelve.
    pub games: u64,
    /// The family of seeds.
    pub family: u64,
}

/// Plays the games one after another, each with the strength that those before it show, and prints how
/// many the person wins and how strong the opponents become.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn print<G: Tuned>(course: &Course) -> Outcome<()> {
    let person = Contender::<G>::parse(course.person)?;
    let game = G::table_of(course.table)?;
    let mut kept = Statistics::default();
    let (mut won, mut rungs) = (Vec::new(), Vec::new());
    for number in 0..FIRST + course.games {
        let rung = kept.matched(G::ID).rung;
        let seed = Rng::stream(course.family, number).next();
        let own = Seat((number % u64::from(game.people())) as u8);
        let ends = end_of(&game, seed, own, &person, rung);
        let winners = ends.iter().filter(|&&(_, rank)| rank == 1).count() as f64;
        won.push(if ends[own.index()].1 == 1 { 1.0 / winners } else { 0.0 });
        rungs.push(rung.steps());
        let facts = |seat: Seat| {
            let who = match seat {
                seat if seat == own => Who::default(),
                seat if game.is_automa(seat) => Who::Rule(String::new()),
                _ => Who::Matched(rung),
            };
            let (points, rank) = ends[seat.index()];
            SeatFacts { who, points, rank, ..SeatFacts::default() }
        };
        kept.take(GameFacts {
            id: number.to_string(),
            game: G::ID.to_owned(),
            ended_ms: number + 1,
            seats: Seat::all(game.seats()).map(facts).collect(),
            ..GameFacts::default()
        });
    }
    let (first, counted) = won.split_at(FIRST as usize);
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    let share = mean(counted);
    let half = 1.96 * (share * (1.0 - share) / counted.len() as f64).sqrt();
    let later = &rungs[FIRST as usize..];
    let (low, high) = later.iter().fold((f64::MAX, 0.0_f64), |(low, high), &at| (low.min(at), high.max(at)));
    println!(
        "{} at {}, family {}: won {:.0} % of the first {FIRST}, {:.1} ± {:.1} % of the next {}; opponents at {:.2} on \
         average ({low:.2} to {high:.2}), {:.2} after {FIRST}",
        course.person,
        course.table,
        course.family,
        100.0 * mean(first),
        100.0 * share,
        100.0 * half,
        counted.len(),
        mean(later),
        later[0],
    );
    Ok(())
}

/// Points and rank of each seat at the end of a game of the person against opponents of one strength.
fn end_of<G: Tuned>(game: &G, seed: u64, own: Seat, person: &Contender<G>, rung: Rung) -> Vec<(i16, u8)> {
    let rival = Contender::<G>::matched(rung);
    let seated: Vec<&Contender<G>> =
        Seat::all(game.seats()).map(|seat| if seat == own { person } else { &rival }).collect();
    let mut spent = vec![Spent::default(); seated.len()];
    let end = play(game, seed, &seated, &mut spent, |_| {});
    let tallies = game.tallies(&end);
    Seat::all(game.seats()).map(|seat| (tallies[seat.index()].points, rank(&tallies, seat))).collect()
}
