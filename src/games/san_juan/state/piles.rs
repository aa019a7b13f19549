//! Every card that is neither in a hand nor face up, and cards being chosen
//! from.

use std::hash::{Hash, Hasher};

use super::DECK;
use crate::games::san_juan::ids::Kind;

/// Every card that is neither in a hand nor face up: the draw pile from the
/// front (its top last), and from the back the *grave* of covered, tucked and
/// shipped cards, with the discard pile before it. A card is in one place only, so
/// one array holds them all.
#[derive(Clone, Copy, Debug)]
pub struct Piles {
    cards: [Kind; DECK],
    draw: u8,
    discard: u8,
    grave: u8,
}

impl Piles {
    /// Three empty piles.
    pub(in crate::games::san_juan) const EMPTY: Piles =
        Piles { cards: [Kind::ProdT1; DECK], draw: 0, discard: 0, grave: 0 };

    /// The draw pile; its top is the last card.
    #[inline(always)]
    pub fn draw(&self) -> &[Kind] {
        &self.cards[..self.draw as usize]
    }

    /// The draw pile, to be shuffled.
    #[inline(always)]
    pub(in crate::games::san_juan) fn draw_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.draw as usize]
    }

    /// The discard pile; its order has no meaning.
    #[inline(always)]
    pub fn discard(&self) -> &[Kind] {
        let end = DECK - self.grave as usize;
        &self.cards[end - self.discard as usize..end]
    }

    /// The discard pile, to be resampled.
    #[inline(always)]
    pub(in crate::games::san_juan) fn discard_mut(&mut self) -> &mut [Kind] {
        let end = DECK - self.grave as usize;
        &mut self.cards[end - self.discard as usize..end]
    }

    /// Cards that never come back: seat by seat, slot by slot what is covered
    /// (lowest first), then what is tucked, then what was shipped.
    #[inline(always)]
    pub(in crate::games::san_juan) fn grave(&self) -> &[Kind] {
        &self.cards[DECK - self.grave as usize..]
    }

    /// The same, to be resampled.
    #[inline(always)]
    pub(in crate::games::san_juan) fn grave_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[DECK - self.grave as usize..]
    }

    /// Puts a card on top of the draw pile.
    #[inline]
    pub(in crate::games::san_juan) fn put(&mut self, kind: Kind) {
        self.cards[self.draw as usize] = kind;
        self.draw += 1;
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub(in crate::games::san_juan) fn pop(&mut self) -> Option<Kind> {
        self.draw = self.draw.checked_sub(1)?;
        Some(self.cards[self.draw as usize])
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(in crate::games::san_juan) fn toss(&mut self, kind: Kind) {
        self.discard += 1;
        self.cards[DECK - self.grave as usize - self.discard as usize] = kind;
    }

    /// Turns the discard pile into the draw pile, unshuffled; the draw pile
    /// must be empty.
    pub(in crate::games::san_juan) fn turn_over(&mut self) {
        debug_assert_eq!(self.draw, 0);
        let end = DECK - self.grave as usize;
        self.cards.copy_within(end - self.discard as usize..end, 0);
        self.draw = self.discard;
        self.discard = 0;
    }

    /// Lays a card to rest at `place` of the grave.
    pub(in crate::games::san_juan) fn bury(&mut self, place: usize, kind: Kind) {
        let grave = DECK - self.grave as usize;
        let start = grave - self.discard as usize;
        self.cards.copy_within(start..grave + place, start - 1);
        self.cards[grave + place - 1] = kind;
        self.grave += 1;
    }
}

// The gap between the piles keeps stale values.
impl PartialEq for Piles {
    fn eq(&self, other: &Self) -> bool {
        self.draw() == other.draw() && self.discard() == other.discard() && self.grave() == other.grave()
    }
}

impl Eq for Piles {}

impl Hash for Piles {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.draw().hash(state);
        self.discard().hash(state);
        self.grave().hash(state);
    }
}

/// Cards that are being chosen from: those the Councillor drew, which only
/// the seat that chooses may see, or those that lie face up.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    cards: [Kind; 8],
    len: u8,
    kept: [Kind; 2],
    kept_len: u8,
}

impl Look {
    /// Nobody looks at anything.
    pub(in crate::games::san_juan) const EMPTY: Look =
        Look { cards: [Kind::ProdT1; 8], len: 0, kept: [Kind::ProdT1; 2], kept_len: 0 };

    /// The cards still to be sorted out, sorted by kind.
    pub fn cards(&self) -> &[Kind] {
        &self.cards[..self.len as usize]
    }

    /// The same, to be resampled; the caller sorts them again.
    pub(in crate::games::san_juan) fn cards_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards chosen to be kept.
    pub fn kept(&self) -> &[Kind] {
        &self.kept[..self.kept_len as usize]
    }

    /// The same, to be resampled.
    pub(in crate::games::san_juan) fn kept_mut(&mut self) -> &mut [Kind] {
        &mut self.kept[..self.kept_len as usize]
    }

    /// Adds a card in its sorted place.
    pub(in crate::games::san_juan) fn add(&mut self, kind: Kind) {
        let mut place = self.len as usize;
        while place > 0 && self.cards[place - 1] > kind {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = kind;
        self.len += 1;
    }

    /// Takes a card out.
    pub(in crate::games::san_juan) fn remove(&mut self, kind: Kind) {
        let place = self.cards().iter().position(|&card| card == kind);
        let place = place.expect("invariant: only cards that lie there are chosen");
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
    }

    /// Chooses a card to be kept.
    pub(in crate::games::san_juan) fn keep(&mut self, kind: Kind) {
        self.remove(kind);
        self.kept[self.kept_len as usize] = kind;
        self.kept_len += 1;
    }
}

impl PartialEq for Look {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards() && self.kept() == other.kept()
    }
}

impl Eq for Look {}

impl Hash for Look {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
        self.kept().hash(state);
    }
}
