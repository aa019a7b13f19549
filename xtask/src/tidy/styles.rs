//! Laws of style sheets.

use std::collections::BTreeSet;

use super::Finding;
use super::tree::Tree;

/// Colours are written once, in `tokens.css`; elsewhere they have names.
pub fn colours(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let sheets = tree.0.iter().filter(|file| file.path.starts_with("style/") && file.path.ends_with(".css"));
    for file in sheets.filter(|file| file.path != "style/tokens.css") {
        for (line, text) in without_comments(&file.text).lines().enumerate() {
            let value = text.split_once(':').map_or("", |(_, value)| value);
            let call = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab("]
                .iter()
                .any(|call| value.contains(call));
            if call || has_hex_colour(value) {
                findings.push(Finding::at(&file.path, line, "a colour that is not a token"));
            }
        }
    }
    findings
}

/// Elements with few changes inside, into which a table's sheet may look.
const LOOKED_INTO: [&str; 1] = [".table__top"];

/// Looks of a table follow from classes that its views set, not from `:has()`: a browser asks it
/// again whenever anything changes inside, and then computes the style of everything anew that any
/// such rule of the sheet may reach.
pub fn looks_inside(tree: &Tree) -> Vec<Finding> {
    let of_table = |path: &str| {
        path.ends_with(".css") && ["style/boards/", "style/widgets/"].iter().any(|dir| path.starts_with(dir))
    };
    let mut findings = Vec::new();
    for file in tree.0.iter().filter(|file| of_table(&file.path)) {
        for (line, text) in without_comments(&file.text).lines().enumerate() {
            let mut before = text.split(":has(").collect::<Vec<_>>();
            before.pop();
            if before.iter().any(|text| !LOOKED_INTO.iter().any(|element| text.ends_with(element))) {
                findings.push(Finding::at(&file.path, line, ":has() on a table; let the view set a class"));
            }
        }
    }
    findings
}

/// Rules of a question name by a class what they change. They hang on a class of the whole table (`asks-…`), and with each
/// question a browser computes anew the style of everything in the table that such a rule could mean: by `> svg` or
/// `> span` that is most of it.
pub fn named_by_class(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let boards = tree.0.iter().filter(|file| file.path.starts_with("style/boards/"));
    for file in boards.filter(|file| file.path.ends_with(".css")) {
        for (line, text) in without_comments(&file.text).lines().enumerate() {
            let Some((selectors, _)) = text.split_once('{') else { continue };
            if split(selectors, &[',']).into_iter().any(|one| one.contains(".asks-") && !ends_in_classes(one))
            {
                findings.push(Finding::at(
                    &file.path,
                    line,
                    "an element of a table's question without a class",
                ));
            }
        }
    }
    findings
}

/// Returns true if each element that a selector may end in is named by a class.
fn ends_in_classes(selector: &str) -> bool {
    let last = split(selector, &[' ', '>', '+', '~']).pop().unwrap_or_default();
    match last.strip_prefix(":is(").and_then(|rest| rest.split_once(')')) {
        Some((options, _)) => split(options, &[',']).into_iter().all(ends_in_classes),
        None => last.starts_with('.'),
    }
}

/// Splits a selector at these signs, but for those in brackets.
fn split<'a>(selector: &'a str, signs: &[char]) -> Vec<&'a str> {
    let mut depth = 0;
    let between = |sign: char| {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        depth == 0 && signs.contains(&sign)
    };
    selector.split(between).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Every class that a sheet names stands somewhere on the page: as a word in its program, in `class:…`, in
/// `index.html` or in a drawing. What a program puts together from a beginning and a number counts by its beginning.
pub fn used(tree: &Tree) -> Vec<Finding> {
    let words = words_of_the_page(tree);
    let is_used = |class: &str| {
        words.contains(class)
            || words.iter().any(|word| {
                word.split_once('{').is_some_and(|(begin, _)| begin.len() > 2 && class.starts_with(begin))
            })
    };
    let mut findings = Vec::new();
    for file in tree.0.iter().filter(|file| file.path.starts_with("style/") && file.path.ends_with(".css")) {
        for (line, text) in without_comments(&file.text).lines().enumerate() {
            let mut unused: Vec<&str> = classes_of(text).filter(|class| !is_used(class)).collect();
            unused.dedup();
            findings.extend(
                unused
                    .iter()
                    .map(|class| Finding::at(&file.path, line, format!(".{class} is nowhere on the page"))),
            );
        }
    }
    findings
}

