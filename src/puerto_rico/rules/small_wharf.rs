//! The Small Wharf: a ship of one's own for crates of any kinds
//! (`PR-X1-SWF-1` to `PR-X1-SWF-5`).

use super::{PuertoRico, bonus, captain, mutations};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, GOODS, Good};
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Returns true if the seat that acts may begin to load its small ship.
pub(super) fn can_begin(state: &State) -> bool {
    let board = state.own();
    board.works(Building::SmallWharf)
        && state.small_ships[state.actor.index()] == [0; GOODS]
        && board.crate_count() > 0
}

/// Goods from `from` on of which there are crates.
fn goods(state: &State, from: Good) -> impl Iterator<Item = Good> {
    let crates = state.own().crates;
    Good::ALL.into_iter().filter(move |&good| good >= from && crates[good.index()] > 0)
}

/// The first crate of a load, of any kind.
pub(super) fn legal_first(state: &State, out: &mut Actions<Action>) {
    if can_begin(state) {
        list(out, goods(state, Good::Corn).map(Action::Board));
    }
}

/// Another crate, or the end of the load.
#[cold]
pub(super) fn legal_more(state: &State, from: Good, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, goods(state, from).map(Action::Board));
}

/// Reason why a crate cannot be loaded on the small ship.
pub(super) fn why_not(state: &State, good: Good) -> Reason {
    if state.own().crates[good.index()] == 0 {
        Reason::NoCrate
    } else if matches!(state.stack.top(), Some(Frame::SmallWharf { .. })) {
        Reason::OutOfOrder
    } else {
        Reason::NoSmallWharf
    }
}

/// Loads a crate; the load ends by itself when nothing can follow.
#[cold]
pub(super) fn board(game: &PuertoRico, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    mutations::load_small(state, state.actor, good);
    state.stack.replace(Frame::SmallWharf { from: good });
    if goods(state, good).next().is_none() {
        end(game, state, log);
    }
}

/// Ends the load.
#[cold]
pub(super) fn end(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let (harbor, asks) = (state.own().works(Building::Harbor), Frame::LoadPoint { load: None, harbor: None });
    if harbor && bonus::is_asked(game, state, asks, log) {
        state.stack.replace(asks);
    } else {
        captain::answered(game, state, None, harbor, log);
    }
}
