//! The elementary changes of the state.

use crate::core::{Seat, Sink};
use crate::games::puerto_rico::event::{CoinWhy, EndWhy, Event, WorkerFrom};
use crate::games::puerto_rico::ids::{Good, Role};
use crate::games::puerto_rico::state::{MAX_COINS, MAX_VP, State};

/// Pays coins from the unlimited supply (C02).
pub(super) fn pay_out(state: &mut State, seat: Seat, coins: u8, why: CoinWhy, log: &mut impl Sink<Event>) {
    if coins > 0 {
        add_coins(state, seat, coins);
        log.emit(|| Event::Coins { seat, coins, why });
    }
}

/// Puts coins before a seat, as far as they are counted.
pub(super) fn add_coins(state: &mut State, seat: Seat, coins: u8) {
    let purse = &mut state.boards[seat.index()].coins;
    *purse = (*purse + coins as u16).min(MAX_COINS);
}

/// Gives victory points. Beyond the supply they are recorded and count alike
/// (`PR-CAP-12`); the last one of the supply triggers the end (`PR-END-04`).
pub(super) fn gain_vp(state: &mut State, seat: Seat, points: u8, log: &mut impl Sink<Event>) {
    let vp = &mut state.boards[seat.index()].vp;
    let points = (points as u16).min(MAX_VP - *vp);
    *vp += points;
    state.vp -= points as i16;
    if state.vp <= 0 && points > 0 {
        trigger_end(state, EndWhy::VictoryPoints, log);
    }
}

/// Makes this round the last (`PR-END-01`, `PR-END-10`).
pub(super) fn trigger_end(state: &mut State, why: EndWhy, log: &mut impl Sink<Event>) {
    if !state.last_round {
        state.last_round = true;
        log.emit(|| Event::LastRound { why });
    }
}

/// Takes a worker from the supply, otherwise from the Work Register
/// (`PR-BLD-GEN-6`).
pub(super) fn take_worker(state: &mut State) -> Option<WorkerFrom> {
    if state.workers > 0 {
        state.workers -= 1;
        Some(WorkerFrom::Supply)
    } else if state.register > 0 {
        state.register -= 1;
        Some(WorkerFrom::Register)
    } else {
        None
    }
}

/// Moves crates from the supply to a board.
pub(super) fn take_crates(state: &mut State, seat: Seat, good: Good, crates: u8) {
    state.crates[good.index()] -= crates;
    state.boards[seat.index()].crates[good.index()] += crates;
}

/// Reports that the seat that acts does nothing.
pub(super) fn passed(state: &State, log: &mut impl Sink<Event>) {
    log.emit(|| Event::Passed { seat: state.actor, role: state.role });
}

/// Whether `role` is one of the Adventurer tiles.
pub(super) fn is_adventurer(role: Role) -> bool {
    matches!(role, Role::Adventurer | Role::Adventurer2)
}
