//! San Juan: a city built from the hand.
//!
//! | Rulebook | File |
//! |---|---|
//! | components | `data/` |
//! | editions | `editions/` |
//! | setup | `rules/setup.rs` |
//! | rounds, role picks | `rules/flow.rs`, `rules/round_start.rs` |
//! | roles | `rules/{builder,producer,trader,councillor,prospector}.rs` |
//! | draw and discard piles | `rules/chance.rs` |
//! | end of the game | `rules/score.rs` |
//!
//! Deliberately absent: words for screens, opinions about good moves.

pub mod action;
pub mod auto_answer;
pub mod config;
mod daily;
pub mod data;
pub mod editions;
pub mod eval;
pub mod event;
pub mod flaw;
pub mod ideas;
pub mod ids;
pub mod position;
pub mod prompt;
mod puzzles;
pub mod reason;
mod rules;
mod shorthand;
pub mod state;
mod study;
pub mod view;

pub use action::Action;
pub use config::{Config, Edition, Switches};
pub use event::Event;
pub use flaw::Flaw;
pub use ideas::Idea;
pub use ids::{Kind, KindSet, Role, Tile};
pub use position::Position;
pub use prompt::{DiscardWhy, Prompt};
pub use reason::Reason;
pub use rules::{Change, SanJuan};
pub use state::State;
pub use view::View;
