//! Checks of the two languages that the compiler does not make. A language is a Rust value, so a
//! missing text fails the build; an empty one would not.

use super::Finding;
use super::tree::Tree;
use std::collections::BTreeSet;

const LANGUAGES: [&str; 2] = ["src/app/i18n/en/", "src/app/i18n/zh_hant/"];

/// The topic that Chinese has alone: why a position cannot be, the rules say in English themselves (`Game::Flaw`).
const OF_THE_RULES: &str = "flaws";

/// Both languages have the same topics (files), and no text is empty.
pub fn languages(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let topics = LANGUAGES.map(|folder| {
        let of_one = [folder];
        let is_told = |topic: &&str| !topic.split(['/', '.']).any(|part| part == OF_THE_RULES);
        let topics = tree.rust(&of_one).map(|file| &file.path[folder.len()..]).filter(is_told);
        topics.map(str::to_owned).collect::<BTreeSet<_>>()
    });
    for (own, other) in [(0, 1), (1, 0)] {
        for topic in topics[own].difference(&topics[other]) {
            findings.push(Finding::new(format!("{}{topic}", LANGUAGES[other]), "this topic is missing"));
        }
    }
    for file in tree.rust(&LANGUAGES) {
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
            ("src/app/i18n/en/shell.rs", "undo: \"Undo\",\n"),
            ("src/app/i18n/en/table.rs", "undo: \"Undo\",\n"),
            ("src/app/i18n/zh_hant/shell.rs", "undo: \"\",\n"),
            ("src/app/i18n/zh_hant/flaws/san_juan.rs", "format!(\"{cards} 張牌。\")\n"),
        ]);
        let found = languages(&tree);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].place, "src/app/i18n/zh_hant/table.rs");
        assert_eq!(found[1].place, "src/app/i18n/zh_hant/shell.rs:1");
    }
}
