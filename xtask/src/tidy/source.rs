//! Rust text, looked at just closely enough to tell code from comments and
//! strings, and tests from the rest. No parser: the compiler has accepted the
//! text already.

/// The text's lines with comments, string and character contents blanked.
pub fn code_only(text: &str) -> Vec<String> {
    let signs: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < signs.len() {
        let length = blank_length(&signs, at);
        if length == 0 {
            out.push(signs[at]);
            at += 1;
        } else {
            let blanked = &signs[at..(at + length).min(signs.len())];
            out.extend(blanked.iter().map(|sign| if *sign == '\n' { '\n' } else { ' ' }));
            at += length;
        }
    }
    out.lines().map(str::to_owned).collect()
}

/// Number of signs from `at` that are a comment or a literal; 0 for code.
fn blank_length(signs: &[char], at: usize) -> usize {
    let rest = &signs[at..];
    let inside_name = at > 0 && (signs[at - 1].is_alphanumeric() || signs[at - 1] == '_');
    match rest {
        ['/', '/', ..] => rest.iter().position(|sign| *sign == '\n').unwrap_or(rest.len()),
        ['/', '*', ..] => block_comment(rest),
        ['"', ..] => quoted(rest),
        ['r', '"' | '#', ..] if !inside_name => raw_string(rest),
        ['\'', '\\', ..] => {
            2 + rest[2..].iter().skip(1).position(|sign| *sign == '\'').map_or(1, |end| end + 2)
        }
        ['\'', _, '\'', ..] => 3,
        _ => 0,
    }
}

fn block_comment(rest: &[char]) -> usize {
    let mut depth = 0;
    for at in 0..rest.len() {
        match &rest[at..] {
            ['/', '*', ..] => depth += 1,
            ['*', '/', ..] => depth -= 1,
            _ => {}
        }
        if depth == 0 && at > 1 {
            return at + 2;
        }
    }
    rest.len()
}

fn quoted(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// `r#"…"#`; 0 for a raw name such as `r#type`.
fn raw_string(rest: &[char]) -> usize {
    let hashes = rest[1..].iter().take_while(|sign| **sign == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return 0;
    }
    let ends = |at: usize| {
        rest[at] == '"' && rest[at + 1..].iter().take(hashes).filter(|s| **s == '#').count() == hashes
    };
    (2 + hashes..rest.len()).find(|at| ends(*at)).map_or(rest.len(), |at| at + 1 + hashes)
}

/// Lines of code under `#[cfg(test)]` or `#[test]`.
pub fn test_lines(code: &[String]) -> Vec<bool> {
    let mut marks = vec![false; code.len()];
    let mut line = 0;
    while line < code.len() {
        let is_mark = ["#[cfg(test)]", "#[test]"].iter().any(|mark| code[line].contains(mark));
        let end = if is_mark { item_end(code, line) } else { line };
        marks[line..=end].fill(is_mark);
        line = end + 1;
    }
    marks
}

/// The last line of the item that begins at or after `start`: where its braces
/// close, or its semicolon.
fn item_end(code: &[String], start: usize) -> usize {
    let mut depth = 0;
    for (line, text) in code.iter().enumerate().skip(start) {
        for sign in text.chars() {
            match sign {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 && (sign == '}' || sign == ';') {
                return line;
            }
        }
    }
    code.len() - 1
}

/// Returns true if `word` stands in `line` as a word of its own.
pub fn has_word(line: &str, word: &str) -> bool {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(is_name) && !after.is_some_and(is_name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_blanked_and_lines_kept() {
        let text = "a(\"unsafe \\\" b\"); // unsafe\n/* x /* unsafe */ y */ c\nr#\"un\n\"safe\"# d r#type 'e' '\\'' &'life f";
        let code = code_only(text);
        assert_eq!(code.len(), text.lines().count());
        let joined = code.join("\n");
        for gone in ["unsafe", "safe", "x", "'e'", "y"] {
            assert!(!has_word(&joined, gone), "{gone} in {joined}");
        }
        for kept in ["a", "c", "d", "type", "life", "f"] {
            assert!(has_word(&joined, kept), "{kept} in {joined}");
        }
    }

    #[test]
    fn tests_are_told_from_the_rest() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {}\n#[cfg(test)]\nmod far;\nfn d() {}";
        let marks = test_lines(&code_only(text));
        assert_eq!(marks, [false, true, true, true, true, false, true, true, false]);
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("use a::State;", "State"));
        assert!(!has_word("use a::StateOf;", "State") && !has_word("MyState", "State"));
    }
}
