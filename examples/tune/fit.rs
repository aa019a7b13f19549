//! Fitting the weights.

use std::ops::Range;

use game_core::{Rng, Seat, Tally};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};
use crate::games::{KNOTS, Tuned};
use crate::train::tell_unknown;

/// One remembered position: each seat's features, spread over the knots, and
/// its final points.
struct Sample {
    sides: Vec<Vec<(u16, f32)>>,
    stage: (usize, f32),
    points: Vec<f32>,
}

/// Parameters of a fit.
#[derive(Clone, Copy)]
pub struct Fit<'a> {
    /// Tables where games are played, in turn.
    pub tables: &'a [&'a str],
    /// Number of games.
    pub games: u64,
    /// The family of their seeds.
    pub family: u64,
    /// Player; several, joined by `+`, sit down in any mixture.
    pub contender: &'a str,
    /// Pull of the weights towards their old values; a table is printed for each.
    pub ridges: &'a [f64],
    /// True if the weights of the program stay, except those of expansions, which are pulled
    /// towards a rule of thumb.
    pub of_expansions: bool,
}

/// Fits the final leads to the differences of features by ridge regression,
/// and prints the weights.
///
/// # Errors
/// Contenders and tables that do not exist, games without weights of expansions.
pub fn fit<G: Tuned>(wanted: &Fit) -> Outcome<()> {
    let &Fit { tables, games, family, contender, ridges, of_expansions } = wanted;
    let (prejudice, free) = match (of_expansions, G::expandable()) {
        (false, _) => (G::prejudice(), 0..G::FEATURES),
        (true, Some((knots, features))) => (knots.rows, features),
        (true, None) => return Err("no weights of expansions alone".into()),
    };
    let contenders = contender.split('+').map(Contender::<G>::parse).collect::<Outcome<Vec<_>>>()?;
    tell_unknown::<G>();
    let mut samples = Vec::new();
    for index in 0..games {
        let game = G::table_of(tables[index as usize % tables.len()])?;
        let mut rng = Rng::stream(family, index);
        let seed = rng.next();
        let anybody = |_| &contenders[rng.below(contenders.len() as u32) as usize];
        let seated: Vec<&Contender<G>> = Seat::all(game.seats()).map(anybody).collect();
        remember(&game, seed, &seated, &mut samples);
    }
    for &ridge in ridges {
        let weights = solve::<G>(&samples, ridge, &prejudice, &free);
        if of_expansions {
            let origin = format!("fitted beside the others to\n/// {} positions", samples.len());
            print_weights::<G>("expand", &origin, free.clone(), &weights);
        } else {
            report::<G>(&weights, &samples);
        }
    }
    Ok(())
}

/// Plays a game and keeps its positions.
fn remember<G: Tuned>(game: &G, seed: u64, seated: &[&Contender<G>], samples: &mut Vec<Sample>) {
    let begin = samples.len();
    let mut spent = vec![Spent::default(); seated.len()];
    let end = play(game, seed, seated, &mut spent, |state| {
        if !game.is_sample(state) {
            return;
        }
        let (low, part) = game.stage(state);
        let spread = |side: Vec<(usize, f32)>| {
            let parts = side.into_iter().flat_map(|(feature, value)| {
                let index = |knot: usize| (knot * G::FEATURES + feature) as u16;
                [(index(low), value * (1.0 - part)), (index(low + 1), value * part)]
            });
            parts.collect()
        };
        let sides = game.sides(state).into_iter().map(spread).collect();
        samples.push(Sample { sides, stage: (low, part), points: Vec::new() });
    });
    let points: Vec<f32> = game.tallies(&end).iter().map(|tally: &Tally| tally.points.into()).collect();
    samples[begin..].iter_mut().for_each(|sample| sample.points.clone_from(&points));
}

/// Calls `take` with every pair of seats that sit next to each other.
fn pairs(seats: usize, mut take: impl FnMut(usize, usize)) {
    for one in 0..seats {
        let other = (one + 1) % seats;
        if seats > 2 || one < other {
            take(one, other);
        }
    }
}

/// The weights with the least squared error of the leads; each is drawn
/// towards the prejudice as strongly as by `ridge` samples, and those of features
/// that are not `free` keep to it.
fn solve<G: Tuned>(samples: &[Sample], ridge: f64, prejudice: &[Vec<f32>], free: &Range<usize>) -> Vec<f64> {
    let unknowns = G::FEATURES * KNOTS;
    let prejudice: Vec<f64> = prejudice.concat().into_iter().map(f64::from).collect();
    let mut matrix = vec![vec![0.0_f64; unknowns + 1]; unknowns];
    for (index, row) in matrix.iter_mut().enumerate() {
        row[index] = ridge;
    }
    let mut dense = vec![0.0_f64; unknowns];
    for sample in samples {
        pairs(sample.sides.len(), |one, other| {
            let mut used: Vec<usize> = Vec::new();
            for (side, sign) in [(one, 1.0), (other, -1.0)] {
                for &(index, value) in &sample.sides[side] {
                    used.push(index.into());
                    dense[usize::from(index)] += sign * f64::from(value);
                }
            }
            used.sort_unstable();
            used.dedup();
            used.retain(|&index| dense[index] != 0.0);
            let expected: f64 = used.iter().map(|&index| dense[index] * prejudice[index]).sum();
            let surprise = f64::from(sample.points[one] - sample.points[other]) - expected;
            used.retain(|&index| free.contains(&(index % G::FEATURES)));
            for &row in &used {
                let factor = dense[row];
                used.iter().for_each(|&column| matrix[row][column] += factor * dense[column]);
                matrix[row][unknowns] += factor * surprise;
            }
            dense.fill(0.0);
        });
    }
    eliminate(matrix).iter().zip(prejudice).map(|(found, before)| found + before).collect()
}

