//! The Craftsman phase (section 6.4).

use super::{PuertoRico, bohio, bonus, festival, mutations, queries, watch};
use crate::action::Action;
use crate::data::FACTORY_COINS;
use crate::editions::PhaseStep;
use crate::event::{CoinWhy, Event, PointsWhy};
use crate::ids::{Building, GOODS, Good, Person, Role};
use crate::reason::Reason;
use crate::state::{Board, Frame, State, Touched};
use game_core::{Actions, Seat, Sink, list};

/// Opens the turn of the seat that acts; its Bohío comes first
/// (`PR-X1-BOH-4`, window BW2).
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if bohio::can_move(game, state) {
        state.stack.push(Frame::Production);
        state.stack.push(Frame::Bohio);
    } else {
        begin_production(game, state, log);
    }
}

/// Lets the seat that acts produce.
pub(super) fn begin_production(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if state.own().works(Building::Tailor) {
        pay_tailor(game, state, log);
    }
    let crates = crates(game, state, state.own());
    if crates == [0; GOODS] {
        mutations::passed(state, log);
    } else if bonus::is_asked(game, state, Frame::Produce, log) {
        state.stack.push(Frame::Produce);
    } else {
        produce(game, state, crates, log);
    }
}

/// What `board` would produce now (`PR-CRA-04`).
pub(super) fn crates(game: &PuertoRico, state: &State, board: &Board) -> [u8; GOODS] {
    let capacity = queries::capacity(game, board);
    std::array::from_fn(|good| capacity[good].min(state.crates[good]))
}

/// Produces `crates`, which is everything possible (`PR-CRA-05`).
pub(super) fn produce(game: &PuertoRico, state: &mut State, crates: [u8; GOODS], log: &mut impl Sink<Event>) {
    let seat = state.actor;
    for &good in &Good::ALL {
        let made = crates[good.index()];
        if made > 0 {
            make(game, state, seat, good, made);
            state.produced[seat.index()] |= 1 << good as u8;
        }
    }
    log.emit(|| Event::Produced { seat, crates });
    if state.own().works(Building::Canal) {
        // Crates that come back from the festival may be what the Canal needs.
        watch::look(game, state, log);
        dig(game, state, crates, log);
    }
    if queries::is_picker(state)
        && game.rules.script(Role::Craftsman).contains(&PhaseStep::ProductionWithExtra)
    {
        begin_extra(game, state, log);
    }
}

/// Takes crates that count as produced.
pub(super) fn make(game: &PuertoRico, state: &mut State, seat: Seat, good: Good, crates: u8) {
    mutations::take_crates(state, seat, good, crates);
    if game.rules.counts_made {
        state.made[seat.index()][good.index()] += crates;
        state.touched.insert(Touched::MADE);
    }
}

/// What comes by way of the Canal after `crates` were produced (`PR-X1-CAN-1`
/// to `PR-X1-CAN-3`).
#[cold]
fn dig(game: &PuertoRico, state: &mut State, crates: [u8; GOODS], log: &mut impl Sink<Event>) {
    let seat = state.actor;
    for (large, good) in [(Building::LargeFruit, Good::Fruit), (Building::LargeSugar, Good::Sugar)] {
        let made = state.own().works(large) && crates[good.index()] > 0;
        if made && state.crates[good.index()] > 0 {
            make(game, state, seat, good, 1);
            log.emit(|| Event::CanalCrate { seat, good });
        }
    }
}

/// The Distillery pays (`PR-X1-DIS-1`).
#[cold]
pub(super) fn pay_distillery(state: &mut State, log: &mut impl Sink<Event>) {
    if state.own().works(Building::Distillery) {
        let made = &state.made[state.actor.index()];
        let most = made[1..].iter().copied().max().unwrap_or(0);
        mutations::pay_out(state, state.actor, most.saturating_sub(1), CoinWhy::Distillery, log);
    }
}

/// The Large Tailor Shop pays for each citizen (`PR-X2-TAI-1`).
#[cold]
fn pay_tailor(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let coins = state.own().people().citizens.min(game.rules.tailor_coins);
    mutations::pay_out(state, state.actor, coins, CoinWhy::Tailor, log);
}

