//! The Trader phase (section 6.5).

use super::watch::{self, Deed};
use super::{PuertoRico, bohio, mutations, queries, zoning};
use crate::action::Action;
use crate::data::HOUSE;
use crate::event::Event;
use crate::ids::{Building, Good};
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

fn in_house(state: &State) -> u8 {
    state.house.iter().sum()
}

/// Returns true if the Trading House takes no more crates (`PR-TRD-04`).
pub(super) fn is_full(state: &State) -> bool {
    in_house(state) >= HOUSE
}

/// Returns true if one more crate fills the Trading House.
pub(super) fn lacks_one(state: &State) -> bool {
    in_house(state) + 1 == HOUSE
}

/// Opens the turn of the seat that acts.
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let can_act = |state: &State| can_trade(state) || zoning::can_act(game, state);
    if bohio::now_or_then(game, state, can_act) {
        state.stack.push(Frame::Sell);
    } else {
        mutations::passed(state, log);
    }
}

/// Returns true if the seat that acts can sell or export anything.
pub(super) fn can_trade(state: &State) -> bool {
    Good::ALL.iter().any(|&good| can_sell(state, good) || can_export(state, good))
}

fn can_sell(state: &State, good: Good) -> bool {
    // PR-TRD-03, PR-BLD-OFF-1
    state.own().crates[good.index()] > 0
        && in_house(state) < HOUSE
        && (state.house[good.index()] == 0 || state.own().works(Building::Office))
}

/// `PR-X1-OUT-1`
fn can_export(state: &State, good: Good) -> bool {
    state.own().crates[good.index()] > 0 && state.own().works(Building::MerchantOutpost)
}

/// Every good that can be sold, or nothing.
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let goods = Good::ALL.iter().filter(|&&good| can_sell(state, good));
    list(out, goods.copied().map(Action::Sell));
    let exported = Good::ALL.iter().filter(|&&good| can_export(state, good));
    list(out, exported.copied().map(Action::Export));
}

/// Reason why a good cannot go by the Merchant Outpost.
pub(super) fn why_not_export(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 { Reason::NoCrate } else { Reason::NoOutpost }
}

/// Returns a crate to the supply for its price and the privilege, which is no
/// sale (`PR-X1-OUT-1` to `PR-X1-OUT-4`).
#[cold]
pub(super) fn export(game: &PuertoRico, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let coins = good.index() as u8 + queries::privilege(state);
    mutations::return_crates(state, seat, good, 1);
    mutations::add_coins(state, seat, coins);
    log.emit(|| Event::Exported { seat, good, coins });
    sold(game, state);
}

/// Reason why a good cannot be sold.
pub(super) fn why_not(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 {
        Reason::NoCrate
    } else if in_house(state) >= HOUSE {
        Reason::HouseFull
    } else {
        Reason::HouseHasIt
    }
}

/// Sells a crate (`PR-TRD-01`, `PR-TRD-02`).
pub(super) fn sell(game: &PuertoRico, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let coins = good.index() as u8 + queries::market_coins(state.own()) + queries::privilege(state);
    mutations::put_in_house(state, seat, good);
    mutations::add_coins(state, seat, coins);
    log.emit(|| Event::Sold { seat, good, coins });
    watch::tell(game, state, Deed::Sold { good, coins }, log);
    sold(game, state);
}

/// Ends the sale; the Zoning Office may follow it, if it has not been used.
fn sold(game: &PuertoRico, state: &mut State) {
    let possible = game.rules.possible.has(Building::ZoningOffice);
    let may_zone = possible && state.stack.top() == Some(Frame::Sell);
    state.stack.pop();
    if may_zone {
        zoning::offer(game, state);
    }
}

/// Empties a full Trading House (`PR-TRD-06`).
pub(super) fn empty_house(state: &mut State, log: &mut impl Sink<Event>) {
    if in_house(state) < HOUSE {
        return;
    }
    mutations::clear_house(state);
    log.emit(|| Event::HouseEmptied);
}
