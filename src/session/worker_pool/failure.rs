//! Reasons for which nothing comes of the workers, as far as they can be told apart, and how things
//! stand meanwhile.

use std::fmt;

/// The reason for which a worker does not run or does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The browser starts no workers for this page.
    Refused,
    /// A file of the program is not on the server.
    Missing,
    /// The server answers with an error.
    Server,
    /// The server is not reached.
    Unreachable,
    /// A file is not what the site holds: cut, altered, or another page in its place.
    Altered,
    /// The browser cannot run the program.
    Unfit,
    /// The program is that of another version of the site.
    Version,
    /// Nothing of the program has come for a while.
    Slow,
    /// The program has started and says nothing.
    Silent,
    /// What the program says makes no sense.
    Garbled,
    /// The program has broken down.
    Broken,
}

impl Cause {
    /// All of them.
    pub const ALL: [Cause; 11] = [
        Cause::Refused,
        Cause::Missing,
        Cause::Server,
        Cause::Unreachable,
        Cause::Altered,
        Cause::Unfit,
        Cause::Version,
        Cause::Slow,
        Cause::Silent,
        Cause::Garbled,
        Cause::Broken,
    ];

    /// The word that the scripts in `src/shell` have for it.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Refused => "refused",
            Cause::Missing => "missing",
            Cause::Server => "server",
            Cause::Unreachable => "unreachable",
            Cause::Altered => "altered",
            Cause::Unfit => "unfit",
            Cause::Version => "version",
            Cause::Slow => "slow",
            Cause::Silent => "silent",
            Cause::Garbled => "garbled",
            Cause::Broken => "broken",
        }
    }

    /// The cause for which the scripts have this word.
    pub fn of_word(word: &str) -> Option<Cause> {
        Cause::ALL.into_iter().find(|cause| cause.word() == word)
    }

    /// Returns true if another try may end otherwise.
    pub(super) fn may_pass(self) -> bool {
        !matches!(self, Cause::Refused | Cause::Missing | Cause::Unfit | Cause::Version)
    }

    /// Returns true if the next try is better made a moment later.
    pub(super) fn is_of_the_network(self) -> bool {
        matches!(self, Cause::Server | Cause::Unreachable | Cause::Altered)
    }
}

/// What went wrong with a worker or a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The reason, for players.
    pub cause: Cause,
    /// What was said of it, for reports of errors.
    pub detail: String,
}

impl Failure {
    /// A failure of this cause.
    pub fn new(cause: Cause, detail: impl Into<String>) -> Self {
        Failure { cause, detail: detail.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.cause, self.detail)
    }
}

/// How things stand while a job is at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Health {
    /// As they should.
    #[default]
    Fine,
    /// The browser starts no workers: the program runs in the page.
    OnPage,
    /// Nothing has come of it for so long that the player is told; it is still being tried.
    Late(Cause),
}
