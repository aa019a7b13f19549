//! Dealing anew the cards that a seat cannot know.
//!
//! Known to a seat: its own cards, completed ones, and what was in a packet
//! when it came by, so that those cards must be with the seats to the left. And
//! nobody has an open card whose condition holds: it would be completed.

use arrayvec::ArrayVec;

use super::{conditions, drafting, hold, holder, is_over, owners, size, unordered_from};
use crate::data::achievements::{ACHIEVEMENTS, Achievement, DRAWN, HAND};
use crate::editions::Dealing;
use crate::rules::PuertoRico;
use crate::state::{CardSet, SEATS, State};
use game_core::{Game, Rng, Seat, Viewer};

/// A place of a packet that `viewer` cannot know, and the cards that may lie
/// there.
struct Slot {
    origin: usize,
    place: usize,
    /// Seat that has kept the card there, if any.
    holder: Option<usize>,
    cards: CardSet,
}

type Slots = ArrayVec<Slot, { SEATS * DRAWN }>;

/// Replaces the cards that `viewer` cannot know by a sample of what they may be.
/// At the end of the game nobody has any.
#[cold]
pub(in super::super) fn determinize(game: &PuertoRico, state: &mut State, viewer: Viewer, rng: &mut Rng) {
    if !state.achievements.are_dealt() || is_over(state) {
        return;
    }
    let slots = slots(game, state, viewer);
    let mut order = Achievement::ALL;
    rng.shuffle(&mut order);
    let barred = barred(game, state);
    let dealt = Dealer::deal(&slots, &order, &barred).expect("invariant: the cards lay somewhere");
    for (slot, card) in slots.iter().zip(dealt) {
        state.achievements.packets[slot.origin][slot.place] = card;
    }
    // What no place of a packet tells apart is in the order of the cards.
    for origin in owners(game) {
        let from = unordered_from(game, state, origin);
        let packet = &mut state.achievements.packets[origin.index()][..size(game)];
        if game.rules.achievements == Some(Dealing::Drawn) && !viewer.is(origin) {
            // Cards are kept in their order, so what is left leaves a choice.
            let is_choosing = from < HAND;
            packet[..if is_choosing { DRAWN } else { from }].sort_unstable();
        }
        packet[from..].sort_unstable();
    }
    hold(game, state);
}

/// The cards that each seat cannot have open.
fn barred(game: &PuertoRico, state: &State) -> [CardSet; SEATS] {
    let mut barred = [CardSet::EMPTY; SEATS];
    for seat in Seat::all(game.seats()) {
        let met = Achievement::ALL.into_iter().filter(|&card| conditions::holds(game, state, seat, card));
        barred[seat.index()] = met.collect();
    }
    barred
}

/// The places that `viewer` cannot know.
fn slots(game: &PuertoRico, state: &State, viewer: Viewer) -> Slots {
    let mut slots = Slots::new();
    let mut unseen: CardSet = Achievement::ALL.into_iter().collect();
    for origin in owners(game) {
        let first = group_packet(game, state, viewer, origin, &mut slots);
        let seen = state.achievements.packets[origin.index()][first..size(game)].iter().copied().collect();
        unseen = unseen.without(seen);
    }
    unseen = unseen.without(state.achievements.done);
    for slot in slots.iter_mut().filter(|slot| slot.cards.is_empty()) {
        slot.cards = unseen;
    }
    slots
}

/// Adds the places of a packet that `viewer` cannot know; from which place on it
/// has seen the cards. Those before get their cards later.
fn group_packet(game: &PuertoRico, state: &State, viewer: Viewer, origin: Seat, slots: &mut Slots) -> usize {
    let packet = &state.achievements.packets[origin.index()];
    if game.rules.achievements != Some(Dealing::Passed) {
        if viewer.is(origin) {
            return 0;
        }
        add(game, state, origin, 0..size(game), CardSet::EMPTY, slots);
        return size(game);
    }
    // The places that were kept by now, and the one being chosen.
    let drafting = match viewer {
        Viewer::Seat(seat) => drafting(game, state, seat),
        Viewer::Public => None,
    };
    let (pick, chosen) = drafting.unwrap_or((HAND, true));
    let mine = |&place: &usize| place <= pick && viewer.is(holder(game, origin, place));
    let Some(first) = (0..HAND).find(mine) else {
        add(game, state, origin, 0..HAND, CardSet::EMPTY, slots);
        return HAND;
    };
    add(game, state, origin, 0..first, CardSet::EMPTY, slots);
    let mut last = first;
    for next in (first + 1..HAND).filter(mine).chain([HAND]) {
        // It has not parted with a packet in which it is still choosing.
        if last < pick || chosen {
            let cards = packet[last + 1..next].iter().copied().collect();
            add(game, state, origin, last + 1..next, cards, slots);
        }
        last = next;
    }
    first
}

/// Returns the number of places of a packet with cards that somebody has kept.
fn kept_places(game: &PuertoRico, state: &State, origin: Seat) -> usize {
    match game.rules.achievements {
        Some(Dealing::AtOnce) => HAND,
        _ => unordered_from(game, state, origin),
    }
}

/// Adds places without completed cards, among which these cards are dealt.
fn add(
    game: &PuertoRico,
    state: &State,
    origin: Seat,
    places: std::ops::Range<usize>,
    cards: CardSet,
    slots: &mut Slots,
) {
    let done = state.achievements.done;
    for place in places {
        if !done.has(state.achievements.packets[origin.index()][place]) {
            let is_kept = place < kept_places(game, state, origin);
            let holder = is_kept.then(|| holder(game, origin, place).index());
            slots.push(Slot { origin: origin.index(), place, holder, cards: cards.without(done) });
        }
    }
}

/// Finds a card for each slot.
struct Dealer<'a> {
    slots: &'a [Slot],
    order: &'a [Achievement; ACHIEVEMENTS],
    barred: &'a [CardSet; SEATS],
    /// The slot that has each card.
    taken: [Option<u8>; ACHIEVEMENTS],
}

impl Dealer<'_> {
    /// Cards for the slots, none twice; `None` if there are not enough that may
    /// lie there.
    fn deal(
        slots: &[Slot],
        order: &[Achievement; ACHIEVEMENTS],
        barred: &[CardSet; SEATS],
    ) -> Option<ArrayVec<Achievement, { SEATS * DRAWN }>> {
        let mut dealer = Dealer { slots, order, barred, taken: [None; ACHIEVEMENTS] };
        for slot in 0..slots.len() {
            let mut tried = CardSet::EMPTY;
            if !dealer.fill(slot as u8, &mut tried) {
                return None;
            }
        }
        let card_of = |slot: usize| {
            let has = |&&card: &&Achievement| dealer.taken[card as usize] == Some(slot as u8);
            order.iter().find(has).copied()
        };
        (0..slots.len()).map(card_of).collect()
    }

    /// Gives a slot a card that is free, or one whose slot can have another.
    fn fill(&mut self, slot: u8, tried: &mut CardSet) -> bool {
        let Slot { cards, holder, .. } = self.slots[usize::from(slot)];
        let may = cards.without(holder.map_or(CardSet::EMPTY, |holder| self.barred[holder]));
        for free in [true, false] {
            for &card in self.order.iter().filter(|&&card| may.has(card)) {
                let taken = self.taken[card as usize];
                if taken.is_none() != free || tried.has(card) {
                    continue;
                }
                tried.insert(card);
                if taken.is_none_or(|other| self.fill(other, tried)) {
                    self.taken[card as usize] = Some(slot);
                    return true;
                }
            }
        }
        false
    }
}
