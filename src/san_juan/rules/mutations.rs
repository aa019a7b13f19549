//! The elementary changes of the state. Each moves cards from one place to
//! another, so that none is ever lost.

use super::chance;
use crate::event::{Cards, DrawWhy, Event};
use crate::ids::Kind;
use crate::state::{State, Zone, at};
use game_core::{Seat, Sink};

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
        deal(state, seat, kind);
        drawn.push(kind);
    }
    if drawn.len > 0 {
        log.emit(|| Event::Drew { seat, cards: drawn.cards(), why });
    }
}

/// Draws up to `count` cards for `seat` to choose from.
pub(super) fn draw_to_look(state: &mut State, seat: Seat, count: u8, log: &mut impl Sink<Event>) {
    let mut drawn = Drawn::default();
    for _ in 0..count {
        let Some(kind) = chance::draw(state, log) else { break };
        drawn.push(kind);
    }
    drawn.kinds[..drawn.len].sort_unstable();
    state.cards.lay_out(&drawn.kinds[..drawn.len]);
    if drawn.len > 0 {
        log.emit(|| Event::Looked { seat, cards: Cards::Known(state.look().to_vec()) });
    }
}

/// Puts a card that lies nowhere any more into the hand of `seat`.
#[inline]
pub(super) fn deal(state: &mut State, seat: Seat, kind: Kind) {
    state.cards.sort_in(Zone::Hand(seat), kind);
}

/// Puts a hand card on the discard pile.
#[inline]
pub(super) fn toss_from_hand(state: &mut State, seat: Seat, kind: Kind) {
    let place = place_in_hand(state, seat, kind);
    state.cards.toss_from(Zone::Hand(seat), place);
}

/// Takes a card out of the hand of `seat` to be built.
#[inline]
pub(super) fn lay_out(state: &mut State, seat: Seat, kind: Kind) {
    let place = place_in_hand(state, seat, kind);
    state.cards.remove(Zone::Hand(seat), place);
}

#[inline]
fn place_in_hand(state: &State, seat: Seat, kind: Kind) -> u8 {
    state.hand(seat).place_of(kind).expect("invariant: only hand cards are chosen")
}

/// Puts a card that lies there to be chosen from into the hand of `seat`.
pub(super) fn pick_up(state: &mut State, seat: Seat, zone: Zone, place: u8) {
    let kind = state.cards.zone(zone)[place as usize];
    let to = state.hand(seat).count_to(kind);
    state.cards.shift(zone, place, Zone::Hand(seat), to);
}

/// Puts the top card of the draw pile on `slot` as a good, unseen; `false` if
/// there is no card (`SJ-PILE-4`).
pub(super) fn produce(state: &mut State, seat: Seat, slot: u8, log: &mut impl Sink<Event>) -> bool {
    let Some(good) = chance::draw(state, log) else { return false };
    lay_good(state, seat, slot, good);
    log.emit(|| Event::Produced { seat, slot });
    true
}

/// Puts the top card of the draw pile on the Zoning Office on `slot`, unseen.
pub(super) fn stock(state: &mut State, seat: Seat, slot: u8, log: &mut impl Sink<Event>) {
    let Some(good) = chance::draw(state, log) else { return };
    lay_good(state, seat, slot, good);
    log.emit(|| Event::GoodArrived { seat, slot });
}

/// Lays a card that lies nowhere on `slot` as a good.
#[inline]
pub(super) fn lay_good(state: &mut State, seat: Seat, slot: u8, good: Kind) {
    let place = state.place_of_good(seat, slot);
    state.cards.insert(Zone::Goods, place, good);
    state.cities[at(seat)].mark_good(slot, true);
}

/// Lays the good on `slot` to rest where it is worth a point (`SJ-INF-7`).
pub(super) fn ship(state: &mut State, seat: Seat, slot: u8) {
    let place = state.place_of_good(seat, slot);
    state.cards.shift(Zone::Goods, place, Zone::Shipped(seat), state.shipped(seat));
    state.cities[at(seat)].mark_good(slot, false);
}

/// Puts the good on `slot` on the discard pile, unseen; `false` if there is
/// none.
#[inline]
pub(super) fn toss_good(state: &mut State, seat: Seat, slot: u8) -> bool {
    let lies = state.city(seat).has_good(slot);
    if lies {
        state.cards.toss_from(Zone::Goods, state.place_of_good(seat, slot));
        state.cities[at(seat)].mark_good(slot, false);
    }
    lies
}

/// Puts a hand card under the Chapel or the Church of `seat`.
pub(super) fn tuck(state: &mut State, seat: Seat, kind: Kind) {
    let place = place_in_hand(state, seat, kind);
    state.cards.shift(Zone::Hand(seat), place, Zone::Tucked(seat), state.tucked(seat));
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
    let below = state.cities[at(seat)].cover(slot, kind);
    state.cards.cover(seat, slot, below);
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

/// Reports that the seat on turn does nothing in this phase.
pub(super) fn passed(state: &State, log: &mut impl Sink<Event>) {
    log.emit(|| Event::Passed { seat: state.actor, role: state.role });
}
