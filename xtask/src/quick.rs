//! `quick`: the checks for the loop of editing and trying, about a minute after
//! a change. `test` runs the rest: the other native tests, lints, browsers.

use crate::test::{PAGE, format, set_up};
use crate::{Outcome, process, setup, tidy};
use std::time::Instant;

/// A check with its name.
type Check = (&'static str, fn() -> Outcome);

/// The fastest first.
const CHECKS: [Check; 5] = [
    ("setup", set_up),
    ("format", format),
    ("tidy", tidy::check),
    ("check for the browser", check_wasm),
    ("rules, legality and page: cargo test", native),
];

/// Runs the checks in order.
///
/// # Errors
/// At the first one that fails: while something is being edited, one finding at
/// a time is enough.
pub fn run() -> Outcome {
    let start = Instant::now();
    for (name, check) in CHECKS {
        println!("── {name}");
        check().map_err(|reason| format!("{name}: {reason}"))?;
    }
    println!("all passed in {:.0} s; `cargo xtask test` runs the rest", start.elapsed().as_secs_f64());
    Ok(())
}

/// The other target needs no check of its own: the tests compile it.
fn check_wasm() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["check", "--locked", "--target", setup::TARGET]);
    process::run(cargo.args(["--package", "sobremesa", "--package", "worker"]))
}

fn native() -> Outcome {
    let mut page = process::cargo();
    page.args(["test", "--locked", "--quiet", "--lib", "--bins"]);
    process::run(page.args(PAGE.map(|package| format!("--package={package}"))))?;
    let mut cargo = process::cargo();
    process::run(cargo.args(["test", "--locked", "--quiet", "--test", "rules", "--test", "legality"]))
}
