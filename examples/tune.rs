//! Measures the opponents of San Juan against each other, and fits the
//! weights of their judgement to games they play among themselves.
//!
//! ```text
//! cargo run --release --example tune -- match merchant apprentice 240 1
//! cargo run --release --example tune -- fit 4000 1 > weights.txt
//! ```

use std::env::args;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sobremesa::ai::eval::san_juan::features::{self, FEATURES};
use sobremesa::ai::eval::san_juan::leader;
use sobremesa::ai::eval::san_juan::weights::{KNOTS, stage};
use sobremesa::ai::{Bot, choose};
use sobremesa::core::score::rank;
use sobremesa::core::{Actions, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Config, Prompt, SanJuan, State};

const USAGE: &str = "usage: tune match BOT BOT DEALS SEED | tune fit GAMES SEED [BOT]";

fn main() -> ExitCode {
    let words: Vec<String> = args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["match", own, rival, deals, seed] => compare(own, rival, deals, seed),
        ["fit", games, seed] => fit(games, seed, "greedy"),
        ["fit", games, seed, bot] => fit(games, seed, bot),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// What one side used in a match.
#[derive(Default)]
struct Spent {
    decisions: u32,
    time: Duration,
    longest: Duration,
}

/// Plays one game between the bots in seat order and calls `watch` before
/// every pick of a role.
fn play(
    game: &SanJuan,
    seed: u64,
    bots: &[Bot],
    spent: &mut [Spent],
    mut watch: impl FnMut(&State),
) -> State {
    let mut state = game.setup(seed, &mut Mute);
    let mut seeds = Rng::stream(seed, 0xB075);
    let mut legal = Actions::new();
    while let Turn::Choose { seat, prompt } = game.turn(&state) {
        if matches!(prompt, Prompt::Role { .. }) {
            watch(&state);
        }
        legal.clear();
        game.legal(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let begin = Instant::now();
            let action = choose(game, &state, bots[seat.index()], seeds.next(), || false);
            let spent = &mut spent[seat.index()];
            spent.decisions += 1;
            spent.time += begin.elapsed();
            spent.longest = spent.longest.max(begin.elapsed());
            action
        };
        game.apply(&mut state, action, &mut Mute);
    }
    state
}

/// `own` against `rival`: every deal twice, seats exchanged.
fn compare(own: &str, rival: &str, deals: &str, seed: &str) -> Outcome<()> {
    let (own, rival): (Bot, Bot) = (own.parse()?, rival.parse()?);
    let (deals, family): (u64, u64) = (deals.parse()?, seed.parse()?);
    let game = SanJuan::new(&Config { first: Some(Seat(0)), ..Config::default() })
        .map_err(|error| error.to_string())?;
    let (mut pairs, mut points) = (Vec::new(), [0.0; 2]);
    let mut spent = [Spent::default(), Spent::default()];
    let mut rounds = 0;
    let begin = Instant::now();
    for deal in 0..deals {
        let deal_seed = Rng::stream(family, deal).next();
        let mut pair = 0.0;
        for own_seat in [0, 1] {
            let mut bots = [rival; 2];
            bots[own_seat] = own;
            spent.swap(0, own_seat);
            let end = play(&game, deal_seed, &bots, &mut spent, |_| {});
            spent.swap(0, own_seat);
            let tallies = game.tallies(&end);
            pair += score(&tallies, Seat(own_seat as u8)) / 2.0;
            points[0] += f64::from(tallies[own_seat].points);
            points[1] += f64::from(tallies[1 - own_seat].points);
            rounds += u32::from(end.round());
        }
        pairs.push(pair);
    }
    let games = (2 * deals) as f64;
    let mean = pairs.iter().sum::<f64>() / deals as f64;
    let variance =
        pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (deals as f64 - 1.0).max(1.0);
    let half = 1.96 * (variance / deals as f64).sqrt();
    println!(
        "{own} beats {rival}: {:.1} % [{:.1}, {:.1}] of {games} games, family {family}; points {:.1} : {:.1}, {:.1} rounds, {:.0} s",
        100.0 * mean,
        100.0 * (mean - half),
        100.0 * (mean + half),
        points[0] / games,
        points[1] / games,
        f64::from(rounds) / games,
        begin.elapsed().as_secs_f64()
    );
    for (bot, spent) in [own, rival].iter().zip(&spent) {
        println!(
            "  {bot}: {:.1} decisions per game, {:.2} ms each, longest {:.1} ms",
            f64::from(spent.decisions) / games,
            spent.time.as_secs_f64() * 1000.0 / f64::from(spent.decisions.max(1)),
            spent.longest.as_secs_f64() * 1000.0
        );
    }
    Ok(())
}

/// 1 for a win, 0.5 for a shared one.
fn score(tallies: &[sobremesa::core::Tally], seat: Seat) -> f64 {
    let winners = Seat::all(tallies.len() as u8).filter(|&seat| rank(tallies, seat) == 1).count();
    if rank(tallies, seat) == 1 { 1.0 / winners as f64 } else { 0.0 }
}

/// Unknowns of the fit: every feature at every knot.
const UNKNOWNS: usize = FEATURES * KNOTS;

/// One remembered position: the difference of the two seats' features, spread
/// over the knots, and the final lead of the first.
struct Sample {
    parts: Vec<(u16, f32)>,
    built: u8,
    points: f32,
    lead: f32,
}

/// Fits the final lead to the differences of features by ridge regression.
fn fit(games: &str, seed: &str, bot: &str) -> Outcome<()> {
    let (games, family): (u64, u64) = (games.parse()?, seed.parse()?);
    let bot: Bot = bot.parse()?;
    let game = SanJuan::new(&Config::default()).map_err(|error| error.to_string())?;
    let mut samples = Vec::new();
    for index in 0..games {
        remember(&game, Rng::stream(family, index).next(), bot, &mut samples);
    }
    let weights = solve(&samples);
    report(&weights, &samples);
    Ok(())
}

/// Plays a game and keeps its positions from both seats' sides.
fn remember(game: &SanJuan, seed: u64, bot: Bot, samples: &mut Vec<Sample>) {
    let begin = samples.len();
    let mut spent = [Spent::default(), Spent::default()];
    // Now and then a random choice, so that unusual positions are seen too.
    let end = play(game, seed, &[bot; 2], &mut spent, |state| {
        let built = leader(game, state);
        let (low, part) = stage(built);
        let mut parts = Vec::new();
        let tallies = game.tallies(state);
        for (seat, sign) in [(Seat(0), 1.0), (Seat(1), -1.0)] {
            let points = f32::from(tallies[seat.index()].points);
            features::each(game, state, seat, points, |feature, value| {
                parts.push(((low * FEATURES + feature) as u16, sign * value * (1.0 - part)));
                parts.push((((low + 1) * FEATURES + feature) as u16, sign * value * part));
            });
        }
        samples.push(Sample { parts, built, points: 0.0, lead: 0.0 });
    });
    let tallies = game.tallies(&end);
    for sample in &mut samples[begin..] {
        sample.lead = f32::from(tallies[0].points - tallies[1].points);
        sample.points = f32::from(tallies[0].points + tallies[1].points) / 2.0;
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
        for &(index, value) in &sample.parts {
            let index = usize::from(index);
            if !used.contains(&index) {
                used.push(index);
            }
            dense[index] += f64::from(value);
        }
        for &row in &used {
            for &column in &used {
                matrix[row][column] += dense[row] * dense[column];
            }
            matrix[row][UNKNOWNS] += dense[row] * f64::from(sample.lead);
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

/// Prints the tables of `weights.rs`, and how good they are.
fn report(weights: &[f64], samples: &[Sample]) {
    let guess = |sample: &Sample| -> f64 {
        sample.parts.iter().map(|&(index, value)| weights[usize::from(index)] * f64::from(value)).sum()
    };
    let (mut wrong, mut count, mut points) = ([0.0; KNOTS], [0.0_f64; KNOTS], [0.0; KNOTS]);
    for sample in samples {
        let (low, part) = stage(sample.built);
        let error = (guess(sample) - f64::from(sample.lead)).powi(2);
        for (knot, share) in [(low, 1.0 - part), (low + 1, part)] {
            wrong[knot] += error * f64::from(share);
            count[knot] += f64::from(share);
            points[knot] += f64::from(sample.points * share);
        }
    }
    println!("// {} positions", samples.len());
    println!("pub const KNOT_WEIGHTS: [Row; KNOTS] = [");
    for row in weights.chunks(FEATURES) {
        let words: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", words.join(", "));
    }
    println!("];");
    let deviation: Vec<f64> = (0..KNOTS).map(|knot| (wrong[knot] / count[knot]).sqrt()).collect();
    println!(
        "// root mean squared error {deviation:.2?}, mean final points {:.2?}",
        [points[0] / count[0], points[1] / count[1], points[2] / count[2], points[3] / count[3]]
    );
}
