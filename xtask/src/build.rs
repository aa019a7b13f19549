//! `build`: a static site in `dist/` that works below any path.

use crate::{Outcome, budget, files, process, setup};
use std::path::PathBuf;

/// How much work goes into the result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// What is published: small and fast.
    Release,
    /// For a quick look while writing: no optimisation of our own code.
    Dev,
}

/// What `build` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Leaves out the optimisation of our own code: quick to build, slow to run
    #[arg(long)]
    dev: bool,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let mode = if args.dev { Mode::Dev } else { Mode::Release };
    build(mode)?;
    if mode == Mode::Release {
        budget::report(&dist())?;
    }
    Ok(())
}

/// Where the site is written.
pub fn dist() -> PathBuf {
    files::root().join("dist")
}

/// Sets up what is missing and builds the site.
///
/// # Errors
/// When a tool cannot be installed or the build fails.
pub fn build(mode: Mode) -> Outcome {
    setup::ensure()?;
    let mut trunk = process::command("trunk");
    trunk.arg("build");
    if mode == Mode::Release {
        trunk.arg("--release");
    }
    // Trunk takes the words true and false here, other programs any value.
    trunk.env_remove("NO_COLOR");
    process::run(&mut trunk)
}
