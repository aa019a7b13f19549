//! Layers: `core` ← `games` ← `ai` ← `session` ← `app`.

use super::Finding;
use super::source::has_word;
use super::tree::Tree;

/// A folder and the layers that must not be named in it.
const FORBIDDEN: [(&str, &[&str]); 5] = [
    ("src/core/", &["games", "ai", "session", "app", "referee"]),
    ("src/games/", &["ai", "session", "app", "referee"]),
    ("src/ai/", &["session", "app", "referee"]),
    ("src/session/", &["app", "referee", "leptos"]),
    ("src/referee/", &["app", "leptos"]),
];

/// No screen, clock, thread or device below the session.
const OUTSIDE: [&str; 13] = [
    "leptos",
    "web_sys",
    "js_sys",
    "gloo_events",
    "gloo_storage",
    "gloo_timers",
    "wasm_bindgen",
    "web_time",
    "getrandom",
    "std::time",
    "std::thread",
    "std::fs",
    "std::env",
];

/// Rules, opponents and what they share import nothing from above or outside.
pub fn knowledge(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (folder, layers) in FORBIDDEN {
        for file in tree.rust(&[folder]) {
            for (line, code) in statements(&file.code) {
                for layer in layers.iter().filter(|layer| names_layer(&code, layer)) {
                    findings.push(Finding::at(&file.path, line, format!("must not know {layer}")));
                }
            }
        }
    }
    for file in tree.rust(&["src/core/", "src/games/", "src/ai/"]) {
        for (line, code) in file.lines(true) {
            for name in OUTSIDE.iter().filter(|name| has_word(code, name)) {
                findings.push(Finding::at(&file.path, line, format!("must not use {name}")));
            }
        }
    }
    findings
}

/// A layer of ours stands behind `crate::`, alone or in a group.
fn names_layer(code: &str, layer: &str) -> bool {
    let ours = has_word(code, &format!("crate::{layer}"));
    let grouped = code.contains("crate::{") && has_word(code, layer);
    let foreign = layer == "leptos" && has_word(code, layer);
    ours || grouped || foreign
}

/// The compiler's own checks hold everywhere.
pub fn no_unsafe(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["src/", "xtask/", "tests/"]) {
        for (line, _) in file.lines(true).filter(|(_, code)| has_word(code, "unsafe")) {
            findings.push(Finding::at(&file.path, line, "unsafe code"));
        }
    }
    findings
}

/// `app` touches a game only through `View`, `Action`, `Prompt`, `Event`,
/// `Config` and `ScoreSheet`: never through its state or its rules.
pub fn view_only(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["src/app/"]) {
        for (line, statement) in statements(&file.code) {
            let of_game = has_word(&statement, "games");
            let forbidden = ["State", "state", "rules", "editions", "modules"];
            if let Some(name) = forbidden.iter().find(|name| of_game && has_word(&statement, name)) {
                findings.push(Finding::at(&file.path, line, format!("takes {name} from a game")));
            } else if statement.contains("::State") {
                findings.push(Finding::at(&file.path, line, "takes a game's State"));
            }
        }
    }
    findings
}

/// `use` statements joined to one line, everything else line by line.
fn statements(code: &[String]) -> Vec<(usize, String)> {
    let mut list: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (line, text) in code.iter().enumerate() {
        let begins = text.trim_start().starts_with("use ") || text.trim_start().starts_with("pub use ");
        match list.last_mut() {
            Some((_, statement)) if open => statement.push_str(text),
            _ => list.push((line, text.clone())),
        }
        open = (open || begins) && !text.contains(';');
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(check: super::super::Check, path: &str, text: &str) -> usize {
        check(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn rules_that_look_upwards_are_found() {
        assert_eq!(count(knowledge, "src/core/a.rs", "use crate::games::x;"), 1);
        assert_eq!(count(knowledge, "src/games/x/a.rs", "use crate::ai::x;\nuse leptos::prelude;"), 2);
        assert_eq!(
            count(knowledge, "src/games/x/a.rs", "use crate::{\n    core::Seat,\n    ai::level,\n};"),
            1
        );
        assert_eq!(count(knowledge, "src/ai/a.rs", "let t = std::time::Instant::now();"), 1);
        assert_eq!(count(knowledge, "src/session/a.rs", "use crate::app;\nuse leptos::prelude::*;"), 2);
        assert_eq!(
            count(knowledge, "src/ai/a.rs", "use crate::games::x; // not std::time\nlet s = \"leptos\";"),
            0
        );
        assert_eq!(count(knowledge, "src/app/a.rs", "use crate::session; use leptos::*;"), 0);
    }

    #[test]
    fn unsafe_is_found_in_code_only() {
        assert_eq!(count(no_unsafe, "src/ai/a.rs", "unsafe { x() }"), 1);
        assert_eq!(count(no_unsafe, "src/ai/a.rs", "// unsafe\nlet s = \"unsafe\";"), 0);
    }

    #[test]
    fn a_page_that_reaches_into_the_state_is_found() {
        let found = |text| count(view_only, "src/app/a.rs", text);
        assert_eq!(found("use crate::games::san_juan::state::X;"), 1);
        assert_eq!(found("use crate::games::san_juan::{\n    Action,\n    State,\n};"), 1);
        assert_eq!(found("let s: <SanJuan as Game>::State;"), 1);
        assert_eq!(found("fn f() { crate::games::san_juan::rules::x() }"), 1);
        assert_eq!(found("use crate::games::san_juan::{Action, View};\nuse crate::app::screens::rules;"), 0);
    }
}
