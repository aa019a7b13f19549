//! Parts that every game shares. Knows no game, no screen, no clock and no source of randomness but
//! the streams inside a game's state.

pub mod actions;
pub mod consequence;
pub mod events;
pub mod game;
pub mod json;
pub mod record;
pub mod rng;
pub mod rule;
pub mod score;
pub mod seat;
pub mod stack;
pub mod undo;

pub use actions::{Actions, MAX_LEGAL, list};
pub use consequence::{Consequences, ConsequencesOf, Foresee, Foretold};
pub use events::{Mute, Recorder, Sink, Until};
pub use game::{ConfigError, Game, PositionError, Refusal, Turn, refuse};
pub use record::{Record, RecordError, Restored};
pub use rng::Rng;
pub use rule::{Flaw, Reason, RuleId};
pub use score::{ScoreLine, ScoreSheet, SeatScore, Tallies, Tally};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use stack::Stack;
