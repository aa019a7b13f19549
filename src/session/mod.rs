//! A table with people and opponents around it: who sits where, what happened,
//! what is answered by itself, what is kept, and how thinking is asked for.
//!
//! | What | Where |
//! |---|---|
//! | the table: views, log, acting | [`table`], [`acting`], [`sitter`] |
//! | forced moves and power switches | [`habits`] |
//! | what a choice brings, a step partway | [`foresight`] |
//! | taking back and practice copies | [`takeback`] |
//! | saves | [`save`] |
//! | links | [`share`] |
//! | many saved games side by side | [`shelf`] |
//! | what an opponent may know | [`blind`] |
//! | messages between page and worker | [`protocol`] |
//! | a game by its key | [`registry`] |
//! | the worker's side | [`worker`] |
//! | the page's side: pure, and in the browser | [`crew`], `client` |
//! | measuring | [`bench`] |
//!
//! Deliberately absent: clocks (callers hand over times), storage, and
//! everything that draws.

pub mod acting;
pub mod bench;
pub mod blind;
pub mod crew;
pub mod foresight;
pub mod habits;
pub mod protocol;
pub mod registry;
pub mod save;
pub mod share;
pub mod shelf;
pub mod sitter;
pub mod table;
pub mod takeback;
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub mod client;

pub use acting::{ActError, Applied};
pub use habits::{Habits, NoPower, Policy, Use};
pub use sitter::{Marks, Mind, Sitter, TableSetup};
pub use table::{Session, SetupError, StepNote};
pub use takeback::TakeBack;
