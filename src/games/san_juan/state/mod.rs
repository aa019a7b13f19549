//! Everything that changes during a game: flat, without heap, so that search
//! copies it in nanoseconds.

mod city;
mod frame;
mod hand;
mod piles;
mod slot_set;
mod tiles;

pub use city::{City, Slot};
pub use frame::Frame;
pub use hand::Hand;
pub use piles::{Look, Piles};
pub use slot_set::SlotSet;
pub use tiles::Queue;

use super::ids::{Kind, ROLES, Role};
use crate::core::{Rng, Seat, Stack};

/// Seats of the largest table: two sets.
pub const SEATS: usize = 8;
/// Building cards of the largest deck: two sets.
pub const DECK: usize = 220;
/// Price tiles of two sets.
pub const TILES: usize = 10;
/// Slots of a city; the twelfth ends the game.
pub const SLOTS: usize = 12;

/// The place of `seat` in arrays of [`SEATS`]: itself, and never out of bounds.
#[inline(always)]
pub(super) const fn at(seat: Seat) -> usize {
    seat.0 as usize % SEATS
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Cards in hand by kind.
    pub(in crate::games::san_juan) hands: [Hand; SEATS],
    /// The cities.
    pub(in crate::games::san_juan) cities: [City; SEATS],
    /// Draw pile, discard pile, and the cards that never come back.
    pub(in crate::games::san_juan) piles: Piles,
    /// Cards under each Chapel and Church; their kinds are in `piles`.
    pub(in crate::games::san_juan) tucked: [u8; SEATS],
    /// Cards under each Harbor or shipped with the Captain, which nobody has
    /// seen; their kinds are in `piles`.
    pub(in crate::games::san_juan) shipped: [u8; SEATS],
    /// Cards that are being chosen from.
    pub(in crate::games::san_juan) look: Look,
    /// Shuffles.
    pub(in crate::games::san_juan) rng: Rng,
    /// What is being resolved, outermost first; empty when the game is over.
    pub(in crate::games::san_juan) stack: Stack<Frame, 3>,
    /// The price tiles.
    pub(in crate::games::san_juan) queue: Queue,
    /// The round, from 1; 0 during the opening draft.
    pub(in crate::games::san_juan) round: u16,
    /// Rounds in a row, the present one included, in which nobody has built
    /// (`SJ-END-4`); 0 if somebody has built in this round.
    pub(in crate::games::san_juan) quiet: u8,
    /// The governor.
    pub(in crate::games::san_juan) governor: Seat,
    /// Who picked the present role.
    pub(in crate::games::san_juan) picker: Seat,
    /// The seat that acts within the present phase or step.
    pub(in crate::games::san_juan) actor: Seat,
    /// The present role; meaningful while a phase is on the stack.
    pub(in crate::games::san_juan) role: Role,
    /// Whether the Library doubles the present privilege.
    pub(in crate::games::san_juan) doubled: bool,
    /// Whether somebody has sold in the present Trader phase; kept only where
    /// a Cottage may ask (`SJ-BLD-COTTAGE-1`).
    pub(in crate::games::san_juan) sold: bool,
    /// Whether the Cathedral lies on the table (`SJ-BLD-CATH-1`).
    pub(in crate::games::san_juan) cathedral: bool,
    /// Who took each placard in this round.
    pub(in crate::games::san_juan) taken: [Option<Seat>; ROLES],
    /// The seats that used their Library in this round.
    pub(in crate::games::san_juan) library_used: Marks,
    /// The seats that used their Church in this game (`SJ-BLD-CHURCH-1`).
    pub(in crate::games::san_juan) church_used: Marks,
}

/// A mark for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u8);

impl Marks {
    /// Whether `seat` is marked.
    #[inline(always)]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Marks `seat`.
    #[inline(always)]
    pub(in crate::games::san_juan) fn set(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
}

impl State {
    /// The hand of `seat`.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[at(seat)]
    }