fn words_of_the_page(tree: &Tree) -> BTreeSet<&str> {
    let is_page = |path: &str| {
        path == "index.html"
            || path.starts_with("src/") && path.ends_with(".rs")
            || path.starts_with("public/") && [".js", ".svg"].iter().any(|ending| path.ends_with(ending))
    };
    let mut words = BTreeSet::new();
    for file in tree.0.iter().filter(|file| is_page(&file.path)) {
        words.extend(file.text.split('"').flat_map(str::split_whitespace));
        let bound = file.text.split("class:").skip(1);
        words.extend(bound.filter_map(|rest| rest.split(|sign: char| !is_of_a_name(sign)).next()));
    }
    words
}

fn is_of_a_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// The classes in the selectors of a line: what stands between braces is left out.
fn classes_of(line: &str) -> impl Iterator<Item = &str> {
    let selector = line.split('{').next().unwrap_or("");
    // Without a brace it is a value, unless it ends in a comma: then the selector goes on below.
    let is_value = !line.contains('{') && !line.trim_end().ends_with(',');
    let parts = if is_value { "" } else { selector };
    parts.split('.').skip(1).filter_map(|rest| {
        let class = rest.split(|sign: char| !is_of_a_name(sign)).next()?;
        class.starts_with(|first: char| first.is_ascii_alphabetic()).then_some(class)
    })
}

fn has_hex_colour(value: &str) -> bool {
    value.split('#').skip(1).any(|rest| {
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        let ends = rest[digits..].chars().next().is_none_or(|sign| !sign.is_alphanumeric() && sign != '-');
        matches!(digits, 3 | 4 | 6 | 8) && ends
    })
}

/// Comments blanked, lines kept.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split("/*").enumerate() {
        let (comment, kept) = if at == 0 { ("", part) } else { part.split_once("*/").unwrap_or((part, "")) };
        out.extend(comment.chars().filter(|sign| *sign == '\n'));
        out.push_str(kept);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tables_sheet_does_not_look_inside_of_elements() {
        let text =
            "/* a:has(b) */\n.rail:has(> li) { gap: 0; }\n.table__top:has(button) ~ .drawer { gap: 0; }\n";
        let tree = Tree::of(&[("style/boards/a.css", text), ("style/screens/a.css", text)]);
        let findings = looks_inside(&tree);
        let places: Vec<&str> = findings.iter().map(|finding| finding.place.as_str()).collect();
        assert_eq!(places, ["style/boards/a.css:2"]);
    }

    #[test]
    fn a_rule_of_a_question_names_a_class() {
        let found = |selector: &str| {
            let text = format!("{selector} {{ gap: 0; }}\n");
            named_by_class(&Tree::of(&[("style/boards/a.css", &text)])).len()
        };
        for good in [
            ".table.asks-ships",
            ".table:not(.asks-roles) .roles > .role::before",
            ".asks-ships .bld, .purse > svg",
            ".asks-ships :is(.a, .b > .c)",
            ".roles > li",
        ] {
            assert_eq!(found(good), 0, "{good}");
        }
        for bad in [".asks-ships .roles > li", ".asks-ships :is(.a, .b > span)", ".a, .asks-ships [data-n]"] {
            assert_eq!(found(bad), 1, "{bad}");
        }
    }

    #[test]
    fn a_class_that_is_nowhere_on_the_page_is_found() {
        let sheet = "/* .gone */\n.kept > .gone, .at-3 { width: 0.5rem; }\n.bound {\n  margin: 1.5px,\n    0.gone;\n}\n";
        let program = "view! { <p class=\"page kept\" class:bound=true /> }\nformat!(\"at-{n}\")";
        let findings = used(&Tree::of(&[("style/a.css", sheet), ("src/ui/a.rs", program)]));
        assert_eq!(findings, [Finding::at("style/a.css", 1, ".gone is nowhere on the page")]);
    }

    #[test]
    fn raw_colours_are_found_outside_of_the_tokens() {
        let text = "/* #fff\n#000 */\na { color: #f5eedd; }\nb { color: rgb(1 2 3); }\n#abc { color: var(--ink); }\nc { fill: url(#abc-d); }\n";
        let findings = colours(&Tree::of(&[("style/a.css", text), ("style/tokens.css", text)]));
        let places: Vec<&str> = findings.iter().map(|finding| finding.place.as_str()).collect();
        assert_eq!(places, ["style/a.css:3", "style/a.css:4"]);
    }
}
