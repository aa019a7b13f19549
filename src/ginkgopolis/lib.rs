//! Ginkgopolis: a city that grows by secret choices.
//!
//! | Rulebook | File |
//! |---|---|
//! | components | `data/`, `ids/` |
//! | modes | `editions/` |
//! | setup, draft | `rules/setup.rs`, `rules/draft.rs` |
//! | 1 select a card | `rules/select.rs` |
//! | 2 resolve | `rules/{resolve,gain,urbanize,construct}.rs` |
//! | moving markers | `rules/contour.rs`, `rules/markers.rs` |
//! | tile supply, deck | `rules/supply.rs`, `rules/deck.rs` |
//! | 3 prepare | `rules/prepare.rs` |
//! | Hal | `rules/hal.rs` |
//! | what a choice brings | `rules/foresee.rs`, `rules/outlook.rs` |
//! | scoring | `rules/score.rs`, `rules/districts.rs` |
//!
//! Deliberately absent: words for screens, opinions about good moves.

pub mod action;
pub mod auto_answer;
pub mod cell;
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
pub mod sets;
pub mod state;
mod study;
pub mod view;

pub use action::Action;
pub use cell::Cell;
pub use config::{Config, Mode};
pub use event::Event;
pub use flaw::Flaw;
pub use ideas::Idea;
pub use ids::{Card, CardKind, Character, Colour, Item, Letter, Tile, Trigger};
pub use position::Position;
pub use prompt::Prompt;
pub use reason::Reason;
pub use rules::{Change, Cost, Ginkgopolis, Missing, Outlook, UNUSED_REDRAW, markers_around};
pub use state::State;
pub use view::View;
