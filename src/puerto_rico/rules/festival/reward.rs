//! The workers of a reward, who are placed one by one before the turn goes on
//! (`PR-FES-02`, `PR-FES-08`).

use crate::event::Event;
use crate::rules::{PuertoRico, craftsman, mutations, planter, puertoma, queries, watch};
use crate::state::{Frame, People, State};
use game_core::Sink;

/// Asks where the workers go who have come from the supply; without an empty
/// circle they come to the portrait (`PR-FES-02`).
pub(super) fn begin(game: &PuertoRico, state: &mut State, workers: u8, log: &mut impl Sink<Event>) {
    // More of them may come before the first is placed.
    let waiting = match state.stack.top() {
        Some(Frame::Rewarded { left, .. }) => {
            state.stack.pop();
            left
        }
        _ => 0,
    };
    let left = waiting + workers;
    if puertoma::plays(game, state.actor) {
        return puertoma::reward(state, left, log);
    }
    if queries::has_room(game, state.own(), 0) {
        state.stack.push(Frame::Rewarded { left, from: 0 });
    } else {
        keep(state, left, log);
    }
}

/// Places one of them.
#[cold]
pub(in crate::rules) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Rewarded { left, .. }) = state.stack.top() else {
        unreachable!("invariant: a circle was asked")
    };
    let seat = state.actor;
    mutations::man(state, seat, spot, People::workers(1));
    log.emit(|| Event::RewardPlaced { seat, spot });
    state.stack.replace(Frame::Rewarded { left: left - 1, from: spot });
    if left == 1 || !queries::has_room(game, state.own(), spot) {
        end(game, state, log);
    }
}

/// Ends the placing; whoever was not placed comes to the portrait.
#[cold]
pub(in crate::rules) fn end(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Rewarded { left, .. }) = state.stack.top() else {
        unreachable!("invariant: workers were given")
    };
    state.stack.pop();
    keep(state, left, log);
    go_on(game, state, log);
}

fn keep(state: &mut State, workers: u8, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    if workers > 0 {
        mutations::wait(state, seat, People::workers(workers));
        log.emit(|| Event::RewardKept { seat, workers });
    }
}

/// Returns true if the seat that acts is rewarded with workers before the procedure on top of the
/// stack goes on, which [`go_on`] sees to.
#[inline(always)]
pub(in crate::rules) fn comes_first(
    game: &PuertoRico,
    state: &mut State,
    log: &mut impl Sink<Event>,
) -> bool {
    watch::look(game, state, log);
    matches!(state.stack.top(), Some(Frame::Rewarded { .. }))
}

/// Goes on with a procedure that was put on the stack before the reward.
fn go_on(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    match state.stack.top() {
        Some(Frame::Take { drawn, forest }) => planter::begin_take(game, state, drawn, forest, log),
        Some(Frame::SecondExtra { from }) => {
            state.stack.pop();
            craftsman::offer_extra(game, state, Some(from), log);
        }
        _ => {}
    }
}
