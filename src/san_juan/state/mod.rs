//! Everything that changes during a game: flat, without heap, so that search
//! copies it in nanoseconds.

mod cards;
mod city;
mod covered;
mod frame;
mod hand;
mod placards;
mod slot_set;
mod tiles;
mod zone;

pub use cards::Cards;
pub use city::City;
pub use frame::Frame;
pub use hand::Hand;
pub(super) use hand::each_once;
pub use placards::Placards;
pub use slot_set::SlotSet;
pub use tiles::Queue;
pub(super) use zone::Zone;

use borsh::{BorshDeserialize, BorshSerialize};

pub use super::data::DECK;
use super::ids::{Kind, Role};
use game_core::{Rng, Seat, Stack};

/// Seats of the largest table: two sets.
pub const SEATS: usize = 8;
/// Price tiles of two sets.
pub const TILES: usize = 10;

/// The place of `seat` in arrays of [`SEATS`]: itself, and never out of bounds.
#[inline(always)]
pub(super) const fn at(seat: Seat) -> usize {
    seat.0 as usize % SEATS
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct State {
    /// Every card but the visible buildings.
    pub(crate) cards: Cards,
    pub(crate) cities: [City; SEATS],
    /// Shuffles.
    pub(crate) rng: Rng,
    /// Frames being resolved, outermost first; empty when the game is over.
    pub(crate) stack: Stack<Frame, 3>,
    /// The price tiles.
    pub(crate) queue: Queue,
    /// The round, from 1; 0 during the opening draft.
    pub(crate) round: u16,
    /// Rounds in a row, the present one included, in which nobody has built
    /// (`SJ-END-4`); 0 if somebody has built in this round.
    pub(crate) quiet: u8,
    pub(crate) governor: Seat,
    /// Seat that picked the present role.
    pub(crate) picker: Seat,
    /// The seat that acts within the present phase or step.
    pub(crate) actor: Seat,
    /// The present role; meaningful while a phase is on the stack.
    pub(crate) role: Role,
    /// True if the Library doubles the present privilege.
    pub(crate) doubled: bool,
    /// True if somebody has sold in the present Trader phase; kept only where a Cottage may ask
    /// (`SJ-BLD-COTTAGE-1`).
    pub(crate) sold: bool,
    /// True if the Cathedral lies on the table (`SJ-BLD-CATH-1`).
    pub(crate) cathedral: bool,
    /// Seats that took the placards in this round.
    pub(crate) taken: Placards,
    /// The seats that used their Library in this round.
    pub(crate) library_used: Marks,
    /// The seats that used their Church in this game (`SJ-BLD-CHURCH-1`).
    pub(crate) church_used: Marks,
}

/// A mark for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Marks(u8);

impl Marks {
    /// Returns true if `seat` is marked.
    #[inline(always)]
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Marks `seat`.
    #[inline(always)]
    pub(crate) fn set(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
}

impl State {
    /// The hand of `seat`.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> Hand<'_> {
        self.cards.hand(seat)
    }

    /// The city of `seat`.
    #[inline(always)]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[at(seat)]
    }

    /// Cards under Chapel and Church of `seat`.
    #[inline(always)]
    pub fn tucked(&self, seat: Seat) -> u8 {
        self.cards.count(Zone::Tucked(seat))
    }

    /// Cards under the Harbor of `seat` or shipped with the Captain.
    #[inline(always)]
    pub fn shipped(&self, seat: Seat) -> u8 {
        self.cards.count(Zone::Shipped(seat))
    }

    /// Cards that are worth a point each at the end (`SJ-SCORE-2`).
    #[inline(always)]
    pub fn laid_by(&self, seat: Seat) -> u8 {
        self.tucked(seat) + self.shipped(seat)
    }

    /// Returns true if `seat` may still use a Church (`SJ-BLD-CHURCH-1`).
    #[inline]
    pub fn may_use_church(&self, seat: Seat) -> bool {
        self.city(seat).is_active(Kind::Church) && !self.church_used.has(seat)
    }

    /// Returns true if the Cathedral lies on the table.
    #[inline(always)]
    pub fn cathedral(&self) -> bool {
        self.cathedral
    }

    /// The round, from 1; 0 during the opening draft.
    #[inline(always)]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns true if somebody took the placard of `role` in this round.
    #[inline]
    pub fn is_taken(&self, role: Role) -> bool {
        self.taken.by(role).is_some()
    }

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

    /// Returns true if the cards being chosen from lie face up (`SJ-INF-12`); those of the
    /// Councillor do not.
    #[inline]
    pub fn look_is_public(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Take { .. }))
    }

    /// Draw pile and discard pile sizes.
    #[inline]
    pub fn pile_sizes(&self) -> (u8, u8) {
        (self.cards.draw().len() as u8, self.cards.count(Zone::Discard))
    }

    /// The buildings beneath a slot, lowest first.
    pub fn covered(&self, seat: Seat, slot: u8) -> &[Kind] {
        self.cards.covered(seat, slot)
    }

    /// The cards under Chapel and Church of `seat`, in the order of tucking.
    pub(crate) fn tucked_cards(&self, seat: Seat) -> &[Kind] {
        self.cards.zone(Zone::Tucked(seat))
    }

    /// The cards under the Harbor of `seat` or shipped with the Captain, in
    /// the order of shipping.
    pub(crate) fn shipped_cards(&self, seat: Seat) -> &[Kind] {
        self.cards.zone(Zone::Shipped(seat))
    }

    /// The cards still being chosen from, sorted.
    pub(crate) fn look(&self) -> &[Kind] {
        self.cards.zone(Zone::Look)
    }

    /// The cards of those that have been chosen to be kept.
    pub(crate) fn kept(&self) -> &[Kind] {
        self.cards.zone(Zone::Kept)
    }

    /// The goods, seat by seat and slot by slot.
    pub(crate) fn goods(&self) -> &[Kind] {
        self.cards.zone(Zone::Goods)
    }

    /// Returns the place among the goods of the one on `slot` of `seat`.
    #[inline]
    pub(crate) fn place_of_good(&self, seat: Seat, slot: u8) -> u8 {
        let before = self.cities[..at(seat)].iter().map(|city| city.goods().len()).sum::<u8>();
        before + self.city(seat).goods().before(slot).len()
    }

    /// The card that lies on `slot` of `seat` as a good.
    pub(crate) fn good(&self, seat: Seat, slot: u8) -> Option<Kind> {
        let lies = self.city(seat).has_good(slot);
        lies.then(|| self.goods()[self.place_of_good(seat, slot) as usize])
    }
}
