//! A set of slots of one city.

use super::SLOTS;

/// A set of slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotSet(u16);

impl SlotSet {
    /// How many slots.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `slot` is one of them.
    #[inline(always)]
    pub const fn has(self, slot: u8) -> bool {
        (slot as usize) < SLOTS && self.0 >> slot & 1 == 1
    }

    /// Those from `slot` on.
    #[inline(always)]
    pub const fn from(self, slot: u8) -> SlotSet {
        if (slot as usize) < SLOTS { SlotSet(self.0 >> slot << slot) } else { SlotSet(0) }
    }

    /// Those that are not among `others`.
    #[inline(always)]
    pub const fn without(self, others: SlotSet) -> SlotSet {
        SlotSet(self.0 & !others.0)
    }

    /// Puts `slot` in or takes it out.
    #[inline(always)]
    pub(in crate::games::san_juan) const fn set(&mut self, slot: u8, is_in: bool) {
        self.0 = self.0 & !(1 << slot) | (is_in as u16) << slot;
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
