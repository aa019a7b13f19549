//! Cards that lie face up to be chosen from: those of a Gold Mine whose owner
//! chooses, and the row of the Colonist Ship (`SJ-INF-12`).

use super::{SanJuan, bonus, chance, mutations, queries};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Kind;
use crate::prompt::{Bonus, FaceUp};
use crate::reason::Reason;
use crate::state::{Frame, State, Zone, each_once};
use game_core::{Actions, Game, Sink, list};

/// Lays out the cards of a Gold Mine for its owner, the seat on turn.
pub(super) fn lay_out(state: &mut State, from: FaceUp, cards: &[Kind], log: &mut impl Sink<Event>) {
    cards.iter().for_each(|&kind| state.cards.sort_in(Zone::Look, kind));
    log.emit(|| Event::TurnedUp { from, seat: state.actor, cards: state.look().to_vec() });
    state.stack.push(Frame::Take { from, left: 1 });
}

/// The Colonist Ship arrives (`SJ-ROLE-XSHIP-1`).
pub(super) fn arrive(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    for _ in 0..game.seats() {
        let Some(kind) = chance::draw(state, log) else { break };
        state.cards.sort_in(Zone::Look, kind);
    }
    log.emit(|| Event::TurnedUp {
        from: FaceUp::ColonistShip,
        seat: state.picker,
        cards: state.look().to_vec(),
    });
}

/// Opens the turn of the seat on turn in the Colonist Ship phase: one card,
/// two for a picker with a Library (`SJ-ROLE-XSHIP-2`, `SJ-ROLE-XSHIP-3`).
pub(super) fn begin(state: &mut State, log: &mut impl Sink<Event>) {
    if state.look().is_empty() {
        return mutations::passed(state, log);
    }
    let left = ship_cards(state);
    state.stack.push(Frame::Take { from: FaceUp::ColonistShip, left });
}

/// Cards that the seat on turn may take off the Colonist Ship.
pub(super) fn ship_cards(state: &State) -> u8 {
    queries::privilege(state, state.actor).max(1)
}

/// The cards that lie there, or none of them.
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, each_once(state.look()).map(Action::Take));
}

/// Reason why a card cannot be taken.
pub(super) fn why_not(action: Action) -> Reason {
    match action {
        Action::Take(_) => Reason::NotInRow,
        _ => Reason::NotAsked,
    }
}

/// Takes a card.
pub(super) fn take(game: &SanJuan, state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let Some(Frame::Take { from, left }) = state.stack.top() else {
        unreachable!("invariant: taking was asked")
    };
    let seat = state.actor;
    let place = state.look().iter().position(|&card| card == kind);
    let place = place.expect("invariant: only cards that lie there are chosen");
    mutations::pick_up(state, seat, Zone::Look, place as u8);
    log.emit(|| Event::Took { seat, from, kind });
    if left > 1 && !state.look().is_empty() {
        return state.stack.replace(Frame::Take { from, left: left - 1 });
    }
    finish(game, state, log);
}

/// Takes no more.
pub(super) fn finish(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(Frame::Take { from, .. }) = state.stack.top() else {
        unreachable!("invariant: taking was asked")
    };
    state.stack.pop();
    if from == FaceUp::GoldMine {
        clear(state, log);
        bonus::go_on(game, state, Bonus::GoldMine, 0, log);
    }
}

/// Discards what nobody took (`SJ-ROLE-XSHIP-4`, `SJ-BLD-GOLD-2`).
pub(super) fn clear(state: &mut State, log: &mut impl Sink<Event>) {
    if state.look().is_empty() {
        return;
    }
    log.emit(|| Event::RowDiscarded { cards: state.look().to_vec() });
    state.cards.toss_look();
}
