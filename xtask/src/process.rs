//! Other programs: which are there, and running them.

use crate::{Outcome, files};
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A command in the working tree's top.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(files::root());
    command
}

/// The cargo that called us, so that a toolchain override carries on.
pub fn cargo() -> Command {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    command(&cargo)
}

/// Changes settings of the release profile for this run of cargo: other ones
/// than `Cargo.toml` has, while macros and build scripts stay the same.
pub fn configure(cargo: &mut Command, settings: &[&str]) {
    for setting in settings {
        cargo.arg("--config").arg(format!("profile.release.{setting}"));
    }
}

/// Runs to the end with the caller's input and output.
///
/// # Errors
/// When it cannot start or does not succeed.
pub fn run(command: &mut Command) -> Outcome {
    let name = name(command);
    let status = command.status().map_err(|e| format!("cannot start {name}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed ({status})")) }
}

/// Runs to the end and returns what it wrote to standard output.
///
/// # Errors
/// When it cannot start or does not succeed.
pub fn capture(command: &mut Command) -> Outcome<String> {
    let name = name(command);
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|e| format!("cannot start {name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name} failed ({})", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns true if the program answers at all; its output is thrown away.
pub fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// First existing file of that name in PATH.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let name = PathBuf::from(program).with_extension(env::consts::EXE_EXTENSION);
    env::split_paths(&path).map(|dir| dir.join(&name)).find(|file| file.is_file())
}

fn name(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let mut name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // The first word tells `cargo fmt` from `cargo test`.
    if let Some(first) = command.get_args().next() {
        name = format!("{name} {}", first.to_string_lossy());
    }
    name
}
