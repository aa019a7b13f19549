//! Measures the opponents of San Juan against each other, and fits the
//! weights of their judgement to games they play among themselves.
//!
//! ```text
//! cargo run --release --example tune -- match merchant apprentice 240 1
//! cargo run --release --example tune -- fit 4000 1 viceroy:nodes=60,slip=0.03 > weights.txt
//! cargo run --release --example tune -- match viceroy@weights.txt viceroy 60 1
//! ```

mod compare;
mod contender;
mod fit;

use std::env::args;
use std::process::ExitCode;

use compare::compare;
use fit::fit;

const USAGE: &str = "usage: tune match BOT BOT DEALS SEED | tune fit GAMES SEED [BOT]";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

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
