//! The table around a game: acting, taking back, saving, sharing, and thinking.

#[path = "session/habits.rs"]
mod auto_answer;
#[path = "session/bench.rs"]
mod bench;
#[path = "session/blind.rs"]
mod blind;
#[path = "session/busy.rs"]
mod busy;
#[path = "session/common.rs"]
mod common;
#[path = "session/crowded.rs"]
mod crowded;
#[path = "session/daily.rs"]
mod daily;
#[path = "session/foresight.rs"]
mod foresight;
#[path = "session/habits_puerto_rico.rs"]
mod habits_puerto_rico;
#[path = "session/handover.rs"]
mod handover;
#[path = "session/host.rs"]
mod host;
#[path = "session/kill/mod.rs"]
mod kill;
#[path = "session/lessons.rs"]
mod lessons;
#[path = "support/modes.rs"]
mod modes;
#[path = "session/places.rs"]
mod places;
#[path = "session/puzzles.rs"]
mod puzzles;
#[path = "session/questions.rs"]
mod questions;
#[path = "session/review.rs"]
mod review;
#[path = "session/save.rs"]
mod save;
#[path = "session/save_suite.rs"]
mod save_suite;
#[path = "session/secrets.rs"]
mod secrets;
#[path = "session/share.rs"]
mod share;
#[path = "session/study.rs"]
mod study;
#[path = "session/study_city.rs"]
mod study_city;
#[path = "session/study_links.rs"]
mod study_links;
#[path = "session/suite.rs"]
mod suite;
#[path = "session/table.rs"]
mod table;
#[path = "session/takeback.rs"]
mod takeback;
#[path = "session/texts.rs"]
mod texts;
#[path = "support/universe.rs"]
mod universe;
#[path = "session/why.rs"]
mod why;
#[path = "session/worker.rs"]
mod worker;
#[path = "session/worker_pool.rs"]
mod worker_pool;
