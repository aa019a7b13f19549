//! Parts of the toolchain that a build needs.

use crate::Outcome;
use crate::process::{self, command};

/// Target of the programs for the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

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

/// Adds the target of the browser programs where it is missing.
///
/// # Errors
/// When rustup cannot add it; the sentence says what to do by hand.
pub fn ensure_target() -> Outcome {
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

#[cfg(test)]
mod tests {
    use crate::files;

    /// The version of `package` in a `Cargo.lock`.
    fn locked_version(lock: &str, package: &str) -> Option<String> {
        let wanted = format!("name = \"{package}\"");
        let mut lines = lock.lines().skip_while(|line| *line != wanted).skip(1);
        let version = lines.next().and_then(|line| line.strip_prefix("version = \""));
        Some(version?.strip_suffix('"')?.to_owned())
    }

    #[test]
    fn the_page_is_bound_by_the_tool_of_its_own_version() {
        let lock = files::read(&files::root().join("Cargo.lock")).expect("it is part of the tree");
        assert_eq!(locked_version(&lock, "wasm-bindgen"), locked_version(&lock, "wasm-bindgen-cli-support"));
        assert!(
            locked_version(&lock, "wasm-bindgen").is_some() && locked_version(&lock, "wasm-bind").is_none()
        );
    }
}
