//! A hand, sorted by kind.

use super::{Cards, Zone};
use crate::ids::{Kind, KindSet};
use game_core::Seat;

/// A hand: cards in the order of their kinds.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    cards: &'a Cards,
    seat: Seat,
}

impl<'a> Hand<'a> {
    /// The hand of `seat`.
    #[inline(always)]
    pub(super) const fn of(cards: &'a Cards, seat: Seat) -> Self {
        Hand { cards, seat }
    }

    #[inline(always)]
    fn cards(self) -> &'a [Kind] {
        self.cards.zone(Zone::Hand(self.seat))
    }

    /// Number of cards.
    #[inline(always)]
    pub fn len(self) -> u8 {
        self.cards.count(Zone::Hand(self.seat))
    }

    /// Returns true if there is no card.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Cards of one kind.
    #[inline]
    pub fn count(self, kind: Kind) -> u8 {
        self.cards().iter().filter(|&&card| card == kind).count() as u8
    }

    /// Returns the place of the first card of `kind`, if there is any.
    #[inline]
    pub(crate) fn place_of(self, kind: Kind) -> Option<u8> {
        self.cards().iter().position(|&card| card == kind).map(|place| place as u8)
    }

    /// Cards of kinds up to `kind`: where another one of it belongs.
    #[inline]
    pub(crate) fn count_to(self, kind: Kind) -> u8 {
        self.cards().iter().take_while(|&&card| card <= kind).count() as u8
    }

    /// The kinds present.
    #[inline(always)]
    pub fn kinds(self) -> KindSet {
        KindSet::of(self.cards())
    }

    /// The cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Kind> + 'a {
        self.cards().iter().copied()
    }

    /// Cards of kinds from the one of index `kind` on.
    #[inline]
    pub(crate) fn count_from(self, kind: usize) -> u8 {
        self.len() - self.first_from(kind) as u8
    }

    /// The kinds from `from` on that leave at least `needed` cards when a
    /// selection goes on in ascending order.
    #[inline]
    pub(crate) fn choices(self, from: usize, needed: u8) -> impl Iterator<Item = Kind> + 'a {
        let cards = self.cards();
        let end = (cards.len() + 1).saturating_sub(needed.max(1) as usize);
        each_once(cards.get(..end).unwrap_or_default()).skip_while(move |card| card.index() < from)
    }

    /// Returns the place of the first card of a kind from the one of index `kind` on.
    #[inline]
    fn first_from(self, kind: usize) -> usize {
        self.cards().iter().take_while(|card| card.index() < kind).count()
    }
}

/// Every kind among sorted cards.
#[inline]
pub(crate) fn each_once(cards: &[Kind]) -> impl Iterator<Item = Kind> + '_ {
    let mut last = None;
    cards.iter().copied().filter(move |&kind| last.replace(kind) != Some(kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::KINDS;
    use game_core::Rng;

    #[test]
    fn selections_in_ascending_order_can_be_completed() {
        let mut rng = Rng::stream(5, 5);
        for _ in 0..200 {
            let mut list: Vec<Kind> =
                (0..rng.below(40)).map(|_| Kind::ALL[rng.below(KINDS as u32) as usize]).collect();
            let mut cards = Cards::EMPTY;
            list.iter().for_each(|&kind| cards.sort_in(Zone::Hand(Seat(3)), kind));
            let hand = cards.hand(Seat(3));
            list.sort_unstable();
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
                assert_eq!(hand.choices(from, needed).collect::<Vec<_>>(), choices);
            }
            let counted: Vec<Kind> = hand
                .kinds()
                .iter()
                .flat_map(|kind| std::iter::repeat_n(kind, hand.count(kind).into()))
                .collect();
            assert_eq!(counted, list);
        }
    }
}
