//! An executable rulebook: of every rule there is a test that lays a position
//! (or opens a game), acts, and asserts the outcome.
//!
//! Tests are read by a parser and followed through the functions that they
//! call, down to the functions of their tables, which `tests/rules/verbs.txt`
//! lists. A test executes a rule that it names at its head (in its name or the
//! comment above) or inside, if
//!
//! * it lays a position or opens a game,
//! * then carries an action out, or tries one that must be refused,
//! * and then asserts something about the game: for a rule named inside, at
//!   the line where it is named or below;
//! * and it asserts at least as many things as it names rules at its head.
//!
//! Place where a rule makes a condition of something (an option, an edition, another
//! building; `tests/rules/words.txt`), one of its tests has that.
//!
//! To ask which actions are legal is not to act. Opening a game executes a rule
//! of the set-up, and counting points one of scoring: for these the rule is all
//! there is to do. `tests/rules/scope.txt` says which rules those are, and why
//! the rest cannot be executed.

mod book;
mod walk;
mod words;

use super::Finding;
use super::rule_ids::{beginnings, ids};
use super::rules::{Defined, Exempt, SCOPE, defined, exempts, in_scope, is_of, meant};
use super::tree::Tree;
use book::{Book, Deed, Function};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use walk::{Known, Mark, Trace, follow};

/// How far a test goes in executing a rule, from least to most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum How {
    /// A test only names it.
    Named,
    /// The rules are asked what may be done in a position.
    Asked,
    /// A new game is looked at.
    Opened,
    /// Points of a position are counted.
    Counted,
    /// An action is carried out or refused in a position.
    Played,
}

impl How {
    /// The word of the list, and of the scope table.
    const fn word(self) -> &'static str {
        match self {
            How::Named => "named",
            How::Asked => "asked",
            How::Opened => "opened",
            How::Counted => "counted",
            How::Played => "played",
        }
    }
}

/// A test that names a rule.
struct Test {
    how: How,
    place: String,
    /// More rules at the head of the test than things that it asserts.
    is_crowded: bool,
    /// The names in its lines and those of what it uses.
    names: Rc<BTreeSet<String>>,
}

impl Test {
    fn done(&self) -> How {
        if self.is_crowded { How::Named } else { self.how }
    }
}

/// The tests of every rule, the best of them first.
type Tests<'a> = BTreeMap<&'a str, Vec<Test>>;

/// Every rule in scope is executed, and with what it makes a condition of, or
/// the scope table says why not; and the table says so of no rule that is.
pub fn executed(tree: &Tree) -> Vec<Finding> {
    match tests(tree) {
        Ok(tests) => [whole(tree, &tests), needless(tree, &tests), conditions(tree, &tests)].concat(),
        Err(findings) => findings,
    }
}

/// Rules that no test executes, although nothing says why.
fn whole(tree: &Tree, tests: &Tests) -> Vec<Finding> {
    let exempts = exempts(tree);
    let is_argued = |id: &str| exempts.iter().any(|one| one.kind == "unposed" && one.holds(id));
    let mut findings = Vec::new();
    for (id, place) in in_scope(tree) {
        if !is_argued(id) && executing(tests, &exempts, id).is_none() {
            let crowded = tests.get(id).is_some_and(|tests| tests.iter().any(|test| test.is_crowded));
            let more = if crowded { "; a test names more rules than it asserts things" } else { "" };
            let how = best(tests, id).word();
            findings.push(Finding::new(place, format!("no position executes {id} ({how}{more})")));
        }
    }
    findings
}

