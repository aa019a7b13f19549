//! `bench` and `soak`: figures and long random play, done by the referee, which
//! is built as it is released (within `test` as the tests are), and by the worker
//! in a browser.

use crate::build::{self, Mode};
use crate::test::APART;
use crate::tidy::GAMES;
use crate::{Outcome, e2e, files, process};
use serde_json::Value;
use std::process::Command;

/// Random games of each of the 55 modes that `test` plays: 27,500 in all.
const SOAK_IN_TEST: u32 = 500;

/// Random games of each mode that `soak` plays when not told otherwise.
const SOAK: u32 = 100_000;

/// Tables of `bench --browser`, one for each game, from those that
/// `tests/e2e/specs/measure.spec.ts` lays out for the worker.
const BENCHED: [(&str, &str); 3] = [("san-juan", "2p"), ("puerto-rico", "classic-3p"), ("ginkgopolis", "3p")];

/// Games of each that are played natively and in the worker.
const BENCH_GAMES: &str = "5000";

/// Arguments of `bench`.
#[derive(clap::Args)]
pub struct Bench {
    /// The same figures natively and in the worker of the built site, with their ratio
    #[arg(long)]
    browser: bool,
    /// Words for `referee bench`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

/// Arguments of `soak`.
#[derive(clap::Args)]
pub struct Soak {
    /// Random games of each mode
    #[arg(long, value_name = "N", default_value_t = SOAK)]
    pub games: u32,
    /// Words for `referee soak`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub words: Vec<String>,
}

/// The verb `bench`.
pub fn bench(args: &Bench) -> Outcome {
    if !args.browser {
        return process::run(&mut command("bench", &args.words));
    }
    let native = BENCHED.iter().map(|(game, mode)| rates(game, mode));
    let native = Value::Object(native.collect::<Outcome<_>>()?);
    build::build(Mode::Release)?;
    let env = [("BENCH_GAMES", BENCH_GAMES.to_owned()), ("BENCH_NATIVE", native.to_string())];
    e2e::test_dist(&["--project=desk", "--workers=1", "specs/measure.spec.ts"].map(str::to_owned), &env)
}

/// A game and what the referee does in a second of processor time, as a member
/// of a JSON object.
fn rates(game: &str, mode: &str) -> Outcome<(String, Value)> {
    let words = ["--game", game, "--modes", mode, "--games", BENCH_GAMES, "--json"].map(str::to_owned);
    let answer = process::capture(&mut command("bench", &words))?;
    let figures = serde_json::from_str::<Value>(&answer).ok().and_then(|mut answer| {
        let figures = answer["modes"][0].take();
        figures["games_per_s"].is_f64().then_some(figures)
    });
    let figures = figures.ok_or_else(|| format!("the referee gave no figures for {game}: {answer}"))?;
    println!(
        "{game} {mode}: {} games, {} judged positions, {} playouts a second",
        figures["games_per_s"], figures["judged_per_s"], figures["playouts_per_s"]
    );
    Ok((game.to_owned(), figures))
}

/// The verb `soak`.
///
/// # Errors
/// When the referee finds a violation; it prints how to repeat the game.
pub fn soak(args: &Soak) -> Outcome {
    play(args.games, &args.words, || command("soak", &[]))
}

/// The soak within `test`: fewer games of every mode of every game, by the
/// referee as `cargo test` compiles it. That one is there already, and it stops
/// at every number that overflows.
///
/// # Errors
/// As [`soak`].
pub fn soak_in_test() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["build", "--workspace", "--locked", "--quiet", "--bin", "referee"]).args(APART);
    process::run(&mut cargo)?;
    let name = format!("referee{}", std::env::consts::EXE_SUFFIX);
    let referee = files::target().join("debug").join(name);
    play(SOAK_IN_TEST, &[], || {
        let mut command = Command::new(&referee);
        command.current_dir(files::root()).arg("soak");
        command
    })
}

/// Plays `games` random games of every mode of every game, unless `more` names
/// a game or modes, and checks every step of them. The referee, which `begin`
/// calls, reports how to repeat a game in which it finds a violation.
fn play(games: u32, more: &[String], begin: impl Fn() -> Command) -> Outcome {
    let soak = || {
        let mut soak = begin();
        soak.args(["--games", &games.to_string()]).args(more);
        soak
    };
    if more.iter().any(|word| word == "--game" || word == "--modes") {
        return process::run(&mut soak());
    }
    GAMES.iter().try_for_each(|(game, _)| process::run(soak().args(["--game", game, "--modes", "all"])))
}

/// Runs the referee, as it is released.
fn command(verb: &str, words: &[String]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--locked", "--release", "--bin", "referee"]);
    cargo.arg("--").arg(verb).args(words);
    cargo
}
