//! The Puertoma as a craftsman and as a trader (9.4.4, 9.4.5).

use super::{acted, active, land, of, open_objectives};
use crate::data::festival::Asks;
use crate::data::puertoma::Ability;
use crate::event::{CoinWhy, Event, Weighed};
use crate::ids::{GOODS, Good, Tile};
use crate::rules::watch::{self, Deed};
use crate::rules::{PuertoRico, craftsman, mutations, queries, trader};
use crate::state::{Board, State};
use game_core::Sink;

/// Returns the present production of `board`: a crate for each active plantation, without any
/// building (`PR-AUT-CRA-1`).
pub(in crate::rules) fn crates(state: &State, board: &Board) -> [u8; GOODS] {
    std::array::from_fn(|good| active(board, Tile::ALL[good]).min(state.crates[good]))
}

/// Returns true if the Craftsman is profitable: it makes a kind of which there is no crate
/// (`PR-AUT-ROLE-2`).
pub(super) fn makes_a_new_kind(state: &State) -> bool {
    let is_new = |&good: &Good| land::grows(state, good) && state.own().crates[good.index()] == 0;
    Good::ALL.into_iter().any(|good| is_new(&good) && state.crates[good.index()] > 0)
}

pub(super) fn produce(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let crates = crates(state, state.own());
    if crates == [0; GOODS] {
        return mutations::passed(state, log);
    }
    craftsman::produce(game, state, crates, log);
    acted(game, state, log);
}

/// Its highest kind among those that it has produced and that are in the supply.
fn highest_extra(state: &State) -> Option<Good> {
    let made = state.produced[state.actor.index()];
    let is_there = |good: &&Good| made >> **good as u8 & 1 == 1 && state.crates[good.index()] > 0;
    Good::ALL.iter().rev().find(is_there).copied()
}

/// The picker's extra crate (`PR-AUT-CRA-2`).
pub(super) fn take_privilege(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(good) = highest_extra(state) {
        let seat = state.actor;
        craftsman::make(game, state, seat, good, 1);
        log.emit(|| Event::ExtraCrate { seat, good });
    }
}

/// Gives the Puertoma the income of its abilities at the end of a Craftsman phase (`PR-AUT-ABI-2`).
pub(super) fn end_production(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, own) = (state.actor, *of(game, state, state.actor));
    if let Some(good) = highest_extra(state).filter(|_| own.has(Ability::ExtraCrate)) {
        craftsman::make(game, state, seat, good, 1);
        log.emit(|| Event::AbilityCrate { seat, good, ability: Ability::ExtraCrate });
    }
    if own.has(Ability::KindCoins) {
        let kinds = state.produced[seat.index()].count_ones() as u8;
        mutations::pay_out(state, seat, kinds, CoinWhy::Ability(Ability::KindCoins), log);
    }
}

/// Returns the price that the seat that acts would get for a good while the Trading House has room,
/// as the picker of the Trader or not; `None` if it does not sell it (`PR-AUT-TRD-1`).
fn sale(game: &PuertoRico, state: &State, good: Good, is_trader: bool) -> Option<u8> {
    let own = of(game, state, state.actor);
    let is_taken = state.house[good.index()] == 0 || own.has(Ability::AnySale);
    let coins = good.index() as u8 + u8::from(is_trader) + u8::from(own.has(Ability::SaleCoin));
    (is_taken && state.own().crates[good.index()] > 0 && coins > 0).then_some(coins)
}

/// The good that the seat that acts sells, as the picker of the Trader or not,
/// and what it is paid: its highest one, or the one with which it closes the
/// house for an open objective (`PR-AUT-TRD-1`, `PR-AUT-X4-6`).
pub(super) fn best_sale(game: &PuertoRico, state: &State, is_trader: bool) -> Option<(Good, u8)> {
    if trader::is_full(state) || state.own().crates == [0; GOODS] {
        return None;
    }
    let sale = |good: Good| Some((good, sale(game, state, good, is_trader)?));
    let closing = closing_time(state).filter_map(sale).last();
    closing.or_else(|| Good::ALL.into_iter().rev().find_map(sale))
}

/// The goods that an open objective wants as the last crate of the Trading
/// House, while one is missing (`PR-AUT-X4-6`).
fn closing_time(state: &State) -> impl Iterator<Item = Good> {
    let is_last = trader::lacks_one(state);
    let asked = open_objectives(state)
        .filter(move |objective| is_last && objective.card.def().asks == Asks::FillHouse);
    asked.flat_map(|objective| objective.goods())
}

/// Sells a crate.
pub(super) fn sell(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (seat, is_trader) = (state.actor, queries::is_picker(state));
    let Some((good, coins)) = best_sale(game, state, is_trader) else { return mutations::passed(state, log) };
    let goods = || Good::ALL.into_iter().filter(|&good| sale(game, state, good, is_trader).is_some());
    let weighed = || match closing_time(state).any(|other| other == good) {
        true => Weighed::ClosingTime { good },
        false => Weighed::Sales { goods: goods().collect() },
    };
    log.emit(|| Event::Weighed { seat, weighed: weighed() });
    mutations::put_in_house(state, seat, good);
    mutations::add_coins(state, seat, coins);
    log.emit(|| Event::Sold { seat, good, coins });
    watch::tell(game, state, Deed::Sold { good, coins }, log);
    acted(game, state, log);
}
