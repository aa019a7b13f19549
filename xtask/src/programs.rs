//! The programs of the site, compiled and made loadable: the page, split
//! into parts so that a browser fetches the games only when they are wanted,
//! and the worker, once with vectors and once without.

use crate::build::Mode;
use crate::setup::TARGET;
use crate::{Outcome, digest, files, parts, process};
use serde_json::json;
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

/// The script that starts the worker's program.
const WORKER_LOADER: &str = "src/shell/loader.js";

/// The name of the worker's directory in the site, without the hash.
pub const WORKER_PREFIX: &str = "worker-";

/// The worker's programs: the name, whether it uses vectors, and settings of the release profile.
///
/// Nets and copies of states are four lanes at a time where processor and browser know vectors, as all but very old
/// ones do. The other program is for those, and compiled with less optimisation, which takes less time.
const WORKERS: [(&str, bool, &[&str]); 2] =
    [("worker", true, &[]), (PLAIN, false, &["lto=false", "codegen-units=16", "opt-level=2"])];

/// The name of the program that uses no vectors. Browsers keep only the one that they can use.
pub const PLAIN: &str = "plain";

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
        cargo.args([
            "rustc",
            "--locked",
            "--package",
            "sobremesa",
            "--bin",
            "app",
            "--target",
            TARGET,
            "--profile",
            mode.profile(),
        ]);
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

    /// Writes the worker's programs, which [`compile_workers`] has compiled, with what starts them, into a directory
    /// of `site` that is named by their content: a page never meets those of another version.
    ///
    /// # Errors
    /// When they cannot be made loadable.
    pub fn workers(&self, mode: Mode, work: &Path, site: &Path) -> Outcome {
        let mut lengths = serde_json::Map::new();
        let (mut all, mut made) = (Vec::new(), Vec::new());
        for (name, ..) in WORKERS {
            let out = work.join(name);
            let inputs = [compiled_worker(name, mode), self.0.clone()];
            once(&inputs, &out, || {
                let mut bundler = self.command("worker");
                bundler.arg(&inputs[0]).arg(name).arg(&out);
                process::run(slim(&mut bundler, mode))
            })?;
            for path in files::walk(&out)? {
                let bytes = files::read_bytes(&path)?;
                lengths.insert(files::relative(&path, &out), json!(bytes.len()));
                all.extend(bytes);
            }
            made.push(out);
        }
        let loader = files::read(&files::root().join(WORKER_LOADER))?;
        all.extend(loader.bytes());
        let version = digest::short_hex(&all, 8);
        let dir = site.join(format!("{WORKER_PREFIX}{version}"));
        let lengths = serde_json::Value::Object(lengths).to_string();
        let loader = loader.replace("{{version}}", &version).replace("{{lengths}}", &lengths);
        files::write(&dir.join("loader.js"), loader)?;
        made.iter().try_for_each(|out| files::copy_all(out, &dir))
    }
}

/// Compiles the worker's programs. It may be done while the page is compiled:
/// the optimisation at link time of each keeps one core busy.
///
/// # Errors
/// When a build fails.
pub fn compile_workers(mode: Mode) -> Outcome {
    for (name, has_vectors, settings) in WORKERS {
        let mut cargo = process::cargo();
        cargo.args(["build", "--locked", "--package", "worker", "--bin", "worker", "--target", TARGET]);
        cargo.arg("--target-dir").arg(worker_target());
        if has_vectors {
            cargo.arg("--config").arg(format!("target.{TARGET}.rustflags=['-Ctarget-feature=+simd128']"));
        }
        process::configure(&mut cargo, settings);
        anywhere(&mut cargo, mode);
        process::run(cargo.args(["--profile", mode.profile()]))?;
        // The next one gets the same name from cargo.
        let program = files::read_bytes(&linked(&worker_target(), "worker", mode))?;
        files::write(&compiled_worker(name, mode), program)?;
    }
    Ok(())
}

/// Place where the worker is compiled: two runs of cargo wait for each other in one
/// folder.
fn worker_target() -> PathBuf {
    files::target().join("worker")
}

/// Place where a compiled program of the worker is kept.
fn compiled_worker(name: &str, mode: Mode) -> PathBuf {
    worker_target().join(format!("{name}-{}.wasm", mode.profile()))
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
