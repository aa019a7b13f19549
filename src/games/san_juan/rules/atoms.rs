//! The elementary changes of the state. Each moves cards from one place to
//! another, so that none is ever lost.

use super::chance;
use crate::core::{Seat, Sink};
use crate::games::san_juan::event::{Cards, DrawWhy, Event};
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::state::{State, at};

/// Draws up to `count` cards into the hand of `seat`.
pub(super) fn draw_to_hand(
    state: &mut State,
    seat: Seat,
    count: u8,
    why: DrawWhy,
    log: &mut impl Sink<Event>,
) {
    let mut drawn = Drawn::default();
    for _ in 0..count {
        let Some(kind) = chance::draw(state, log) else { break };
        state.hands[at(seat)].add(kind);
        drawn.push(kind);
    }
    if drawn.len > 0 {
        log.emit(|| Event::Drew { seat, cards: drawn.cards(), why });
    }
}

/// Draws up to `count` cards for `seat` to choose from.
pub(super) fn draw_to_look(state: &mut State, seat: Seat, count: u8, log: &mut impl Sink<Event>) {
    for _ in 0..count {
        let Some(kind) = chance::draw(state, log) else { break };
        state.look.add(kind);
    }
    if !state.look.cards().is_empty() {
        log.emit(|| Event::Looked { seat, cards: Cards::Known(state.look.cards().to_vec()) });
    }
}

/// Puts a card that lies nowhere any more into the hand of `seat`.
#[inline]
pub(super) fn deal(state: &mut State, seat: Seat, kind: Kind) {
    state.hands[at(seat)].add(kind);
}

/// Puts a hand card on the discard pile.
#[inline]
pub(super) fn toss_from_hand(state: &mut State, seat: Seat, kind: Kind) {
    state.hands[at(seat)].take(kind);
    state.piles.toss(kind);
}

/// Puts the top card of the draw pile on `slot` as a good, unseen; `false` if
/// there is no card (`SJ-PILE-4`).
pub(super) fn produce(state: &mut State, seat: Seat, slot: u8, log: &mut impl Sink<Event>) -> bool {
    let Some(good) = chance::draw(state, log) else { return false };
    state.cities[at(seat)].lay_good(slot, good);
    log.emit(|| Event::Produced { seat, slot });
    true
}

/// Puts the top card of the draw pile on the Zoning Office on `slot`, unseen.
pub(super) fn stock(state: &mut State, seat: Seat, slot: u8, log: &mut impl Sink<Event>) {
    let Some(good) = chance::draw(state, log) else { return };
    state.cities[at(seat)].lay_good(slot, good);
    log.emit(|| Event::GoodArrived { seat, slot });
}

/// Lays the good on `slot` to rest where it is worth a point (`SJ-INF-7`).
///
/// # Panics
/// If there is none.
pub(super) fn ship(state: &mut State, seat: Seat, slot: u8) {
    let good = state.cities[at(seat)].take_good(slot);
    let place = state.grave_of_shipped(seat) + state.shipped[seat.index()] as usize;
    state.piles.bury(place, good.expect("invariant: a good lies there"));
    state.shipped[seat.index()] += 1;
}

/// Puts the good on `slot` on the discard pile, unseen; `false` if there is
/// none.
#[inline]
pub(super) fn toss_good(state: &mut State, seat: Seat, slot: u8) -> bool {
    match state.cities[at(seat)].take_good(slot) {
        Some(good) => {
            state.piles.toss(good);
            true
        }
        None => false,
    }
}

/// Puts a hand card under the Chapel or the Church of `seat`.
pub(super) fn tuck(state: &mut State, seat: Seat, kind: Kind) {
    let place = state.grave_of_tucked(seat) + state.tucked[seat.index()] as usize;
    state.hands[at(seat)].take(kind);
    state.piles.bury(place, kind);
    state.tucked[seat.index()] += 1;
}

/// Places a card that has left the hand as a building on a new slot.
pub(super) fn open_slot(state: &mut State, seat: Seat, kind: Kind) -> u8 {
    state.cities[at(seat)].open(kind, true)
}

/// Places a card that has left the hand on top of the building on `slot`;
/// the good there is forfeited (`SJ-BUILD-12`).
pub(super) fn build_over(state: &mut State, seat: Seat, slot: u8, kind: Kind, log: &mut impl Sink<Event>) {
    if toss_good(state, seat, slot) {
        log.emit(|| Event::GoodForfeited { seat, slot });
    }
    let place = state.cities[at(seat)].slots()[slot as usize];
    let grave = state.grave_of_slot(seat, slot) + place.covers as usize;
    state.piles.bury(grave, place.kind);
    state.cities[at(seat)].cover(slot, kind);
}

/// Cards drawn in one go, to be reported without allocation unless somebody
/// listens.
struct Drawn {
    kinds: [Kind; 24],
    len: usize,
}

impl Default for Drawn {
    fn default() -> Self {
        Drawn { kinds: [Kind::ProdT1; 24], len: 0 }
    }
}

impl Drawn {
    #[inline]
    fn push(&mut self, kind: Kind) {
        // A sale of four goods with both markets brings 14 cards at most.
        self.kinds[self.len] = kind;
        self.len += 1;
    }

    fn cards(&self) -> Cards {
        Cards::Known(self.kinds[..self.len].to_vec())
    }
}