/// Patterns of the scope table that say of rules what is not so.
fn needless(tree: &Tree, tests: &Tests) -> Vec<Finding> {
    let (scope, exempts) = (in_scope(tree), exempts(tree));
    let how = |id: &str| executing(tests, &exempts, id);
    let mut findings = Vec::new();
    for one in &exempts {
        let is_needless = |part: &&str| {
            let held: Vec<&str> = scope.keys().copied().filter(|id| is_of(part, id)).collect();
            match one.kind {
                "unposed" => held.iter().any(|id| how(id).is_some()),
                "opened" | "counted" => {
                    !held.iter().any(|id| how(id).is_some_and(|how| how.word() == one.kind))
                }
                _ => false,
            }
        };
        for part in one.parts().filter(is_needless) {
            let problem = format!("{part} is not {}: tests execute it otherwise", one.kind);
            findings.push(Finding::at(SCOPE, one.line, problem));
        }
    }
    findings
}

/// What a rule makes a condition of is in a test that executes it.
fn conditions(tree: &Tree, tests: &Tests) -> Vec<Finding> {
    let (defined, scope, exempts, words) = (defined(tree), in_scope(tree), exempts(tree), words::words(tree));
    let said = tests.iter().map(|(id, tests)| {
        let executing = tests.iter().filter(|test| test.done() > How::Named);
        (*id, executing.flat_map(|test| test.names.iter().cloned()).collect::<BTreeSet<String>>())
    });
    let said = said.collect();
    let text = |place: &str| {
        let (path, line) = place.rsplit_once(':')?;
        tree.file(path)?.text.lines().nth(line.parse::<usize>().ok()? - 1)
    };
    let texts: Vec<(&str, &str)> =
        scope.iter().map(|(id, place)| (*id, text(place).unwrap_or_default())).collect();
    let mut findings = words::idle(&words, &texts);
    for (id, text) in texts {
        let place = &scope[id];
        let missing = words::missing(&words, text, id, &defined, &said);
        let aside = exempts.iter().find(|one| ["unposed", "aside"].contains(&one.kind) && one.holds(id));
        if let Some(one) = aside.filter(|one| one.kind == "aside" && missing.is_empty()) {
            findings.push(Finding::at(SCOPE, one.line, format!("{id}: tests have all of its words")));
        }
        for word in missing.into_iter().filter(|_| aside.is_none()) {
            findings.push(Finding::new(&**place, format!("no test that executes {id} has its word {word}")));
        }
    }
    findings
}

/// The best way in which a rule is executed, if that is enough for it.
fn executing(tests: &Tests, exempts: &[Exempt], id: &str) -> Option<How> {
    let is_enough =
        |how: How| how == How::Played || exempts.iter().any(|one| one.kind == how.word() && one.holds(id));
    tests.get(id)?.iter().map(Test::done).filter(|how| is_enough(*how)).max()
}

/// Of every rule, how and by which tests it is executed; and how many are.
pub fn list(tree: &Tree) -> String {
    let Ok(tests) = tests(tree) else { return String::new() };
    let exempts = exempts(tree);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut lines = String::new();
    for id in defined(tree).keys() {
        let argued = exempts.iter().find(|one| one.is_without() && one.holds(id));
        let (word, rest) = match (argued, executing(&tests, &exempts, id)) {
            (Some(one), _) => (one.kind, one.reason.to_owned()),
            (None, None) => ("NOT", String::new()),
            (None, Some(how)) => {
                let places = tests[*id].iter().filter(|test| test.done() == how);
                (how.word(), places.map(|test| test.place.as_str()).collect::<Vec<_>>().join(" "))
            }
        };
        *counts.entry(word).or_default() += 1;
        lines += format!("{id:<24} {word:<10} {rest}").trim_end();
        lines.push('\n');
    }
    let counts: Vec<String> = counts.iter().map(|(word, count)| format!("{count} {word}")).collect();
    format!("{lines}{}\n", counts.join(", "))
}

fn best(tests: &Tests, id: &str) -> How {
    tests.get(id).and_then(|tests| tests.iter().map(Test::done).max()).unwrap_or(How::Named)
}

