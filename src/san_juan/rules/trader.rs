//! The Trader phase (sections 6.1 and 6.5).

use super::{SanJuan, bonus, mutations, queries};
use crate::action::Action;
use crate::data::buildings::CUSTOMS_PRICE;
use crate::event::{DrawWhy, Event, ShipWhy};
use crate::ids::{Kind, Tile};
use crate::prompt::Bonus;
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Turns up the price tile (`SJ-ROLE-TRADER-1`).
pub(super) fn open_house(state: &mut State, log: &mut impl Sink<Event>) {
    let tile = state.queue.turn_up();
    log.emit(|| Event::PricesShown { tile });
}

/// Puts the tile under the queue (`SJ-ROLE-TRADER-6`).
pub(super) fn close_house(state: &mut State) {
    state.queue.put_under();
}

/// Opens the turn of the seat on turn.
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if !state.city(state.actor).goods().is_empty() {
        let left = queries::sale_cap(state, state.actor);
        state.stack.push(Frame::Sell { left, sold: 0, gain: 0, from: 0 });
    } else {
        mutations::passed(state, log);
    }
}

/// Goods from slot `from` on, or finish.
pub(super) fn legal(state: &State, from: u8, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, queries::goods_from(state, from).iter().map(Action::Sell));
}

/// Reason why a good cannot be sold.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    let Action::Sell(slot) = action else { return Reason::NotAsked };
    queries::why_no_good(state, from, slot)
}

/// Sells the good on a slot (`SJ-ROLE-TRADER-2`); the cards follow when the
/// seller has finished (`SJ-ROLE-TRADER-5`).
pub(super) fn sell(game: &SanJuan, state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Sell { left, sold, gain, .. }) = state.stack.top() else {
        unreachable!("invariant: a sale was asked")
    };
    let seat = state.actor;
    let prices = state.queue.open().map(Tile::prices);
    let price = price(prices, state.city(seat).slots()[slot as usize]);
    let price = price.expect("invariant: goods are sold while a tile lies open");
    // SJ-BLD-HARBOR-2: the first good chosen, since nobody has seen any.
    let harbor = sold == 0 && state.city(seat).is_active(Kind::Harbor);
    if harbor {
        mutations::ship(state, seat, slot);
    } else {
        mutations::toss_good(state, seat, slot);
    }
    state.sold = game.copies(Kind::Cottage) > 0;
    log.emit(|| Event::Sold { seat, slot, price });
    if harbor {
        log.emit(|| Event::Shipped { seat, slot, why: ShipWhy::Harbor });
    }
    let from = slot + 1;
    state.stack.replace(Frame::Sell { left: left - 1, sold: sold + 1, gain: gain + price, from });
    if left == 1 || queries::goods_from(state, from).is_empty() {
        finish(game, state, log);
    }
}

/// Cards that the good on a building of `kind` brings at these prices of the
/// tiers; `None` if they would be needed and nobody knows them. The good of
/// a Zoning Office has no tier, but a price (`SJ-BLD-CUSTOMS-2`).
pub(super) fn price(prices: Option<[u8; 5]>, kind: Kind) -> Option<u8> {
    kind.tier().map_or(Some(CUSTOMS_PRICE), |tier| prices.map(|prices| prices[tier]))
}

/// Closes the turn: prices, Market Hall and Market Stand in one draw, unless
/// the two are asked for.
pub(super) fn finish(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Sell { sold, gain, .. }) = state.stack.top() else {
        unreachable!("invariant: a sale was asked")
    };
    state.stack.pop();
    if sold == 0 {
        return mutations::passed(state, log);
    }
    if game.config.switches.ask_optional_draws {
        mutations::draw_to_hand(state, state.actor, gain, DrawWhy::Sale, log);
        return bonus::run(game, state, Bonus::MarketHall, sold, log);
    }
    let city = state.city(state.actor);
    let hall = city.is_active(Kind::MarketHall) as u8;
    let stand = (sold >= 2 && city.is_active(Kind::MarketStand)) as u8;
    mutations::draw_to_hand(state, state.actor, gain + hall + stand, DrawWhy::Sale, log);
}
