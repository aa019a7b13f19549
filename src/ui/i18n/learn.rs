//! Explanations for somebody who is asked something for the first time.

/// Explanation of a question.
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
