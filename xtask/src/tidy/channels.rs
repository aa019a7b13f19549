//! Every way in which something of a game reaches somebody stands in
//! `docs/secrets.md`, with the tests that guard it.

use super::Finding;
use super::source::has_word;
use super::tree::{File, Tree};
use std::collections::BTreeSet;

/// The list.
const LIST: &str = "docs/secrets.md";

/// Traits whose functions are ways out, and where they stand.
const TRAITS: [(&str, &str); 3] =
    [("Game", "src/core/game.rs"), ("Foresee", "src/core/consequence.rs"), ("Live", "src/referee/table.rs")];

/// Enums whose variants are ways out, and where they stand.
const ENUMS: [(&str, &str); 3] = [
    ("ToWorker", "src/session/protocol.rs"),
    ("FromWorker", "src/session/protocol.rs"),
    ("Verb", "src/referee/serve/request.rs"),
];

/// A way with the place where it stands.
type Way = (String, String);

/// Every way out is listed once, and whatever is listed is there.
pub fn listed(tree: &Tree) -> Vec<Finding> {
    let Some(list) = tree.file(LIST) else { return vec![Finding::new(LIST, "is missing")] };
    let rows = rows(list);
    let ways = ways(tree);
    let mut findings = Vec::new();
    for (name, place) in &ways {
        let times: usize = rows.iter().map(|row| row.ways.iter().filter(|way| *way == name).count()).sum();
        match times {
            1 => {}
            0 => findings
                .push(Finding::new(&**place, format!("{name} lets something out; {LIST} does not name it"))),
            _ => findings.push(Finding::new(LIST, format!("{name} stands there {times} times"))),
        }
    }
    for row in &rows {
        for way in row.ways.iter().filter(|way| !ways.iter().any(|(name, _)| name == *way)) {
            findings.push(Finding::at(LIST, row.line, format!("the code has no {way}")));
        }
    }
    findings
}

/// Every channel names a test, and the tests that are named exist.
pub fn guarded(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for row in tree.file(LIST).map(rows).unwrap_or_default() {
        let Some(tests) = &row.tests else { continue };
        if tests.is_empty() {
            findings.push(Finding::at(LIST, row.line, "no test guards it"));
        }
        for test in tests.iter().filter(|test| !exists(tree, test)) {
            findings.push(Finding::at(LIST, row.line, format!("there is no test {test}")));
        }
    }
    findings
}

/// A line of one of the tables.
struct Row {
    line: usize,
    ways: Vec<String>,
    /// The tests; `None` for what needs none.
    tests: Option<Vec<String>>,
}

fn rows(list: &File) -> Vec<Row> {
    let row = |(line, text): (usize, &str)| {
        let cells: Vec<&str> = text.strip_prefix('|')?.strip_suffix('|')?.split('|').collect();
        match cells[..] {
            [_, ways, tests] if ways.contains('`') => {
                Some(Row { line, ways: quoted(ways), tests: Some(quoted(tests)) })
            }
            [ways, why] if ways.contains('`') && !why.trim().is_empty() => {
                Some(Row { line, ways: quoted(ways), tests: None })
            }
            _ => None,
        }
    };
    list.text.lines().enumerate().filter_map(row).collect()
}

/// Words between backticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// `path: name` of a Rust function, or `path: title` of a test in a browser.
fn exists(tree: &Tree, test: &str) -> bool {
    let Some((path, name)) = test.split_once(": ") else { return false };
    let Some(file) = tree.file(path) else { return false };
    match path.ends_with(".rs") {
        true => file.code.iter().any(|line| has_word(line, &format!("fn {name}"))),
        false => file.text.lines().any(|line| line.contains("test(") && line.contains(name)),
    }
}

/// Every way out that the code has.
fn ways(tree: &Tree) -> BTreeSet<Way> {
    let mut ways = BTreeSet::new();
    for (name, path) in TRAITS {
        let begins = |line: &str| has_word(line, &format!("trait {name}"));
        for (function, line) in
            tree.file(path).map(|file| returning(file, &begins, "fn ")).unwrap_or_default()
        {
            ways.insert((format!("{name}::{function}"), format!("{path}:{line}")));
        }
    }
    for (name, path) in ENUMS {
        for (variant, line) in tree.file(path).map(|file| variants(file, name)).unwrap_or_default() {
            ways.insert((format!("{name}::{variant}"), format!("{path}:{line}")));
        }
    }
    for file in tree.rust(&["src/session/", "src/core/"]).filter(|file| !file.path.ends_with("/tests.rs")) {
        let begins =
            |line: &str| line.starts_with("impl") && has_word(line, "Session") && !has_word(line, "for");
        for (function, line) in returning(file, &begins, "pub fn ") {
            ways.insert((format!("Session::{function}"), format!("{}:{line}", file.path)));
        }
        for (signature, line) in signatures(file, "", "pub fn ") {
            let takes = ["Seat", "Viewer"].iter().any(|kind| has_word(&signature, kind));
            if takes && signature.contains("->") && signature.contains("State") {
                ways.insert((function_name(&signature), format!("{}:{line}", file.path)));
            }
        }
    }
    ways
}

