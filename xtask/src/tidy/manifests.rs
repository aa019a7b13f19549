//! Dependencies are named with their reason, and in the version that was looked at.

use super::Finding;
use super::tree::{File, Tree};

/// Every dependency of every manifest has its reason beside it.
pub fn reasons(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in manifests(tree) {
        for (at, name, has_reason) in dependencies(file) {
            if !has_reason {
                findings.push(Finding::at(&file.path, at, format!("{name} is there without a reason")));
            }
        }
    }
    findings
}

fn manifests(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.0.iter().filter(|file| file.path == "Cargo.toml" || file.path.ends_with("/Cargo.toml"))
}

/// Line, name, and whether a comment says why.
fn dependencies(file: &File) -> Vec<(usize, &str, bool)> {
    let mut list = Vec::new();
    let mut in_table = false;
    for (at, line) in file.text.lines().enumerate() {
        if let Some(table) = line.strip_prefix('[') {
            let table = table.split(']').next().unwrap_or_default();
            in_table = table.ends_with("dependencies");
            // A table of its own: `[dependencies.name]`, its reason at the first line.
            if let Some((_, name)) = table.rsplit_once("dependencies.") {
                let next = file.text.lines().nth(at + 1).unwrap_or_default();
                list.push((at, name, is_commented(next)));
            }
        } else if in_table && let Some((name, _)) = line.split_once('=') {
            // The reason of a dependency that packages share stands where its version does.
            let is_shared = line.contains("workspace = true");
            list.push((at, name.trim(), is_shared || is_commented(line)));
        }
    }
    list
}

/// Returns true if a line ends with a comment; `#` inside a text is none.
fn is_commented(line: &str) -> bool {
    let mut in_text = false;
    let comment = line.char_indices().find(|(_, sign)| {
        in_text ^= *sign == '"';
        *sign == '#' && !in_text
    });
    comment.is_some_and(|(at, _)| line[at + 1..].trim().len() > 2)
}

/// Cargo is always told to keep to `Cargo.lock`; npm installs what its lock
/// says, and only tools of the tests.
pub fn locks(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["xtask/src/"]) {
        for (at, text) in file.text.lines().enumerate().filter(|(at, _)| !file.in_test[*at]) {
            let begins =
                ["\"build\"", "\"run\"", "\"rustc\"", "\"test\"", "\"clippy\"", "\"metadata\"", "verb,"];
            let runs = text.contains("cargo.args([") && begins.iter().any(|verb| text.contains(verb));
            if runs && !text.contains("\"--locked\"") {
                findings.push(Finding::at(&file.path, at, "cargo is not told --locked"));
            }
            if text.contains("\"install\"") && text.contains("npm") {
                findings.push(Finding::at(&file.path, at, "npm installs by its lock file: npm ci"));
            }
        }
    }
    if !tree.file(".cargo/config.toml").is_some_and(|file| file.text.contains("--locked --package xtask")) {
        findings.push(Finding::new(".cargo/config.toml", "the alias xtask is not told --locked"));
    }
    for file in tree.0.iter().filter(|file| file.path.ends_with("package.json")) {
        if !file.path.starts_with("tests/") {
            findings.push(Finding::new(&*file.path, "only tests have packages of npm"));
        }
        let lock = file.path.replace("package.json", "package-lock.json");
        if tree.file(&lock).is_none() {
            findings.push(Finding::new(&*file.path, format!("{lock} is missing")));
        }
        for (at, line) in file.text.lines().enumerate() {
            let is_open = line.contains("\": \"^") || line.contains("\": \"~") || line.contains("\": \"*");
            if line.contains("\"dependencies\"") || is_open {
                findings.push(Finding::at(&file.path, at, "tools of tests, each in one version"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_without_a_reason_is_found() {
        let count = |text: &str| reasons(&Tree::of(&[("x/Cargo.toml", text)])).len();
        let good = "[package]\nname = \"x\"\n[dependencies]\na = \"1\" # why it is\n[target.'cfg(unix)'.dependencies.b]\nversion = \"1\" # why\n";
        assert_eq!(count(good), 0);
        assert_eq!(count("[dependencies]\na = \"1\"\nb = \"#1 but why\"\n"), 2);
        assert_eq!(count("[dev-dependencies]\na = \"1\" #\n"), 1);
        assert_eq!(count("[dependencies.b]\nversion = \"1\"\n"), 1);
        assert_eq!(count("[features]\na = []\n"), 0);
    }

    #[test]
    fn what_is_not_locked_is_found() {
        let config = (".cargo/config.toml", "xtask = \"run --quiet --locked --package xtask --\"\n");
        let count = |path: &str, text: &str| locks(&Tree::of(&[config, (path, text)])).len();
        assert_eq!(count("xtask/src/a.rs", "fn a() { cargo.args([\"build\", \"--locked\"]); }"), 0);
        assert_eq!(count("xtask/src/a.rs", "fn a() { cargo.args([\"build\", \"--release\"]); }"), 1);
        let lock = "tests/a/package-lock.json";
        let package =
            |text: &str| locks(&Tree::of(&[config, ("tests/a/package.json", text), (lock, "{}")])).len();
        assert_eq!(package("\"devDependencies\": {\n\"a\": \"1.2.3\"\n}"), 0);
        assert_eq!(package("\"devDependencies\": {\n\"a\": \"^1.2.3\"\n}"), 1);
        assert_eq!(package("\"dependencies\": {\n\"a\": \"1.2.3\"\n}"), 1);
        assert_eq!(count("src/package.json", "{}"), 2);
        assert_eq!(locks(&Tree::of(&[])).len(), 1);
    }
}
