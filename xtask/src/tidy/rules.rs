//! Rule coverage: every rule of a specification that is in scope is named by a
//! test.
//!
//! A specification (`docs/rules/GAME*.md`) defines a rule where its ID begins a
//! list item or a table row, or is followed by a colon. `tests/rules/scope.txt` says what is not in
//! scope, and why. A test names a rule by its ID in a string or a comment of a
//! test file (not in the file's head), or in its own name in small letters:
//! `fn sj_build_8_…`. The stem of lettered examples names them all.

use super::Finding;
use super::rule_ids::{GAMES, head, ids, is_letter, leading_ids, name_holds};
use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Every rule and the place of its definition.
pub type Defined<'a> = BTreeMap<&'a str, String>;

/// What is not tested like the rest, and why.
pub const SCOPE: &str = "tests/rules/scope.txt";

/// Kinds of lines in the scope table.
const KINDS: [&str; 6] = ["later", "untestable", "unposed", "opened", "counted", "aside"];

/// A line of the scope table: rules that are not tested like the rest.
pub struct Exempt<'a> {
    /// Counted from 0.
    pub line: usize,
    /// How they differ.
    pub kind: &'a str,
    /// An ID, or the beginning of several with `*` at the end; or several of
    /// these with commas between them.
    pub pattern: &'a str,
    /// The rest of the line.
    pub reason: &'a str,
}

impl<'a> Exempt<'a> {
    fn of(line: usize, text: &'a str) -> Self {
        let (kind, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let (pattern, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        Exempt { line, kind, pattern, reason: reason.trim() }
    }

    /// Returns true if the line is about a rule.
    pub fn holds(&self, id: &str) -> bool {
        self.parts().any(|part| is_of(part, id))
    }

    /// The single patterns.
    pub fn parts(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.pattern.split(',')
    }

    /// Returns true if its rules need no test that executes them.
    pub fn is_without(&self) -> bool {
        self.is_out_of_scope() || self.kind == "unposed"
    }

    fn is_out_of_scope(&self) -> bool {
        self.kind == "later" || self.kind == "untestable"
    }
}

/// Returns true if an ID is of a pattern.
pub fn is_of(pattern: &str, id: &str) -> bool {
    pattern.strip_suffix('*').map_or(id == pattern, |beginning| id.starts_with(beginning))
}

/// The lines of the scope table.
pub fn exempts(tree: &Tree) -> Vec<Exempt<'_>> {
    let table = tree.file(SCOPE).map_or("", |file| &file.text);
    table_lines(table).map(|(line, text)| Exempt::of(line, text)).collect()
}

/// The table is well formed, and each of its lines still means something.
pub fn scope_is_right(tree: &Tree) -> Vec<Finding> {
    if tree.file(SCOPE).is_none() {
        return vec![Finding::new(SCOPE, "is missing")];
    }
    let defined = defined(tree);
    let mut findings = Vec::new();
    for one in exempts(tree) {
        let Exempt { line, kind, pattern, reason } = one;
        if !KINDS.contains(&kind) {
            findings.push(Finding::at(SCOPE, line, format!("{kind}: must be one of {}", KINDS.join(", "))));
        }
        if reason.is_empty() {
            findings.push(Finding::at(SCOPE, line, format!("{pattern} has no reason")));
        }
        for part in one.parts().filter(|part| !defined.keys().any(|id| is_of(part, id))) {
            findings.push(Finding::at(SCOPE, line, format!("{part} is no rule (any more)")));
        }
    }
    findings
}

/// A mistyped ID would look like coverage.
pub fn no_unknown(tree: &Tree) -> Vec<Finding> {
    let defined = defined(tree);
    let mut findings = Vec::new();
    for file in tree.0.iter().filter(|file| file.path.ends_with(".rs") || file.path.ends_with(".ts")) {
        if file.path.starts_with("xtask/") {
            continue; // this check's own tests
        }
        for (line, text) in file.text.lines().enumerate() {
            for id in ids(text) {
                // A stem stands for a group: SJ-BLD-CRANE, SJ-FLOW-PICK.
                let known = defined.keys().any(|rule| {
                    rule.strip_prefix(id)
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with('-') || is_letter(rest))
                });
                if !known {
                    findings.push(Finding::at(&file.path, line, format!("{id} is no rule")));
                }
            }
        }
    }
    findings
}

