//! Accounts of a course of play: gains and losses of each seat, counted from its events.

use crate::event::{CoinWhy, EndWhy, Event};
use crate::ids::{GOODS, TILES};
use crate::state::SEATS;
use crate::{Building, Good, PuertoRico, Role};
use ai::course::{Course, Pair};
use game_core::Seat;

/// Accounts of both courses of a pair.
pub(super) struct Accounts {
    pub with: Account,
    pub otherwise: Account,
}

impl Accounts {
    pub fn of(game: &PuertoRico, pair: &Pair<PuertoRico>) -> Accounts {
        Accounts { with: Account::of(game, &pair.with), otherwise: Account::of(game, &pair.otherwise) }
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
    /// Coins on role tiles as they were taken.
    pub role_coins: Vec<(Seat, Role, u8)>,
    /// Reason of the last round, if it begins in the course.
    pub end: Option<EndWhy>,
}

/// Gains and losses of one seat in a course.
#[derive(Default)]
pub(super) struct Share {
    /// Crates loaded, and the points for them.
    pub crates: u8,
    pub points: u8,
    pub spoilt: u8,
    pub made: [u8; GOODS],
    pub extra: Option<Good>,
    /// The highest sale.
    pub sold: Option<(Good, u8)>,
    /// The last turn of the Trader in which it sold nothing.
    pub unsold: Option<Unsold>,
    /// Buildings bought, and their prices.
    pub bought: Vec<(Building, u8)>,
    pub tiles: [u8; TILES],
    /// Roles picked.
    pub picked: Vec<Role>,
}

/// A turn of the Trader in which a seat sells nothing.
#[derive(Clone, Copy)]
pub(super) struct Unsold {
    pub house: [u8; GOODS],
    pub crates: [u8; GOODS],
}

impl Share {
    pub fn made_crates(&self) -> u8 {
        self.made.iter().sum()
    }

    pub fn sale(&self) -> u8 {
        self.sold.map_or(0, |(_, coins)| coins)
    }

    pub fn price_of(&self, building: Building) -> Option<u8> {
        self.bought.iter().find(|(bought, _)| *bought == building).map(|&(_, price)| price)
    }
}

impl Account {
    fn of(game: &PuertoRico, course: &Course<PuertoRico>) -> Account {
        let mut account = Account::default();
        for (step, events) in course.told() {
            // Coins of a captured tile come without a pick.
            let (mut house, mut picked) = (*step.before.house(), None);
            for event in events {
                match *event {
                    Event::RolePicked { seat, role } => {
                        picked = Some(role);
                        account.share(seat).picked.push(role);
                    }
                    Event::Coins { seat, coins, why: CoinWhy::Role } => {
                        account.role_coins.extend(picked.map(|role| (seat, role, coins)));
                    }
                    Event::LastRound { why } => account.end = Some(why),
                    Event::Sold { good, .. } => house[good.index()] += 1,
                    Event::HouseEmptied => house = [0; GOODS],
                    // A role that is played unpicked may have changed the crates in the same step.
                    Event::Passed { seat, role: Role::Trader } if !game.has_role(Role::Smuggler) => {
                        let crates = step.before.board(seat).crates;
                        account.shares[seat.index()].unsold = Some(Unsold { house, crates });
                    }
                    _ => {}
                }
                account.count(event);
            }
        }
        account
    }

    fn share(&mut self, seat: Seat) -> &mut Share {
        &mut self.shares[seat.index()]
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Shipped { seat, crates, vp, .. } => {
                self.share(seat).crates += crates;
                self.share(seat).points += vp;
            }
            Event::ShippedMixed { seat, crates, vp } => {
                self.share(seat).crates += crates.iter().sum::<u8>();
                self.share(seat).points += vp;
            }
            Event::Spoiled { seat, crates } => self.share(seat).spoilt += crates.iter().sum::<u8>(),
            Event::Produced { seat, crates } => {
                self.share(seat).made.iter_mut().zip(crates).for_each(|(made, crates)| *made += crates);
            }
            Event::CanalCrate { seat, good } => self.share(seat).made[good.index()] += 1,
            Event::ExtraCrate { seat, good } => {
                self.share(seat).made[good.index()] += 1;
                self.share(seat).extra = Some(good);
            }
            Event::Sold { seat, good, coins } if self.share(seat).sale() <= coins => {
                self.share(seat).sold = Some((good, coins));
            }
            Event::Built { seat, building, price } => self.share(seat).bought.push((building, price)),
            Event::TileTaken { seat, tile } | Event::TileDrawn { seat, tile } => {
                self.share(seat).tiles[tile.index()] += 1;
            }
            _ => {}
        }
    }
}
