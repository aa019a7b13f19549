//! Measures the opponents of a game against each other, and fits the weights
//! of their judgement to games they play among themselves.
//!
//! ```text
//! cargo run --release --example tune -- san-juan match merchant apprentice 2 240 1
//! cargo run --release --example tune -- san-juan fit 2n+3n+4n 4000 1 viceroy:nodes=60,slip=0.03 60 > weights.txt
//! cargo run --release --example tune -- puerto-rico match viceroy@weights.txt viceroy 3 40 1
//! cargo run --release --example tune -- ginkgopolis match viceroy random 1 200 1
//! cargo run --release --example tune -- ginkgopolis evolve 1 src/ginkgopolis/eval/fitted.rs 400 1 > weights.txt
//! cargo run --release --example tune -- ginkgopolis fit 1 10000 1 viceroy:nodes=0,slip=0.1 30 > weights.txt
//! cargo run --release --example tune -- puerto-rico expand 3a+3a+4a+3n 1500 1 viceroy:nodes=8,slip=0.05@unfitted 4000 > weights.txt
//! cargo run --release --example tune -- puerto-rico match viceroy viceroy@unaware 3a 40 1
//! cargo run --release --example tune -- san-juan match governor merchant 6c 40 1 3
//! cargo run --release --example tune -- puerto-rico match master viceroy-1 3 40 1
//! cargo run --release --example tune -- puerto-rico styles governor 3 40 1
//! cargo run --release --example tune -- puerto-rico exam governor
//! cargo run --release --example tune -- puerto-rico review apprentice master 3 200 1 400
//! cargo run --release --example tune -- puerto-rico endings viceroy:slip=0,exact=0 3 60 73 200000
//! cargo run --release --example tune -- san-juan hints governor 2 1000 1
//! cargo run --release --example tune -- san-juan finish viceroy 2 100 1
//! cargo run --release --example tune -- puerto-rico openings master 4c 100 1
//! cargo run --release --example tune -- puerto-rico given-away governor master viceroy:nodes=50,slip=0 3 1000 1 16
//! cargo run --release --example tune -- puerto-rico calibrate 100
//! cargo run --release --example tune -- puerto-rico adapt mixed 2 200 1
//! cargo run --release --example tune -- puerto-rico match viceroy:slip=0 viceroy:slip=0,exact=0 3 40 503
//! cargo run --release --example tune -- puerto-rico train examples/tune/train/recipes/puerto-rico-1.json target/nets/puerto-rico-1.net
//! cargo run --release --example tune -- puerto-rico set-exam 3+3c+4+3n+3a 20 1 60000
//! ```

mod adapt;
mod calibrate;
mod compare;
mod contender;
mod endings;
mod evolve;
mod exam;
mod finish;
mod fit;
mod games;
mod given_away;
mod hints;
mod openings;
mod plans;
mod review;
mod rivals;
mod strength;
mod styles;
mod told;
mod train;

use std::env::args;
use std::process::ExitCode;

use ai::Ideas;
use compare::{Match, compare};
use endings::Endings;
use evolve::evolve;
use finish::Finish;
use fit::{Fit, fit};
use game_core::Game;
use games::Tuned;
use ginkgopolis::Ginkgopolis;
use hints::Hints;
use openings::Openings;
use puerto_rico::PuertoRico;
use review::{Course, review};
use san_juan::SanJuan;

const USAGE: &str = "usage: tune GAME match BOT RIVALS TABLE DEALS SEED [SEATS]\n       \
                     tune GAME fit TABLE+TABLE GAMES SEED BOT+BOT RIDGE+RIDGE\n       \
                     tune GAME expand TABLE+TABLE GAMES SEED BOT+BOT RIDGE+RIDGE\n       \
                     tune GAME evolve TABLE WEIGHTS ROUNDS SEED\n       \
                     tune GAME train RECIPE OUT\n       \
                     tune GAME exam BOT\n       \
                     tune GAME review BOT BOT TABLE GAMES SEED PLAYOUTS\n       \
                     tune GAME styles BOT TABLE DEALS SEED\n       \
                     tune GAME strength levels|rivals|exam|chances PERCENT\n       \
                     tune GAME endings BOT TABLE GAMES SEED ACTIONS\n       \
                     tune GAME hints BOT TABLE HINTS SEED\n       \
                     tune GAME finish BOT TABLE GAMES SEED\n       \
                     tune GAME openings BOT TABLE GAMES SEED\n       \
                     tune GAME given-away BOT RIVAL OTHERS TABLE POSITIONS SEED GAMES\n       \
                     tune GAME calibrate PERCENT\n       \
                     tune GAME adapt BOT TABLE GAMES SEED\n       \
                     tune GAME set-exam TABLE+TABLE GAMES SEED PLAYOUTS";

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

