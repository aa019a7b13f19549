//! Measures the opponents of San Juan against each other, and fits the
//! weights of their judgement to games they play among themselves.
//!
//! ```text
//! cargo run --release --example tune -- match merchant apprentice 240 1
//! cargo run --release --example tune -- fit 4000 1 > weights.txt
//! ```

use std::env::args;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use sobremesa::ai::eval::san_juan::features::{self, FEATURES};
use sobremesa::ai::eval::san_juan::weights::{KNOTS, Table, stage};
use sobremesa::ai::eval::san_juan::{Evaluator, leader};
use sobremesa::ai::player::searched;
use sobremesa::ai::{Bot, Level, choose};
use sobremesa::core::score::rank;
use sobremesa::core::{Actions, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Action, Config, Prompt, SanJuan, State};

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

/// Somebody at the table: a bot, or a level with some figures changed and
/// weights of its own, as in `viceroy:nodes=500,slip=0.02@weights.txt`.
struct Contender {
    name: String,
    bot: Bot,
    level: Option<Level>,
    table: Table,
}

impl FromStr for Contender {
    type Err = Box<dyn std::error::Error>;

    fn from_str(name: &str) -> Outcome<Self> {
        let (who, table) = match name.split_once('@') {
            None => (name, Table::fitted()),
            Some((who, "guessed")) => (who, Table::guessed()),
            Some((who, file)) => (who, read_table(file)?),
        };
        let (bot, changes) = who.split_once(':').unwrap_or((who, ""));
        let bot: Bot = bot.parse()?;
        let mut level = if let Bot::Level(id) = bot { Some(*id.level()) } else { None };
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (field, value) = change.split_once('=').ok_or(USAGE)?;
            let level = level.as_mut().ok_or("only levels have figures")?;
            match field {
                "nodes" => level.nodes = value.parse()?,
                "slip" => level.slip = value.parse()?,
                "curiosity" => level.curiosity = value.parse()?,
                "depth" => level.depth = value.parse()?,
                "rollout" => level.rollout = value.parse()?,
                _ => return Err(USAGE.into()),
            }
        }
        Ok(Contender { name: name.to_owned(), bot, level, table })
    }
}

impl Contender {
    fn choose(&self, game: &SanJuan, state: &State, seed: u64) -> Action {
        match &self.level {
            None => choose(game, state, self.bot, seed, || false),
            Some(level) => {
                let eval = Evaluator::with_table(self.table.clone(), level.terms);
                searched(game, eval, state, level, seed, || false)
            }
        }
    }
}

/// Reads weights as [`report`] prints them.
fn read_table(file: &str) -> Outcome<Table> {
    let text = std::fs::read_to_string(file)?;
    let numbers: Vec<f32> = text
        .lines()
        .filter(|line| line.starts_with("    ["))
        .flat_map(|line| line.split([',', '[', ']', ' ', ';']))
        .filter_map(|word| word.parse().ok())
        .collect();
    let mut rows = numbers.chunks(FEATURES);
    let mut knots = [[0.0; FEATURES]; KNOTS];
    for knot in &mut knots {
        knot.copy_from_slice(
            rows.next().filter(|row| row.len() == FEATURES).ok_or("a row of weights is missing")?,
        );
    }
    let rest: [f32; 2 * KNOTS] = rows.next().ok_or("base and spread are missing")?.try_into()?;
    let (base, spread) = rest.split_at(KNOTS);
    Ok(Table::between(&knots, base.try_into()?, spread.try_into()?))
}

impl Spent {
    fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}

/// Plays one game between the contenders in seat order and calls `watch`
/// before every pick of a role.
fn play(
    game: &SanJuan,
    seed: u64,
    contenders: [&Contender; 2],
    spent: &mut [Spent; 2],
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
            let action = contenders[seat.index()].choose(game, &state, seeds.next());
            spent[seat.index()].add(begin.elapsed());
            action
        };
        game.apply(&mut state, action, &mut Mute);
    }
    state
}

/// `own` against `rival`: every deal twice, seats exchanged.
fn compare(own: &str, rival: &str, deals: &str, seed: &str) -> Outcome<()> {
    let (own, rival): (Contender, Contender) = (own.parse()?, rival.parse()?);
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
            let mut contenders = [&rival; 2];
            contenders[own_seat] = &own;
            spent.swap(0, own_seat);
            let end = play(&game, deal_seed, contenders, &mut spent, |_| {});
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
        "{} beats {}: {:.1} % [{:.1}, {:.1}] of {games} games, family {family}; points {:.1} : {:.1}, {:.1} rounds, {:.0} s",
        own.name,
        rival.name,
        100.0 * mean,
        100.0 * (mean - half),
        100.0 * (mean + half),
        points[0] / games,
        points[1] / games,
        f64::from(rounds) / games,
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

/// 1 for a win, 0.5 for a shared one.
fn score(tallies: &[sobremesa::core::Tally], seat: Seat) -> f64 {
    let winners = Seat::all(tallies.len() as u8).filter(|&seat| rank(tallies, seat) == 1).count();
    if rank(tallies, seat) == 1 { 1.0 / winners as f64 } else { 0.0 }
}

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
fn fit(games: &str, seed: &str, contender: &str) -> Outcome<()> {
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
