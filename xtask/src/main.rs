//! The project's commands: `cargo xtask <verb>`.
//!
//! One module per verb, each with `pub fn run(args) -> Outcome`. Only the
//! standard library and a gzip coder, so that the first call builds in seconds.

mod args;
mod bindings;
mod browser;
mod budget;
mod build;
mod cut;
mod e2e;
mod files;
mod gzip;
mod measure;
mod page;
mod parts;
mod play;
mod precache;
mod process;
mod referee;
mod serve;
mod setup;
mod sha256;
mod styles;
mod test;
mod tidy;
mod wasm;

use args::Args;
use std::process::ExitCode;

/// What a verb returns: nothing, or one sentence for the person who typed it.
pub type Outcome<T = ()> = Result<T, String>;

const USAGE: &str = "\
Usage: cargo xtask <verb>

For people
  play  [--port N] [--no-open]     set up what is missing, build, serve, open the browser
  build [--dev]                    write a static site to dist/ (--dev: quick to build, slow to run)
  serve DIR [PORT] [PREFIX]        serve DIR on 127.0.0.1 below PREFIX, e.g. serve dist 8080 /games/

  test  [--no-e2e] [--only STEP]   formatting, lints, tidy, native and end-to-end tests
  tidy  [--list]                   architecture, sizes, rule coverage (--list: which rule is tested where)
  e2e   [--dev | --no-build] [..]  the browser tests alone; further words go to Playwright
  soak  [--games N] [..]           random games of every game and mode, each step checked
  bench [--browser] [..]           figures of the rules, natively and in the worker; words go to `referee bench`
  measure [--dist DIR].. [..]      coming to a table on a slow link, taps and long tasks; several sites side by side

Parts of the build
  setup                            wasm target and three tools into target/tools
  styles                           join style/ into one sheet (called by trunk)
  page                             build the page's program and cut it into parts (called by trunk)
  precache                         name the program in index.html, write the service worker (called by trunk)
  budget                           sizes of dist/ against their limits
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let verb = words.next().unwrap_or_default();
    let outcome = dispatch(&verb, Args::new(words.collect()));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask {verb}: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(verb: &str, args: Args) -> Outcome {
    match verb {
        "play" => play::run(args),
        "build" => build::run(args),
        "serve" => serve::run(args),
        "test" => test::run(args),
        "tidy" => tidy::run(args),
        "e2e" => e2e::run(args),
        "soak" => referee::soak(args),
        "bench" => referee::bench(args),
        "measure" => measure::run(args),
        "setup" => setup::run(args),
        "styles" => styles::run(args),
        "page" => page::run(args),
        "precache" => precache::run(args),
        "budget" => budget::run(args),
        "" | "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no such verb: {other}\n\n{USAGE}")),
    }
}
