//! Resampling what a seat cannot know (`SJ-INF-9`).
//!
//! Known to a seat: every building, visible or covered, its own hand, the
//! cards under its own Chapel and Church, the cards it is looking at, those
//! that lie face up, and the tiles that were seen. Everything else is dealt
//! anew from the multiset of unseen cards. What the seat remembers of its own
//! discards is deliberately not used: the discard pile may not be looked
//! through, and to remember them each state would hold a count for every kind
//! and seat.

use super::{chance, payment};
use crate::ids::{KINDS, Kind};
use crate::state::{DECK, Frame, State, Zone};
use game_core::{Rng, Seat, Viewer};

/// Replaces everything hidden from `viewer` by a sample of what it may be. States
/// that look alike to `viewer` and equal streams give equal samples: where the
/// hidden cards really are leaves no trace.
pub(super) fn determinize(state: &mut State, seats: u8, viewer: Viewer, rng: &mut Rng) {
    let mut unseen = [0; KINDS];
    visit_hidden(state, seats, viewer, |cards| cards.iter().for_each(|kind| unseen[kind.index()] += 1));
    let mut pool = Pool::of(&unseen);
    rng.shuffle(pool.cards_mut());
    visit_hidden(state, seats, viewer, |cards| pool.deal(cards));
    for seat in Seat::all(seats).filter(|&seat| !viewer.is(seat)) {
        state.cards.zone_mut(Zone::Hand(seat)).sort_unstable();
    }
    if hides_look(state, viewer) {
        state.cards.zone_mut(Zone::Look).sort_unstable();
    }
    if !viewer.is(state.actor) {
        forget_order(state);
    }
    let tiles = state.queue.unseen();
    tiles.sort_unstable();
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

    /// Deals the last cards.
    fn deal(&mut self, cards: &mut [Kind]) {
        self.len -= cards.len();
        cards.copy_from_slice(&self.cards[self.len..self.len + cards.len()]);
    }

    fn cards_mut(&mut self) -> &mut [Kind] {
        &mut self.cards[..self.len]
    }
}

/// Shows every place with cards that `viewer` has not seen.
fn visit_hidden(state: &mut State, seats: u8, viewer: Viewer, mut visit: impl FnMut(&mut [Kind])) {
    if hides_look(state, viewer) {
        visit(state.cards.zone_mut(Zone::Look));
        visit(state.cards.zone_mut(Zone::Kept));
    }
    for seat in Seat::all(seats) {
        visit(state.cards.zone_mut(Zone::Shipped(seat)));
        if !viewer.is(seat) {
            visit(state.cards.zone_mut(Zone::Hand(seat)));
            visit(state.cards.zone_mut(Zone::Tucked(seat)));
        }
    }
    visit(state.cards.zone_mut(Zone::Goods));
    visit(state.cards.zone_mut(Zone::Discard));
    visit(state.cards.draw_mut());
}

/// Returns true if somebody else chooses among cards that `viewer` does not see.
fn hides_look(state: &State, viewer: Viewer) -> bool {
    !viewer.is(state.actor) && !state.look_is_public()
}
