//! The step `engines`: a short run of each game in the engines besides Chromium,
//! where this system has them or lets us install them. What cannot be had is
//! named, and fails nothing.

use crate::{Outcome, browser, build, e2e, process};
use std::path::PathBuf;

/// An engine besides Chromium.
struct Engine {
    /// Usual name of the engine.
    name: &'static str,
    /// Debian's packages for it.
    packages: &'static [&'static str],
    /// The program that the tests start.
    program: &'static str,
    /// Other programs that it needs.
    besides: &'static [&'static str],
    /// The variable in which the tests look for the program.
    variable: &'static str,
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "Firefox",
        packages: &["firefox-esr"],
        program: "firefox-esr",
        besides: &[],
        variable: "FIREFOX_PATH",
    },
    // Its small browser has no mode without a screen.
    Engine {
        name: "WebKitGTK",
        packages: &["webkit2gtk-driver", "xvfb"],
        program: "WebKitWebDriver",
        besides: &["Xvfb"],
        variable: "WEBKIT_DRIVER",
    },
];

impl Engine {
    /// Path of its program, if all of it is there.
    fn find(&self) -> Option<PathBuf> {
        let whole = self.besides.iter().all(|program| process::find(program).is_some());
        process::find(self.program).filter(|_| whole)
    }

    /// The same, after an attempt to install it where we may.
    fn ensure(&self) -> Option<PathBuf> {
        if self.find().is_none()
            && browser::may_install()
            && let Err(reason) = browser::install(self.packages)
        {
            println!("{reason}");
        }
        self.find()
    }

    fn advice(&self) -> String {
        format!(
            "note: {} was not tested, as it is not on this system (on Debian or Ubuntu: sudo apt-get install {})",
            self.name,
            self.packages.join(" ")
        )
    }
}

/// Runs what can be run.
///
/// # Errors
/// When a test fails, or what every browser test needs is missing.
pub fn run() -> Outcome {
    let mut found = Vec::new();
    for engine in &ENGINES {
        match engine.ensure() {
            Some(path) => found.push((engine.variable, path.to_string_lossy().into_owned())),
            None => println!("{}", engine.advice()),
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    found.extend(e2e::own_sites(&build::dist())?);
    e2e::playwright("engines.config.ts", &found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_named_with_its_packages() {
        let nowhere = Engine { program: "no-such-engine", ..ENGINES[1] };
        assert_eq!(nowhere.find(), None);
        assert!(
            nowhere.advice().contains("WebKitGTK") && nowhere.advice().contains("webkit2gtk-driver xvfb")
        );
    }

    #[test]
    fn an_engine_without_its_screen_is_not_there() {
        let half = Engine { program: "sh", besides: &["no-such-screen"], ..ENGINES[1] };
        assert_eq!(half.find(), None);
        assert!(Engine { program: "sh", besides: &[], ..ENGINES[1] }.find().is_some());
    }
}
