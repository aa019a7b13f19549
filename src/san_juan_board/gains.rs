//! Options after each role for the seat that takes it, as the rules tell them.

#[cfg(test)]
mod tests;

use game_core::{Seat, Turn};
use san_juan::data::SLOTS;
use san_juan::ids::Role;
use san_juan::{Action, Event, Prompt, SanJuan};
use session::Session;

use crate::words::Gain;

/// Returns the options of `seat` after each role; nothing while no role is chosen.
pub fn of(table: &Session<SanJuan>, seat: Seat) -> Vec<(Role, Gain)> {
    if !matches!(table.turn(), Turn::Choose { prompt: Prompt::Role { .. }, .. }) {
        return Vec::new();
    }
    let gain = |action: &Action| match *action {
        Action::Role(role) => Some((role, Trying { table, seat, role }.gain()?)),
        _ => None,
    };
    table.legal(seat).iter().filter_map(gain).collect()
}

/// A role that is tried out.
#[derive(Clone, Copy)]
struct Trying<'a> {
    table: &'a Session<SanJuan>,
    seat: Seat,
    role: Role,
}

impl Trying<'_> {
    fn gain(self) -> Option<Gain> {
        Some(match self.role {
            Role::Builder => Gain::Builds(self.builds()),
            Role::Producer => Gain::Makes(self.most(Action::Produce)),
            Role::Trader => Gain::Sells(self.most(Action::Sell)),
            Role::Captain => Gain::Ships(self.most(Action::Ship)),
            Role::Councillor => Gain::Sees(self.cards(|event| match event {
                // With a Notary they go into the hand first.
                Event::Looked { seat, cards, .. } | Event::Drew { seat, cards, .. } => {
                    Some((*seat, cards.count()))
                }
                _ => None,
            })?),
            Role::Prospector | Role::Prospector2 => Gain::Draws(self.cards(|event| match event {
                Event::Drew { seat, cards, .. } => Some((*seat, cards.count())),
                _ => None,
            })?),
            Role::ColonistShip | Role::Mayor => return None,
        })
    }

    /// Returns the events of the role and then of `steps`; a Library that is asked for before is
    /// not used.
    fn told(self, steps: &[Action]) -> Option<Vec<Event>> {
        self.ways().into_iter().find_map(|way| {
            let all: Vec<Action> = way.iter().chain(steps).copied().collect();
            Some(self.table.consequences(self.seat, &all)?.events)
        })
    }

    /// Ways to take the role: without its Library, if that is asked for.
    fn ways(self) -> [Vec<Action>; 2] {
        let role = Action::Role(self.role);
        [vec![role, Action::Library(false)], vec![role]]
    }

    /// Kinds of cards that could be built.
    fn builds(self) -> u8 {
        let choices = self.ways().iter().find_map(|way| self.table.choices_after(self.seat, way));
        let builds = choices.into_iter().flatten().filter(|action| matches!(action, Action::Build(_)));
        builds.count() as u8
    }

    /// Largest number of slots that can be chosen one after the other.
    fn most(self, action: fn(u8) -> Action) -> u8 {
        let mut steps = Vec::new();
        for slot in 0..SLOTS as u8 {
            steps.push(action(slot));
            if self.told(&steps).is_none() {
                steps.pop();
            }
        }
        steps.len() as u8
    }

    /// The own cards in the events that `of` picks out.
    fn cards(self, of: fn(&Event) -> Option<(Seat, u8)>) -> Option<u8> {
        let own = |event: &Event| of(event).filter(|(seat, _)| *seat == self.seat).map(|(_, count)| count);
        Some(self.told(&[])?.iter().filter_map(own).sum())
    }
}
