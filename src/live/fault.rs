//! Refusals and faults, precise enough to be said on the device concerned.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A message that was not used. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageFault {
    /// Longer than any message.
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// Another version of the protocol.
    Version {
        /// The version that was found.
        found: u8,
    },
    /// Bytes that no version writes.
    Garbled {
        /// The fault in them.
        problem: String,
    },
    /// More messages than anybody plays.
    Flood,
    /// Of a game that is not played here.
    OtherGame {
        /// The game it names.
        found: String,
    },
    /// Played by other rules of the same game.
    OtherRules {
        /// Their version.
        found: u16,
        /// The version of this program.
        known: u16,
    },
    /// Readable, and it cannot be.
    Content {
        /// The fault.
        problem: String,
    },
}

impl MessageFault {
    pub(crate) fn content(problem: impl fmt::Display) -> MessageFault {
        MessageFault::Content { problem: problem.to_string() }
    }

    /// Returns true if one of the two devices has to load the page anew.
    pub fn is_of_versions(&self) -> bool {
        matches!(self, MessageFault::Version { .. } | MessageFault::OtherRules { .. })
    }
}

impl fmt::Display for MessageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageFault::TooLong { bytes } => write!(f, "message: {bytes} bytes, more than any message has"),
            MessageFault::Version { found } => {
                write!(f, "message: of version {found}, not {}", super::message::VERSION)
            }
            MessageFault::Garbled { problem } => write!(f, "message: {problem}"),
            MessageFault::Flood => write!(f, "too many messages"),
            MessageFault::OtherGame { found } => write!(f, "game: {found:?} is not played here"),
            MessageFault::OtherRules { found, known } => {
                write!(f, "rules: version {found}, this program knows {known}")
            }
            MessageFault::Content { problem } => write!(f, "{problem}"),
        }
    }
}

/// Reason why the host did not do what a guest asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HostRefusal {
    /// The guest has no seat yet.
    NoSeat,
    /// Somebody has that seat, or nobody can have it.
    SeatTaken,
    /// The host wants nobody to watch.
    Unwatched,
    /// The game has gone on since: it was about an earlier step.
    Stale,
    /// Another seat has to choose.
    NotOnTurn,
    /// The rules forbid it, for this reason.
    Illegal(String),
    /// Nothing can be taken back.
    NoWayBack,
}
