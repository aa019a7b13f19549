//! Resampling what a seat cannot know (`SJ-INF-9`).
//!
//! Known to a seat: every building, visible or covered, its own hand, the
//! cards under its own Chapel and Church, the cards it is looking at, those
//! that lie face up, and the tiles that were seen. Everything else is dealt anew from the multiset of unseen
//! cards. What the seat remembers of its own discards is deliberately not
//! used: the discard pile may not be looked through.

use super::{chance, payment};
use crate::core::{Rng, Seat, sort_few};
use crate::games::san_juan::ids::{KINDS, Kind};
use crate::games::san_juan::state::{DECK, Frame, Hand, State, at};

/// Replaces everything hidden from `eye` by a sample of what it may be. States
/// that look alike to `eye` and equal streams give equal samples: where the
/// hidden cards really are leaves no trace.
pub(super) fn determinize(state: &mut State, seats: u8, eye: Seat, rng: &mut Rng) {
    let mut unseen = [0; KINDS];
    visit_hidden(state, seats, eye, &mut |kind| unseen[kind.index()] += 1);
    let mut pool = Pool::of(&unseen);
    rng.shuffle(pool.cards_mut());
    deal(state, seats, eye, &mut pool);
    if state.actor != eye {
        forget_order(state);
    }
    let tiles = state.queue.unseen();
    sort_few(tiles);
    rng.shuffle(tiles);
    state.rng = chance::stream(rng.next(), chance::CARDS);
}

/// Somebody else is in the middle of choosing cards in ascending order. The
/// cards just dealt in their place need not continue that order.
fn forget_order(state: &mut State) {
    match state.stack.top() {
        Some(Frame::Discard { why, left, of, .. }) => {
            state.stack.replace(Frame::Discard { why, left, of, from: 0 });
        }
        Some(Frame::Keep { left, of, .. }) => state.stack.replace(Frame::Keep { left, of, from: 0 }),
        Some(Frame::Pay { .. }) => payment::forget_order(state),
        Some(Frame::Church { put, .. }) => state.stack.replace(Frame::Church { put, from: 0 }),
        _ => {}
    }
}

/// The unseen cards.
struct Pool {
    cards: [Kind; DECK],
    len: usize,
}

impl Pool {
    /// So many cards of each kind, in the order of the kinds.
    fn of(counts: &[u8; KINDS]) -> Self {
        let mut pool = Pool { cards: [Kind::ProdT1; DECK], len: 0 };
        for (&kind, &count) in Kind::ALL.iter().zip(counts) {
            for _ in 0..count {
                pool.cards[pool.len] = kind;
                pool.len += 1;
            }
        }
        pool
    }

    fn take(&mut self) -> Kind {
        self.len -= 1;
        self.cards[self.len]
    }

    fn cards_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.len]
    }
}

/// Gathers every card that `eye` has not seen.
fn visit_hidden(state: &mut State, seats: u8, eye: Seat, gather: &mut impl FnMut(&Kind)) {
    state.piles.draw().iter().for_each(&mut *gather);
    state.piles.discard().iter().for_each(&mut *gather);
    for seat in Seat::all(seats) {
        state.city(seat).slots().iter().filter_map(|slot| slot.good.as_ref()).for_each(&mut *gather);
        state.shipped_cards(seat).iter().for_each(&mut *gather);
        if seat != eye {
            state.hand(seat).iter().for_each(|kind| gather(&kind));
            state.tucked_cards(seat).iter().for_each(&mut *gather);
        }
    }
    if hides_look(state, eye) {
        state.look.cards().iter().for_each(&mut *gather);
        state.look.kept().iter().for_each(&mut *gather);
    }
}

/// Whether somebody else chooses among cards that `eye` does not see.
fn hides_look(state: &State, eye: Seat) -> bool {
    state.actor != eye && !state.look_is_public()
}

/// Deals the pool to the same places.
fn deal(state: &mut State, seats: u8, eye: Seat, pool: &mut Pool) {
    for seat in Seat::all(seats) {
        let city = &mut state.cities[at(seat)];
        city.goods().iter().for_each(|slot| city.lay_good(slot, pool.take()));
        let start = state.grave_of_shipped(seat);
        let end = start + state.shipped(seat) as usize;
        state.piles.grave_mut()[start..end].fill_with(|| pool.take());
        if seat == eye {
            continue;
        }
        let count = state.hand(seat).len();
        let mut hand = Hand::default();
        (0..count).for_each(|_| hand.add(pool.take()));
        state.hands[at(seat)] = hand;
        let start = state.grave_of_tucked(seat);
        let end = start + state.tucked(seat) as usize;
        state.piles.grave_mut()[start..end].fill_with(|| pool.take());
    }
    if hides_look(state, eye) {
        state.look.cards_mut().fill_with(|| pool.take());
        sort_few(state.look.cards_mut());
        state.look.kept_mut().fill_with(|| pool.take());
    }
    state.piles.discard_mut().fill_with(|| pool.take());
    state.piles.draw_mut().fill_with(|| pool.take());
}
