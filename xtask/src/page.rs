//! `page`: builds the page's program and cuts it into parts, so that a browser
//! fetches the games only when they are wanted.
//!
//! The linker leaves its relocations in the module. By them wasm-split finds
//! what only one game reaches (`src/app/games/fetch.rs` says where to cut), or
//! only the words of one language (`src/app/i18n/fetched.rs`), and writes it
//! into a module of its own; what several parts share, but not the first page,
//! goes into further ones, which `cut` puts together. All parts live in one
//! memory and share their tables, so they belong together: the directory they
//! lie in is named by a hash of them all.
//!
//! Trunk calls this before each build, copies the directory, and calls
//! `precache` afterwards, which writes the name into `index.html`.

use crate::process::{self, command};
use crate::setup::TARGET;
use crate::{Outcome, bindings, cut, digest, files, parts, wasm};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The release profile as the page wants it: small, and with the names and
/// relocations that tell its parts apart, which are removed afterwards.
const SMALL: [&str; 2] = ["opt-level='z'", "strip=false"];

/// The verb.
pub fn run() -> Outcome {
    let release = std::env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    let program = compile(if release { "release" } else { "quick" })?;
    // Beside `out`: directories named like a profile are cargo's own.
    let work = files::target().join("shell/work");
    empty(&work)?;
    let cut = work.join("cut");
    let needed = work.join("app.wasm");
    files::write(&needed, bindings::without_streams(&files::read_bytes(&program)?)?)?;
    process::run(command("wasm-split-cli").arg(&needed).arg(&cut).args([
        "--target",
        "web",
        "--out-name",
        "app",
    ]))?;
    let bound = work.join("bound");
    bind(&cut.join("app.wasm"), &bound)?;
    publish(&cut, &bound, release)
}

/// Where Trunk finds the parts; `index.html` names this path, so it does not
/// move with `CARGO_TARGET_DIR`.
fn out() -> PathBuf {
    files::root().join("target/shell/page")
}

/// Compiles the program with its relocations and returns the module's path.
fn compile(profile: &str) -> Outcome<PathBuf> {
    let mut cargo = process::cargo();
    cargo.args(["rustc", "--locked", "--bin", "app", "--target", TARGET, "--profile", profile]);
    process::configure(&mut cargo, &SMALL);
    process::run(cargo.args(["--", "-C", "link-arg=--emit-relocs"]))?;
    Ok(files::target().join(TARGET).join(profile).join("app.wasm"))
}

/// Makes the first part loadable from JavaScript.
fn bind(module: &Path, into: &Path) -> Outcome {
    let mut bindgen = command("wasm-bindgen");
    bindgen.arg(module).arg("--out-dir").arg(into);
    // The other parts import the linker's own exports: memory, stack and table.
    bindgen.args(["--target", "web", "--out-name", "app", "--no-typescript", "--keep-lld-exports"]);
    process::run(bindgen.args(["--omit-default-module-path"]))
}

/// Puts what is fetched into a directory that is named by its content. Names
/// of functions stay in a quick build, for whoever reads its faults.
fn publish(cut: &Path, bound: &Path, release: bool) -> Outcome {
    let mut files = cut::pack(cut, release)?;
    let mut program = files::read_bytes(&bound.join("app_bg.wasm"))?;
    let mut script = files::read(&bound.join("app.js"))?;
    if release {
        (program, script) = bindings::shorten(&wasm::without_custom_sections(&program)?, &script)?;
    }
    files.extend([("app_bg.wasm".to_owned(), program), ("app.js".to_owned(), script.into_bytes())]);
    files.sort();
    let all: Vec<u8> = files.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes].concat()).collect();
    let dir = format!("{}{}", parts::PREFIX, digest::short_hex(&all, 8));
    empty(&out())?;
    for (name, bytes) in files {
        files::write(&out().join(&dir).join(name), bytes)?;
    }
    Ok(())
}

/// Removes what an earlier build has left.
fn empty(dir: &Path) -> Outcome {
    match fs::remove_dir_all(dir) {
        Err(e) if e.kind() != ErrorKind::NotFound => Err(format!("cannot clear {}: {e}", dir.display())),
        _ => Ok(()),
    }
}
