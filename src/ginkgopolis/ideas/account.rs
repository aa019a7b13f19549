//! Accounts of a course of play: gains and losses of each seat, counted from its events.

use crate::event::{EndWhy, Event, Source};
use crate::ids::CardKind;
use crate::state::SEATS;
use crate::{Ginkgopolis, Item, Tile, Trigger};
use ai::course::{Course, Pair};
use game_core::Seat;

/// Accounts of both courses of a pair.
pub(super) struct Accounts {
    pub with: Account,
    pub otherwise: Account,
}

impl Accounts {
    pub fn of(pair: &Pair<Ginkgopolis>) -> Accounts {
        Accounts { with: Account::of(&pair.with), otherwise: Account::of(&pair.otherwise) }
    }

    /// Returns the shares of `seat` in both courses.
    pub fn both(&self, seat: Seat) -> [&Share; 2] {
        [&self.with, &self.otherwise].map(|account| &account.shares[seat.index()])
    }
}

/// Gains and losses of all seats in a course.
#[derive(Default)]
pub(super) struct Account {
    shares: [Share; SEATS],
    /// Floors that were added: by whom, over which tile, with which tile.
    pub floors: Vec<(Seat, Tile, Tile)>,
    /// Reason of the last round, if it comes in the course.
    pub end: Option<EndWhy>,
}

/// Gains and losses of one seat in a course.
#[derive(Default)]
pub(super) struct Share {
    /// Items gained, without own resources that come back.
    gained: [u8; 3],
    /// Items of these that the seat's own cards and characters give, by trigger.
    engine: [u8; 3],
    /// Resources placed and paid.
    pub spent: u8,
    /// Points paid.
    pub paid: u8,
    /// Tiles used.
    pub used: Vec<Tile>,
}

impl Share {
    pub fn gained(&self, item: Item) -> u8 {
        self.gained[item as usize]
    }

    pub fn engine(&self, trigger: Trigger) -> u8 {
        self.engine[trigger as usize]
    }
}

impl Account {
    fn of(course: &Course<Ginkgopolis>) -> Account {
        let mut account = Account::default();
        course.events.iter().for_each(|event| account.count(event));
        account
    }

    fn share(&mut self, seat: Seat) -> &mut Share {
        &mut self.shares[seat.index()]
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Gained { item: Item::Resource, from: Source::BuiltOver(_), .. } => {}
            Event::Gained { seat, item, count, from, .. } => {
                self.share(seat).gained[item as usize] += count;
                if let Some(trigger) = trigger(from) {
                    self.share(seat).engine[trigger as usize] += count;
                }
            }
            Event::Urbanized { seat, tile, .. } => {
                self.share(seat).spent += 1;
                self.share(seat).used.push(tile);
            }
            Event::Constructed { seat, over, tile, points, colour, placed } => {
                let share = self.share(seat);
                share.spent += placed + u8::from(colour);
                share.paid += points;
                share.used.push(tile);
                self.floors.push((seat, over, tile));
            }
            Event::LastRound { why } => self.end = Some(why),
            _ => {}
        }
    }
}

/// The trigger of the card or character that gives something.
fn trigger(from: Source) -> Option<Trigger> {
    match from {
        Source::Character(character) => Some(character.def().trigger),
        Source::Card(card) => match card.kind() {
            CardKind::Building(tile) => crate::data::cards::trigger(tile),
            CardKind::Urban(_) => None,
        },
        _ => None,
    }
}
