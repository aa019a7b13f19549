//! A table with people and opponents around it: who sits where, what happened,
//! what is answered by itself, what is kept, and how thinking is asked for.
//!
//! | What | Where |
//! |---|---|
//! | the table: views, log, acting | [`table`], [`acting`], [`player`] |
//! | forced moves and power switches | [`auto_answer`] |
//! | what a choice brings, a step partway | [`foresight`] |
//! | lessons | [`lesson`] |
//! | taking back and practice copies | [`undo`] |
//! | choices that belong together as one | [`decisions`] |
//! | looking back at what was chosen | [`review`] |
//! | why an opponent chose as it did, for somebody who knows less | [`why`] |
//! | reasons for the best answer, in facts of the table | [`reasons`] |
//! | positions with one best answer | [`puzzles`] |
//! | saves | [`save`] |
//! | positions made by hand | [`study`] |
//! | links to tables | [`share`] |
//! | games on their way, seats at other devices | [`handover`] |
//! | what a seat at another device is told of a game, and its copy of it | [`mirror`] |
//! | many saved games side by side | [`saves`] |
//! | what is kept of finished games, figures from it | [`statistics`] |
//! | the deal of the day, its par, what was made of it | [`daily`] |
//! | what an opponent may know | [`blind`] |
//! | messages between page and worker | [`protocol`] |
//! | a game with everything that a table needs | [`Seated`] |
//! | the page's side of thinking | [`worker_pool`] |
//! | measuring | [`bench`] |
//!
//! Deliberately absent: clocks (callers hand over times), storage, and
//! everything that draws.

pub mod acting;
pub mod ahead;
pub mod auto_answer;
pub mod bench;
pub mod blind;
pub mod daily;
pub mod decisions;
pub mod foresight;
pub mod handover;
pub mod kept;
pub mod lesson;
pub mod mirror;
pub mod player;
pub mod protocol;
pub mod puzzles;
pub mod reasons;
pub mod review;
pub mod save;
pub mod saves;
mod seated;
pub mod share;
pub mod statistics;
pub mod study;
pub mod table;
pub mod undo;
pub mod why;
pub mod worker_pool;

pub use acting::{ActError, Applied};
pub use auto_answer::{AutoAnswer, NoPower, Policy, Use};
pub use mirror::{MirrorError, ToldStep};
pub use player::{Controller, Marks, Player, TableSetup};
pub use seated::Seated;
pub use table::{Session, SetupError, StepNote};
pub use undo::Undoable;
