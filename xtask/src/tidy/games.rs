//! Laws inside every game's folder.

use super::Finding;
use super::source::has_word;
use super::tree::{File, Tree};

/// Edition and module names are matched only in `editions/` and `modules/`;
/// everywhere else the resolved rule set answers.
pub fn editions(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["src/core/", "src/games/", "src/ai/", "src/session/"]) {
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
    for file in tree.rust(&["src/games/"]).filter(|file| !may_draw(file)) {
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
        assert_eq!(editions(&Tree::of(&[("src/games/x/rules/a.rs", text)])).len(), 2);
        assert_eq!(editions(&Tree::of(&[("src/games/x/editions/mod.rs", text)])).len(), 0);
    }

    #[test]
    fn draws_outside_of_chance_are_found() {
        let text = "state.rng.shuffle(cards);\nlet n = rng.below(3);";
        assert_eq!(chance(&Tree::of(&[("src/games/x/rules/trader.rs", text)])).len(), 2);
        assert_eq!(chance(&Tree::of(&[("src/games/x/rules/chance.rs", text)])).len(), 0);
    }
}
