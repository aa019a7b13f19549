//! The project's commands: `cargo xtask <verb>`.
//!
//! One module per verb, each with `pub fn run(args) -> Outcome` and, where it
//! has any, its `Args`. What takes long to compile is not used here, so that
//! the first call builds in seconds.

mod assets;
mod browser;
mod budget;
mod build;
mod copies;
mod digest;
mod e2e;
mod endure;
mod engines;
mod files;
mod fuzz;
mod gzip;
mod hosts;
mod licences;
mod measure;
mod parts;
mod play;
mod precache;
mod process;
mod programs;
mod quick;
mod referee;
mod reproduce;
mod serve;
mod setup;
mod shell_words;
mod strength;
mod styles;
mod supply;
mod test;
mod tidy;
mod train;
mod watch;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// What a verb returns: nothing, or one sentence for the person who typed it.
pub type Outcome<T = ()> = Result<T, String>;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Sets up what is missing, builds, serves, opens the browser
    Play(play::Args),
    /// Writes a static site to dist/
    Build(build::Args),
    /// Serves a directory on 127.0.0.1, e.g. serve dist 8080 /games/
    Serve(serve::Args),
    /// The checks after each change: formatting, tidy, both targets, tests of rules and page
    Quick,
    /// Formatting, lints, tidy, native and end-to-end tests
    Test(test::Args),
    /// Architecture, sizes, rule coverage
    Tidy(tidy::Args),
    /// The browser tests alone; further words go to Playwright
    E2e(e2e::Args),
    /// Random games of every game and mode, each step checked; further words go to the referee
    Soak(referee::Soak),
    /// Looks for inputs that a reader cannot take, led by what they reach
    Fuzz(fuzz::Args),
    /// Figures of the rules, natively and in the worker; further words go to the referee
    Bench(referee::Bench),
    /// Matches and the exam of docs/strength.md, and its tables
    Strength(strength::Args),
    /// The nets of the opponents anew, recipe by recipe
    Train(train::Args),
    /// How long a player waits: coming to a table on a slow link, taps, long tasks
    Measure(measure::Args),
    /// Licences and sources of what comes from outside, known faults in it, a list of it
    Supply(supply::Args),
    /// Builds the site twice in two folders and compares every byte
    Reproduce,
    /// A page left open for hours: what it holds on to must not grow
    Endure(endure::Args),
    /// The finished site behind nginx and Caddy, tried in the browser; further words go to Playwright
    Hosts(hosts::Args),
    /// Part of the build: what is made rather than copied (Trunk calls it first)
    Assets,
    /// Part of the build: names in index.html, the service worker (Trunk calls it last)
    Precache,
    /// Sizes of dist/ against their limits
    Budget,
}

fn main() -> ExitCode {
    match dispatch(&Cli::parse().verb) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(verb: &Verb) -> Outcome {
    match verb {
        Verb::Play(args) => play::run(args),
        Verb::Build(args) => build::run(args),
        Verb::Serve(args) => serve::run(args),
        Verb::Quick => quick::run(),
        Verb::Test(args) => test::run(args),
        Verb::Tidy(args) => tidy::run(args),
        Verb::E2e(args) => e2e::run(args),
        Verb::Soak(args) => referee::soak(args),
        Verb::Fuzz(args) => fuzz::run(args),
        Verb::Bench(args) => referee::bench(args),
        Verb::Strength(args) => strength::run(args),
        Verb::Train(args) => train::run(args),
        Verb::Measure(args) => measure::run(args),
        Verb::Supply(args) => supply::run(args),
        Verb::Reproduce => reproduce::run(),
        Verb::Endure(args) => endure::run(args),
        Verb::Hosts(args) => hosts::run(args),
        Verb::Assets => assets::run(),
        Verb::Precache => precache::run(),
        Verb::Budget => budget::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn words_behind_our_own_go_to_another_program() {
        let words = "xtask e2e --no-build -g offline specs/a.ts --project=desk";
        let Verb::E2e(args) = Cli::parse_from(words.split(' ')).verb else { panic!("e2e in {words}") };
        assert_eq!(args.words, ["-g", "offline", "specs/a.ts", "--project=desk"]);
        assert!(args.no_build);
        let words = "xtask soak --games 5 --game san-juan --modes 2p";
        let Verb::Soak(args) = Cli::parse_from(words.split(' ')).verb else { panic!("soak in {words}") };
        assert_eq!(
            (args.games, &args.words[..]),
            (5, &["--game", "san-juan", "--modes", "2p"].map(str::to_owned)[..])
        );
    }

    #[test]
    fn a_mistyped_word_is_refused() {
        for line in ["xtask play --prot 1", "xtask play --port", "xtask plai", "xtask serve dist eighty"] {
            assert!(Cli::try_parse_from(line.split(' ')).is_err(), "{line}");
        }
    }
}
