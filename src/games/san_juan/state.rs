//! Everything that changes during a game: flat, without heap, so that search
//! copies it in nanoseconds.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::ids::{KINDS, Kind, KindSet, Role, Tile};
use super::prompt::DiscardWhy;
use crate::core::{Rng, Seat, Stack};

/// Seats of the largest table.
pub const SEATS: usize = 4;
/// Building cards of the largest deck.
pub const DECK: usize = 112;
/// Slots of a city; the twelfth ends the game.
pub const SLOTS: usize = 12;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Draw pile, discard pile, and the cards that never come back.
    pub(super) piles: Piles,
    /// Cards in hand by kind.
    pub(super) hands: [Hand; SEATS],
    /// The cities.
    pub(super) cities: [City; SEATS],
    /// Cards under each Chapel; their kinds are in `piles`.
    pub(super) tucked: [u8; SEATS],
    /// Cards that the seat on turn is choosing from.
    pub(super) look: Look,
    /// Shuffles.
    pub(super) rng: Rng,
    /// What is being resolved, outermost first; empty when the game is over.
    pub(super) stack: Stack<Frame, 3>,
    /// The price tiles from the next (or open) one on.
    pub(super) tiles: [Tile; 5],
    /// How many tiles, counted from the back of the queue, were seen.
    pub(super) tiles_seen: u8,
    /// Whether the first tile lies open.
    pub(super) tile_open: bool,
    /// The round, from 1; 0 during the opening draft.
    pub(super) round: u16,
    /// Rounds in a row, the present one included, in which nobody has built
    /// (`SJ-END-4`); 0 if somebody has built in this round.
    pub(super) quiet: u8,
    /// The governor.
    pub(super) governor: Seat,
    /// Who picked the present role.
    pub(super) picker: Seat,
    /// The seat that acts within the present phase or step.
    pub(super) actor: Seat,
    /// The present role; meaningful while a phase is on the stack.
    pub(super) role: Role,
    /// Whether the Library doubles the present privilege.
    pub(super) doubled: bool,
    /// Who took each placard in this round.
    pub(super) taken: [Option<Seat>; 5],
    /// Whether each seat used its Library in this round.
    pub(super) library_used: [bool; SEATS],
}

/// A suspended procedure: its local variables and where it goes on.
///
/// `from` fields hold the smallest index that may still be chosen, so that
/// selections are made in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The opening draft; `next` seats have been dealt their extra cards.
    Draft {
        /// Seats handled.
        next: u8,
    },
    /// A round; `pick` roles have been played. Asks for a placard.
    Round {
        /// Picks made.
        pick: u8,
    },
    /// The start of a round: a step of the rule set, `next` seats handled.
    RoundStart {
        /// Index into the rule set's steps.
        step: u8,
        /// Seats handled in this step.
        next: u8,
    },
    /// A role phase; `next` seats have acted.
    Phase {
        /// Seats handled.
        next: u8,
    },
    /// Asks the governor whether to use the Library now.
    Library,
    /// Asks for hand cards to discard.
    Discard {
        /// Why.
        why: DiscardWhy,
        /// Cards still to discard.
        left: u8,
        /// Cards to discard in all.
        of: u8,
        /// Smallest kind that may still be chosen.
        from: u8,
    },
    /// Asks for a card to tuck under the Chapel.
    Chapel,
    /// Asks what to build.
    Build,
    /// Asks where to build; the card has left the hand.
    Site {
        /// The card.
        kind: Kind,
    },
    /// Asks for payment; the building stands on its slot.
    Pay {
        /// The building.
        kind: Kind,
        /// Its slot.
        slot: u8,
        /// Printed cost less all reductions in use; may be negative.
        net: i8,
        /// Cards of the builder's privilege declined, 0 to 2.
        waived: u8,
        /// Goods spent, 0 to 2.
        goods: u8,
        /// Cards paid.
        paid: u8,
        /// Smallest step that may still be taken: discounts, then slots,
        /// then kinds.
        from: u8,
    },
    /// Asks for production buildings.
    Produce {
        /// Goods that may still be produced.
        left: u8,
        /// Goods produced.
        made: u8,
        /// Smallest slot that may still be chosen.
        from: u8,
    },
    /// Asks for goods to sell.
    Sell {
        /// Goods that may still be sold.
        left: u8,
        /// Goods sold.
        sold: u8,
        /// Cards that the goods sold will bring.
        gain: u8,
        /// Smallest slot that may still be chosen.
        from: u8,
    },
    /// Asks which of the cards looked at to keep.
    Keep {
        /// Cards still to keep.
        left: u8,
        /// Cards to keep in all.
        of: u8,
        /// Smallest kind that may still be chosen.
        from: u8,
    },
}

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
    pub(super) fn add(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.len += 1;
    }

    /// Takes a card out.
    #[inline(always)]
    pub(super) fn take(&mut self, kind: Kind) {
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
    pub(super) fn count_from(&self, kind: usize) -> u8 {
        self.kinds().from(kind).iter().map(|kind| self.count(kind)).sum()
    }

    /// The kinds from `from` on that leave at least `needed` cards when a
    /// selection goes on in ascending order.
    #[inline]
    pub(super) fn choices(&self, from: usize, needed: u8) -> impl Iterator<Item = Kind> + '_ {
        let mut rest = self.count_from(from);
        self.kinds().from(from).iter().take_while(move |&kind| {
            let enough = rest >= needed;
            rest -= self.count(kind);
            enough
        })
    }
}