/// The Chapel of the seat that acts gives a coin with a worker, a point with a
/// citizen (`PR-X2-CHA-1`).
#[cold]
pub(super) fn begin_chapel(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    match queries::staff(state.own(), Building::Chapel) {
        Some(Person::Worker) => mutations::pay_out(state, state.actor, 1, CoinWhy::Chapel, log),
        Some(Person::Citizen) => {
            let asks = Frame::Bonus { building: Building::Chapel };
            if bonus::is_asked(game, state, asks, log) {
                state.stack.push(asks);
            } else {
                bless(game, state, log);
            }
        }
        None => {}
    }
}

/// Gives the point of a Chapel with a citizen.
#[cold]
pub(super) fn bless(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    mutations::award(game, state, state.actor, 1, PointsWhy::Chapel, log);
}

/// Offers the picker's extra crate (`PR-CRA-06`, `PR-CRA-07`).
pub(super) fn begin_extra(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    state.actor = state.picker;
    offer_extra(game, state, None, log);
}

/// Offers an extra crate; the second one of a doubled privilege from a good on,
/// so that two kinds come in one order only (`PR-X1-PUB-1`).
pub(super) fn offer_extra(
    game: &PuertoRico,
    state: &mut State,
    second: Option<Good>,
    log: &mut impl Sink<Event>,
) {
    let mut kinds = extras(state, second.unwrap_or(Good::Corn));
    let first_two = (kinds.next(), kinds.next());
    drop(kinds);
    let asks = second.map_or(Frame::Extra, |from| Frame::SecondExtra { from });
    match first_two {
        (None, _) => {}
        // PR-X1-BOH-4, c: the worker may be on its way to the Publishing House.
        (Some(good), None)
            if !bonus::is_asked(game, state, asks, log)
                && (second.is_some() || !bohio::could_help(game, state, &|state| doubles(state))) =>
        {
            give_extra(game, state, good, second.is_some(), log);
        }
        _ => state.stack.push(asks),
    }
}

/// Returns true if the seat that acts has the privilege twice.
fn doubles(state: &State) -> bool {
    queries::privilege(state) > 1
}

/// Kinds from `from` on, produced and still in the supply.
fn extras(state: &State, from: Good) -> impl Iterator<Item = Good> + use<'_> {
    let is_there = move |&good: &Good| good >= from && why_not_extra(state, good) == Reason::NotAsked;
    Good::ALL.into_iter().filter(is_there)
}

/// A kind produced and still in the supply, or none.
pub(super) fn legal_extra(state: &State, from: Good, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, extras(state, from).map(Action::Extra));
}

/// Reason why a good cannot be the extra crate; `NotAsked` if nothing speaks against
/// it.
pub(super) fn why_not_extra(state: &State, good: Good) -> Reason {
    if state.produced[state.picker.index()] >> good as u8 & 1 == 0 {
        Reason::NotProduced
    } else if state.crates[good.index()] == 0 {
        Reason::NoneLeft
    } else {
        Reason::NotAsked
    }
}

/// Takes the extra crate.
pub(super) fn take_extra(game: &PuertoRico, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let is_second = matches!(state.stack.top(), Some(Frame::SecondExtra { .. }));
    state.stack.pop();
    give_extra(game, state, good, is_second, log);
}

fn give_extra(game: &PuertoRico, state: &mut State, good: Good, is_second: bool, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    make(game, state, seat, good, 1);
    log.emit(|| Event::ExtraCrate { seat, good });
    if !is_second && doubles(state) {
        state.stack.push(Frame::SecondExtra { from: good });
        if !festival::comes_first(game, state, log) {
            state.stack.pop();
            offer_extra(game, state, Some(good), log);
        }
    }
}

/// The Factory pays (`PR-BLD-FAC-1`).
pub(super) fn pay_factory(state: &mut State, log: &mut impl Sink<Event>) {
    if state.own().works(Building::Factory) {
        let kinds = state.produced[state.actor.index()].count_ones();
        mutations::pay_out(state, state.actor, FACTORY_COINS[kinds as usize], CoinWhy::Factory, log);
    }
}
