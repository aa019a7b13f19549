//! Puerto Rico: plantations, ships and a town.
//!
//! | Rulebook | File |
//! |---|---|
//! | components | `data/` |
//! | editions | `editions/` |
//! | setup | `rules/setup.rs` |
//! | rounds, role picks | `rules/flow.rs` |
//! | roles | `rules/{planter,recruiter,builder,craftsman,trader,captain,adventurer}.rs` |
//! | the bag | `rules/chance.rs` |
//! | end and scoring | `rules/score.rs` |
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
pub mod state;
mod study;
pub mod view;

pub use action::Action;
pub use config::{Combo, Config, Difficulty, Edition, Options};
pub use data::festival::FestivalCard;
pub use event::Event;
pub use flaw::Flaw;
pub use ideas::Idea;
pub use ids::{Building, Good, Role, Tile};
pub use position::Position;
pub use prompt::{Ending, Prompt};
pub use reason::Reason;
pub use rules::{Change, PuertoRico};
pub use state::State;
pub use view::View;
