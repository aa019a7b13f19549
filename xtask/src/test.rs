//! `test`: everything that must hold before a change goes in.
//!
//! A failed step does not hide the others: only those that need its result are
//! left out, and they count as failed.

use crate::build::{self, Mode};
use crate::{Outcome, budget, e2e, engines, process, programs, referee, setup, tidy, train};
use std::process::Output;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{env, io};

struct Step {
    name: &'static str,
    what: &'static str,
    /// Steps whose result this one uses.
    needs: &'static [&'static str],
    run: fn() -> Outcome,
}

const STEPS: [Step; 11] = [
    Step { name: "setup", what: "parts of the toolchain", needs: &[], run: set_up },
    Step { name: "format", what: "every file as rustfmt writes it", needs: &[], run: format },
    Step { name: "tidy", what: "architecture, sizes, rule coverage", needs: &[], run: tidy::check },
    Step { name: "lint-wasm", what: "clippy on page, worker and bundler", needs: &["setup"], run: lint_wasm },
    Step { name: "build", what: "the site, as it is released", needs: &["setup"], run: build_site },
    Step { name: "lint", what: "clippy on everything native", needs: &[], run: lint },
    Step { name: "native", what: "rules, opponents, tools: cargo test", needs: &[], run: native },
    Step { name: "soak", what: "random games of every mode", needs: &[], run: soak },
    Step { name: "budget", what: "sizes against their limits", needs: &["build"], run: weigh },
    Step { name: "e2e", what: "the site in a real browser", needs: &["build"], run: browse },
    Step { name: "engines", what: "each game in the other engines", needs: &["build"], run: engines::run },
];

/// Goes on in a process of its own beside the steps after it, up to the first
/// one that needs it: alone it leaves one of two processors idle for minutes.
const BESIDE: &str = "build";

/// The steps in browsers.
const IN_BROWSERS: [&str; 2] = ["e2e", "engines"];

/// The packages of the page. Clippy looks only at packages that it is told.
pub const PAGE: [&str; 8] = [
    "sobremesa",
    "ginkgopolis_board",
    "puerto_rico_board",
    "san_juan_board",
    "screens",
    "table",
    "ui",
    "words",
];

/// Packages that take long to compile: the bundler is built and tested in another profile, and the
/// fuzzer is only built for `fuzz`.
pub const APART: [&str; 4] = ["--exclude", "bundler", "--exclude", "fuzz"];

/// Result of one step.
enum End {
    Passed,
    /// With the reason.
    Failed(String),
    /// A step that it needs has failed.
    LeftOut(&'static str),
}

impl End {
    fn of(outcome: Outcome) -> End {
        match outcome {
            Ok(()) => End::Passed,
            Err(reason) => {
                println!("{reason}");
                End::Failed(reason)
            }
        }
    }
}

/// A step in a process of its own.
struct Beside {
    step: &'static Step,
    process: JoinHandle<(io::Result<Output>, Duration)>,
}

impl Beside {
    fn start(step: &'static Step) -> Self {
        let process = thread::spawn(|| {
            let start = Instant::now();
            let output = env::current_exe().and_then(|program| {
                process::command(&program.to_string_lossy()).args(["test", "--only", step.name]).output()
            });
            (output, start.elapsed())
        });
        Beside { step, process }
    }

    /// Waits for the result and prints the output.
    fn wait(self) -> (&'static Step, End, Duration) {
        let (output, time) = self.process.join().expect("invariant: the thread only starts a program");
        let outcome =
            output.map_err(|e| format!("cannot start {}: {e}", self.step.name)).and_then(|output| {
                for text in [&output.stdout, &output.stderr] {
                    print!("{}", String::from_utf8_lossy(text));
                }
                if output.status.success() {
                    Ok(())
                } else {
                    Err(format!("{} failed ({})", self.step.name, output.status))
                }
            });
        (self.step, End::of(outcome), time)
    }
}

/// Arguments of `test`.
#[derive(clap::Args)]
pub struct Args {
    /// Leaves out the tests in a browser
    #[arg(long)]
    no_e2e: bool,
    /// Runs this step alone
    #[arg(long, value_name = "STEP")]
    only: Option<String>,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let steps = choose(args.no_e2e, args.only.as_deref())?;
    let mut ends: Vec<(&Step, End, Duration)> = Vec::new();
    let mut beside = None;
    for (at, &step) in steps.iter().enumerate() {
        if step.needs.contains(&BESIDE) {
            ends.extend(beside.take().map(Beside::wait));
        }
        println!("\n── {}/{} {}: {}", at + 1, steps.len(), step.name, step.what);
        let start = Instant::now();
        let broken =
            |name: &str| ends.iter().any(|(s, end, _)| s.name == name && !matches!(end, End::Passed));
        let end = match step.needs.iter().copied().find(|name| broken(name)) {
            Some(name) => End::LeftOut(name),
            None if step.name == BESIDE && steps.len() > 1 => {
                println!("goes on beside the next steps");
                beside = Some(Beside::start(step));
                continue;
            }
            None => End::of((step.run)()),
        };
        ends.push((step, end, start.elapsed()));
    }
    ends.extend(beside.map(Beside::wait));
    summary(&ends)
}

fn choose(no_e2e: bool, only: Option<&str>) -> Outcome<Vec<&'static Step>> {
    let Some(only) = only else {
        return Ok(STEPS.iter().filter(|step| !(no_e2e && IN_BROWSERS.contains(&step.name))).collect());
    };
    let found = STEPS.iter().find(|step| step.name == only);
    let names = || STEPS.map(|step| step.name).join(", ");
    found.map(|step| vec![step]).ok_or_else(|| format!("there is no step {only}; there are: {}", names()))
}