/// A city: slots in the order in which they were opened.
#[derive(Clone, Copy, Debug)]
pub struct City {
    slots: [Slot; SLOTS],
    len: u8,
    /// The slot that was built on in this phase, or [`City::NONE`]: one at
    /// most (`SJ-BUILD-11`). Its building does not work yet (`SJ-FLOW-2`).
    fresh: u8,
    visible: KindSet,
}

/// One slot of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The visible building.
    pub kind: Kind,
    /// The hidden card on it.
    pub(super) good: Option<Kind>,
    /// How many buildings lie beneath; their kinds are in the piles.
    pub(super) covers: u8,
}

impl Slot {
    /// Whether a good lies here.
    #[inline(always)]
    pub fn has_good(&self) -> bool {
        self.good.is_some()
    }
}

impl Default for City {
    fn default() -> Self {
        let empty = Slot { kind: Kind::ProdT1, good: None, covers: 0 };
        City { slots: [empty; SLOTS], len: 0, fresh: Self::NONE, visible: KindSet::EMPTY }
    }
}

impl City {
    const NONE: u8 = u8::MAX;

    /// The slots.
    #[inline(always)]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    /// The slots, to be changed by the atoms.
    #[inline(always)]
    pub(super) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.len as usize]
    }

    /// Number of slots, which is the number of visible buildings.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing stands here.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds that stand here face up.
    #[inline(always)]
    pub fn visible(&self) -> KindSet {
        self.visible
    }

    /// Whether a building of `kind` stands here and works. Not meant for
    /// production buildings, of which there may be several.
    #[inline(always)]
    pub fn is_active(&self, kind: Kind) -> bool {
        self.visible.has(kind) && (self.fresh == Self::NONE || self.slots[self.fresh as usize].kind != kind)
    }

    /// Whether the building on `slot` was built in this very phase.
    #[inline]
    pub fn is_fresh(&self, slot: u8) -> bool {
        self.fresh == slot
    }

    /// Goods lying in the city.
    #[inline]
    pub fn goods(&self) -> u8 {
        self.slots().iter().filter(|slot| slot.good.is_some()).count() as u8
    }

    /// Opens a slot for `kind`.
    pub(super) fn open(&mut self, kind: Kind, fresh: bool) -> u8 {
        let slot = self.len;
        self.slots[slot as usize] = Slot { kind, good: None, covers: 0 };
        self.len += 1;
        if fresh {
            self.fresh = slot;
        }
        self.visible.insert(kind);
        slot
    }

    /// Covers the building on `slot` with `kind`.
    pub(super) fn cover(&mut self, slot: u8, kind: Kind) {
        let place = &mut self.slots[slot as usize];
        place.kind = kind;
        place.covers += 1;
        self.fresh = slot;
        self.visible = self.slots().iter().fold(KindSet::EMPTY, |mut set, slot| {
            set.insert(slot.kind);
            set
        });
    }

    /// Makes everything built in the last phase work.
    #[inline]
    pub(super) fn wake(&mut self) {
        self.fresh = Self::NONE;
    }
}

// The set follows from the slots, and unused slots keep stale values.
impl PartialEq for City {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots() && self.fresh == other.fresh
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots().hash(state);
        self.fresh.hash(state);
    }
}

