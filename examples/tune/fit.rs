//! Fitting the weights.

use sobremesa::ai::eval::san_juan::features::{self, FEATURES};
use sobremesa::ai::eval::san_juan::leader;
use sobremesa::ai::eval::san_juan::weights::{KNOTS, stage};
use sobremesa::core::{Game, Rng, Seat};
use sobremesa::games::san_juan::{Config, SanJuan};

use crate::Outcome;
use crate::contender::{Contender, Spent, play};

/// Unknowns of the fit: every feature at every knot.
const UNKNOWNS: usize = FEATURES * KNOTS;

/// One remembered position: each seat's features, spread over the knots, and
/// its final points.
struct Sample {
    sides: [Vec<(u16, f32)>; 2],
    built: u8,
    points: [f32; 2],
}

impl Sample {
    fn lead(&self) -> f32 {
        self.points[0] - self.points[1]
    }
}

/// Fits the final lead to the differences of features by ridge regression.
pub fn fit(games: &str, seed: &str, contender: &str) -> Outcome<()> {
    let (games, family): (u64, u64) = (games.parse()?, seed.parse()?);
    let contender: Contender = contender.parse()?;
    let game = SanJuan::new(&Config::default()).map_err(|error| error.to_string())?;
    let mut samples = Vec::new();
    for index in 0..games {
        remember(&game, Rng::stream(family, index).next(), &contender, &mut samples);
    }
    report(&solve(&samples), &samples);
    Ok(())
}

/// Plays a game and keeps its positions.
fn remember(game: &SanJuan, seed: u64, contender: &Contender, samples: &mut Vec<Sample>) {
    let begin = samples.len();
    let mut spent = [Spent::default(), Spent::default()];
    let end = play(game, seed, [contender; 2], &mut spent, |state| {
        let built = leader(game, state);
        let (low, part) = stage(built);
        let tallies = game.tallies(state);
        let side = |seat: Seat| {
            let mut parts = Vec::new();
            features::each(game, state, seat, tallies[seat.index()].points.into(), |feature, value| {
                parts.push(((low * FEATURES + feature) as u16, value * (1.0 - part)));
                parts.push((((low + 1) * FEATURES + feature) as u16, value * part));
            });
            parts
        };
        samples.push(Sample { sides: [side(Seat(0)), side(Seat(1))], built, points: [0.0; 2] });
    });
    let tallies = game.tallies(&end);
    for sample in &mut samples[begin..] {
        sample.points = [tallies[0].points.into(), tallies[1].points.into()];
    }
}

/// Pulls every weight a little towards zero, in units of squared samples.
const RIDGE: f64 = 60.0;

/// The weights with the least squared error.
fn solve(samples: &[Sample]) -> Vec<f64> {
    let mut matrix = vec![vec![0.0_f64; UNKNOWNS + 1]; UNKNOWNS];
    for (index, row) in matrix.iter_mut().enumerate() {
        row[index] = RIDGE;
    }
    let mut dense = vec![0.0_f64; UNKNOWNS];
    for sample in samples {
        let mut used: Vec<usize> = Vec::new();
        for (side, sign) in sample.sides.iter().zip([1.0, -1.0]) {
            for &(index, value) in side {
                let index = usize::from(index);
                if !used.contains(&index) {
                    used.push(index);
                }
                dense[index] += sign * f64::from(value);
            }
        }
        for &row in &used {
            for &column in &used {
                matrix[row][column] += dense[row] * dense[column];
            }
            matrix[row][UNKNOWNS] += dense[row] * f64::from(sample.lead());
        }
        used.iter().for_each(|&index| dense[index] = 0.0);
    }
    eliminate(matrix)
}

/// Gauss-Jordan elimination of a positive definite system.
fn eliminate(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    for pivot in 0..UNKNOWNS {
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
    matrix.iter().map(|row| row[UNKNOWNS]).collect()
}

/// A standard deviation of the normal distribution, as the scale of the
/// logistic one that looks most like it.
const LOGISTIC: f64 = 0.55;

/// Prints the tables of `fitted.rs`.
fn report(weights: &[f64], samples: &[Sample]) {
    let guess = |side: &[(u16, f32)]| -> f64 {
        side.iter().map(|&(index, value)| weights[usize::from(index)] * f64::from(value)).sum()
    };
    let (mut wrong, mut missing, mut count) = ([0.0; KNOTS], [0.0; KNOTS], [0.0_f64; KNOTS]);
    for sample in samples {
        let (low, part) = stage(sample.built);
        let guesses = [guess(&sample.sides[0]), guess(&sample.sides[1])];
        let error = (guesses[0] - guesses[1] - f64::from(sample.lead())).powi(2);
        let short = f64::from(sample.points[0] + sample.points[1]) / 2.0 - (guesses[0] + guesses[1]) / 2.0;
        for (knot, share) in [(low, 1.0 - f64::from(part)), (low + 1, f64::from(part))] {
            wrong[knot] += error * share;
            missing[knot] += short * share;
            count[knot] += share;
        }
    }
    println!("//! Written by `cargo run --release --example tune -- fit`; not meant to be edited.\n");
    println!("use super::weights::{{KNOTS, Row}};\n");
    println!("/// Points per unit of each feature, in the order of `features.rs`; fitted to");
    println!("/// {} positions.", samples.len());
    println!("#[rustfmt::skip]");
    println!("pub const WEIGHTS: [Row; KNOTS] = [");
    for row in weights.chunks(FEATURES) {
        let words: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", words.join(", "));
    }
    println!("];");
    let line = |sums: [f64; KNOTS], finish: fn(f64) -> f64| {
        let words = sums.iter().zip(count).map(|(sum, count)| format!("{:.2}", finish(sum / count)));
        words.collect::<Vec<_>>().join(", ")
    };
    println!("\n/// Points every seat gains until the end whatever its features.");
    println!("pub const BASE: [f32; KNOTS] =\n    [{}];", line(missing, |mean| mean));
    println!("\n/// The scale of the uncertainty of the final lead, in points.");
    println!("pub const SPREAD: [f32; KNOTS] =\n    [{}];", line(wrong, |mean| LOGISTIC * mean.sqrt()));
}
