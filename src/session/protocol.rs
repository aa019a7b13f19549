//! What page and worker say to each other: postcard bytes, one message each.
//!
//! What starts the worker's program (`src/shell/loader.js`) speaks in strings: see [`Word`]. Anything sent
//! before [`Word::Ready`] is lost, so the page waits.
//! Each job has a number; answers to a job that is no longer wanted are
//! dropped by the page, and messages about a job that is no longer worked on
//! are ignored by the worker.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::blind::Blinded;
use ai::course::Courses;
use ai::{Considered, Curve, LevelId, RootTable, Slip, Style};
use game_core::Seat;

/// A message of the loader: `Coming`, `Ready VERSION` or `Failed CAUSE DETAIL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// Something of the program has come.
    Coming,
    /// The program of this version has started.
    Ready(&'a str),
    /// It does not run, with the loader's word for the cause, and what is known of it.
    Failed(&'a str, &'a str),
}

impl<'a> Word<'a> {
    /// Reads one.
    pub fn read(text: &'a str) -> Option<Word<'a>> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "Coming" if rest.is_empty() => Some(Word::Coming),
            "Ready" => Some(Word::Ready(rest)),
            "Failed" => {
                let (cause, detail) = rest.split_once(' ').unwrap_or((rest, ""));
                Some(Word::Failed(cause, detail))
            }
            _ => None,
        }
    }
}

/// The purpose of the random stream for an opponent's slips: one worker alone
/// and several together slip alike.
pub const SLIP: u64 = 0x5117;
/// The longest message that is read, in bytes.
pub const MAX_MESSAGE: usize = 1 << 20;

/// Numbers the jobs of one page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JobId(pub u32);

/// From the page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Search for the seat that chooses. Replaces whatever is being done.
    Think(Think),
    /// Answer with what has been found out so far.
    Finish {
        /// The job to finish.
        job: JobId,
    },
    /// Forget the job; no answer is wanted.
    Stop {
        /// The job to forget.
        job: JobId,
    },
    /// Measure random play. Replaces whatever is being done.
    Bench(BenchRequest),
}

/// What to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Think {
    /// The number of this job.
    pub job: JobId,
    /// The game's key.
    pub game: String,
    /// The position, as [`super::Session::blind`] gives it.
    pub position: Blinded,
    /// For whom; must be the seat that chooses.
    pub seat: Seat,
    /// How.
    pub level: LevelId,
    /// With what liking.
    pub style: Option<Style>,
    /// The seed of the search: another one for every worker.
    pub seed: u64,
    /// Playouts allowed; this worker's share of the level's budget.
    pub nodes: u32,
    /// Time to answer if the playouts have been made that the level owes, in
    /// milliseconds of thinking.
    pub thinking_ms: u32,
    /// Time to answer all the same, in milliseconds of thinking.
    pub max_ms: u32,
    /// Whether to explain the answer.
    pub explain: bool,
    /// For whom the position was blinded, if that is not the seat that chooses; see
    /// [`super::why`].
    pub eyes: Option<Seat>,
    /// The action that is to be weighed whatever the search thinks of it: its place among the legal
    /// ones.
    pub weighed: Option<u16>,
}

/// What to measure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BenchRequest {
    /// The number of this job.
    pub job: JobId,
    /// The game's key.
    pub game: String,
    /// The configuration as JSON.
    pub config: String,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// Number of games to play.
    pub games: u32,
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// A sign of life while thinking, a few times a second.
    Progress {
        /// The job.
        job: JobId,
        /// Playouts made.
        nodes: u32,
        /// Playouts allowed.
        budget: u32,
    },
    /// The answer to [`ToWorker::Think`].
    Thought {
        /// The job.
        job: JobId,
        /// A [`Thought`] of the game's actions, in postcard.
        thought: Vec<u8>,
    },
    /// The answer to [`ToWorker::Bench`].
    Bench {
        /// The job.
        job: JobId,
        /// The figures.
        report: super::bench::Report,
    },
    /// A message that could not be used.
    Fault {
        /// The job, if the message got as far as naming one.
        job: Option<JobId>,
        /// What was wrong with it, with the name of the field.
        text: String,
    },
}

/// Findings of a worker about actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought<A> {
    /// What is known of every legal action; tables of several workers add up.
    pub table: RootTable<A>,
    /// Curve by which chances of the table are told to people.
    pub curve: Curve,
    /// Errors of the player at this choice.
    pub slip: Slip,
    /// What this worker alone would choose.
    pub best: A,
    /// Why, best first; empty unless asked for.
    pub considered: Vec<Considered<A>>,
    /// Courses that follow from the first of them and from the second, from which ideas are told
    /// ([`super::reasons`]).
    pub courses: Courses<A>,
}

/// Bytes that are not a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Garbled(pub String);

impl fmt::Display for Garbled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "message: {}", self.0)
    }
}

/// Writes a message.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("invariant: messages serialise")
}

/// Reads a message that [`encode`] wrote.
///
/// # Errors
/// Anything else, left-over bytes included.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Garbled> {
    if bytes.len() > MAX_MESSAGE {
        return Err(Garbled(format!("{} bytes, at most {MAX_MESSAGE} are read", bytes.len())));
    }
    let (message, rest) = postcard::take_from_bytes(bytes).map_err(|error| Garbled(error.to_string()))?;
    if rest.is_empty() { Ok(message) } else { Err(Garbled(format!("{} bytes left over", rest.len()))) }
}
