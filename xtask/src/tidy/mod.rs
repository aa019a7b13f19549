//! `tidy`: what the compiler does not check. Each check is a small function
//! from the tree to its findings, with a test that shows it can find something.

mod channels;
mod documents;
mod fitted;
mod games;
mod habits;
mod manifests;
mod posed;
mod rule_ids;
mod rules;
mod source;
mod styles;
mod texts;
mod tree;

use crate::{Outcome, files};
pub use rule_ids::GAMES;
use tree::Tree;

/// One thing that must be put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// `path` or `path:line`, to be clicked in a terminal.
    place: String,
    problem: String,
}

impl Finding {
    fn new(place: impl Into<String>, problem: impl Into<String>) -> Self {
        Finding { place: place.into(), problem: problem.into() }
    }

    /// At a line, counted from 0.
    fn at(path: &str, line: usize, problem: impl Into<String>) -> Self {
        Finding::new(format!("{path}:{}", line + 1), problem)
    }
}

type Check = fn(&Tree) -> Vec<Finding>;

/// To add a check, add a line.
const CHECKS: [(&str, Check); 28] = [
    ("rules, opponents and tables use no clock, file or thread", games::knowledge),
    ("no unsafe code", habits::no_unsafe),
    ("the page sees a game only through its view", games::view_only),
    ("editions are told apart in one place", games::editions),
    ("play draws randomness in one place", games::chance),
    ("no file too long", habits::sizes),
    ("no bare unwrap, every expect says its invariant", habits::panics),
    ("nothing unfinished or ignored", habits::unfinished),
    ("no path of somebody's machine", habits::paths),
    ("text files end well", habits::whitespace),
    ("documents name what exists", documents::paths),
    ("every dependency has its reason", manifests::reasons),
    ("locks are honoured", manifests::locks),
    ("every way out of a game is listed", channels::listed),
    ("every channel is guarded by a test", channels::guarded),
    ("colours are tokens", styles::colours),
    ("tables' styles do not look into elements", styles::looks_inside),
    ("what a question changes has a class", styles::named_by_class),
    ("every class of a style sheet is on the page", styles::used),
    ("every language has the messages of English", texts::languages),
    ("messages keep the voice of their language", texts::voice),
    ("no text has a term of another edition", texts::editions),
    ("every message is said", texts::used),
    ("the rules of every game are read", rules::games_are_known),
    ("the scope table is right", rules::scope_is_right),
    ("tests name only rules that exist", rules::no_unknown),
    ("every rule in scope is named by a test", rules::coverage),
    ("every rule in scope is executed, with what it makes a condition of", posed::executed),
];

/// What `tidy` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Prints first, of every rule, how it is executed and where
    #[arg(long)]
    list: bool,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    if args.list {
        print!("{}", posed::list(&Tree::load(&files::root())?));
    }
    check()
}

/// Runs every check and prints the findings.
///
/// # Errors
/// When there is a finding.
pub fn check() -> Outcome {
    let tree = Tree::load(&files::root())?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let findings = check(&tree);
        println!("  {} {name}", if findings.is_empty() { "ok " } else { "NOT" });
        for finding in &findings {
            println!("        {}: {}", finding.place, finding.problem);
        }
        count += findings.len();
    }
    println!("{}", rules::summary(&tree));
    println!("{}", fitted::summary(&tree));
    if count == 0 { Ok(()) } else { Err(format!("{count} findings")) }
}
