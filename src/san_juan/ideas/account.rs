//! Accounts of a course of play: gains and losses of each seat, counted from its events.

use crate::event::{DrawWhy, Event};
use crate::prompt::DiscardWhy;
use crate::state::SEATS;
use crate::{Kind, Role, SanJuan};
use ai::course::{Course, Pair};
use game_core::Seat;

/// Accounts of both courses of a pair.
pub(super) struct Accounts {
    with: Account,
    otherwise: Account,
}

impl Accounts {
    pub fn of(pair: &Pair<SanJuan>) -> Accounts {
        Accounts { with: Account::of(&pair.with), otherwise: Account::of(&pair.otherwise) }
    }

    /// Returns the shares of `seat` in both courses.
    pub fn both(&self, seat: Seat) -> [&Share; 2] {
        [&self.with, &self.otherwise].map(|account| &account.shares[seat.index()])
    }
}

#[derive(Default)]
struct Account {
    shares: [Share; SEATS],
}

/// Gains and losses of one seat in a course.
#[derive(Default)]
pub(super) struct Share {
    /// Cards that come into the hand, exchanged ones not counted.
    pub drawn: u8,
    /// Goods produced.
    pub made: u8,
    /// Goods sold, and the cards for them.
    pub sold: u8,
    pub sale: u8,
    /// Cards over the hand limit.
    pub over_limit: u8,
    /// Buildings built, and their prices.
    pub built: Vec<(Kind, u8)>,
    /// Roles picked.
    pub picked: Vec<Role>,
}

impl Share {
    pub fn price_of(&self, kind: Kind) -> Option<u8> {
        self.built.iter().find(|(built, _)| *built == kind).map(|&(_, price)| price)
    }
}

impl Account {
    fn of(course: &Course<SanJuan>) -> Account {
        let mut account = Account::default();
        course.events.iter().for_each(|event| account.count(event));
        account
    }

    fn share(&mut self, seat: Seat) -> &mut Share {
        &mut self.shares[seat.index()]
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::RolePicked { seat, role } => self.share(*seat).picked.push(*role),
            Event::Drew { why: DrawWhy::Office | DrawWhy::Mayor, .. } => {}
            Event::Drew { seat, cards, why } => {
                let share = self.share(*seat);
                share.drawn += cards.count();
                if matches!(why, DrawWhy::Sale | DrawWhy::MarketHall | DrawWhy::MarketStand) {
                    share.sale += cards.count();
                }
            }
            Event::Kept { seat, kept, .. } => self.share(*seat).drawn += kept.count(),
            Event::Took { seat, .. }
            | Event::Bank { seat, taken: true, .. }
            | Event::GoldMine { seat, taken: Some(_), .. } => self.share(*seat).drawn += 1,
            Event::Produced { seat, .. } | Event::GoodArrived { seat, .. } => self.share(*seat).made += 1,
            Event::Sold { seat, .. } => self.share(*seat).sold += 1,
            Event::Discarded { seat, cards, why: DiscardWhy::HandLimit } => {
                self.share(*seat).over_limit += cards.count();
            }
            Event::Built { seat, kind, price, .. } => self.share(*seat).built.push((*kind, *price)),
            _ => {}
        }
    }
}
