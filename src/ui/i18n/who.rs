//! Subjects and prompts: parts of the sentences of all games.

pub use words::Who;

/// A prompt: what to do, and the particulars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Say {
    /// The verb and its object.
    pub head: String,
    /// Limits and progress.
    pub text: String,
}
