//! Rule IDs in texts and in the names of tests.

/// Games whose rules are being implemented, and their IDs' beginning. The
/// specification of a game is every `docs/rules/GAME*.md`.
pub const GAMES: [(&str, &str); 3] = [("san-juan", "SJ-"), ("puerto-rico", "PR-"), ("ginkgopolis", "GK-")];

/// Text behind the mark of a list item or table row, bold or not.
pub fn head(line: &str) -> Option<&str> {
    let marks = ["* ", "| ", "- "];
    let rest = marks.iter().find_map(|mark| line.strip_prefix(mark))?;
    Some(rest.strip_prefix("**").unwrap_or(rest))
}

/// `SJ-A-1, SJ-B-1 Both …` defines two rules.
pub fn leading_ids(head: &str) -> Vec<&str> {
    let mut list = Vec::new();
    let mut rest = head;
    while let Some(id) = ids(rest).find(|id| rest.starts_with(*id)) {
        list.push(id);
        rest = rest[id.len()..].strip_prefix(", ").unwrap_or("");
    }
    list
}

/// Returns true if an example's rest is its letter: `a` in `SJ-EX-01a`.
pub fn is_letter(rest: &str) -> bool {
    rest.len() == 1 && rest.starts_with(|sign: char| sign.is_ascii_lowercase())
}

/// What the name of a test of a rule begins with: the ID in small letters, or
/// its stem.
pub fn beginnings(id: &str) -> Vec<String> {
    let small = id.to_ascii_lowercase().replace('-', "_");
    let stem = small.trim_end_matches(|sign: char| sign.is_ascii_lowercase());
    // A stem must end in its number, or SJ-END would stand for everything.
    let is_stem = stem != small && stem.ends_with(|sign: char| sign.is_ascii_digit());
    let stem = is_stem.then(|| stem.to_owned());
    [small].into_iter().chain(stem).collect()
}

/// Returns true if a test's name begins with the ID, or its stem, in small letters.
pub fn name_holds(name: &str, id: &str) -> bool {
    beginnings(id).iter().any(|beginning| {
        name.strip_prefix(&**beginning)
            .is_some_and(|rest| !rest.starts_with(|sign: char| sign.is_ascii_alphanumeric()))
    })
}

/// The rule IDs in a text: `SJ-EX-01a`, without a trailing dash or letter that
/// belongs to a word.
pub fn ids(text: &str) -> impl Iterator<Item = &str> {
    let beginnings = GAMES.iter().flat_map(move |(_, beginning)| text.match_indices(beginning));
    beginnings.filter_map(move |(at, _)| {
        let inside = text[..at].chars().next_back().is_some_and(|sign| sign.is_alphanumeric() || sign == '-');
        let rest = &text[at..];
        let is_sign = |sign: char| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '-';
        let mut end = rest.find(|sign| !is_sign(sign)).unwrap_or(rest.len());
        let numbered = rest[..end].ends_with(|sign: char| sign.is_ascii_digit());
        let mut after = rest[end..].chars();
        let lettered = numbered && after.next().is_some_and(|sign| sign.is_ascii_lowercase());
        if lettered && !after.next().is_some_and(|sign| sign.is_alphanumeric()) {
            end += 1;
        }
        let id = rest[..end].trim_end_matches('-');
        (!inside && id.len() > 3).then_some(id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_whole() {
        let text =
            "SJ-EX-01a, (SJ-FLOW-1), SJ-BLD-* and SJ-SCORE-RES; XSJ-END-1 SJ-END-1st SJ-PILE-2–SJ-PILE-4";
        let found: Vec<&str> = ids(text).collect();
        let expected =
            ["SJ-EX-01a", "SJ-FLOW-1", "SJ-BLD", "SJ-SCORE-RES", "SJ-END-1", "SJ-PILE-2", "SJ-PILE-4"];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_rule_stands_at_the_head_of_an_item_or_row() {
        assert_eq!(head("* SJ-END-1 The end."), Some("SJ-END-1 The end."));
        assert_eq!(head("- **PR-END-01** The end."), Some("PR-END-01** The end."));
        assert_eq!((head("| PR-EX-01 | x |"), head("PR-END-01 alone")), (Some("PR-EX-01 | x |"), None));
    }

    #[test]
    fn one_item_may_define_several_rules() {
        assert_eq!(leading_ids("SJ-A-1, SJ-B-1 Both, as SJ-END-1."), ["SJ-A-1", "SJ-B-1"]);
        assert_eq!(leading_ids("SJ-EX-01a | see SJ-B-1 |"), ["SJ-EX-01a"]);
        assert_eq!(leading_ids("PR-END-01** As SJ-B-1."), ["PR-END-01"]);
    }

    #[test]
    fn a_tests_name_begins_with_the_id() {
        assert!(name_holds("sj_build_8_exact_payment()", "SJ-BUILD-8"));
        assert!(!name_holds("sj_build_80_x()", "SJ-BUILD-8") && !name_holds("x_sj_build_8()", "SJ-BUILD-8"));
        assert!(name_holds("sj_ex_01_all()", "SJ-EX-01a") && !name_holds("sj_ex_02_all()", "SJ-EX-01a"));
    }
}
