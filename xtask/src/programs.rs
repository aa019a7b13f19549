//! The two programs of the site, compiled and made loadable: the page, split
//! into parts so that a browser fetches the games only when they are wanted,
//! and the worker.

use crate::build::Mode;
use crate::setup::TARGET;
use crate::{Outcome, digest, files, parts, process};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The release profile as the page wants it: small, and with the names and
/// relocations that tell its parts apart, which are removed afterwards.
const SMALL: [&str; 2] = ["opt-level='z'", "strip=false"];

/// The release profile as the bundler wants it. It runs for seconds, and so is
/// compiled without optimisation. The profile is the programs' own, so that
/// what both need to compile macros is there once.
const SOON: [&str; 3] = ["opt-level=0", "lto=false", "codegen-units=256"];

/// The script that fetches the parts.
const LOADER: &str = "src/shell/parts.js";

/// The program that makes of linked programs what a browser loads. It is built
/// when it is missing or has changed.
pub struct Bundler(PathBuf);

impl Bundler {
    /// Builds it.
    ///
    /// # Errors
    /// When its build fails.
    pub fn ready() -> Outcome<Bundler> {
        process::run(&mut bundler_cargo("build"))?;
        let name = format!("bundler{}", std::env::consts::EXE_SUFFIX);
        Ok(Bundler(files::target().join("release").join(name)))
    }

    fn command(&self, verb: &str) -> Command {
        let mut command = Command::new(&self.0);
        command.arg(verb).current_dir(files::root());
        command
    }

    /// The style sheet minified.
    ///
    /// # Errors
    /// When it is no style sheet.
    pub fn minified(&self, sheet: &str, work: &Path) -> Outcome<Vec<u8>> {
        let (from, to) = (work.join("joined.css"), work.join("minified.css"));
        files::write(&from, sheet)?;
        process::run(self.command("styles").arg(&from).arg(&to))?;
        files::read_bytes(&to)
    }

    /// Builds the page's program and writes its parts into a directory of `site`
    /// that is named by their content: parts of two versions never meet.
    ///
    /// # Errors
    /// When the build fails.
    pub fn page(&self, mode: Mode, work: &Path, site: &Path) -> Outcome {
        let mut cargo = process::cargo();
        cargo.args(["rustc", "--locked", "--bin", "app", "--target", TARGET, "--profile", mode.profile()]);
        process::configure(&mut cargo, &SMALL);
        anywhere(&mut cargo, mode);
        process::run(cargo.args(["--", "-C", "link-arg=--emit-relocs"]))?;
        let out = work.join("page");
        let inputs = [linked(&files::target(), "app", mode), files::root().join(LOADER), self.0.clone()];
        once(&inputs, &out, || {
            let mut bundler = self.command("page");
            bundler.args(&inputs[..2]).arg(&out);
            process::run(slim(&mut bundler, mode))
        })?;
        let names = files::walk(&out)?;
        let name = |path: &Path| files::relative(path, &out);
        let mut all = Vec::new();
        for path in &names {
            all.extend(name(path).into_bytes());
            all.extend(files::read_bytes(path)?);
        }
        let dir = site.join(format!("{}{}", parts::PREFIX, digest::short_hex(&all, 8)));
        files::copy_all(&out, &dir)
    }

    /// Writes the worker's program, which [`compile_worker`] has compiled, into
    /// `site`.
    ///
    /// # Errors
    /// When it cannot be made loadable.
    pub fn worker(&self, mode: Mode, work: &Path, site: &Path) -> Outcome {
        let out = work.join("worker");
        let inputs = [linked(&worker_target(), "worker", mode), self.0.clone()];
        once(&inputs, &out, || {
            let mut bundler = self.command("worker");
            bundler.arg(&inputs[0]).arg(&out);
            process::run(slim(&mut bundler, mode))
        })?;
        files::copy_all(&out, site)
    }
}

/// Compiles the worker's program. It may be done while the page is compiled:
/// the optimisation at link time of each keeps one core busy.
///
/// # Errors
/// When the build fails.
pub fn compile_worker(mode: Mode) -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["build", "--locked", "--bin", "worker", "--no-default-features", "--target", TARGET]);
    cargo.arg("--target-dir").arg(worker_target());
    // Nets and copies of states four lanes at a time; the README says which browsers
    // know these instructions.
    cargo.arg("--config").arg(format!("target.{TARGET}.rustflags=['-Ctarget-feature=+simd128']"));
    anywhere(&mut cargo, mode);
    process::run(cargo.args(["--profile", mode.profile()]))
}

/// Where the worker is compiled: two runs of cargo wait for each other in one
/// folder.
fn worker_target() -> PathBuf {
    files::target().join("worker")
}

/// Leaves out of what is published where it was built: the same sources give
/// the same bytes everywhere, and nobody reads in them whose machine it was.
fn anywhere(cargo: &mut Command, mode: Mode) {
    if mode != Mode::Release {
        return;
    }
    let home = |name: &str, usual: &str| {
        let usual = || Some(std::env::home_dir()?.join(usual));
        std::env::var_os(name).map(PathBuf::from).or_else(usual)
    };
    let crates = home("CARGO_HOME", ".cargo").map(|home| home.join("registry/src"));
    let paths = [(crates, "/crates"), (Some(files::root()), "/sobremesa")];
    let flags: Vec<String> = paths
        .into_iter()
        .filter_map(|(path, name)| Some(format!("'--remap-path-prefix={}={name}'", path?.display())))
        .collect();
    cargo.arg("--config").arg(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")));
}

/// Makes the files in `out`, unless they were made of the same `inputs` already.
fn once(inputs: &[PathBuf], out: &Path, make: impl FnOnce() -> Outcome) -> Outcome {
    let mut digests = String::new();
    for input in inputs {
        digests += &digest::integrity(&files::read_bytes(input)?);
    }
    let stamp = out.with_extension("made-of");
    if files::read(&stamp).is_ok_and(|known| known == digests) {
        return Ok(());
    }
    files::clear(out)?;
    make()?;
    files::write(&stamp, digests)
}

/// Cargo with a verb for the bundler, in the profile in which it is built.
pub fn bundler_cargo(verb: &str) -> Command {
    let mut cargo = process::cargo();
    cargo.args([verb, "--locked", "--package", "bundler", "--release"]);
    process::configure(&mut cargo, &SOON);
    cargo
}

/// Leaves out names of functions in what is published. They stay in a quick
/// build, for whoever reads its faults.
fn slim(bundler: &mut Command, mode: Mode) -> &mut Command {
    if mode == Mode::Release { bundler.arg("--slim") } else { bundler }
}

/// Where cargo leaves a program that is compiled in a folder `target`.
fn linked(target: &Path, program: &str, mode: Mode) -> PathBuf {
    target.join(TARGET).join(mode.profile()).join(format!("{program}.wasm"))
}