/// Every rule in scope is named by a test.
pub fn coverage(tree: &Tree) -> Vec<Finding> {
    let named = named(tree);
    let missing = in_scope(tree).into_iter().filter(|(id, _)| !named.contains_key(*id));
    missing.map(|(id, place)| Finding::new(place, format!("no test names {id}"))).collect()
}

/// One line for the end of the report.
pub fn summary(tree: &Tree) -> String {
    let (all, scope, named) = (defined(tree).len(), in_scope(tree), named(tree));
    let tested = scope.keys().filter(|id| named.contains_key(**id)).count();
    format!("  rules: {all} defined, {} in scope, {tested} of these named by tests", scope.len())
}

/// The rules that a test must name.
pub fn in_scope(tree: &Tree) -> Defined<'_> {
    let exempts = exempts(tree);
    let mut scope = defined(tree);
    scope.retain(|id, _| !exempts.iter().any(|one| one.is_out_of_scope() && one.holds(id)));
    scope
}

/// The lines of a table that are neither blank nor comments, counted from 0.
pub fn table_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

/// Every rule and the place of its definition.
pub fn defined(tree: &Tree) -> Defined<'_> {
    let mut rules = BTreeMap::new();
    for (game, beginning) in GAMES {
        for (path, line, text) in specification(tree, game) {
            let head = head(text);
            let at_head = head.filter(|head| head.starts_with(beginning)).map_or(Vec::new(), leading_ids);
            let is_item = text.starts_with("* ") || text.starts_with("- ");
            let before_colon = ids(text).find(|id| text.contains(&format!("{id}:")) && !is_item);
            for id in at_head.into_iter().chain(before_colon) {
                rules.entry(id).or_insert_with(|| format!("{path}:{}", line + 1));
            }
        }
    }
    rules
}

/// Every line of a game's specification, with its file and number from 0.
fn specification<'a>(tree: &'a Tree, game: &'a str) -> impl Iterator<Item = (&'a str, usize, &'a str)> {
    let name = |file: &'a File| file.path.strip_prefix("docs/rules/")?.strip_suffix(".md");
    let files = tree.0.iter().filter(move |file| name(file).is_some_and(|name| name.starts_with(game)));
    files.flat_map(|file| file.text.lines().enumerate().map(|(line, text)| (file.path.as_str(), line, text)))
}

/// A game, which is a package with rules, whose specification is not read, and so not covered.
pub fn games_are_known(tree: &Tree) -> Vec<Finding> {
    let packages =
        tree.0.iter().filter_map(|file| file.path.strip_prefix("src/")?.strip_suffix("/rules/mod.rs"));
    let games = packages.filter(|name| !name.contains('/')).map(|name| name.replace('_', "-"));
    let unread = games.filter(|game| !GAMES.iter().any(|(known, _)| known == game));
    unread.map(|game| Finding::new(format!("src/{game}"), "tidy does not know its rules")).collect()
}

/// Every rule that a test names, and where.
fn named(tree: &Tree) -> BTreeMap<&str, Vec<String>> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let defined = defined(tree);
    for file in tree.0.iter().filter(|file| is_test(file)) {
        for (line, text) in file.text.lines().enumerate() {
            let in_test = file.in_test.get(line).copied().unwrap_or(true);
            if !in_test || text.trim_start().starts_with("//!") {
                continue;
            }
            let mut here: BTreeSet<&str> = ids(text).flat_map(|id| meant(&defined, id)).collect();
            if let Some((_, name)) = text.split_once("fn ") {
                here.extend(defined.keys().filter(|id| name_holds(name, id)).copied());
            }
            for id in here {
                places.entry(id).or_default().push(format!("{}:{}", file.path, line + 1));
            }
        }
    }
    places
}

