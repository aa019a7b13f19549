//! The achievement cards of all seats.

use super::SEATS;
use crate::games::puerto_rico::data::achievements::{Achievement, HAND};

/// A set of achievement cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Whether `card` is in the set.
    #[inline(always)]
    pub const fn has(self, card: Achievement) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// Adds `card`.
    pub fn insert(&mut self, card: Achievement) {
        self.0 |= 1 << card as u8;
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Achievement> {
        Achievement::ALL.into_iter().filter(move |&card| self.has(card))
    }
}

impl FromIterator<Achievement> for CardSet {
    fn from_iter<I: IntoIterator<Item = Achievement>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A packet of cards for each seat, and which of all of them are completed.
///
/// Where packets are passed on (`PR-ACH-SETUP-2`) the card that the first holder
/// keeps is moved to the first place, that of the second holder to the second,
/// and so on: who kept what, and who has seen it, follows from the places. The
/// cards that nobody has kept yet, and packets that are not passed on, are in
/// the order of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packets {
    /// By the seat that was dealt it; all alike before cards are dealt.
    pub(in crate::games::puerto_rico) packets: [[Achievement; HAND]; SEATS],
    /// The completed cards of all seats (`PR-ACH-02`).
    pub(in crate::games::puerto_rico) done: CardSet,
}

impl Default for Packets {
    fn default() -> Self {
        Packets { packets: [[Achievement::ALL[0]; HAND]; SEATS], done: CardSet::EMPTY }
    }
}

impl Packets {
    /// Whether the cards have been dealt.
    #[inline]
    pub fn are_dealt(&self) -> bool {
        self.packets[0][0] != self.packets[0][1]
    }
}