fn run<G: Tuned + Ideas>(words: &[&str]) -> Outcome<()> {
    match *words {
        ["match", own, rival, table, deals, seed] => {
            let (deals, family) = (deals.parse()?, seed.parse()?);
            compare::<G>(&Match { own, rival, table, seats: 1, deals, family })
        }
        ["match", own, rival, table, deals, seed, seats] => {
            let (deals, family, seats) = (deals.parse()?, seed.parse()?, seats.parse()?);
            compare::<G>(&Match { own, rival, table, seats, deals, family })
        }
        ["strength", part, percent] => strength::print::<G>(part, percent.parse()?),
        ["evolve", table, start, rounds, seed] => evolve::<G>(table, start, rounds.parse()?, seed.parse()?),
        [verb @ ("fit" | "expand"), tables, games, seed, bot, ridge] => {
            let tables: Vec<&str> = tables.split('+').collect();
            let ridges = ridge.split('+').map(str::parse).collect::<Result<Vec<f64>, _>>()?;
            let (games, family) = (games.parse()?, seed.parse()?);
            let of_expansions = verb == "expand";
            fit::<G>(&Fit { tables: &tables, games, family, contender: bot, ridges: &ridges, of_expansions })
        }
        ["review", weak, strong, table, games, seed, playouts] => {
            let (games, family, playouts) = (games.parse()?, seed.parse()?, playouts.parse()?);
            review::<G>(&Course { weak, strong, table, games, family, playouts })
        }
        ["styles", bot, table, deals, seed] => styles::print::<G>(bot, table, deals.parse()?, seed.parse()?),
        ["endings", bot, table, games, seed, limit] => {
            let (games, family, limit) = (games.parse()?, seed.parse()?, limit.parse()?);
            endings::print::<G>(&Endings { bot, table, games, family, limit })
        }
        ["hints", bot, table, hints, seed] => {
            let (hints, family) = (hints.parse()?, seed.parse()?);
            hints::print::<G>(&Hints { bot, table, hints, family })
        }
        ["finish", bot, table, games, seed] => {
            let (games, family) = (games.parse()?, seed.parse()?);
            finish::print::<G>(&Finish { bot, table, games, family })
        }
        ["openings", bot, table, games, seed] => {
            let (games, family) = (games.parse()?, seed.parse()?);
            openings::print::<G>(&Openings { bot, table, games, family })
        }
        ["adapt", person, table, games, seed] => {
            let (games, family) = (games.parse()?, seed.parse()?);
            adapt::print::<G>(&adapt::Course { person, table, games, family })
        }
        ["given-away", bot, rival, others, table, positions, seed, games] => {
            let (positions, family, games) = (positions.parse()?, seed.parse()?, games.parse()?);
            given_away::print::<G>(&given_away::Task { bot, rival, others, table, positions, family, games })
        }
        ["calibrate", percent] => calibrate::fit::<G>(percent.parse()?),
        ["train", recipe, out] => train::train::<G>(recipe, out),
        ["exam", bot] => {
            println!("{}", exam::take::<G>(bot)?);
            Ok(())
        }
        ["set-exam", tables, games, seed, playouts] => {
            let tables: Vec<&str> = tables.split('+').collect();
            exam::set::<G>(&tables, games.parse()?, seed.parse()?, playouts.parse()?)
        }
        _ => Err(USAGE.into()),
    }
}
