//! `setup`: the wasm target and the three build tools, in pinned versions.
//!
//! The tools go to `target/tools`, never into the user's own cargo directory.
//! They are compiled without optimisation: they run for seconds, and the quick
//! way builds them in a third of the time.

use crate::process::{self, command};
use crate::{Outcome, files};

const TRUNK: &str = "0.21.14";
const SPLIT: &str = "0.2.4";
/// What the browser runs.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The verb.
pub fn run() -> Outcome {
    ensure()
}

/// Installs what is missing and returns at once when nothing is.
///
/// # Errors
/// When a download or a build fails; the sentence says what to do by hand.
pub fn ensure() -> Outcome {
    ensure_target()?;
    let bindgen = locked_version(&files::read(&files::root().join("Cargo.lock"))?, "wasm-bindgen")?;
    ensure_tool("wasm-bindgen", "wasm-bindgen-cli", &bindgen, &["--bin", "wasm-bindgen"])?;
    ensure_tool("wasm-split-cli", "wasm_split_cli_support", SPLIT, &["--features", "build-binary"])?;
    ensure_tool("trunk", "trunk", TRUNK, &["--no-default-features"])?;
    // What their builds left behind is large and of no further use.
    let leftovers = files::target().join("tools/build");
    if leftovers.is_dir() {
        std::fs::remove_dir_all(&leftovers)
            .map_err(|e| format!("cannot clear {}: {e}", leftovers.display()))?;
    }
    Ok(())
}

/// Adds rustfmt and clippy to the toolchain where they are missing: minimal
/// installations come without.
///
/// # Errors
/// When rustup cannot add them.
pub fn ensure_components() -> Outcome {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !process::answers(process::cargo().args([probe, "--version"])) {
            println!("Adding {component} …");
            process::run(command("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

fn ensure_target() -> Outcome {
    let sysroot = process::capture(command("rustc").args(["--print", "sysroot"]))?;
    let library = std::path::Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if library.is_dir() {
        return Ok(());
    }
    println!("Adding the {TARGET} target …");
    process::run(command("rustup").args(["target", "add", TARGET])).map_err(|reason| {
        format!("{reason}\nPlease add Rust's {TARGET} target by your system's means and try again.")
    })
}

fn ensure_tool(binary: &str, package: &str, version: &str, extra: &[&str]) -> Outcome {
    if installed_version(binary, package).as_deref() == Some(version) {
        return Ok(());
    }
    println!("Building {package} {version} into target/tools (once, some minutes) …");
    let root = files::target().join("tools");
    let mut install = process::cargo();
    install.args(["install", package, "--version", version, "--locked", "--force", "--root"]).arg(&root);
    install.args(extra);
    install.arg("--target-dir").arg(files::target().join("tools/build"));
    for (key, value) in [("OPT_LEVEL", "0"), ("LTO", "off"), ("CODEGEN_UNITS", "256"), ("DEBUG", "0")] {
        install.env(format!("CARGO_PROFILE_RELEASE_{key}"), value);
    }
    process::run(&mut install)
}

/// The version of `package` that cargo has installed into `target/tools`,
/// `None` when its program is not there.
fn installed_version(binary: &str, package: &str) -> Option<String> {
    let path = process::tools_bin().join(binary).with_extension(std::env::consts::EXE_EXTENSION);
    let list = files::read(&files::target().join("tools/.crates.toml")).ok()?;
    path.is_file().then(|| listed_version(&list, package)).flatten()
}

/// The version of `package` in cargo's list of what it has installed.
fn listed_version(list: &str, package: &str) -> Option<String> {
    let wanted = format!("\"{package} ");
    let line = list.lines().find_map(|line| line.strip_prefix(&wanted))?;
    line.split_whitespace().next().map(str::to_owned)
}

/// The version of `package` in a `Cargo.lock`.
fn locked_version(lock: &str, package: &str) -> Outcome<String> {
    let wanted = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != wanted).skip(1);
    let version = lines.next().and_then(|line| line.strip_prefix("version = \""));
    let version = version.and_then(|rest| rest.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| format!("Cargo.lock does not name {package}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_one_of_exactly_that_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Ok("0.2.129".into()));
        assert!(locked_version(lock, "trunk").unwrap_err().contains("trunk"));
    }

    #[test]
    fn a_tool_is_installed_in_the_version_that_cargo_lists() {
        let list = "[v1]\n\"trunk 0.21.14 (registry+x)\" = [\"trunk\"]\n\
                    \"wasm_split_cli_support 0.2.4 (registry+x)\" = [\"wasm-split-cli\"]\n";
        assert_eq!(listed_version(list, "wasm_split_cli_support").as_deref(), Some("0.2.4"));
        assert_eq!(listed_version(list, "wasm-bindgen-cli"), None);
    }
}
