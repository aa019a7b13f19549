//! Habits that hold in every file.

use super::Finding;
use super::source::has_word;
use super::tree::Tree;

/// Longest file in lines; tables and generated files are exempt.
const MAX_LINES: usize = 500;

/// Files that are written by hand and read by people.
const CODE: [&str; 5] = [".rs", ".css", ".js", ".ts", ".html"];

/// No file too long to be read in one go.
pub fn sizes(tree: &Tree) -> Vec<Finding> {
    let code = tree.0.iter().filter(|file| CODE.iter().any(|end| file.path.ends_with(end)));
    code.filter(|file| !file.path.contains("/data/"))
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| *lines > MAX_LINES)
        .map(|(file, lines)| Finding::new(&*file.path, format!("{lines} lines; at most {MAX_LINES}")))
        .collect()
}

/// Outside of tests there is no bare `unwrap`, and every `expect` says which
/// invariant it relies on.
pub fn panics(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["src/", "xtask/src/"]) {
        let original: Vec<&str> = file.text.lines().collect();
        for (line, code) in file.lines(false) {
            if code.contains(".unwrap()") {
                findings.push(Finding::at(&file.path, line, "a bare unwrap"));
            }
            // The message may stand on the next line.
            let here = original[line].contains("expect(\"invariant: ");
            let below =
                original.get(line + 1).is_some_and(|next| next.trim_start().starts_with("\"invariant: "));
            let said = here || below;
            if code.contains(".expect(") && !said {
                findings.push(Finding::at(&file.path, line, "an expect that does not say \"invariant: …\""));
            }
        }
    }
    findings
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

/// Nothing is left for later, no test is ignored or left out.
pub fn unfinished(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust(&["src/", "tests/", "xtask/"]) {
        let marks = ["#[ignore", "todo!", "unimplemented!", "dbg!"];
        for (line, code) in file.lines(true) {
            for mark in marks.iter().filter(|mark| code.contains(**mark)) {
                findings.push(Finding::at(&file.path, line, format!("{mark} is left in the code")));
            }
        }
    }
    for file in tree.0.iter().filter(|file| file.path.starts_with("tests/e2e/") && file.path.ends_with(".ts"))
    {
        let marks =
            ["test.skip", "test.fixme", "test.only", "describe.skip", "describe.only", "waitForTimeout"];
        for (line, text) in file.text.lines().enumerate() {
            for mark in marks.iter().filter(|mark| text.contains(**mark)) {
                findings.push(Finding::at(&file.path, line, format!("{mark} is left in the tests")));
            }
        }
    }
    // Split in two, so that this file does not find itself.
    let notes = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X:")];
    for file in tree.0.iter().filter(|file| CODE.iter().any(|end| file.path.ends_with(end))) {
        for (line, text) in file.text.lines().enumerate() {
            for note in notes.iter().filter(|note| text.contains(**note)) {
                findings.push(Finding::at(&file.path, line, format!("a {note} note")));
            }
        }
    }
    findings
}

/// The project speaks of itself alone: no path of somebody's machine.
pub fn paths(tree: &Tree) -> Vec<Finding> {
    let roots = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/Use", "rs/"),
        concat!("/wo", "rk/"),
        concat!("/tm", "p/"),
    ];
    let mut findings = Vec::new();
    for file in &tree.0 {
        for (line, text) in file.text.lines().enumerate() {
            for root in roots.iter().filter(|root| is_path(text, root)) {
                findings.push(Finding::at(&file.path, line, format!("a path below {root}")));
            }
        }
    }
    findings
}

/// A root counts only where a path can begin: not in the middle of an address.
fn is_path(text: &str, root: &str) -> bool {
    text.match_indices(root).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|sign| sign.is_alphanumeric() || "-_.)}*".contains(sign))
    })
}

/// Unix line ends, no blanks at line ends, one newline at the end.
pub fn whitespace(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.0.iter().filter(|file| !file.path.starts_with("docs/rules/")) {
        for (line, text) in file.text.split('\n').enumerate() {
            // Two blanks at the end of a line are a line break in Markdown.
            let meant = file.path.ends_with(".md") && text.ends_with("  ");
            if text.ends_with([' ', '\t', '\r']) && !meant {
                findings.push(Finding::at(&file.path, line, "blanks at the end of the line"));
            }
        }
        if !file.text.is_empty() && (!file.text.ends_with('\n') || file.text.ends_with("\n\n")) {
            findings.push(Finding::new(&*file.path, "does not end with exactly one newline"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(check: super::super::Check, path: &str, text: &str) -> usize {
        check(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn long_files_are_found_unless_they_are_tables() {
        let long = "x\n".repeat(501);
        assert_eq!(count(sizes, "src/a.rs", &long), 1);
        assert_eq!(count(sizes, "src/a.rs", &long[2..]), 0);
        assert_eq!(count(sizes, "src/san_juan/data/a.rs", &long), 0);
    }

    #[test]
    fn panics_without_a_reason_are_found_outside_of_tests() {
        let bad = "a.unwrap();\nb.expect(\"b is there\");\n";
        assert_eq!(count(panics, "src/a.rs", bad), 2);
        assert_eq!(count(panics, "src/a.rs", &format!("#[cfg(test)]\nmod tests {{\n{bad}}}\n")), 0);
        let good = "b.expect(\"invariant: b\");\nc.expect(\n    \"invariant: c\",\n);\nd.unwrap_or(1);";
        assert_eq!(count(panics, "src/a.rs", good), 0);
    }

    #[test]
    fn what_is_left_for_later_is_found() {
        assert_eq!(count(unfinished, "src/a.rs", "todo!()"), 1);
        assert_eq!(count(unfinished, "tests/a.rs", "#[ignore = \"slow\"]\nfn a() {}"), 1);
        assert_eq!(count(unfinished, "src/a.rs", concat!("// TO", "DO: more")), 1);
        assert_eq!(count(unfinished, "tests/e2e/specs/a.spec.ts", "test.only(\"a\")"), 1);
        assert_eq!(count(unfinished, "src/a.rs", "let s = \"todo!\";"), 0);
    }

    #[test]
    fn machine_paths_are_found_and_addresses_are_not() {
        assert_eq!(count(paths, "README.md", concat!("see /ro", "ot/notes")), 1);
        assert_eq!(count(paths, "README.md", concat!("https://example.org/ho", "me/x")), 0);
    }

    #[test]
    fn untidy_ends_are_found() {
        assert_eq!(count(whitespace, "a.css", "a \nb"), 2);
        assert_eq!(count(whitespace, "a.css", "a\nb\n\n"), 1);
        assert_eq!(count(whitespace, "a.css", "a\nb\n"), 0);
    }

    #[test]
    fn unsafe_is_found_in_code_only() {
        assert_eq!(count(no_unsafe, "src/ai/a.rs", "unsafe { x() }"), 1);
        assert_eq!(count(no_unsafe, "src/ai/a.rs", "// unsafe\nlet s = \"unsafe\";"), 0);
    }
}