/// Gauss-Jordan elimination of a positive definite system.
fn eliminate(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let unknowns = matrix.len();
    for pivot in 0..unknowns {
        let (before, rest) = matrix.split_at_mut(pivot);
        let (own, after) = rest.split_first_mut().expect("the pivot is a row");
        let scale = 1.0 / own[pivot];
        own[pivot..].iter_mut().for_each(|value| *value *= scale);
        for other in before.iter_mut().chain(after) {
            let factor = other[pivot];
            if factor != 0.0 {
                other[pivot..].iter_mut().zip(&own[pivot..]).for_each(|(value, own)| *value -= factor * own);
            }
        }
    }
    matrix.iter().map(|row| row[unknowns]).collect()
}

/// A standard deviation of the normal distribution, as the scale of the
/// logistic one that looks most like it.
const LOGISTIC: f64 = 0.55;

/// Prints the tables of `fitted.rs`.
fn report<G: Tuned>(weights: &[f64], samples: &[Sample]) {
    let guess = |side: &[(u16, f32)]| -> f64 {
        side.iter().map(|&(index, value)| weights[usize::from(index)] * f64::from(value)).sum()
    };
    let (mut wrong, mut missing) = ([0.0; KNOTS], [0.0; KNOTS]);
    let (mut leads, mut sides) = ([0.0_f64; KNOTS], [0.0_f64; KNOTS]);
    for sample in samples {
        let (low, part) = sample.stage;
        let guesses: Vec<f64> = sample.sides.iter().map(|side| guess(side)).collect();
        for (knot, share) in [(low, 1.0 - f64::from(part)), (low + 1, f64::from(part))] {
            for (guess, &points) in guesses.iter().zip(&sample.points) {
                missing[knot] += (f64::from(points) - guess) * share;
                sides[knot] += share;
            }
            pairs(guesses.len(), |one, other| {
                let lead = f64::from(sample.points[one] - sample.points[other]);
                wrong[knot] += (guesses[one] - guesses[other] - lead).powi(2) * share;
                leads[knot] += share;
            });
        }
    }
    let origin = format!("fitted to\n/// {} positions", samples.len());
    print_weights::<G>("fit", &origin, 0..G::FEATURES, weights);
    let line = |sums: [f64; KNOTS], counts: [f64; KNOTS], finish: fn(f64) -> f64| {
        let words =
            sums.iter().zip(counts).map(|(sum, count)| format!("{:.2}", finish(sum / count.max(1.0))));
        words.collect::<Vec<_>>().join(", ")
    };
    println!("\n/// Points every seat gains until the end whatever its features.");
    println!("#[rustfmt::skip]");
    println!("pub const BASE: [f32; KNOTS] =\n    [{}];", line(missing, sides, |mean| mean));
    println!("\n/// The scale of the uncertainty of the final lead, in points.");
    println!("#[rustfmt::skip]");
    println!(
        "pub const SPREAD: [f32; KNOTS] =\n    [{}];",
        line(wrong, leads, |mean| LOGISTIC * mean.sqrt())
    );
}

/// Prints the part of a file of weights that every file has: who wrote it, how they came about, and
/// the weights of `features`, by their names if the game has any, otherwise a row for each knot.
pub fn print_weights<G: Tuned>(verb: &str, origin: &str, features: Range<usize>, weights: &[f64]) {
    println!("//! Written by `cargo run --release --example tune -- GAME {verb}`; not meant to be edited.\n");
    if let Some(names) = features.clone().map(G::name).collect::<Option<Vec<String>>>() {
        // A fit says its ends at each knot as well.
        let types = if verb == "fit" { "{ByFeature, KNOTS}" } else { "ByFeature" };
        println!("use super::features::*;\nuse super::weights::{types};\nuse crate::{};\n", G::PIECE);
        println!("/// Features with their points per unit at each knot; {origin}.");
        println!("#[rustfmt::skip]\npub const WEIGHTS: &ByFeature = &[");
        for (feature, name) in features.zip(names) {
            let words: Vec<String> =
                weights.chunks(G::FEATURES).map(|row| format!("{:.3}", row[feature])).collect();
            println!("    ({name}, [{}]),", words.join(", "));
        }
        return println!("];");
    }
    println!("use super::weights::{{KNOTS, Row}};\n");
    println!("/// Points per unit of each feature, in the order of `features.rs`; {origin}.");
    println!("#[rustfmt::skip]\npub const WEIGHTS: [Row; KNOTS] = [");
    for row in weights.chunks(G::FEATURES) {
        let words: Vec<String> = row[features.clone()].iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", words.join(", "));
    }
    println!("];");
}
