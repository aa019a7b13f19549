//! Every card but the visible buildings.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use borsh::{BorshDeserialize, BorshSerialize};

use super::{DECK, Hand, SEATS, Zone, at};
use crate::ids::Kind;
use game_core::Seat;

/// Every card but the visible buildings. A card is in one place only, so one
/// array holds them all: the draw pile at the front (its top last), behind
/// a gap the zones one after the other to the end.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Cards {
    cards: [Kind; DECK],
    draw: u8,
    /// Cards in [`Zone::Look`], [`Zone::Kept`] and so on, zone by zone.
    look: u8,
    kept: u8,
    goods: u8,
    hands: [u8; SEATS],
    discard: u8,
    /// Covered, tucked and shipped cards of each seat.
    laid: [[u8; 3]; SEATS],
    /// The sum of these.
    laid_in_all: u8,
}

impl Cards {
    /// No cards anywhere.
    pub(crate) const EMPTY: Cards = Cards {
        cards: [Kind::ProdT1; DECK],
        draw: 0,
        look: 0,
        kept: 0,
        goods: 0,
        hands: [0; SEATS],
        discard: 0,
        laid: [[0; 3]; SEATS],
        laid_in_all: 0,
    };

    /// The draw pile; its top is the last card.
    #[inline(always)]
    pub fn draw(&self) -> &[Kind] {
        &self.cards[..self.draw as usize]
    }

