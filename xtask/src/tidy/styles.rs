//! What holds in style sheets.

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

/// What the table looks like follows from classes that its views set, not from
/// what is found inside of an element: a browser asks `:has()` again whenever
/// anything changes in there, and then computes the style of everything anew that
/// any such rule of the sheet may reach.
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
    fn raw_colours_are_found_outside_of_the_tokens() {
        let text = "/* #fff\n#000 */\na { color: #f5eedd; }\nb { color: rgb(1 2 3); }\n#abc { color: var(--ink); }\nc { fill: url(#abc-d); }\n";
        let findings = colours(&Tree::of(&[("style/a.css", text), ("style/tokens.css", text)]));
        let places: Vec<&str> = findings.iter().map(|finding| finding.place.as_str()).collect();
        assert_eq!(places, ["style/a.css:3", "style/a.css:4"]);
    }
}
