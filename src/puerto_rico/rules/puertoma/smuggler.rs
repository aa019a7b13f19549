//! The Puertoma as the Smuggler (9.8, expansion III).

use super::{acted, land, people};
use crate::data::POACHED;
use crate::event::{Event, Weighed, WorkerFrom};
use crate::ids::Person;
use crate::rules::{PuertoRico, mutations, smuggler};
use crate::state::{Frame, People, State};
use game_core::Sink;

/// Gains of each deed for the seat that acts (`PR-AUT-X3-3`).
struct Deeds {
    poach: u8,
    plunder: u8,
    raid: u8,
    /// The place of the ship that it would raid (`PR-AUT-X3-5`).
    ship: Option<u8>,
}

fn deeds(game: &PuertoRico, state: &State) -> Deeds {
    let laden = (0..state.ships.len()).filter(|&place| state.ships[place].crates > 0);
    let ship = laden.max_by_key(|&place| {
        let ship = &state.ships[place];
        let is_new = ship.good.is_some_and(|good| !land::grows(state, good));
        (is_new, ship.crates, ship.good, ship.size)
    });
    let room = people::empty_circles(state.own());
    Deeds {
        poach: POACHED.min(smuggler::poachable(game, state)).min(room),
        plunder: state.house.iter().sum(),
        raid: ship.map_or(0, |place| smuggler::most_spoils(state, place as u8)),
        ship: ship.map(|place| place as u8),
    }
}

/// Returns true if a deed would bring something (`PR-AUT-X3-3`).
pub(super) fn has_use(game: &PuertoRico, state: &State) -> bool {
    let Deeds { poach, plunder, raid, .. } = deeds(game, state);
    [poach, plunder, raid] != [0; 3]
}

/// Does the deed that brings most: poach, plunder or raid (`PR-AUT-X3-4`).
pub(super) fn act(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let Deeds { poach, plunder, raid, ship } = deeds(game, state);
    log.emit(|| Event::Weighed { seat, weighed: Weighed::Deeds { poach, plunder, raid } });
    let most = poach.max(plunder).max(raid);
    if most == 0 {
        return mutations::passed(state, log);
    }
    if poach == most {
        self::poach(game, state, poach, log);
    } else if plunder == most {
        state.stack.push(Frame::Smuggle);
        smuggler::plunder(game, state, log);
    } else if let Some(ship) = ship {
        state.stack.push(Frame::Spoils { ship });
        smuggler::keep_spoils(state, raid, log);
    }
    acted(game, state, log);
}

/// Takes people from the Work Register, citizens first, and places so many of
/// them; the others leave the game (`PR-AUT-X3-6`).
fn poach(game: &PuertoRico, state: &mut State, placed: u8, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let taken = smuggler::poachable(game, state);
    let [_, citizens] = smuggler::poachable_citizens(game, state);
    let mut people = People { workers: taken - citizens, citizens };
    mutations::take_from_register(state, people);
    log.emit(|| Event::Poached { seat, workers: taken });
    if citizens > 0 {
        log.emit(|| Event::CitizensPoached { seat, citizens });
    }
    for _ in 0..placed {
        let person = if people.citizens > 0 { Person::Citizen } else { Person::Worker };
        people -= People::one(person);
        people::place(state, person, WorkerFrom::Register, log);
    }
    mutations::send_away(state, people);
    if people.citizens > 0 {
        log.emit(|| Event::CitizensSentAway { seat, citizens: people.citizens });
    }
    if people.workers > 0 {
        log.emit(|| Event::SentAway { seat, workers: people.workers });
    }
}