fn is_test(file: &File) -> bool {
    let in_tests = file.path.starts_with("tests/") && !file.path.ends_with(".txt");
    in_tests || (file.path.starts_with("src/") && file.in_test.contains(&true))
}

/// The rule itself and, if it is the stem of lettered examples, all of them.
pub fn meant<'a>(defined: &Defined<'a>, id: &str) -> Vec<&'a str> {
    let stem = |rule: &str| rule.strip_prefix(id).is_some_and(|rest| rest.is_empty() || is_letter(rest));
    defined.keys().filter(|rule| stem(rule)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC: &str = "* SJ-END-1 The end.\n* SJ-END-10 Later.\n* SJ-AI-1 Advice, see SJ-END-2.\n\
        | SJ-EX-01a | x |\n| SJ-EX-01b | x |\n\nInvariant SJ-SET-INV: all.\n";
    const SCOPE_TEXT: &str = "# what and why\nuntestable SJ-AI-* advice to players\n";

    fn tree(test: &str) -> Tree {
        Tree::of(&[("docs/rules/san-juan.md", SPEC), (SCOPE, SCOPE_TEXT), ("tests/rules/a.rs", test)])
    }

    fn missing(test: &str) -> Vec<String> {
        let last = |finding: Finding| finding.problem.rsplit(' ').next().unwrap_or("").to_owned();
        coverage(&tree(test)).into_iter().map(last).collect()
    }

    #[test]
    fn a_rule_counts_when_a_test_names_it() {
        assert_eq!(missing(""), ["SJ-END-1", "SJ-END-10", "SJ-EX-01a", "SJ-EX-01b", "SJ-SET-INV"]);
        assert_eq!(missing("/// SJ-END-1, SJ-SET-INV\n// SJ-EX-01"), ["SJ-END-10"]);
        assert_eq!(missing("fn sj_end_10_x() {}\nfn sj_ex_01_y() {}"), ["SJ-END-1", "SJ-SET-INV"]);
        assert_eq!(missing("fn sj_ex_01a() {}\n\"SJ-SET-INV\""), ["SJ-END-1", "SJ-END-10", "SJ-EX-01b"]);
        assert_eq!(missing("//! SJ-END-1 is tested here").len(), 5, "a head proves nothing");
    }

    #[test]
    fn every_file_of_a_specification_is_read() {
        let tree = Tree::of(&[
            ("docs/rules/puerto-rico.md", "- **PR-END-01** The end (PR-X1-1).\n"),
            ("docs/rules/puerto-rico-expansions.md", "| PR-X1-1 | x |\n"),
            ("docs/rules/other.md", "- **PR-NO-1** x\n"),
            ("src/puerto_rico/rules/mod.rs", ""),
            ("src/ludo/rules/mod.rs", ""),
        ]);
        assert_eq!(defined(&tree).into_keys().collect::<Vec<_>>(), ["PR-END-01", "PR-X1-1"]);
        let unread: Vec<String> = games_are_known(&tree).into_iter().map(|finding| finding.place).collect();
        assert_eq!(unread, ["src/ludo"]);
    }

    #[test]
    fn mistyped_ids_and_stale_lines_are_found() {
        assert_eq!(no_unknown(&tree("// SJ-END-2 SJ-END SJ-EX-01 SJ-EX-01c")).len(), 2);
        let scope = "later SJ-NEW-* not there\nsoon SJ-AI-1 x\nlater SJ-END-1\n";
        let tree = Tree::of(&[("docs/rules/san-juan.md", SPEC), (SCOPE, scope)]);
        assert_eq!(scope_is_right(&tree).len(), 3);
        assert_eq!(scope_is_right(&Tree::of(&[])).len(), 1);
    }
}
