//! The achievement cards of all seats.

use borsh::{BorshDeserialize, BorshSerialize};

use super::{SEATS, Touched};
use crate::data::achievements::{ACHIEVEMENTS, Achievement, DRAWN};

/// A set of achievement cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card.
    pub const ALL: CardSet = CardSet((1 << ACHIEVEMENTS) - 1);

    /// The cards whose condition a change can make true.
    #[inline]
    pub(crate) const fn concerned_by(touched: Touched) -> CardSet {
        const SETS: [CardSet; Touched::COMBINATIONS] = {
            let (mut sets, mut index) = ([CardSet::EMPTY; Touched::COMBINATIONS], 0);
            while index < sets.len() {
                let mut card = 0;
                while card < ACHIEVEMENTS {
                    if Achievement::ALL[card].condition().concerns().meets(Touched::nth(index)) {
                        sets[index].0 |= 1 << card;
                    }
                    card += 1;
                }
                index += 1;
            }
            sets
        };
        SETS[touched.index()]
    }

    /// Returns true if `card` is in the set.
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

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns true if no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Achievement> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = *Achievement::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(card)
        })
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
/// Order of the cards in packets. Where packets are passed on (`PR-ACH-SETUP-2`) the card that the
/// first holder keeps is moved to the first place, that of the second holder to the second, and so
/// on: the places tell which seat kept a card, and which have seen it. The cards that nobody has
/// kept yet, and packets that are not passed on, are in the order of the cards. Where cards are
/// drawn to keep some (`PR-AUT-X6-1`) those that are kept come first, and each part is in that
/// order. Packets have as many cards as are dealt; the places behind stay as they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Packets {
    /// By the seat that was dealt it; all alike before cards are dealt.
    pub(crate) packets: [[Achievement; DRAWN]; SEATS],
    /// The completed cards of all seats (`PR-ACH-02`).
    pub(crate) done: CardSet,
    /// The cards of each seat, once everybody has all of its own; none before.
    /// They follow from the packets, and are kept because they are asked for
    /// after every step of a game.
    pub(crate) held: [CardSet; SEATS],
}

impl Default for Packets {
    fn default() -> Self {
        Packets {
            packets: [[Achievement::ALL[0]; DRAWN]; SEATS],
            done: CardSet::EMPTY,
            held: [CardSet::EMPTY; SEATS],
        }
    }
}

impl Packets {
    /// Returns true if the cards have been dealt.
    #[inline]
    pub fn are_dealt(&self) -> bool {
        self.packets[0][0] != self.packets[0][1]
    }
}
