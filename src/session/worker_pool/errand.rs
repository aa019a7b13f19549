//! What is wanted of a worker pool, what it wants of the browser, what comes of it.

use crate::bench::Report;
use crate::blind::Blinded;
use crate::protocol::JobId;
use ai::{Level, Style};
use game_core::Seat;

use super::failure::Failure;

/// What is wanted of the pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The game's key.
    pub game: &'static str,
    /// The blinded position, from [`crate::Session::blind`].
    pub position: Blinded,
    /// For whom.
    pub seat: Seat,
    /// How, at this table: of [`ai::Playable::level`].
    pub level: Level,
    /// With what liking.
    pub style: Option<Style>,
    /// The seed of the searches.
    pub seed: u64,
    /// How long a level thinks that uses its time, in milliseconds.
    pub thinking_ms: u32,
    /// Time to answer all the same, in milliseconds; the level's own limit if
    /// that is shorter.
    pub max_ms: u32,
    /// Whether to explain the answer.
    pub explain: bool,
    /// For whom the position was blinded, if that is not the seat that chooses.
    pub eyes: Option<Seat>,
    /// The place among the legal actions of one that is to be weighed in any case.
    pub weighed: Option<u16>,
}

/// What the page has to do for the pool.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Start worker number n, in place of an earlier one.
    Spawn(usize),
    /// Start the program in the page, as worker number 0.
    SpawnOnPage,
    /// Post bytes to worker number n.
    Post(usize, Vec<u8>),
    /// End worker number n.
    Terminate(usize),
}

/// What became of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// What the workers found out, in postcard; see [`super::gather`].
    Thoughts(JobId, Vec<Vec<u8>>),
    /// What was measured.
    Bench(JobId, Report),
    /// Nothing came of it, for this reason.
    Failed(JobId, Failure),
}
