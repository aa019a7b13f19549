//! What a rule makes a condition of is on the table of a test that executes it:
//! an edition, an option, another building. A sentence such as "with this
//! option: not" is easily left out by tests that execute the rest of its rule.

use super::super::Finding;
use super::super::rule_ids::ids;
use super::super::rules::{Defined, table_lines};
use super::super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// Words of rules and how tests speak of them.
pub const WORDS: &str = "tests/rules/words.txt";

/// A line of the table.
pub struct Word<'a> {
    line: usize,
    /// The beginning of a game's IDs.
    game: &'a str,
    in_rules: &'a str,
    in_tests: Vec<&'a str>,
}

/// The table, longest words first: `Zoning Office` is no `Office`.
pub fn words(tree: &Tree) -> Vec<Word<'_>> {
    let table = tree.file(WORDS).map_or("", |file| &file.text);
    let mut words: Vec<Word> = table_lines(table).map(|(line, text)| word(line, text)).collect();
    words.sort_by_key(|word| std::cmp::Reverse(word.in_rules.len()));
    words
}

fn word(line: usize, text: &str) -> Word<'_> {
    let (game, rest) = text.split_once("  ").unwrap_or((text, ""));
    let (rule, tests) = rest.trim().split_once("  ").unwrap_or((rest.trim(), ""));
    Word { line, game, in_rules: rule, in_tests: tests.split_whitespace().collect() }
}

/// Lines of the table that are about nothing: `rules` are the IDs of rules with
/// their texts.
pub fn idle(words: &[Word], rules: &[(&str, &str)]) -> Vec<Finding> {
    let is_in = |word: &Word, (id, text): &(&str, &str)| {
        id.starts_with(word.game) && taken_out(text, word.in_rules).is_some()
    };
    let is_idle = |word: &&Word| word.in_tests.is_empty() || !rules.iter().any(|rule| is_in(word, rule));
    let idle = words.iter().filter(is_idle);
    idle.map(|word| Finding::at(WORDS, word.line, format!("{}: no rule has it", word.in_rules))).collect()
}

/// The words of a rule that no test has: `said` holds the words of the tests
/// that execute each rule.
pub fn missing<'a>(
    words: &[Word<'a>],
    rule: &str,
    id: &str,
    defined: &Defined,
    said: &BTreeMap<&str, BTreeSet<String>>,
) -> Vec<&'a str> {
    // A rule may leave a case to others: "Hidden Market: PR-X1-HID".
    let others = ids(rule).filter(|other| *other != id);
    let is_meant = |other: &str, one: &str| {
        one.strip_prefix(other).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let meant: Vec<&str> = others
        .flat_map(|other| defined.keys().copied().filter(move |one| is_meant(other, one)))
        .chain([id])
        .collect();
    let is_said =
        |word: &&str| meant.iter().any(|one| said.get(one).is_some_and(|said| said.contains(*word)));
    let mut rest = rule.to_owned();
    let mut missing = Vec::new();
    for word in words.iter().filter(|word| id.starts_with(word.game)) {
        if let Some(without) = taken_out(&rest, word.in_rules) {
            rest = without;
            if !word.in_tests.iter().any(&is_said) {
                missing.push(word.in_rules);
            }
        }
    }
    missing
}

/// A text without a word; `None` if it is not there.
fn taken_out(text: &str, word: &str) -> Option<String> {
    let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    let is_whole = |at: &usize| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    };
    let places: Vec<usize> = text.match_indices(word).map(|(at, _)| at).filter(is_whole).collect();
    let mut rest = text.to_owned();
    places.iter().rev().for_each(|at| rest.replace_range(*at..at + word.len(), "…"));
    (!places.is_empty()).then_some(rest)
}

/// The names in lines of code.
pub fn names<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
    lines.flat_map(|line| line.split(move |sign| !is_part(sign))).map(str::to_owned).collect()
}
