//! Checks of the two languages that the compiler does not make. A language is a Rust value, so a
//! missing text fails the build; an empty one would not.

use super::Finding;
use super::tree::Tree;

/// The folders of the languages, wherever words stand: those of the pages, and those of each game.
const LANGUAGES: [&str; 2] = ["/en/", "/zh_hant/"];

/// The topic that Chinese has alone: why a position cannot be, the rules say in English themselves (`Game::Flaw`).
const OF_THE_RULES: &str = "flaws";

/// Both languages have the same topics (files), and no text is empty.
pub fn languages(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_told = |path: &&str| !path.split(['/', '.']).any(|part| part == OF_THE_RULES);
    for (own, other) in [(0, 1), (1, 0)] {
        let of_one = tree.rust(&["src/"]).map(|file| file.path.as_str());
        for path in of_one.filter(|path| path.contains(LANGUAGES[own])).filter(is_told) {
            let twin = path.replace(LANGUAGES[own], LANGUAGES[other]);
            if tree.file(&twin).is_none() {
                findings.push(Finding::new(twin, "this topic is missing"));
            }
        }
    }
    let is_text = |path: &str| LANGUAGES.iter().any(|language| path.contains(language));
    for file in tree.rust(&["src/"]).filter(|file| is_text(&file.path)) {
        for (line, text) in file.text.lines().enumerate() {
            let text = text.trim_end_matches([',', ';']);
            if text.ends_with(": \"\"") || text.ends_with("=> \"\"") {
                findings.push(Finding::at(&file.path, line, "an empty text"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_topics_and_empty_texts_are_found() {
        let tree = Tree::of(&[
            ("src/ui/i18n/en/shell.rs", "undo: \"Undo\",\n"),
            ("src/ui/i18n/en/table.rs", "undo: \"Undo\",\n"),
            ("src/ui/i18n/zh_hant/shell.rs", "undo: \"\",\n"),
            ("src/ui/i18n/zh_hant/flaws/san_juan.rs", "format!(\"{cards} 張牌。\")\n"),
        ]);
        let found = languages(&tree);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].place, "src/ui/i18n/zh_hant/table.rs");
        assert_eq!(found[1].place, "src/ui/i18n/zh_hant/shell.rs:1");
    }
}
