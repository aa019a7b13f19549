//! Questions and actions of every game but for the placing of workers; those of expansions are
//! passed on.

use super::{PuertoRico, builder, captain, craftsman, expansions, flow, planter, storage, trader, zoning};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Good;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// The legal actions.
#[inline(never)]
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    match state.stack.peek() {
        None => {}
        Some(&Frame::Hacienda) => list(out, [Action::Pass, Action::Draw]),
        Some(&Frame::Take { .. }) => planter::legal_take(game, state, out),
        Some(&Frame::Hospital { drawn, taken, forest }) => {
            planter::legal_hospital(state, [drawn, taken, None], forest, out);
        }
        Some(Frame::Privilege | Frame::School { .. } | Frame::Produce | Frame::Harbor { .. }) => {
            list(out, [Action::Pass, Action::Accept]);
        }
        Some(&Frame::Build) => builder::legal(game, state, out),
        Some(&Frame::Extra) => craftsman::legal_extra(state, Good::Corn, out),
        Some(&Frame::Sell) => {
            trader::legal(state, out);
            if zoning::can_act(game, state) {
                zoning::legal(state, out);
            }
        }
        Some(&Frame::Load) => captain::legal(state, out),
        Some(&Frame::StoreAll { from, stored, .. }) => storage::legal_all(state, from, stored, out),
        Some(&Frame::KeepOne { stored }) => storage::legal_one(game, state, stored, out),
        Some(&frame) => expansions::legal(game, state, frame, out),
    }
}

/// Carries out an action, without the procedures that follow from it ([`flow::settle`]).
#[inline(never)]
pub(super) fn apply(game: &PuertoRico, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
    match action {
        Action::Pass => flow::pass(game, state, log),
        Action::Role(role) => flow::pick(game, state, role, log),
        Action::Draw => planter::draw(game, state, log),
        Action::Take(tile) => planter::take(game, state, tile, false, log),
        Action::Man(tile) => planter::man(state, tile, log),
        Action::Accept => flow::accept(game, state, log),
        Action::Build(building) => builder::build(game, state, building, log),
        Action::Extra(good) => craftsman::take_extra(game, state, good, log),
        Action::Sell(good) => trader::sell(game, state, good, log),
        Action::Load(good, ship) => captain::choose(game, state, good, Some(ship), log),
        Action::Wharf(good) => captain::choose(game, state, good, None, log),
        Action::StoreAll(good) => storage::store_all(state, good, log),
        Action::KeepOne(good) => storage::keep_one(state, good, log),
        _ => expansions::apply(game, state, action, log),
    }
}