/// The functions of a block at the margin that return something, by name and line.
fn returning(file: &File, begins: &dyn Fn(&str) -> bool, keyword: &str) -> Vec<(String, usize)> {
    let mut inside = false;
    let mut of_block = vec![false; file.code.len()];
    for (at, line) in file.code.iter().enumerate() {
        if !line.is_empty() && !line.starts_with([' ', '}']) {
            inside = begins(line);
        }
        of_block[at] = inside;
    }
    let all = signatures(file, "    ", keyword).into_iter();
    let returns = |(signature, line): &(String, usize)| of_block[line - 1] && signature.contains("->");
    all.filter(returns).map(|(signature, line)| (function_name(&signature), line)).collect()
}

/// The signatures of functions with this indent, whole, with their lines from 1.
fn signatures(file: &File, indent: &str, keyword: &str) -> Vec<(String, usize)> {
    let start = format!("{indent}{keyword}");
    let whole = |(at, _): (usize, &str)| {
        let mut signature = String::new();
        for line in &file.code[at..] {
            signature.push_str(line.trim());
            signature.push(' ');
            if line.contains(['{', ';']) {
                break;
            }
        }
        (signature, at + 1)
    };
    file.lines(false).filter(|(_, line)| line.starts_with(&start)).map(whole).collect()
}

fn function_name(signature: &str) -> String {
    let name = signature.split_once("fn ").map_or("", |(_, rest)| rest);
    name.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect()
}

/// The variants of an enum, by name and line.
fn variants(file: &File, name: &str) -> Vec<(String, usize)> {
    let start = format!("pub enum {name} ");
    let lines = file.code.iter().enumerate().skip_while(|(_, line)| !line.starts_with(&start)).skip(1);
    let inside = lines.take_while(|(_, line)| !line.starts_with('}'));
    let variant = |(at, line): (usize, &String)| {
        let rest =
            line.strip_prefix("    ").filter(|rest| rest.starts_with(|sign: char| sign.is_uppercase()))?;
        Some((rest.chars().take_while(|sign| sign.is_alphanumeric()).collect(), at + 1))
    };
    inside.filter_map(variant).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "impl<G: A> Session<G> {\n    pub fn len(&self) -> usize {\n        0\n    }\n    pub fn set(&mut self) {}\n\
        \n    fn own(&self) -> u8 {\n        0\n    }\n\n    pub fn view(\n        &self,\n    ) -> View {\n    }\n}\n\
        impl Other {\n    pub fn x(&self) -> u8 {\n    }\n}\n\
        pub fn blind<G: Game>(state: &G::State, seat: Seat) -> String {\n}\npub fn two() -> u8 {\n    2\n}\n";

    fn tree(list: &str) -> Tree {
        Tree::of(&[
            (LIST, list),
            ("src/session/a.rs", CODE),
            (
                "src/session/protocol.rs",
                "pub enum ToWorker {\n    Think(Think),\n    Stop {\n        job: u8,\n    },\n}\n",
            ),
            ("tests/a.rs", "fn hides() {}\n"),
            ("tests/e2e/specs/a.spec.ts", "test(`nobody is told (${name})`, async () => {});\n"),
        ])
    }

    #[test]
    fn a_way_that_is_not_listed_is_found() {
        let list = "| What | By | Guarded by |\n|---|---|---|\n| a | `Session::view` `blind` | `tests/a.rs: hides` |\n\n\
            | By | Why |\n|---|---|\n| `Session::len` `ToWorker::Think` `ToWorker::Stop` | known |\n";
        assert_eq!(listed(&tree(list)), []);
        let names =
            |list: &str| listed(&tree(list)).into_iter().map(|found| found.problem).collect::<Vec<_>>();
        let found = names(&list.replace("`blind`", ""));
        assert!(matches!(&found[..], [one] if one.starts_with("blind lets something out")), "{found:?}");
        let found = names(&list.replace("`ToWorker::Stop`", "`ToWorker::Halt`"));
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(names(&list.replace("`Session::len`", "`Session::len` `Session::view`")).len(), 1);
    }

    #[test]
    fn a_channel_without_a_test_is_found() {
        let count = |tests: &str| guarded(&tree(&format!("| a | `blind` | {tests} |\n"))).len();
        assert_eq!(count("`tests/a.rs: hides`, `tests/e2e/specs/a.spec.ts: nobody is told`"), 0);
        assert_eq!(count("by looking"), 1);
        assert_eq!(count("`tests/a.rs: hide`"), 1);
        assert_eq!(count("`tests/b.rs: hides`"), 1);
        assert_eq!(count("`tests/e2e/specs/a.spec.ts: somebody is told`"), 1);
    }
}
