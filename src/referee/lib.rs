//! The referee: every game's rules at a terminal and for other programs.
//!
//! | What | Where |
//! |---|---|
//! | the list of games, and what each adds | [`games`], [`listing`] |
//! | games with their types forgotten | [`table`], [`play`] |
//! | command line, verbs | [`args`], [`verbs`] |
//! | JSON Lines | [`serve`] |
//! | matches, figures, long random play | [`matches`], [`bench`], [`soak`] |
//! | puzzles: found and checked | [`puzzles`] |
//!
//! Deliberately absent: rules, and anything that only one game needs outside
//! its own file in [`games`]. Not built for the browser.

pub mod args;
pub mod bench;
mod blackbox;
mod contests;
mod crew;
mod days;
pub mod fault;
mod files;
pub mod games;
pub mod listing;
pub mod matches;
pub mod play;
pub mod puzzles;
pub mod serve;
mod sheets;
pub mod soak;
mod source;
pub mod standing;
mod stats;
pub mod table;
mod text;
mod trial;
mod verbs;

use std::process::ExitCode;

use clap::Parser;

/// Runs the referee with the arguments of this process.
pub fn main() -> ExitCode {
    blackbox::install();
    let cli = args::Cli::parse();
    match verbs::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(),
    }
}
