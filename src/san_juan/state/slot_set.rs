//! A set of slots of one city.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::data::SLOTS;

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct SlotSet(u16);

impl SlotSet {
    /// Returns the number of slots.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if `slot` is in the set.
    #[inline(always)]
    pub const fn has(self, slot: u8) -> bool {
        (slot as usize) < SLOTS && self.0 >> slot & 1 == 1
    }

    /// Those from `slot` on.
    #[inline(always)]
    pub const fn from(self, slot: u8) -> SlotSet {
        if (slot as usize) < SLOTS { SlotSet(self.0 >> slot << slot) } else { SlotSet(0) }
    }

    /// Those before `slot`.
    #[inline(always)]
    pub const fn before(self, slot: u8) -> SlotSet {
        SlotSet(self.0 & ((1 << slot) - 1))
    }

    /// Those that are not among `others`.
    #[inline(always)]
    pub const fn without(self, others: SlotSet) -> SlotSet {
        SlotSet(self.0 & !others.0)
    }

    /// The slots in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let slot = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                slot
            })
        })
    }
}

/// A set of slots with a number up to 15 in the bits that it leaves free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub(super) struct Numbered(u16);

impl Numbered {
    const ALL: u16 = (1 << SLOTS) - 1;

    /// No slot, and `number`.
    pub const fn new(number: u8) -> Self {
        Numbered((number as u16) << SLOTS)
    }

    #[inline(always)]
    pub const fn slots(self) -> SlotSet {
        SlotSet(self.0 & Self::ALL)
    }

    /// Puts `slot` in or takes it out.
    #[inline(always)]
    pub const fn set(&mut self, slot: u8, is_in: bool) {
        self.0 = self.0 & !(1 << slot) | (is_in as u16) << slot;
    }

    #[inline(always)]
    pub const fn number(self) -> u8 {
        (self.0 >> SLOTS) as u8
    }

    /// Another number.
    #[inline(always)]
    pub const fn set_number(&mut self, number: u8) {
        self.0 = self.0 & Self::ALL | (number as u16) << SLOTS;
    }
}