    /// The city of `seat`.
    #[inline(always)]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[at(seat)]
    }

    /// Cards under Chapel and Church of `seat`.
    #[inline(always)]
    pub fn tucked(&self, seat: Seat) -> u8 {
        self.tucked[at(seat)]
    }

    /// Cards under the Harbor of `seat` or shipped with the Captain.
    #[inline(always)]
    pub fn shipped(&self, seat: Seat) -> u8 {
        self.shipped[at(seat)]
    }

    /// Cards that are worth a point each at the end (`SJ-SCORE-2`).
    #[inline(always)]
    pub fn laid_by(&self, seat: Seat) -> u8 {
        self.tucked(seat) + self.shipped(seat)
    }

    /// Whether `seat` may still use a Church (`SJ-BLD-CHURCH-1`).
    #[inline]
    pub fn may_use_church(&self, seat: Seat) -> bool {
        self.city(seat).is_active(Kind::Church) && !self.church_used.has(seat)
    }

    /// Whether the Cathedral lies on the table.
    #[inline(always)]
    pub fn cathedral(&self) -> bool {
        self.cathedral
    }

    /// The round, from 1; 0 during the opening draft.
    #[inline(always)]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The governor.
    #[inline(always)]
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// The role being played and who picked it.
    #[inline]
    pub fn phase(&self) -> Option<(Role, Seat)> {
        let in_phase = |frame: &Frame| matches!(frame, Frame::Phase { .. } | Frame::Library);
        self.stack.as_slice().iter().any(in_phase).then_some((self.role, self.picker))
    }

    /// Whether the cards being chosen from lie face up (`SJ-INF-12`); those of
    /// the Councillor do not.
    #[inline]
    pub fn look_is_public(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Take { .. }))
    }

    /// Draw pile and discard pile sizes.
    #[inline]
    pub fn pile_sizes(&self) -> (u8, u8) {
        (self.piles.draw().len() as u8, self.piles.discard().len() as u8)
    }

    /// Where in the grave the covered cards of a slot begin.
    pub(in crate::games::san_juan) fn grave_of_slot(&self, seat: Seat, slot: u8) -> usize {
        let covers = |city: &City| city.slots().iter().map(|s| s.covers as usize).sum::<usize>();
        let of_seat = |s: usize| covers(&self.cities[s]) + (self.tucked[s] + self.shipped[s]) as usize;
        let before: usize = (0..seat.index()).map(of_seat).sum();
        let slots = &self.cities[at(seat)].slots()[..slot as usize];
        before + slots.iter().map(|s| s.covers as usize).sum::<usize>()
    }

    /// Where in the grave the tucked cards of a seat begin.
    pub(in crate::games::san_juan) fn grave_of_tucked(&self, seat: Seat) -> usize {
        self.grave_of_slot(seat, self.cities[at(seat)].len())
    }

    /// Where in the grave the shipped cards of a seat begin.
    pub(in crate::games::san_juan) fn grave_of_shipped(&self, seat: Seat) -> usize {
        self.grave_of_tucked(seat) + self.tucked[at(seat)] as usize
    }

    /// The buildings beneath a slot, lowest first.
    pub fn covered(&self, seat: Seat, slot: u8) -> &[Kind] {
        let start = self.grave_of_slot(seat, slot);
        let covers = self.cities[at(seat)].slots()[slot as usize].covers as usize;
        &self.piles.grave()[start..start + covers]
    }

    /// The cards under Chapel and Church of `seat`, in the order of tucking.
    pub(in crate::games::san_juan) fn tucked_cards(&self, seat: Seat) -> &[Kind] {
        let start = self.grave_of_tucked(seat);
        &self.piles.grave()[start..start + self.tucked[at(seat)] as usize]
    }

    /// The cards under the Harbor of `seat` or shipped with the Captain, in
    /// the order of shipping.
    pub(in crate::games::san_juan) fn shipped_cards(&self, seat: Seat) -> &[Kind] {
        let start = self.grave_of_shipped(seat);
        &self.piles.grave()[start..start + self.shipped[at(seat)] as usize]
    }
}
