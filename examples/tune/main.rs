//! Measures the opponents of a game against each other, and fits the weights
//! of their judgement to games they play among themselves.
//!
//! ```text
//! cargo run --release --example tune -- san-juan match merchant apprentice 2 240 1
//! cargo run --release --example tune -- san-juan fit 2n+3n+4n 4000 1 viceroy:nodes=60,slip=0.03 60 > weights.txt
//! cargo run --release --example tune -- puerto-rico match viceroy@weights.txt viceroy 3 40 1
//! cargo run --release --example tune -- ginkgopolis match viceroy random 1 200 1
//! cargo run --release --example tune -- ginkgopolis evolve 1 src/ai/eval/ginkgopolis/fitted.rs 400 1 > weights.txt
//! cargo run --release --example tune -- ginkgopolis fit 1 10000 1 viceroy:nodes=0,slip=0.1 30 > weights.txt
//! cargo run --release --example tune -- san-juan match governor merchant 6c 40 1 3
//! ```

mod compare;
mod contender;
mod evolve;
mod fit;
mod games;

use std::env::args;
use std::process::ExitCode;

use compare::compare;
use evolve::evolve;
use fit::fit;
use games::Tuned;
use sobremesa::core::Game;
use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::puerto_rico::PuertoRico;
use sobremesa::games::san_juan::SanJuan;

const USAGE: &str = "usage: tune GAME match BOT RIVALS TABLE DEALS SEED [SEATS]\n       \
                     tune GAME fit TABLE+TABLE GAMES SEED BOT+BOT RIDGE+RIDGE\n       \
                     tune GAME evolve TABLE WEIGHTS ROUNDS SEED";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let words: Vec<String> = args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [SanJuan::ID, ref rest @ ..] => run::<SanJuan>(rest),
        [PuertoRico::ID, ref rest @ ..] => run::<PuertoRico>(rest),
        [Ginkgopolis::ID, ref rest @ ..] => run::<Ginkgopolis>(rest),
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

fn run<G: Tuned>(words: &[&str]) -> Outcome<()> {
    match *words {
        ["match", own, rival, table, deals, seed] => {
            compare::<G>(table, own, rival, deals.parse()?, seed.parse()?, 1)
        }
        ["match", own, rival, table, deals, seed, seats] => {
            compare::<G>(table, own, rival, deals.parse()?, seed.parse()?, seats.parse()?)
        }
        ["evolve", table, start, rounds, seed] => evolve::<G>(table, start, rounds.parse()?, seed.parse()?),
        ["fit", tables, games, seed, bot, ridge] => {
            let tables: Vec<&str> = tables.split('+').collect();
            let ridges = ridge.split('+').map(str::parse).collect::<Result<Vec<f64>, _>>()?;
            fit::<G>(&tables, games.parse()?, seed.parse()?, bot, &ridges)
        }
        _ => Err(USAGE.into()),
    }
}
