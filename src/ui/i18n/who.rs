//! Subjects and prompts: parts of the sentences of all games.

/// Subject of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The person who reads.
    You,
    /// Somebody else, by name.
    Named(&'a str),
}

/// A prompt: what to do, and the particulars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Say {
    /// The verb and its object.
    pub head: String,
    /// Limits and progress.
    pub text: String,
}
