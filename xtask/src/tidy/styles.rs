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
    fn raw_colours_are_found_outside_of_the_tokens() {
        let text = "/* #fff\n#000 */\na { color: #f5eedd; }\nb { color: rgb(1 2 3); }\n#abc { color: var(--ink); }\nc { fill: url(#abc-d); }\n";
        let findings = colours(&Tree::of(&[("style/a.css", text), ("style/tokens.css", text)]));
        let places: Vec<&str> = findings.iter().map(|finding| finding.place.as_str()).collect();
        assert_eq!(places, ["style/a.css:3", "style/a.css:4"]);
    }
}
