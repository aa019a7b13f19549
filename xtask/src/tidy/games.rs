//! Laws inside every game's package, and of those who use it. Who may know whom is said by the manifests.

use super::Finding;
use super::rule_ids::GAMES;
use super::source::has_word;
use super::tree::{File, Tree};

/// Packages without a screen, a clock, a thread or a device. That they use no library of the browser follows from
/// their manifests; the standard library is always at hand.
const PURE: [&str; 7] = [
    "src/core/",
    "src/ai/",
    "src/session/",
    "src/games/",
    "src/ginkgopolis/",
    "src/puerto_rico/",
    "src/san_juan/",
];

/// The packages of the page.
const PAGE: [&str; 6] = [
    "src/ginkgopolis_board/",
    "src/puerto_rico_board/",
    "src/san_juan_board/",
    "src/screens/",
    "src/table/",
    "src/ui/",
];

/// The rules of each game.
const RULES: [&str; 3] = ["src/ginkgopolis/rules/", "src/puerto_rico/rules/", "src/san_juan/rules/"];

/// Modules that only a program may use: callers hand over times, texts and seeds.
const OUTSIDE: [&str; 4] = ["std::time", "std::thread", "std::fs", "std::env"];

/// Rules, opponents and tables ask nobody outside.
pub fn knowledge(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&PURE) {
        for (line, code) in file.lines(true) {
            for name in OUTSIDE.iter().filter(|name| has_word(code, name)) {
                findings.push(Finding::at(&file.path, line, format!("must not use {name}")));
            }
        }
    }
    findings
}

/// The page touches a game only through `View`, `Action`, `Prompt`, `Event`,
/// `Config` and `ScoreSheet`: never through its state or its rules.
pub fn view_only(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&PAGE) {
        for (line, statement) in statements(&file.code) {
            let forbidden = ["State", "state", "rules", "editions", "modules"];
            if let Some(name) = forbidden.iter().find(|name| takes_of_game(&statement, name)) {
                findings.push(Finding::at(&file.path, line, format!("takes {name} from a game")));
            } else if statement.contains("::State") {
                findings.push(Finding::at(&file.path, line, "takes a game's State"));
            }
        }
    }
    findings
}

/// Returns true if `name` stands behind a game's package, alone or in a group. A module of the page that has the
/// name of a game stands behind another module.
fn takes_of_game(statement: &str, name: &str) -> bool {
    GAMES.iter().any(|(game, _)| {
        let package = game.replace('-', "_");
        statement.match_indices(&format!("{package}::")).any(|(at, found)| {
            let is_own = statement[..at].ends_with("::")
                && statement[..at].trim_end_matches("::").ends_with(char::is_alphanumeric);
            let rest = &statement[at + found.len()..];
            !is_own
                && (rest.starts_with(&format!("{name}::")) || rest.starts_with('{') && has_word(rest, name))
        })
    })
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

/// Edition and module names are matched only in `editions/` and `modules/`;
/// everywhere else the resolved rule set answers.
pub fn editions(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&PURE) {
        if file.path.contains("/editions/") || file.path.contains("/modules/") {
            continue;
        }
        for (line, code) in file.lines(false) {
            let named = code.contains("Edition::") || code.contains("Module::");
            let told_apart = ["=>", "==", "!=", "matches!", "if let"].iter().any(|sign| code.contains(sign))
                || code.trim_start().starts_with('|');
            if named && told_apart {
                findings.push(Finding::at(&file.path, line, "tells editions or modules apart"));
            }
        }
    }
    findings
}

/// During play only `rules/chance.rs` draws. Setting up, filling in a position
/// and imagining hidden cards have streams of their own and are not play.
pub fn chance(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&RULES).filter(|file| !may_draw(file)) {
        for (line, code) in file.lines(false) {
            let draws = [".shuffle(", ".below(", ".random", "rng.next(", "Rng::stream("];
            if let Some(call) = draws.iter().find(|call| code.contains(**call)) {
                findings.push(Finding::at(&file.path, line, format!("draws randomness with {call}…)")));
            }
        }
        for (line, _) in file.lines(false).filter(|(_, code)| has_word(code, "rand")) {
            findings.push(Finding::at(&file.path, line, "uses the crate rand"));
        }
    }
    findings
}

fn may_draw(file: &File) -> bool {
    let places =
        ["/rules/chance.rs", "/rules/setup.rs", "/rules/determinize.rs", "/resample.rs", "/rules/position/"];
    places.iter().any(|place| file.path.contains(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_told_apart_elsewhere_are_found() {
        let text =
            "let c = Edition::Y1897;\nmatch e {\n    Edition::Y1897 => 1,\n}\nif e == Edition::Classic {}";
        assert_eq!(editions(&Tree::of(&[("src/san_juan/rules/a.rs", text)])).len(), 2);
        assert_eq!(editions(&Tree::of(&[("src/san_juan/editions/mod.rs", text)])).len(), 0);
    }

    #[test]
    fn draws_outside_of_chance_are_found() {
        let text = "state.rng.shuffle(cards);\nlet n = rng.below(3);";
        assert_eq!(chance(&Tree::of(&[("src/san_juan/rules/trader.rs", text)])).len(), 2);
        assert_eq!(chance(&Tree::of(&[("src/san_juan/rules/chance.rs", text)])).len(), 0);
    }

    #[test]
    fn clocks_below_the_programs_are_found() {
        let found = |text| knowledge(&Tree::of(&[("src/ai/a.rs", text)])).len();
        assert_eq!(found("let t = std::time::Instant::now();"), 1);
        assert_eq!(found("use game_core::Rng; // not std::time\nlet s = \"std::fs\";"), 0);
    }

    #[test]
    fn a_page_that_reaches_into_the_state_is_found() {
        let found = |text| view_only(&Tree::of(&[("src/table/a.rs", text)])).len();
        assert_eq!(found("use san_juan::state::X;"), 1);
        assert_eq!(found("use san_juan::{\n    Action,\n    State,\n};"), 1);
        assert_eq!(found("let s: <SanJuan as Game>::State;"), 1);
        assert_eq!(found("fn f() { san_juan::rules::x() }"), 1);
        assert_eq!(found("use san_juan::{Action, View};\nuse crate::app::screens::rules;"), 0);
    }
}
