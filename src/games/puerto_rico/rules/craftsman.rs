//! The Craftsman phase (section 6.4).

use super::{PuertoRico, atoms, flow, queries};
use crate::core::{Actions, Game, Sink, list};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::editions::Step;
use crate::games::puerto_rico::event::{CoinWhy, Event};
use crate::games::puerto_rico::ids::{Building, GOODS, Good};
use crate::games::puerto_rico::reason::Reason;
use crate::games::puerto_rico::state::{Board, Frame, State};

/// What the Factory pays for 0 to 5 kinds (`PR-BLD-FAC-1`).
const FACTORY: [u8; GOODS + 1] = [0, 0, 1, 2, 3, 5];

/// Opens the turn of the seat that acts.
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let crates = crates(game, state, state.own());
    if crates == [0; GOODS] {
        atoms::passed(state, log);
    } else if game.config().options.ask_bonuses {
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
        atoms::take_crates(state, seat, good, made);
        if made > 0 {
            state.produced[seat.index()] |= 1 << good as u8;
        }
    }
    log.emit(|| Event::Produced { seat, crates });
    if flow::is_picker(state) && game.rules.craftsman.contains(&Step::ProductionWithExtra) {
        begin_extra(game, state, log);
    }
}

/// Offers the picker's extra crate (`PR-CRA-06`, `PR-CRA-07`).
pub(super) fn begin_extra(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    state.actor = state.picker;
    let mut kinds = Good::ALL.iter().filter(|&&good| why_not_extra(state, good) == Reason::NotAsked);
    match (kinds.next(), kinds.next()) {
        (None, _) => {}
        (Some(&good), None) if !game.config().options.ask_bonuses => give_extra(state, good, log),
        _ => state.stack.push(Frame::Extra),
    }
}

/// A kind produced and still in the supply, or none.
pub(super) fn legal_extra(state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let kinds = Good::ALL.iter().filter(|&&good| why_not_extra(state, good) == Reason::NotAsked);
    list(out, kinds.copied().map(Action::Extra));
}

/// Why a good cannot be the extra crate; `NotAsked` if nothing speaks against
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
pub(super) fn take_extra(state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    state.stack.pop();
    give_extra(state, good, log);
}

fn give_extra(state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    atoms::take_crates(state, seat, good, 1);
    log.emit(|| Event::ExtraCrate { seat, good });
}

/// The Factory pays (`PR-BLD-FAC-1`).
pub(super) fn pay_factory(state: &mut State, log: &mut impl Sink<Event>) {
    if state.own().works(Building::Factory) {
        let kinds = state.produced[state.actor.index()].count_ones();
        atoms::pay_out(state, state.actor, FACTORY[kinds as usize], CoinWhy::Factory, log);
    }
}
