//! Traces of games that made the rules panic: every thread notes the choices of the game it plays,
//! and the panic hook prints them.

use std::cell::RefCell;
use std::panic;
use std::process;

use super::listing::Listed;
use super::trial::{Wreck, rerun};

/// A game being played on this thread.
struct Flight {
    mode: String,
    seed: u64,
    config: String,
    /// The index of each choice among the legal actions.
    choices: Vec<u8>,
    rerun: fn(&str, u64, &[u8]) -> Option<Wreck>,
}

thread_local! {
    static FLIGHT: RefCell<Option<Flight>> = const { RefCell::new(None) };
}

/// A game begins on this thread.
pub fn begin<G: Listed>(game: &G, mode: &str, seed: u64) {
    FLIGHT.with_borrow_mut(|flight| {
        let choices = flight.take().map_or_else(Vec::new, |old| old.choices);
        let config = serde_json::to_string(game.config()).expect("invariant: configurations are JSON");
        let mut new = Flight { mode: mode.to_owned(), seed, config, choices, rerun: rerun::<G> };
        new.choices.clear();
        *flight = Some(new);
    });
}

/// A choice follows.
pub fn note(choice: usize) {
    FLIGHT.with_borrow_mut(|flight| {
        if let Some(flight) = flight {
            flight.choices.push(choice as u8);
        }
    });
}

/// The game ended well.
pub fn end() {
    FLIGHT.with_borrow_mut(|flight| {
        if let Some(flight) = flight {
            flight.choices.clear();
        }
    });
}

/// From now on a panic tells what was being played and ends the program with
/// exit code 3.
pub fn install() {
    panic::set_hook(Box::new(|panic| {
        eprintln!("referee: internal fault, please report it: {panic}");
        let flight =
            FLIGHT.try_with(|flight| flight.try_borrow_mut().ok().and_then(|mut flight| flight.take()));
        if let Ok(Some(flight)) = flight {
            eprintln!("mode {}, seed {}, after {} choices", flight.mode, flight.seed, flight.choices.len());
            if let Some(Wreck { record, action }) =
                (flight.rerun)(&flight.config, flight.seed, &flight.choices)
            {
                eprintln!("the game before it: {record}\nthe action that failed: {action}");
            }
        }
        process::exit(3);
    }));
}
