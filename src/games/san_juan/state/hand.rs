//! A hand, by kind.

use crate::games::san_juan::ids::{KINDS, Kind, KindSet};

/// A hand: how many cards of each kind, in binary, digit by digit. Bit n of
/// `digits[d]` is digit d of the number of cards of kind n.
///
/// Three digits are enough for everything but production buildings, of which
/// two sets have up to 20; their further digits follow above the kinds, at
/// bit [`MORE`] + n. The number of cards is in the top byte of `digits[0]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    digits: [u64; 3],
}

/// Where the eights of the production buildings begin.
const MORE: u32 = KINDS as u32;
/// Where the number of cards begins.
const LEN: u32 = 56;
/// The kinds.
const LOW: u64 = (1 << MORE) - 1;
/// The production buildings.
const PRODUCTION: u64 = 0b11111;

const _: () = assert!(MORE + 5 <= LEN);

impl Hand {
    /// Number of cards.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        (self.digits[0] >> LEN) as u8
    }

    /// Whether there is no card.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Cards of one kind.
    #[inline(always)]
    pub fn count(&self, kind: Kind) -> u8 {
        let [ones, twos, fours] = self.digits.map(|digit| (digit >> kind as u32 & 1) as u8);
        let count = ones + 2 * twos + 4 * fours;
        if kind.is_production() { count + 8 * self.eights(kind) } else { count }
    }

    /// How often eight cards of a production building are here.
    #[inline]
    fn eights(&self, kind: Kind) -> u8 {
        let [ones, twos, fours] = self.digits.map(|digit| (digit >> (MORE + kind as u32) & 1) as u8);
        ones + 2 * twos + 4 * fours
    }

    /// Adds a card.
    #[inline(always)]
    pub(in crate::games::san_juan) fn add(&mut self, kind: Kind) {
        self.digits[0] += 1 << LEN;
        let carry = self.carry(1 << kind as u32);
        if carry != 0 {
            self.carry(carry << MORE);
        }
    }

    /// Takes a card out.
    #[inline(always)]
    pub(in crate::games::san_juan) fn take(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) > 0);
        self.digits[0] -= 1 << LEN;
        let borrow = self.borrow(1 << kind as u32);
        if borrow != 0 {
            self.borrow(borrow << MORE);
        }
    }

    /// Adds one at the bit `carry`; what is carried beyond the last digit.
    #[inline(always)]
    fn carry(&mut self, mut carry: u64) -> u64 {
        for digit in &mut self.digits {
            let next = *digit & carry;
            *digit ^= carry;
            carry = next;
        }
        carry
    }

    /// Takes one away at the bit `borrow`; what is borrowed from beyond the
    /// last digit.
    #[inline(always)]
    fn borrow(&mut self, mut borrow: u64) -> u64 {
        for digit in &mut self.digits {
            let next = !*digit & borrow;
            *digit ^= borrow;
            borrow = next;
        }
        borrow
    }

    /// The kinds present.
    #[inline(always)]
    pub fn kinds(&self) -> KindSet {
        let any = self.digits[0] | self.digits[1] | self.digits[2];
        KindSet::from_bits((any | any >> MORE & PRODUCTION) & LOW)
    }

    /// The cards, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        self.kinds().iter().flat_map(|kind| std::iter::repeat_n(kind, self.count(kind) as usize))
    }

    /// Cards of kinds from the one of index `kind` on.
    #[inline]
    pub(in crate::games::san_juan) fn count_from(&self, kind: usize) -> u8 {
        let kinds = LOW >> kind << kind;
        let more = (PRODUCTION >> kind << kind) << MORE;
        let count = |mask: u64| {
            let [ones, twos, fours] = self.digits.map(|digit| (digit & mask).count_ones());
            ones + 2 * twos + 4 * fours
        };
        (count(kinds) + 8 * count(more)) as u8
    }

    /// The kinds from `from` on that leave at least `needed` cards when a
    /// selection goes on in ascending order.
    #[inline]
    pub(in crate::games::san_juan) fn choices(&self, from: usize, needed: u8) -> KindSet {
        let mut kinds = self.kinds().from(from);
        let mut rest = 0;
        while let Some(last) = kinds.last() {
            rest += self.count(last);
            if rest >= needed {
                break;
            }
            kinds.remove(last);
        }
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Rng;

    #[test]
    fn it_counts_like_a_list() {
        let mut rng = Rng::stream(5, 5);
        for _ in 0..200 {
            let (mut hand, mut list) = (Hand::default(), Vec::new());
            for _ in 0..rng.below(90) {
                let kind = Kind::ALL[rng.below(KINDS as u32) as usize];
                let most = if kind.is_production() { 20 } else { 6 };
                let held = list.iter().filter(|&&other| other == kind).count();
                match list.iter().position(|&other| other == kind) {
                    Some(place) if held == most || rng.below(3) == 0 => {
                        list.remove(place);
                        hand.take(kind);
                    }
                    _ => (0..rng.below(9) as usize).take(most - held).for_each(|_| {
                        list.push(kind);
                        hand.add(kind);
                    }),
                }
            }
            list.sort_unstable();
            assert_eq!(hand.iter().collect::<Vec<_>>(), list);
            assert_eq!(usize::from(hand.len()), list.len());
            for from in 0..KINDS {
                let rest = list.iter().filter(|kind| kind.index() >= from).count();
                assert_eq!(usize::from(hand.count_from(from)), rest);
                let needed = rng.below(8) as u8 + 1;
                let leaves = |kind: &Kind| {
                    kind.index() >= from
                        && list.iter().filter(|&other| other >= kind).count() >= needed.into()
                };
                let mut choices: Vec<Kind> = list.iter().copied().filter(leaves).collect();
                choices.dedup();
                assert_eq!(hand.choices(from, needed).iter().collect::<Vec<_>>(), choices);
            }
        }
    }

    #[test]
    fn twenty_of_a_kind_can_be_held_and_paid() {
        let mut hand = Hand::default();
        (0..20).for_each(|_| hand.add(Kind::ProdT1));
        (0..16).for_each(|_| hand.add(Kind::ProdT5));
        assert_eq!((hand.count(Kind::ProdT1), hand.count(Kind::ProdT5), hand.len()), (20, 16, 36));
        assert_eq!(hand.kinds().iter().collect::<Vec<_>>(), [Kind::ProdT1, Kind::ProdT5]);
        (0..20).for_each(|_| hand.take(Kind::ProdT1));
        assert_eq!((hand.count(Kind::ProdT1), hand.len()), (0, 16));
        assert_eq!(hand.kinds().iter().collect::<Vec<_>>(), [Kind::ProdT5]);
    }
}
