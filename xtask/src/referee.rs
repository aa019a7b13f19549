//! `bench` and `soak`: figures and long random play, done by the referee, which
//! is built as it is released, and by the worker in a browser.

use crate::args::Args;
use crate::build::{self, Mode};
use crate::tidy::GAMES;
use crate::{Outcome, e2e, process};

/// Random games of each mode that `test` plays.
pub const SOAK_IN_TEST: u32 = 2_000;

/// Random games of each mode that `soak` plays when not told otherwise.
const SOAK: u32 = 100_000;

/// The verb `bench [--browser]`: the same figures natively and, if wanted, in
/// the worker of the built site. Other words go to the referee.
pub fn bench(mut args: Args) -> Outcome {
    let browser = args.take_flag("--browser");
    referee("bench", &args.rest())?;
    if !browser {
        return Ok(());
    }
    build::build(Mode::Release)?;
    e2e::test_dist(&["--project=desk", "measure.spec.ts"].map(str::to_owned))
}

/// The verb `soak [--games N]`: other words go to the referee.
pub fn soak(mut args: Args) -> Outcome {
    let games = match args.take_value("--games")? {
        Some(word) => word.parse().map_err(|_| format!("{word} is not a number of games"))?,
        None => SOAK,
    };
    play(games, &args.rest())
}

/// Plays `games` random games of every mode of every game, unless `more` names
/// a game or modes, and checks every step of them.
///
/// # Errors
/// When the referee finds a violation; it prints how to repeat the game.
pub fn play(games: u32, more: &[String]) -> Outcome {
    let words = [&["--games".to_owned(), games.to_string()], more].concat();
    if more.iter().any(|word| word == "--game" || word == "--modes") {
        return referee("soak", &words);
    }
    GAMES.iter().try_for_each(|(game, _)| {
        let whole = ["--game", game, "--modes", "all"].map(str::to_owned);
        referee("soak", &[&words[..], &whole].concat())
    })
}

fn referee(verb: &str, words: &[String]) -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--locked", "--release", "--bin", "referee", "--", verb]).args(words);
    process::run(&mut cargo)
}
