//! System packages for the end-to-end tests: Node, Chromium, and a font with Chinese characters.
//! Installed where we may (root on Debian and its kin), otherwise named exactly.

use crate::{Outcome, process};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Playwright asks for at least this major version.
const NODE: u32 = 18;

/// Names under which systems offer a browser that Playwright can steer; first
/// the one without windows, which does the same in four fifths of the time.
const BROWSERS: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Paths of browsers that are in nobody's PATH.
const BROWSER_FILES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Installs what is missing, if it may, and returns the browser's path.
///
/// # Errors
/// Names what to install when this user may not.
pub fn ensure() -> Outcome<PathBuf> {
    let mut missing = missing();
    if !missing.is_empty() && may_install() {
        install(&missing)?;
        missing = self::missing();
    }
    // Without the font the tests still run, only the pictures show boxes.
    if missing == ["fonts-noto-cjk"] {
        println!("note: no font with Chinese characters; the screenshots will show boxes (fonts-noto-cjk)");
        missing.clear();
    }
    if !missing.is_empty() {
        return Err(advice(&missing));
    }
    find_browser().ok_or_else(|| advice(&["chromium"]))
}

/// Debian package names of what is not there, or is too old.
fn missing() -> Vec<&'static str> {
    let mut list = Vec::new();
    if node_version().is_none_or(|version| version < NODE) {
        list.push("nodejs");
    }
    if process::find("npm").is_none() {
        list.push("npm");
    }
    if find_browser().is_none() {
        list.push("chromium");
    }
    if !has_chinese_font() {
        list.push("fonts-noto-cjk");
    }
    list
}

fn find_browser() -> Option<PathBuf> {
    if let Some(chosen) = std::env::var_os("CHROMIUM_PATH") {
        return Some(PathBuf::from(chosen)).filter(|path| path.is_file());
    }
    let in_path = BROWSERS.iter().find_map(|name| process::find(name));
    in_path.or_else(|| BROWSER_FILES.iter().map(PathBuf::from).find(|path| path.is_file()))
}

fn node_version() -> Option<u32> {
    let output = Command::new("node").arg("--version").output().ok()?;
    major(&String::from_utf8_lossy(&output.stdout))
}

/// The first number of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn has_chinese_font() -> bool {
    let list = Command::new("fc-list").arg(":lang=zh-tw").stderr(Stdio::null()).output();
    list.is_ok_and(|output| !output.stdout.is_empty())
}

/// Returns true if packages can be installed: by root on Debian and its kin.
pub fn may_install() -> bool {
    let is_root =
        Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    is_root && Path::new("/etc/debian_version").is_file() && process::find("apt-get").is_some()
}

/// Installs Debian's packages.
///
/// # Errors
/// When they cannot be had.
pub fn install(packages: &[&str]) -> Outcome {
    println!("Installing {} …", packages.join(", "));
    let apt = || {
        let mut apt = process::command("apt-get");
        // It names each of some hundred packages twice; what goes wrong still shows.
        apt.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq").stdout(Stdio::null());
        apt
    };
    process::run(apt().arg("update"))?;
    let packages =
        packages.iter().map(|&package| if package == "chromium" { browser_package() } else { package });
    process::run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

/// The smallest package that brings a browser; not every kin of Debian has it.
fn browser_package() -> &'static str {
    let known = process::answers(process::command("apt-cache").args(["show", BROWSERS[0]]));
    if known { BROWSERS[0] } else { "chromium" }
}

fn advice(missing: &[&str]) -> String {
    format!(
        "the end-to-end tests lack: {list}\n\
         On Debian or Ubuntu:  sudo apt-get install {list}\n\
         Elsewhere: install Node {NODE} or newer with npm, and Chromium or Chrome; if the browser is not\n\
         in PATH, put its path into the variable CHROMIUM_PATH. To leave these tests out: --no-e2e",
        list = missing.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read_from_nodes_answer() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("v8\n"), Some(8));
        assert_eq!(major("node: not found"), None);
    }

    #[test]
    fn the_advice_names_each_missing_package() {
        let text = advice(&["npm", "chromium"]);
        assert!(text.contains("apt-get install npm chromium") && text.contains("CHROMIUM_PATH"));
    }
}