/// Every card that is neither in a hand nor face up: the draw pile from the
/// front (its top last), and from the back the *grave* of covered and tucked
/// cards, with the discard pile before it. A card is in one place only, so
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
    pub(super) const EMPTY: Piles = Piles { cards: [Kind::ProdT1; DECK], draw: 0, discard: 0, grave: 0 };

    /// The draw pile; its top is the last card.
    #[inline(always)]
    pub fn draw(&self) -> &[Kind] {
        &self.cards[..self.draw as usize]
    }

    /// The draw pile, to be shuffled.
    #[inline(always)]
    pub(super) fn draw_mut(&mut self) -> &mut [Kind] {
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
    pub(super) fn discard_mut(&mut self) -> &mut [Kind] {
        let end = DECK - self.grave as usize;
        &mut self.cards[end - self.discard as usize..end]
    }

    /// Covered and tucked cards: seat by seat, slot by slot (lowest first),
    /// then what is tucked.
    #[inline(always)]
    pub(super) fn grave(&self) -> &[Kind] {
        &self.cards[DECK - self.grave as usize..]
    }

    /// The same, to be resampled.
    #[inline(always)]
    pub(super) fn grave_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[DECK - self.grave as usize..]
    }

    /// Puts a card on top of the draw pile.
    #[inline]
    pub(super) fn put(&mut self, kind: Kind) {
        self.cards[self.draw as usize] = kind;
        self.draw += 1;
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Kind> {
        self.draw = self.draw.checked_sub(1)?;
        Some(self.cards[self.draw as usize])
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(super) fn toss(&mut self, kind: Kind) {
        self.discard += 1;
        self.cards[DECK - self.grave as usize - self.discard as usize] = kind;
    }

    /// Turns the discard pile into the draw pile, unshuffled; the draw pile
    /// must be empty.
    pub(super) fn turn_over(&mut self) {
        debug_assert_eq!(self.draw, 0);
        let end = DECK - self.grave as usize;
        self.cards.copy_within(end - self.discard as usize..end, 0);
        self.draw = self.discard;
        self.discard = 0;
    }

    /// Lays a card to rest at `place` of the grave.
    pub(super) fn bury(&mut self, place: usize, kind: Kind) {
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

/// Cards that a seat is choosing from.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    cards: [Kind; 8],
    len: u8,
    kept: [Kind; 2],
    kept_len: u8,
}

impl Look {
    /// Nobody looks at anything.
    pub(super) const EMPTY: Look =
        Look { cards: [Kind::ProdT1; 8], len: 0, kept: [Kind::ProdT1; 2], kept_len: 0 };

    /// The cards still to be sorted out, sorted by kind.
    pub fn cards(&self) -> &[Kind] {
        &self.cards[..self.len as usize]
    }

    /// The same, to be resampled; the caller sorts them again.
    pub(super) fn cards_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards chosen to be kept.
    pub fn kept(&self) -> &[Kind] {
        &self.kept[..self.kept_len as usize]
    }

    /// The same, to be resampled.
    pub(super) fn kept_mut(&mut self) -> &mut [Kind] {
        &mut self.kept[..self.kept_len as usize]
    }

    /// Adds a card in its sorted place.
    pub(super) fn add(&mut self, kind: Kind) {
        let mut place = self.len as usize;
        while place > 0 && self.cards[place - 1] > kind {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = kind;
        self.len += 1;
    }

    /// Chooses a card to be kept.
    pub(super) fn keep(&mut self, kind: Kind) {
        let place = self.cards().iter().position(|&card| card == kind);
        let place = place.expect("invariant: only cards drawn are kept");
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
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

impl State {
    /// The hand of `seat`.
    #[inline(always)]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The city of `seat`.
    #[inline(always)]
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// Cards under the Chapel of `seat`.
    #[inline(always)]
    pub fn tucked(&self, seat: Seat) -> u8 {
        self.tucked[seat.index()]
    }

    /// The round, from 1; 0 during the opening draft.
    #[inline(always)]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The governor.
    #[inline(always)]
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// The role being played and who picked it.
    #[inline]
    pub fn phase(&self) -> Option<(Role, Seat)> {
        let in_phase = |frame: &Frame| matches!(frame, Frame::Phase { .. } | Frame::Library);
        self.stack.as_slice().iter().any(in_phase).then_some((self.role, self.picker))
    }

    /// Draw pile and discard pile sizes.
    #[inline]
    pub fn pile_sizes(&self) -> (u8, u8) {
        (self.piles.draw, self.piles.discard)
    }

    /// Where in the grave the covered cards of a slot begin.
    pub(super) fn grave_of_slot(&self, seat: Seat, slot: u8) -> usize {
        let covers = |city: &City| city.slots().iter().map(|s| s.covers as usize).sum::<usize>();
        let before: usize =
            (0..seat.index()).map(|s| covers(&self.cities[s]) + self.tucked[s] as usize).sum();
        let slots = &self.cities[seat.index()].slots()[..slot as usize];
        before + slots.iter().map(|s| s.covers as usize).sum::<usize>()
    }

    /// Where in the grave the tucked cards of a seat begin.
    pub(super) fn grave_of_tucked(&self, seat: Seat) -> usize {
        self.grave_of_slot(seat, self.cities[seat.index()].len())
    }

    /// The buildings beneath a slot, lowest first.
    pub fn covered(&self, seat: Seat, slot: u8) -> &[Kind] {
        let start = self.grave_of_slot(seat, slot);
        let covers = self.cities[seat.index()].slots()[slot as usize].covers as usize;
        &self.piles.grave()[start..start + covers]
    }

    /// The cards under the Chapel of `seat`, in the order of tucking.
    pub(super) fn tucked_cards(&self, seat: Seat) -> &[Kind] {
        let start = self.grave_of_tucked(seat);
        &self.piles.grave()[start..start + self.tucked[seat.index()] as usize]
    }
}
