//! Texts around the lessons; what a lesson says stands in its file.

/// The texts.
pub struct Messages {
    pub title: &'static str,
    /// Introduction to lessons.
    pub about: &'static str,
    /// A lesson that has been finished.
    pub finished: &'static str,
    /// So many of so many lessons are finished.
    pub progress: fn(usize, usize) -> String,
    /// After the lessons: a game of one's own.
    pub first_game: &'static str,
    pub go_on: &'static str,
    pub understood: &'static str,
    /// Setting: first questions are explained, and a line on it.
    pub first_times: &'static str,
    pub first_times_note: &'static str,
    /// The step of so many.
    pub step: fn(usize, usize) -> String,
    /// While others make their moves.
    pub others: &'static str,
    /// Of something that is allowed, but not what the step is about.
    pub otherwise: &'static str,
    pub rule: &'static str,
    pub next: &'static str,
    pub all: &'static str,
    pub leave: &'static str,
    /// The lessons do not fit what has come of the program, and why.
    pub broken: fn(&str) -> String,
    pub unknown: &'static str,
}

/// Explanation for somebody who is asked something for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstTime {
    /// Key of the question, the same in every language: it is told once.
    pub key: &'static str,
    /// The words, without names of pieces: editions call them differently.
    pub text: &'static str,
}

impl FirstTime {
    /// The words for what is called `key`.
    pub const fn new(key: &'static str, text: &'static str) -> Option<FirstTime> {
        Some(FirstTime { key, text })
    }
}
