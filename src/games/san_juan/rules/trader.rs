//! The Trader phase (sections 6.1 and 6.5).

use super::{atoms, flow, queries};
use crate::core::{Actions, Sink};
use crate::games::san_juan::action::Action;
use crate::games::san_juan::event::{DrawWhy, Event};
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::reason::Reason;
use crate::games::san_juan::state::{Frame, State};

/// Turns up the price tile (`SJ-ROLE-TRADER-1`).
pub(super) fn open_house(state: &mut State, log: &mut impl Sink<Event>) {
    state.tile_open = true;
    log.emit(|| Event::PricesShown { tile: state.tiles[0] });
}

/// Puts the tile under the queue (`SJ-ROLE-TRADER-6`).
pub(super) fn close_house(state: &mut State) {
    state.tile_open = false;
    state.tiles.rotate_left(1);
    state.tiles_seen = (state.tiles_seen + 1).min(state.tiles.len() as u8);
}

/// Opens the turn of the seat on turn.
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if state.city(state.actor).goods() > 0 {
        let left = queries::sale_cap(state, state.actor);
        state.stack.push(Frame::Sell { left, sold: 0, gain: 0, from: 0 });
    } else {
        flow::passed(state, log);
    }
}

/// Goods from slot `from` on, or finish.
pub(super) fn legal(state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let slots = state.city(state.actor).slots().iter().enumerate().skip(from as usize);
    out.extend(slots.filter(|(_, slot)| slot.good.is_some()).map(|(index, _)| Action::Sell(index as u8)));
}

/// Why a good cannot be sold.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    let Action::Sell(index) = action else { return Reason::NotAsked };
    match state.city(state.actor).slots().get(index as usize) {
        None => Reason::NoBuilding,
        Some(_) if index < from => Reason::OutOfOrder,
        Some(_) => Reason::NoGood,
    }
}

/// Sells the good on a slot (`SJ-ROLE-TRADER-2`); the cards follow when the
/// seller has finished (`SJ-ROLE-TRADER-5`).
pub(super) fn sell(state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Sell { left, sold, gain, .. }) = state.stack.top() else {
        unreachable!("invariant: a sale was asked")
    };
    let seat = state.actor;
    let kind = state.city(seat).slots()[slot as usize].kind;
    let tier = kind.tier().expect("invariant: goods lie on production buildings");
    let price = state.tiles[0].prices()[tier];
    atoms::toss_good(state, seat, slot);
    log.emit(|| Event::Sold { seat, slot, price });
    let from = slot + 1;
    state.stack.replace(Frame::Sell { left: left - 1, sold: sold + 1, gain: gain + price, from });
    let more = state.city(seat).slots().iter().skip(from as usize).any(|slot| slot.good.is_some());
    if left == 1 || !more {
        finish(state, log);
    }
}

/// Closes the turn: prices, Market Hall and Market Stand in one draw.
pub(super) fn finish(state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Sell { sold, gain, .. }) = state.stack.top() else {
        unreachable!("invariant: a sale was asked")
    };
    state.stack.pop();
    if sold == 0 {
        return flow::passed(state, log);
    }
    let city = state.city(state.actor);
    let hall = city.is_active(Kind::MarketHall) as u8;
    let stand = (sold >= 2 && city.is_active(Kind::MarketStand)) as u8;
    atoms::draw_to_hand(state, state.actor, gain + hall + stand, DrawWhy::Sale, log);
}
