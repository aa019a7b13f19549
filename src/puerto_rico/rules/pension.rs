//! The Pension Office (`PR-X2-PEN-1`, `PR-X2-PEN-2`).

use super::{PuertoRico, mutations};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, GOODS, Good};
use crate::reason::Reason;
use crate::state::{Board, Frame, State};
use game_core::{Actions, Sink, list};

/// Opens the turn of the seat that acts.
#[cold]
pub(super) fn begin(state: &mut State) {
    let board = state.own();
    let left = most(board);
    if board.works(Building::PensionOffice) && left > 0 && board.crate_count() > 0 {
        state.stack.push(Frame::Pension { left, from: Good::Corn });
    }
}

/// Crates that may be returned: one for each citizen, each of another kind.
pub(super) fn most(board: &Board) -> u8 {
    board.people().citizens.min(GOODS as u8)
}

/// Goods from `from` on of which there are crates.
fn goods(board: &Board, from: Good) -> impl Iterator<Item = Good> + '_ {
    Good::ALL.into_iter().filter(move |&good| good >= from && board.crates[good.index()] > 0)
}

/// Another crate, or no more of them.
#[cold]
pub(super) fn legal(state: &State, from: Good, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, goods(state.own(), from).map(Action::GiveCrate));
}

/// Reason why a crate cannot be returned.
pub(super) fn why_not(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 { Reason::NoCrate } else { Reason::OutOfOrder }
}

/// Returns a crate for a point.
#[cold]
pub(super) fn give(game: &PuertoRico, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    let Some(Frame::Pension { left, .. }) = state.stack.top() else {
        unreachable!("invariant: a crate was asked")
    };
    let seat = state.actor;
    mutations::return_crates(state, seat, good, 1);
    log.emit(|| Event::Pensioned { seat, good });
    mutations::gain_vp(game, state, seat, 1, log);
    let next = Good::ALL.get(good.index() + 1).copied();
    match next.filter(|&from| left > 1 && goods(state.own(), from).next().is_some()) {
        Some(from) => state.stack.replace(Frame::Pension { left: left - 1, from }),
        None => state.stack.pop(),
    }
}
