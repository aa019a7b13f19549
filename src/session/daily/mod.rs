//! The deal of the day: one for each game, the same for everybody, from the date
//! alone.
//!
//! Deliberately absent: clocks. Whoever asks says which day it is where the player is.

mod date;
pub mod diary;

#[cfg(test)]
mod tests;

pub use date::{Date, NoDate};

use fnv::FnvHasher;
use std::hash::Hasher;

use super::player::{Player, TableSetup};
use ai::LevelId;
use game_core::record::fingerprint;
use game_core::{Game, Mute, Seat};

/// The first day that has deals.
pub const FIRST: Date = match Date::of(2026, 11, 1) {
    Some(date) => date,
    None => panic!("a day of the calendar"),
};

/// A game with a deal of the day.
pub trait Daily: Game {
    /// Returns the deal of a day of the week, 0 for Monday to 6 for Sunday: the configuration, and
    /// the level of all opponents.
    fn of_weekday(weekday: usize) -> (Self::Config, LevelId);
}

/// Reason why a day's deals cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The day has not come yet.
    Future,
    /// It lies before [`FIRST`].
    TooEarly,
}

/// Checks that the deals of `date` can be played on the day `today`.
///
/// # Errors
/// Why not.
pub fn check_open(date: Date, today: Date) -> Result<(), Closed> {
    if date < FIRST {
        Err(Closed::TooEarly)
    } else if date > today {
        Err(Closed::Future)
    } else {
        Ok(())
    }
}

/// The table of the day: one person at a seat drawn by lot, opponents elsewhere, all without
/// names.
///
/// # Panics
/// If the configuration of that weekday is none of the game's, which a test rules out.
pub fn deal<G: Daily>(date: Date) -> TableSetup<G> {
    let (config, level) = G::of_weekday(date.weekday());
    let game = G::new(&config).expect("invariant: the week consists of legal configurations");
    let free = Seat::all(game.seats()).filter(|&seat| !game.is_automa(seat)).count();
    let own = (lot::<G>(date, "seat") % free as u64) as usize;
    let seat = |index: usize| match index {
        _ if index == own => Player::person(""),
        // The rules play a seat of theirs whoever is said to sit there.
        _ if index >= free => Player::opponent("", LevelId::Apprentice),
        _ => Player::opponent("", level),
    };
    let seats = (0..usize::from(game.seats())).map(seat).collect();
    // Six digits at most, so that people can read it out.
    TableSetup { config, seed: lot::<G>(date, "seed") % 1_000_000, seats }
}

/// A number that depends on the date, the game and a purpose: FNV-1a, the same on any machine.
fn lot<G: Daily>(date: Date, purpose: &str) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(format!("{date} {} {purpose}", G::ID).as_bytes());
    hasher.finish()
}

/// The heading of the lines that [`line()`] makes.
pub const HEADING: &str = "date,game,seed,seat,first position";

/// A deal as a line of a list, to compare what two machines deal: day, game, seed, the person's
/// seat from 1, and the fingerprint of the first position.
///
/// # Panics
/// As [`deal`].
pub fn line<G: Daily>(date: Date) -> String {
    let setup = deal::<G>(date);
    let game = G::new(&setup.config).expect("invariant: the week consists of legal configurations");
    let first = fingerprint(&game.position(&game.setup(setup.seed, &mut Mute)));
    let own = setup.seats.iter().position(Player::is_person).map_or(0, |own| own + 1);
    format!("{date},{},{},{own},{first}", G::ID, setup.seed)
}