    /// The draw pile, to be shuffled.
    #[inline(always)]
    pub(crate) fn draw_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.draw as usize]
    }

    /// Puts a card on top of the draw pile.
    #[inline]
    pub(crate) fn put(&mut self, kind: Kind) {
        self.cards[self.draw as usize] = kind;
        self.draw += 1;
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Kind> {
        self.draw = self.draw.checked_sub(1)?;
        Some(self.cards[self.draw as usize])
    }

    /// Turns the discard pile into the draw pile, unshuffled; the draw pile
    /// must be empty.
    pub(crate) fn turn_over(&mut self) {
        debug_assert_eq!(self.draw, 0);
        let discard = self.span(Zone::Discard);
        self.cards[..discard.end].rotate_right(discard.len());
        (self.draw, self.discard) = (self.discard, 0);
    }

    /// The cards in `zone`.
    #[inline(always)]
    pub(crate) fn zone(&self, zone: Zone) -> &[Kind] {
        self.cards.get(self.span(zone)).unwrap_or_default()
    }

    /// The same, to be resampled; the caller keeps to their order.
    #[inline(always)]
    pub(crate) fn zone_mut(&mut self, zone: Zone) -> &mut [Kind] {
        let span = self.span(zone);
        &mut self.cards[span]
    }

    /// Returns the number of cards in `zone`.
    #[inline(always)]
    pub(crate) fn count(&self, zone: Zone) -> u8 {
        match zone {
            Zone::Look => self.look,
            Zone::Kept => self.kept,
            Zone::Goods => self.goods,
            Zone::Hand(seat) => self.hands[at(seat)],
            Zone::Discard => self.discard,
            Zone::Covered(seat) => self.laid[at(seat)][0],
            Zone::Tucked(seat) => self.laid[at(seat)][1],
            Zone::Shipped(seat) => self.laid[at(seat)][2],
        }
    }

    /// The discard pile.
    #[inline(always)]
    pub fn discard(&self) -> &[Kind] {
        self.zone(Zone::Discard)
    }

    /// The hand of `seat`.
    #[inline(always)]
    pub(crate) fn hand(&self, seat: Seat) -> Hand<'_> {
        Hand::of(self, seat)
    }

    /// Lays out cards to be chosen from; they are sorted, and none lie there.
    pub(crate) fn lay_out(&mut self, cards: &[Kind]) {
        debug_assert!(self.look == 0 && cards.is_sorted());
        let first = self.start(Zone::Look);
        self.cards[first - cards.len()..first].copy_from_slice(cards);
        self.look = cards.len() as u8;
    }

    /// Puts the cards being chosen from on the discard pile, the first first.
    pub(crate) fn toss_look(&mut self) {
        let (first, discard) = (self.start(Zone::Look), self.start(Zone::Discard));
        let tossed = self.look as usize;
        self.cards[first..discard].rotate_left(tossed);
        self.cards[discard - tossed..discard].reverse();
        self.discard += self.look;
        self.look = 0;
    }

    /// Adds a card at `place` of `zone`.
    #[inline]
    pub(crate) fn insert(&mut self, zone: Zone, place: u8, kind: Kind) {
        let (first, place) = (self.start(Zone::Look), self.start(zone) + place as usize);
        self.squeeze_in(first - 1..place, kind);
        self.recount(zone, 1);
    }

    /// Adds a card to a zone that is sorted, behind its equals.
    #[inline]
    pub(crate) fn sort_in(&mut self, zone: Zone, kind: Kind) {
        let before = self.zone(zone).iter().take_while(|&&card| card <= kind).count();
        self.insert(zone, before as u8, kind);
    }

    /// Takes the card at `place` out of `zone`.
    #[inline]
    pub(crate) fn remove(&mut self, zone: Zone, place: u8) -> Kind {
        let (first, place) = (self.start(Zone::Look), self.start(zone) + place as usize);
        let kind = self.cards[place];
        self.cards.copy_within(first..place, first + 1);
        self.recount(zone, u8::MAX);
        kind
    }

    /// Moves the card at `place` of `zone` to the front of the discard pile.
    #[inline]
    pub(crate) fn toss_from(&mut self, zone: Zone, place: u8) {
        self.shift(zone, place, Zone::Discard, 0);
    }

    /// Moves the card at `place` of `zone` to the place `to` of a later zone.
    #[inline]
    pub(crate) fn shift(&mut self, zone: Zone, place: u8, later: Zone, to: u8) {
        let (place, to) = (self.start(zone) + place as usize, self.start(later) + to as usize);
        self.squeeze_in(place..to, self.cards[place]);
        self.recount(zone, u8::MAX);
        self.recount(later, 1);
    }

    /// Puts a card that lies nowhere on the discard pile.
    #[inline]
    pub(crate) fn toss(&mut self, kind: Kind) {
        self.insert(Zone::Discard, 0, kind);
    }

    /// Puts a card at the end of `places`; those there move one place to the
    /// front, and the first is gone. They are few: as a loop this is faster
    /// than as a copy of memory.
    #[inline]
    fn squeeze_in(&mut self, places: Range<usize>, mut kind: Kind) {
        let places = self.cards.get_mut(places).unwrap_or_default();
        places.iter_mut().rev().for_each(|card| std::mem::swap(card, &mut kind));
    }

    /// Adds `change` to the number of cards in `zone`: 1, or 255 to take 1 away.
    #[inline(always)]
    fn recount(&mut self, zone: Zone, change: u8) {
        let count = match zone {
            Zone::Look => &mut self.look,
            Zone::Kept => &mut self.kept,
            Zone::Goods => &mut self.goods,
            Zone::Hand(seat) => &mut self.hands[at(seat)],
            Zone::Discard => &mut self.discard,
            Zone::Covered(seat) => &mut self.laid[at(seat)][0],
            Zone::Tucked(seat) => &mut self.laid[at(seat)][1],
            Zone::Shipped(seat) => &mut self.laid[at(seat)][2],
        };
        *count = count.wrapping_add(change);
        if matches!(zone, Zone::Covered(_) | Zone::Tucked(_) | Zone::Shipped(_)) {
            self.laid_in_all = self.laid_in_all.wrapping_add(change);
        }
    }

    /// Returns the start of `zone`, counted from the end of the array.
    #[inline(always)]
    fn start(&self, zone: Zone) -> usize {
        let laid = DECK - self.laid_in_all as usize;
        let laid_before = |seat: Seat, part: usize| {
            let before = self.laid[..at(seat)].as_flattened().iter().chain(&self.laid[at(seat)][..part]);
            before.map(|&count| count as usize).sum::<usize>()
        };
        let discard = laid - self.discard as usize;
        let goods = || discard - self.held_from(0) - self.goods as usize;
        match zone {
            Zone::Look => goods() - (self.kept + self.look) as usize,
            Zone::Kept => goods() - self.kept as usize,
            Zone::Goods => goods(),
            Zone::Hand(seat) => discard - self.held_from(at(seat)),
            Zone::Discard => discard,
            Zone::Covered(seat) => laid + laid_before(seat, 0),
            Zone::Tucked(seat) => laid + laid_before(seat, 1),
            Zone::Shipped(seat) => laid + laid_before(seat, 2),
        }
    }

    /// Cards in the hands of the seats from this one on. Eight counts are one
    /// number; multiplied by this other one its top byte is their sum.
    #[inline(always)]
    fn held_from(&self, seat: usize) -> usize {
        const SUM: u64 = 0x0101_0101_0101_0101;
        let counts = u64::from_le_bytes(self.hands) >> (8 * seat);
        (counts.wrapping_mul(SUM) >> 56) as usize
    }

    #[inline(always)]
    fn span(&self, zone: Zone) -> Range<usize> {
        let start = self.start(zone);
        start..start + self.count(zone) as usize
    }

    /// The cards of all zones.
    fn laid_out(&self) -> &[Kind] {
        &self.cards[self.start(Zone::Look)..]
    }

    /// The number of cards in each of them.
    fn counts(&self) -> impl PartialEq + Hash {
        (self.look, self.kept, self.goods, self.hands, self.discard, self.laid)
    }
}

// The gap keeps stale values.
impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.draw() == other.draw() && self.counts() == other.counts() && self.laid_out() == other.laid_out()
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.draw().hash(state);
        self.counts().hash(state);
        self.laid_out().hash(state);
    }
}
