//! Texts of the puzzles.

use session::puzzles::Kind;

/// The texts.
pub struct Messages {
    pub title: &'static str,
    pub about: &'static str,
    /// So many of so many are solved.
    pub solved_of: fn(usize, usize) -> String,
    /// To the next one that is not solved.
    pub next: &'static str,
    /// To all puzzles.
    pub all: &'static str,
    /// The degrees, the easiest first.
    pub degrees: [&'static str; 3],
    /// Name of a kind in a list.
    pub kind: fn(Kind) -> &'static str,
    /// Task of a kind, in one or two sentences.
    pub goal: fn(Kind) -> &'static str,
    /// "Puzzle 12".
    pub number: fn(usize) -> String,
    /// Of a puzzle in a list.
    pub solved: &'static str,
    /// So much of what a kind counts.
    pub amount: fn(Kind, i16) -> String,
    /// The best was reached: so much; the best of all other answers reaches so much.
    pub right: fn(&str, &str) -> String,
    /// So much was reached; so much is possible.
    pub short: fn(&str, &str) -> String,
    /// Takes the last choice back.
    pub back: &'static str,
    /// Begins again.
    pub again: &'static str,
    pub show_answer: &'static str,
    /// The answer begins like this.
    pub answer: fn(&str) -> String,
    /// Events on the way.
    pub happened: fn(&str) -> String,
    /// No puzzle has this name.
    pub unknown: fn(&str) -> String,
    /// A puzzle cannot be used, for this reason.
    pub unusable: fn(&str) -> String,
}
