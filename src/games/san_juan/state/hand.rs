//! A hand, by kind.

use crate::games::san_juan::ids::{KINDS, Kind, KindSet};

/// A hand: how many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [u8; KINDS],
    len: u8,
}

impl Hand {
    /// Number of cards.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Cards of one kind.
    #[inline(always)]
    pub fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// Adds a card.
    #[inline(always)]
    pub(in crate::games::san_juan) fn add(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.len += 1;
    }

    /// Takes a card out.
    #[inline(always)]
    pub(in crate::games::san_juan) fn take(&mut self, kind: Kind) {
        debug_assert!(self.counts[kind.index()] > 0);
        self.counts[kind.index()] -= 1;
        self.len -= 1;
    }

    /// The kinds present.
    #[inline]
    pub fn kinds(&self) -> KindSet {
        // Eight counts at a time: bit 7 of each byte says whether it is not
        // zero (counts stay below 128), and the product gathers those bits.
        const LOW: u64 = 0x0101_0101_0101_0101;
        let mut padded = [0; KINDS.next_multiple_of(8)];
        padded[..KINDS].copy_from_slice(&self.counts);
        let mut bits = 0;
        for (index, bytes) in padded.as_chunks::<8>().0.iter().enumerate() {
            let present = (u64::from_le_bytes(*bytes) + 0x7F * LOW) >> 7 & LOW;
            bits |= (present.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * index);
        }
        KindSet::from_bits(bits)
    }

    /// The cards, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// Cards of kinds from `kind` on.
    #[inline]
    pub(in crate::games::san_juan) fn count_from(&self, kind: usize) -> u8 {
        self.kinds().from(kind).iter().map(|kind| self.count(kind)).sum()
    }

    /// The kinds from `from` on that leave at least `needed` cards when a
    /// selection goes on in ascending order.
    #[inline]
    pub(in crate::games::san_juan) fn choices(
        &self,
        from: usize,
        needed: u8,
    ) -> impl Iterator<Item = Kind> + '_ {
        let mut rest = self.count_from(from);
        self.kinds().from(from).iter().take_while(move |&kind| {
            let enough = rest >= needed;
            rest -= self.count(kind);
            enough
        })
    }
}
