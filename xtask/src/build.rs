//! `build`: a static site in `dist/` that works below any path.

use crate::{Outcome, assets, budget, copies, files, precache};
use std::path::PathBuf;

/// Amount of optimisation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Published form: small and fast.
    Release,
    /// For a quick look while writing: no optimisation of our own code.
    Dev,
}

impl Mode {
    /// Cargo's profile for the programs.
    pub fn profile(self) -> &'static str {
        match self {
            Mode::Release => "release",
            Mode::Dev => "quick",
        }
    }
}

/// Arguments of `build`.
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
    match mode {
        Mode::Release => budget::report(&dist()),
        Mode::Dev => Ok(()),
    }
}

/// Directory of the finished site.
pub fn dist() -> PathBuf {
    files::root().join("dist")
}

/// Builds the site.
///
/// # Errors
/// When something cannot be built.
pub fn build(mode: Mode) -> Outcome {
    assets::make(mode)?;
    // Put together beside it, so that `dist/` is never half a site.
    let whole = files::root().join("target/shell/whole");
    files::clear(&whole)?;
    for part in [files::root().join("public"), assets::site()] {
        files::copy_all(&part, &whole)?;
    }
    files::write(&whole.join("index.html"), files::read(&files::root().join("index.html"))?)?;
    precache::finish(&whole)?;
    if mode == Mode::Release {
        copies::write(&whole)?;
    }
    files::clear(&dist())?;
    files::rename(&whole, &dist())
}
