//! Opponents: a tree search over any game, what each game adds to it, and the
//! levels people can choose.
//!
//! Knows no screen, no clock and no thread. Whoever calls decides when time is
//! up, and hands over states in which everything hidden from the thinking seat
//! has already been resampled: what a seat may not know never gets here.

pub mod course;
pub mod curve;
pub mod eval;
pub mod exact;
pub mod explain;
pub mod habits;
pub mod ideas;
pub mod level;
pub mod net;
pub mod player;
pub mod root;
pub mod rung;
pub mod search;
pub mod style;

mod rollout;
mod tree;

pub use curve::Curve;
pub use eval::{Evaluate, Forecast, GameResult, Plain, Playable, Term, Terms, Weights};
pub use explain::{Considered, explain};
pub use habits::Habits;
pub use ideas::{Ideas, ideas};
pub use level::{Level, LevelId};
pub use player::{Bot, UnknownBot, choose};
pub use root::{RootEntry, RootTable, Slip};
pub use rung::Rung;
pub use search::{Expectation, Progress, Search};
pub use style::Style;