fn tests(tree: &Tree) -> Result<Tests<'_>, Vec<Finding>> {
    let (book, known, defined) = (Book::read(tree)?, Known::default(), defined(tree));
    let named = in_small_letters(&defined);
    let mut all = Tests::new();
    for test in book.functions.iter().filter(|function| function.is_test) {
        let trace = follow(&book, &known, test);
        let heads = heads(&book, test, &named, &defined);
        let says: usize =
            trace.marks.iter().filter(|mark| mark.deed == Deed::Assert).map(|mark| mark.says).sum();
        let used = trace.used.iter().map(|&(file, first, last)| (file, first..=last));
        let lines = used.chain([(test.file, test.lines.clone())]);
        let code =
            lines.flat_map(|(file, lines)| book.files[file].code[*lines.start() - 1..*lines.end()].iter());
        let names = Rc::new(words::names(code.map(String::as_str)));
        for (id, from) in bound(&book, test, &trace, &heads, &defined) {
            let place = format!("{}:{}", book.files[test.file].path, test.line);
            let is_crowded = from == 0 && heads.contains(id) && heads.len() > says;
            let (how, names) = (how(&trace.marks, from), names.clone());
            all.entry(id).or_default().push(Test { how, place, is_crowded, names });
        }
    }
    all.values_mut().for_each(|tests| tests.sort_by_key(|test| std::cmp::Reverse(test.done())));
    Ok(all)
}

/// The rules in the name of a test and in the comment above it.
fn heads<'a>(
    book: &Book,
    test: &Function,
    named: &BTreeMap<String, Vec<&'a str>>,
    defined: &Defined<'a>,
) -> BTreeSet<&'a str> {
    let head = *test.lines.start()..=test.line;
    let above = book.text(test.file, &head).flat_map(|(_, text)| ids(text)).flat_map(|id| meant(defined, id));
    let ends = test.name.match_indices('_').map(|(at, _)| at).chain([test.name.len()]);
    let by_name = ends.filter_map(|end| named.get(&test.name[..end])).flatten().copied();
    above.chain(by_name).collect()
}

/// Rules by what the name of a test begins with: the whole ID, or its stem.
fn in_small_letters<'a>(defined: &Defined<'a>) -> BTreeMap<String, Vec<&'a str>> {
    let mut named: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for id in defined.keys() {
        for name in beginnings(id) {
            named.entry(name).or_default().push(id);
        }
    }
    named
}

/// The rules that a test is about, each with the line from which it counts: 0
/// at the head, in a constant and in a function that is called.
fn bound<'a>(
    book: &Book,
    test: &Function,
    trace: &Trace,
    heads: &BTreeSet<&'a str>,
    defined: &Defined<'a>,
) -> BTreeMap<&'a str, usize> {
    let inside = book.text(test.file, &(test.line + 1..=*test.lines.end()));
    let mut bound = BTreeMap::new();
    for (line, text) in inside {
        for id in ids(text).flat_map(|id| meant(defined, id)) {
            bound.entry(id).or_insert(line);
        }
    }
    for &(file, first, last) in &trace.used {
        let texts = book.text(file, &(first..=last));
        bound.extend(
            texts.flat_map(|(_, text)| ids(text)).flat_map(|id| meant(defined, id)).map(|id| (id, 0)),
        );
    }
    bound.extend(heads.iter().map(|id| (*id, 0)));
    bound
}

/// How a test executes what it names at a line.
fn how(marks: &[Mark], from: usize) -> How {
    let asserts_after = |begins: &[Deed], deed: Deed| {
        let begun = marks.iter().position(|mark| begins.contains(&mark.deed))?;
        let done = begun + marks[begun..].iter().position(|mark| mark.deed == deed)?;
        marks[done..].iter().find(|mark| mark.deed == Deed::Assert && mark.line >= from)
    };
    let any = [Deed::Open, Deed::Lay];
    if asserts_after(&any, Deed::Act).is_some() {
        How::Played
    } else if asserts_after(&any, Deed::Count).is_some() {
        How::Counted
    } else if asserts_after(&[Deed::Open], Deed::Open).is_some() {
        How::Opened
    } else if asserts_after(&any, Deed::Ask).is_some() {
        How::Asked
    } else {
        How::Named
    }
}

#[cfg(test)]
mod tests;