fn summary(ends: &[(&Step, End, Duration)]) -> Outcome {
    println!();
    for (step, end, time) in ends {
        let word = match end {
            End::Passed => "passed".to_owned(),
            // Said again here: of a long log, people often see only the end.
            End::Failed(reason) => format!("FAILED: {reason}"),
            End::LeftOut(name) => format!("LEFT OUT (needs {name})"),
        };
        println!("  {:<10} {:>7.1} s  {word}", step.name, time.as_secs_f64());
    }
    let passed = ends.iter().filter(|(_, end, _)| matches!(end, End::Passed)).count();
    let failed = ends.len() - passed;
    println!("{passed} passed, {failed} failed");
    if failed == 0 { Ok(()) } else { Err("not everything holds; see above".into()) }
}

/// Adds the parts of the toolchain that are missing.
///
/// # Errors
/// When they cannot be had.
pub fn set_up() -> Outcome {
    setup::ensure_components()?;
    setup::ensure_target()
}

/// Compares every file with what rustfmt writes.
///
/// # Errors
/// When one differs.
pub fn format() -> Outcome {
    process::run(process::cargo().args(["fmt", "--all", "--check"]))
}

fn lint() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["clippy", "--workspace", "--all-targets", "--locked"]).args(APART);
    process::run(cargo.args(["--", "-D", "warnings"]))
}

fn lint_wasm() -> Outcome {
    let mut cargo = process::cargo();
    // In the profile of the site: what is built for that needs the same macros.
    cargo.args(["clippy", "--release", "--locked", "--target", setup::TARGET]);
    cargo.args(PAGE.map(|package| format!("--package={package}")));
    cargo.args(["--package", "worker", "--", "-D", "warnings"]);
    process::run(&mut cargo)?;
    // Where the site is built, too: beside that it would have to wait.
    process::run(programs::bundler_cargo("clippy").args(["--all-targets", "--", "-D", "warnings"]))
}

fn native() -> Outcome {
    let mut cargo = process::cargo();
    process::run(cargo.args(["test", "--workspace", "--locked", "--quiet"]).args(APART))?;
    train::check_in_test()?;
    // In the profile in which the site needs it: its libraries are compiled once.
    process::run(programs::bundler_cargo("test").arg("--quiet"))
}

fn soak() -> Outcome {
    referee::soak_in_test()
}

fn build_site() -> Outcome {
    build::build(Mode::Release)
}

fn weigh() -> Outcome {
    budget::report(&build::dist())
}

fn browse() -> Outcome {
    e2e::test_dist(&[], &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_step_needs_comes_before_it() {
        for (at, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                let place = STEPS.iter().position(|other| other.name == *need);
                assert!(place.is_some_and(|place| place < at), "{} needs {need}", step.name);
            }
        }
    }

    #[test]
    fn steps_are_chosen_by_name() {
        let names = |steps: Vec<&Step>| steps.iter().map(|step| step.name).collect::<Vec<_>>();
        assert_eq!(choose(false, Some("tidy")).map(names), Ok(vec!["tidy"]));
        assert_eq!(choose(true, None).map(|steps| steps.len()), Ok(STEPS.len() - IN_BROWSERS.len()));
        assert!(choose(false, Some("tydi")).is_err_and(|reason| reason.contains("tidy, lint")));
    }

    #[test]
    fn one_failure_fails_the_whole() {
        let step = &STEPS[0];
        assert!(summary(&[(step, End::Passed, Duration::ZERO)]).is_ok());
        let ends = [(step, End::Passed, Duration::ZERO), (step, End::LeftOut("setup"), Duration::ZERO)];
        assert!(summary(&ends).is_err());
        assert!(summary(&[(step, End::of(Err("no net".to_owned())), Duration::ZERO)]).is_err());
    }
}
