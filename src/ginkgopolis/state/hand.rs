//! A hand of cards, and who knows which of them.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

use crate::ids::Card;
use game_core::Seat;

/// Cards of a full hand (`GK-SET-12`).
pub const HAND: usize = 4;

/// No card is committed.
const NONE: u8 = u8::MAX;

/// A hand in ascending order. A committed card stays in it, marked, until it
/// is turned over: which one it is, is the owner's secret.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Hand {
    cards: [Card; HAND],
    /// Seats that passed the card on and so know it, one bit per seat.
    known: [u8; HAND],
    len: u8,
    picked: u8,
}

impl Default for Hand {
    fn default() -> Self {
        Hand { cards: [Card::at(0); HAND], known: [0; HAND], len: 0, picked: NONE }
    }
}

impl Hand {
    /// All cards, the committed one included.
    #[inline(always)]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The committed card, while it is face down.
    #[inline]
    pub fn picked(&self) -> Option<Card> {
        (self.picked != NONE).then(|| self.cards[self.picked as usize])
    }

    /// The cards that are not committed.
    pub fn unused(&self) -> impl Iterator<Item = Card> {
        let picked = self.picked as usize;
        self.cards().iter().enumerate().filter(move |&(place, _)| place != picked).map(|(_, &card)| card)
    }

    /// The cards that `seat` passed on and that must still be here, the
    /// committed one included (`GK-INF-02`).
    pub fn known_to(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.known_cards().filter(move |(_, known)| known >> seat.0 & 1 == 1).map(|(card, _)| card)
    }

    /// Every card with the seats that know it, one bit each.
    pub(crate) fn known_cards(&self) -> impl Iterator<Item = (Card, u8)> {
        self.cards().iter().copied().zip(self.known)
    }

    /// Adds a card that the seats in `known` know.
    pub(crate) fn add(&mut self, card: Card, known: u8) {
        debug_assert!(self.picked == NONE);
        let mut place = self.len as usize;
        while place > 0 && self.cards[place - 1] > card {
            self.cards[place] = self.cards[place - 1];
            self.known[place] = self.known[place - 1];
            place -= 1;
        }
        (self.cards[place], self.known[place]) = (card, known);
        self.len += 1;
    }

    /// Commits a card of the hand, or takes a commitment back for a sample.
    pub(crate) fn pick(&mut self, card: Option<Card>) {
        let place = |card| self.cards().iter().position(|&other| other == card);
        self.picked = card.and_then(place).map_or(NONE, |place| place as u8);
    }

    /// Turns the committed card over: it leaves the hand.
    pub(crate) fn take_picked(&mut self) -> Card {
        let place = self.picked as usize;
        let card = self.cards[place];
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.known.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        self.picked = NONE;
        card
    }

    /// The seat `from` has passed these cards to `to`.
    pub(crate) fn passed(mut self, from: Seat, to: Seat) -> Hand {
        for known in &mut self.known[..self.len as usize] {
            *known = (*known | 1 << from.0) & !(1 << to.0);
        }
        self
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.picked == other.picked && self.known_cards().eq(other.known_cards())
    }
}

impl Eq for Hand {}

impl Hash for Hand {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.cards(), &self.known[..self.len as usize], self.picked).hash(state);
    }
}
