//! `fuzz`: looks for inputs that a reader cannot take, led by what they reach
//! in the program. The targets are in `tests/fuzz`; their tests put what is
//! kept there through them without a fuzzer.

use crate::{Outcome, files, process};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiler flags that let libFuzzer see what an input reaches: the ones of `cargo fuzz`, without a
/// sanitizer, so that a stable compiler will do.
const COVERED: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// The longest input that is tried, in bytes.
const LONGEST: u32 = 16 * 1024;
/// An input that takes longer is a finding, in seconds.
const PATIENCE: u32 = 20;

/// Arguments of `fuzz`.
#[derive(clap::Args)]
pub struct Args {
    /// One of the targets; all of them, one after the other, when none is named
    target: Option<String>,
    /// Ends a target after so many executions
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    runs: u64,
    /// Ends a target after so many minutes, if it has not ended before
    #[arg(long, value_name = "M", default_value_t = 60)]
    minutes: u32,
    /// Runs nothing: keeps in tests/fuzz/corpus the fewest inputs that reach what all found ones do
    #[arg(long)]
    keep: bool,
    /// The longest input that is kept, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 1024)]
    keep_up_to: u64,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let known = targets()?;
    let wanted: Vec<&String> =
        known.iter().filter(|name| args.target.as_ref().is_none_or(|one| one == *name)).collect();
    if wanted.is_empty() {
        return Err(format!("there is no such target; there are: {}", known.join(", ")));
    }
    let program = build()?;
    let mut failed = Vec::new();
    for name in wanted {
        println!("\n── {name}");
        let done =
            if args.keep { keep(&program, name, args.keep_up_to) } else { search(&program, name, args) };
        if let Err(reason) = done {
            println!("{reason}");
            failed.push(name.as_str());
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("findings in {}; see above", failed.join(", "))) }
}

/// The names of the targets, as their list has them.
fn targets() -> Outcome<Vec<String>> {
    let list = files::read(&files::root().join("tests/fuzz/targets/mod.rs"))?;
    Ok(names(&list))
}

fn names(list: &str) -> Vec<String> {
    let name =
        |line: &str| Some(line.trim().strip_prefix("Target { name: \"")?.split_once('"')?.0.to_owned());
    list.lines().filter_map(name).collect()
}

/// Target directory of the fuzzer: its flags differ from those of the other programs and would
/// compile them anew each time.
fn work() -> PathBuf {
    files::target().join("fuzz")
}

/// Builds the program.
fn build() -> Outcome<PathBuf> {
    let version = process::capture(process::command("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("rustc does not say for which system it compiles")?;
    let mut cargo = process::cargo();
    cargo.args(["build", "--locked", "--package", "fuzz", "--profile", "fuzz", "--target", host]);
    cargo.arg("--target-dir").arg(work()).env("RUSTFLAGS", COVERED.join(" "));
    process::run(&mut cargo)?;
    Ok(work().join(host).join("fuzz").join(format!("fuzz{}", std::env::consts::EXE_SUFFIX)))
}

/// Looks for new inputs until the time or the number of runs is used up.
fn search(program: &Path, target: &str, args: &Args) -> Outcome {
    let (found, findings) = (folder(&["corpus", target])?, folder(&["findings"])?);
    let mut fuzzer = fuzzer(program, target);
    fuzzer.env("SOBREMESA_SEEDS", &found).arg(&found).arg(kept(target)?);
    fuzzer.arg(format!("-artifact_prefix={}/{target}-", findings.display()));
    fuzzer.arg(format!("-runs={}", args.runs)).arg(format!("-max_total_time={}", 60 * args.minutes));
    process::run(fuzzer.arg("-print_final_stats=1")).map_err(|reason| {
        let repeat = format!("SOBREMESA_TARGET={target} {} FILE", program.display());
        format!("{reason}\nThe input lies in {}; to repeat it: {repeat}", findings.display())
    })
}

/// Keeps of all inputs that were found the fewest that reach as much.
fn keep(program: &Path, target: &str, longest: u64) -> Outcome {
    let (found, merged) = (folder(&["corpus", target])?, folder(&["merged", target])?);
    files::clear(&merged)?;
    let kept = kept(target)?;
    let mut fuzzer = fuzzer(program, target);
    process::run(fuzzer.arg("-merge=1").arg(&merged).arg(&kept).arg(&found))?;
    // What was once a finding stays, whatever it reaches.
    for name in files::names(&kept)?.iter().filter(|name| !name.starts_with("finding-")) {
        fs::remove_file(kept.join(name)).map_err(|e| format!("cannot remove {name}: {e}"))?;
    }
    let mut count = 0;
    for path in files::walk(&merged)? {
        let input = files::read_bytes(&path)?;
        let is_short = input.len() as u64 <= longest;
        if is_short && !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("finding-")) {
            files::write(&kept.join(files::relative(&path, &merged)), input)?;
            count += 1;
        }
    }
    println!("{count} inputs of up to {longest} bytes are kept in {}", kept.display());
    Ok(())
}

/// The program for one target.
fn fuzzer(program: &Path, target: &str) -> Command {
    let mut fuzzer = Command::new(program);
    fuzzer.current_dir(files::root()).env("SOBREMESA_TARGET", target);
    fuzzer.arg(format!("-max_len={LONGEST}")).arg(format!("-timeout={PATIENCE}"));
    fuzzer
}

/// The folder of the inputs that are kept.
fn kept(target: &str) -> Outcome<PathBuf> {
    made(files::root().join("tests/fuzz/corpus").join(target))
}

fn folder(names: &[&str]) -> Outcome<PathBuf> {
    made(names.iter().fold(work(), |path, name| path.join(name)))
}

fn made(path: PathBuf) -> Outcome<PathBuf> {
    fs::create_dir_all(&path).map_err(|e| format!("cannot make {}: {e}", path.display()))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_from_their_list() {
        let list = "    Target { name: \"save\", form: Form::Json, run: a },\n// Target {\n    Target { name: \"link\", … },";
        assert_eq!(names(list), ["save", "link"]);
        assert!(targets().is_ok_and(|names| names.len() > 10));
    }
}
