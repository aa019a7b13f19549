//! `e2e`: the built page in a real browser, served below a deep path so that
//! an address which is not relative shows at once.

use crate::build::{self, Mode};
use crate::serve::Server;
use crate::{Outcome, browser, files, process};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Nobody's real path; three levels deep on purpose.
const PREFIX: &str = "/some/deep/path/";

/// Arguments of `e2e`.
#[derive(clap::Args)]
pub struct Args {
    /// Builds as `build --dev` does
    #[arg(long)]
    dev: bool,
    /// Tries everything: each case in every language, size and game, whole games, and on each screen what another has shown
    #[arg(long)]
    long: bool,
    /// Takes dist/ as it is
    #[arg(long)]
    pub no_build: bool,
    /// Tries the site that another host serves already, such as nginx
    #[arg(long, value_name = "ADDRESS")]
    at: Option<String>,
    /// Words for Playwright, such as `-g offline`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub words: Vec<String>,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    if !args.no_build && args.at.is_none() {
        build::build(if args.dev { Mode::Dev } else { Mode::Release })?;
    }
    let long = [("LONG", "1".to_owned())];
    let long = if args.long { &long[..] } else { &[] };
    match &args.at {
        None => test_dist(&args.words, long),
        Some(url) => test_at(url, &args.words, long),
    }
}

/// Checks the types of the end-to-end tests, then runs them on `dist/` as it
/// is, with `more` in their environment.
///
/// # Errors
/// When something is missing on this system, the types are wrong or a test
/// fails.
pub fn test_dist(words: &[String], more: &[(&str, String)]) -> Outcome {
    let server = Server::bind(&build::dist(), 0, PREFIX)?;
    let url = server.url();
    server.run_in_background();
    test_at(&url, words, more)
}

/// The same on the site at an address.
///
/// # Errors
/// As [`test_dist`].
pub fn test_at(url: &str, words: &[String], more: &[(&str, String)]) -> Outcome {
    let browser = browser::ensure()?;
    ensure_packages()?;
    check_types()?;
    let mut playwright = node("npx");
    playwright.args(["--no-install", "playwright", "test"]).args(words);
    playwright.env("SITE_URL", url).env("CHROMIUM_PATH", browser);
    playwright.envs(own_sites(&build::dist())?);
    playwright.envs(more.iter().map(|(name, value)| (*name, value)));
    process::run(&mut playwright)
}

/// Environment variables for tests that serve a copy of the site in `dist` by themselves, for
/// instance as a newer version.
///
/// # Errors
/// When this program cannot say where it lies.
pub fn own_sites(dist: &Path) -> Outcome<[(&'static str, String); 2]> {
    let this_program = std::env::current_exe().map_err(|e| format!("cannot find this program: {e}"))?;
    let text = |path: &Path| path.to_string_lossy().into_owned();
    Ok([("SITE_DIST", text(dist)), ("XTASK", text(&this_program))])
}

/// Runs Playwright with another configuration than that of the tests, and
/// `more` in its environment.
///
/// # Errors
/// When something is missing on this system or the run fails.
pub fn playwright(config: &str, more: &[(&str, String)]) -> Outcome {
    let browser = browser::ensure()?;
    ensure_packages()?;
    check_types()?;
    let mut playwright = node("npx");
    playwright.args(["--no-install", "playwright", "test", "--config", config]).env("CHROMIUM_PATH", browser);
    playwright.envs(more.iter().map(|(name, value)| (*name, value)));
    process::run(&mut playwright)
}

/// Installs the locked packages when they are not those of the lock file.
fn ensure_packages() -> Outcome {
    let dir = dir();
    let stamp = dir.join("node_modules/.lock-of-this-install");
    let lock = files::read(&dir.join("package-lock.json"))?;
    if files::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = node("npm");
    // The browser is the system's own; nothing else is to be downloaded.
    npm.args(["ci", "--no-audit", "--no-fund"]).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    process::run(&mut npm)?;
    files::write(&stamp, &lock)
}

/// Playwright takes the types off the tests without reading them; this reads
/// them.
fn check_types() -> Outcome {
    process::run(node("npx").args(["--no-install", "tsc"]))
}

fn dir() -> PathBuf {
    files::root().join("tests/e2e")
}

/// A program of Node's; on Windows they are command files.
fn node(program: &str) -> Command {
    let name = if cfg!(windows) { format!("{program}.cmd") } else { program.to_owned() };
    let mut command = process::command(&name);
    command.current_dir(dir());
    command
}
