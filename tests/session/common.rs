//! Tables to try things on.

use ai::LevelId;
use game_core::{Rng, Seat, Turn};
use san_juan::{Action, Config, SanJuan};
use session::saves::{self, Bundle};
use session::{Player, Session, TableSetup};

pub type Table = Session<SanJuan>;

/// People at every seat.
pub fn people(players: u8, seed: u64) -> Table {
    let config = Config { players, ..Config::default() };
    let seats = Seat::all(players).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    Session::new(TableSetup { config, seed, seats }).expect("a legal set-up")
}

/// One person on seat 0 against opponents.
pub fn alone(players: u8, seed: u64) -> Table {
    let config = Config { players, ..Config::default() };
    let mut seats = vec![Player::person("Ana")];
    seats.extend((1..players).map(|_| Player::opponent("", LevelId::Apprentice)));
    Session::new(TableSetup { config, seed, seats }).expect("a legal set-up")
}

/// The seat to choose; `None` when the game is over.
pub fn on_turn(table: &Table) -> Option<Seat> {
    table.turn().seat()
}

/// Has whoever is on turn choose at random; `None` when the game is over.
pub fn choose(table: &mut Table, rng: &mut Rng) -> Option<(Seat, Action)> {
    let seat = on_turn(table)?;
    let legal = table.legal(seat);
    let action = legal[rng.below(legal.len() as u32) as usize];
    table.act(seat, action).expect("a legal action");
    Some((seat, action))
}

/// So many random choices.
pub fn choose_some(table: &mut Table, rng: &mut Rng, count: usize) {
    for _ in 0..count {
        choose(table, rng);
    }
}

/// Random choices until `done`, or to the end.
pub fn play_until(table: &mut Table, rng: &mut Rng, mut done: impl FnMut(&Table) -> bool) -> bool {
    while !done(table) {
        if choose(table, rng).is_none() {
            return false;
        }
    }
    true
}

/// A finished game.
pub fn finished(players: u8, seed: u64) -> Table {
    let mut table = people(players, seed);
    let mut rng = Rng::stream(seed, 77);
    play_until(&mut table, &mut rng, |_| false);
    assert_eq!(table.turn(), Turn::Over);
    table
}

/// A game after `steps` random steps.
pub fn midway(players: u8, seed: u64, steps: usize) -> Table {
    let mut table = people(players, seed);
    let mut rng = Rng::stream(seed, 78);
    assert!(play_until(&mut table, &mut rng, |table| table.len() >= steps), "long enough");
    table
}

/// Entries of saved games as the page would export them, one on a line.
pub fn bundle(entries: &[String]) -> String {
    let head = format!("\"sobremesa\":\"{}\",\"format\":{}", Bundle::KIND, saves::FORMAT);
    format!("{{{head},\"games\":[\n{}\n]}}\n", entries.join(",\n"))
}
