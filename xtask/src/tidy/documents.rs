//! Checks of the documents: what they name must exist.

use super::Finding;
use super::tree::{File, Tree};

/// Folders of the project that documents name by whole paths.
const FOLDERS: [&str; 7] = ["src/", "tests/", "examples/", "xtask/", "style/", "public/", "docs/"];
/// Documents that cite files of other projects as well.
const OF_OTHERS: &str = "docs/rules/";
/// Signs of a path that stands for several.
const SIGNS: [char; 6] = ['<', '*', '…', '{', ' ', '('];

/// Every path in a document is one of a file or a folder.
pub fn paths(tree: &Tree) -> Vec<Finding> {
    let is_document = |file: &&File| file.path.ends_with(".md") && !file.path.starts_with("src/words/");
    let documents = tree.0.iter().filter(is_document).filter(|file| !file.path.starts_with(OF_OTHERS));
    documents.flat_map(|document| missing(tree, document)).collect()
}

fn missing(tree: &Tree, document: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in document.text.lines().enumerate() {
        // Between backticks: every second part.
        for path in line.split('`').skip(1).step_by(2).filter(|path| is_whole(path)) {
            if !exists(tree, path) {
                findings.push(Finding::at(&document.path, number, format!("there is no {path}")));
            }
        }
    }
    findings
}

/// Returns true if it names one text file, or a folder with its slash, from the top of the tree.
fn is_whole(path: &str) -> bool {
    let is_text = path.rsplit_once('.').is_some_and(|(_, ending)| Tree::TEXT.contains(&ending));
    FOLDERS.iter().any(|folder| path.starts_with(folder))
        && !path.contains(SIGNS)
        && (is_text || path.ends_with('/'))
}

fn exists(tree: &Tree, path: &str) -> bool {
    let folder = format!("{}/", path.trim_end_matches('/'));
    tree.0.iter().any(|file| file.path == path || file.path.starts_with(&folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_leads_nowhere_is_found() {
        let found = |text: &str, path: &str| {
            paths(&Tree(vec![File::new(path, text), File::new("src/ai/level.rs", "")])).len()
        };
        assert_eq!(found("The levels: `src/ai/level.rs`, in `src/ai/`, in `src/ai`.", "docs/a.md"), 0);
        assert_eq!(found("`src/ai/levels.rs` and `src/ais/`", "README.md"), 2);
        assert_eq!(found("`src/<game>/rules`, `src/*/eval`, `src/ai/a.net`", "docs/a.md"), 0);
        assert_eq!(found("`src/main/java/Cards.md`", "docs/rules/san-juan.md"), 0);
    }
}
