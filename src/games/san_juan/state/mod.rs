//! Everything that changes during a game: flat, without heap, so that search
//! copies it in nanoseconds.

mod city;
mod frame;
mod hand;
mod piles;

pub use city::{City, Slot};
pub use frame::Frame;
pub use hand::Hand;
pub use piles::{Look, Piles};

use super::ids::{Kind, Role, Tile};
use crate::core::{Rng, Seat, Stack};

/// Seats of the largest table.
pub const SEATS: usize = 4;
/// Building cards of the largest deck.
pub const DECK: usize = 112;
/// Slots of a city; the twelfth ends the game.
pub const SLOTS: usize = 12;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Draw pile, discard pile, and the cards that never come back.
    pub(in crate::games::san_juan) piles: Piles,
    /// Cards in hand by kind.
    pub(in crate::games::san_juan) hands: [Hand; SEATS],
    /// The cities.
    pub(in crate::games::san_juan) cities: [City; SEATS],
    /// Cards under each Chapel; their kinds are in `piles`.
    pub(in crate::games::san_juan) tucked: [u8; SEATS],
    /// Cards that the seat on turn is choosing from.
    pub(in crate::games::san_juan) look: Look,
    /// Shuffles.
    pub(in crate::games::san_juan) rng: Rng,
    /// What is being resolved, outermost first; empty when the game is over.
    pub(in crate::games::san_juan) stack: Stack<Frame, 3>,
    /// The price tiles from the next (or open) one on.
    pub(in crate::games::san_juan) tiles: [Tile; 5],
    /// How many tiles, counted from the back of the queue, were seen.
    pub(in crate::games::san_juan) tiles_seen: u8,
    /// Whether the first tile lies open.
    pub(in crate::games::san_juan) tile_open: bool,
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
    /// Who took each placard in this round.
    pub(in crate::games::san_juan) taken: [Option<Seat>; 5],
    /// Whether each seat used its Library in this round.
    pub(in crate::games::san_juan) library_used: [bool; SEATS],
}

impl State {
    /// The hand of `seat`.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The city of `seat`.
    #[inline(always)]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// Cards under the Chapel of `seat`.
    #[inline(always)]
    pub fn tucked(&self, seat: Seat) -> u8 {
        self.tucked[seat.index()]
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

    /// Draw pile and discard pile sizes.
    #[inline]
    pub fn pile_sizes(&self) -> (u8, u8) {
        (self.piles.draw().len() as u8, self.piles.discard().len() as u8)
    }

    /// Where in the grave the covered cards of a slot begin.
    pub(in crate::games::san_juan) fn grave_of_slot(&self, seat: Seat, slot: u8) -> usize {
        let covers = |city: &City| city.slots().iter().map(|s| s.covers as usize).sum::<usize>();
        let before: usize =
            (0..seat.index()).map(|s| covers(&self.cities[s]) + self.tucked[s] as usize).sum();
        let slots = &self.cities[seat.index()].slots()[..slot as usize];
        before + slots.iter().map(|s| s.covers as usize).sum::<usize>()
    }

    /// Where in the grave the tucked cards of a seat begin.
    pub(in crate::games::san_juan) fn grave_of_tucked(&self, seat: Seat) -> usize {
        self.grave_of_slot(seat, self.cities[seat.index()].len())
    }

    /// The buildings beneath a slot, lowest first.
    pub fn covered(&self, seat: Seat, slot: u8) -> &[Kind] {
        let start = self.grave_of_slot(seat, slot);
        let covers = self.cities[seat.index()].slots()[slot as usize].covers as usize;
        &self.piles.grave()[start..start + covers]
    }

    /// The cards under the Chapel of `seat`, in the order of tucking.
    pub(in crate::games::san_juan) fn tucked_cards(&self, seat: Seat) -> &[Kind] {
        let start = self.grave_of_tucked(seat);
        &self.piles.grave()[start..start + self.tucked[seat.index()] as usize]
    }
}
