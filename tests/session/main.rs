//! The table around a game: acting, taking back, saving, sharing, and thinking.

mod auto_answer;
mod auto_answer_puerto_rico;
mod bench;
mod blind;
mod busy;
mod common;
mod compact;
mod crowded;
mod daily;
mod decisions;
mod foresight;
mod handover;
mod host;
mod kill;
#[path = "../support/laid_out.rs"]
mod laid_out;
mod lessons;
#[path = "../support/modes.rs"]
mod modes;
mod own_puzzles;
mod places;
mod puzzles;
mod questions;
mod review;
mod save;
mod save_suite;
mod secrets;
mod share;
mod study;
mod study_city;
mod study_links;
mod suite;
mod table;
mod takeback;
mod texts;
#[path = "../support/universe.rs"]
mod universe;
mod why;
mod worker;
mod worker_pool;
