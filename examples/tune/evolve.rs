//! Breeding the weights by which plays look good, where one person plays
//! against the rules: those survive that win without a search.

use game_core::{Mute, Rng, Turn};
use rand::RngExt;

use crate::contender::{at_once, read_knots};
use crate::fit::print_weights;
use crate::games::{KNOTS, Knots, Tuned};
use crate::{Outcome, USAGE};

/// Changes tried per round, each of them forwards and backwards.
const PAIRS: usize = 30;
/// Games that each of them plays.
const GAMES: u64 = 200;
/// Step of the survivors per round, in units of a change.
const STEP: f64 = 0.12;
/// The lead in points beyond which more counts little.
const CLEAR: f64 = 25.0;
/// Memory of earlier rounds: of the direction, and of its size.
const MEMORY: [f64; 2] = [0.9, 0.99];
/// Rounds whose weights are averaged at the end.
const LAST: u64 = 20;
/// Rounds between two reports.
const REPORT: u64 = 10;

/// One weight that is bred.
struct Gene {
    knot: usize,
    feature: usize,
    /// The size of a usual change.
    scale: f64,
    /// Direction that has paid, and how clearly.
    trend: [f64; 2],
    /// Its mean over the last rounds.
    mean: f64,
}

/// Starts from the weights in the file `start` and prints those bred in
/// `rounds` rounds. Reports go to the error output.
///
/// # Errors
/// Tables and files that do not exist, and tables of several people.
pub fn evolve<G: Tuned>(table: &str, start: &str, rounds: u64, seed: u64) -> Outcome<()> {
    let game = G::table_of(table)?;
    if game.people() != 1 {
        return Err(USAGE.into());
    }
    let mut knots = read_knots::<G>(start)?;
    let mut genes = genes::<G>(&knots);
    let mut rng = Rng::stream(seed, 1);
    for round in 0..rounds {
        let slope = slope(&game, &knots, &genes, &mut rng);
        for (gene, slope) in genes.iter_mut().zip(slope) {
            let weight = &mut knots.rows[gene.knot][gene.feature];
            *weight += gene.step(slope, round) as f32;
            gene.mean += (f64::from(*weight) - gene.mean) / (round + 1).min(LAST) as f64;
        }
        if (round + 1).is_multiple_of(REPORT) {
            let lead = mean_lead(&game, &G::judge_looking(&knots), seed, 10 * GAMES);
            eprintln!("round {}: eased lead {lead:.2}", round + 1);
        }
    }
    for gene in genes {
        knots.rows[gene.knot][gene.feature] = gene.mean as f32;
    }
    let weights: Vec<f64> = knots.rows.concat().into_iter().map(f64::from).collect();
    print_weights::<G>("evolve", &format!("bred in\n/// {rounds} rounds"), 0..G::FEATURES, &weights);
    Ok(())
}

/// Everything that plays look at.
fn genes<G: Tuned>(knots: &Knots) -> Vec<Gene> {
    let looked_at = (0..G::FEATURES).filter(|&feature| G::is_looked_at(feature));
    let gene = |feature: usize| {
        let size: f64 = knots.rows.iter().map(|row| f64::from(row[feature].abs())).sum();
        let scale = (0.3 * size / KNOTS as f64).max(0.3);
        (0..KNOTS).map(move |knot| Gene { knot, feature, scale, trend: [0.0; 2], mean: 0.0 })
    };
    looked_at.flat_map(gene).collect()
}

impl Gene {
    /// Length of the step after `round` earlier rounds, the last of which has shown this slope:
    /// constant where the trend is clear.
    fn step(&mut self, slope: f64, round: u64) -> f64 {
        let seen = [slope, slope * slope];
        let mut trend = [0.0; 2];
        for (index, memory) in MEMORY.into_iter().enumerate() {
            self.trend[index] = memory * self.trend[index] + (1.0 - memory) * seen[index];
            trend[index] = self.trend[index] / (1.0 - memory.powi(round as i32 + 1));
        }
        STEP * self.scale * trend[0] / (trend[1].sqrt() + 1e-3)
    }
}

/// Change of the mean lead if each gene changes by its scale, estimated from changes of all of them
/// at a time.
fn slope<G: Tuned>(game: &G, knots: &Knots, genes: &[Gene], rng: &mut Rng) -> Vec<f64> {
    let mut slope = vec![0.0; genes.len()];
    for _ in 0..PAIRS {
        let change: Vec<f64> = genes.iter().map(|_| normal(rng)).collect();
        let family = rng.next();
        let lead = |sign: f64| {
            let mut changed = knots.clone();
            for (gene, change) in genes.iter().zip(&change) {
                changed.rows[gene.knot][gene.feature] += (sign * gene.scale * change) as f32;
            }
            mean_lead(game, &G::judge_looking(&changed), family, GAMES)
        };
        let gain = (lead(1.0) - lead(-1.0)) / (2.0 * PAIRS as f64);
        slope.iter_mut().zip(&change).for_each(|(slope, change)| *slope += gain * change);
    }
    slope
}

/// The mean lead over the best of the others, large ones eased, of games that
/// are played without a search.
fn mean_lead<G: Tuned>(game: &G, judge: &G::Judge, family: u64, games: u64) -> f64 {
    let lead = |index: u64| {
        let seed = Rng::stream(family, index).next();
        let (mut state, mut rng) = (game.setup(seed, &mut Mute), Rng::stream(seed, 2));
        while let Turn::Choose { .. } = game.turn(&state) {
            let action = at_once(game, judge, &state, 0.0, &mut rng);
            game.apply(&mut state, action, &mut Mute);
        }
        let tallies = game.tallies(&state);
        let rival = tallies.iter().skip(1).map(|tally| tally.points).max().unwrap_or(0);
        CLEAR * (f64::from(tallies[0].points - rival) / CLEAR).tanh()
    };
    (0..games).map(lead).sum::<f64>() / games as f64
}

/// A draw from the standard normal distribution.
fn normal(rng: &mut Rng) -> f64 {
    let (size, turn) = (1.0 - rng.random::<f64>(), rng.random::<f64>());
    (-2.0 * size.ln()).sqrt() * (std::f64::consts::TAU * turn).cos()
}
