//! The Councillor phase (sections 6.1 and 6.6).

use super::{discard, mutations, queries};
use crate::action::Action;
use crate::event::{Cards, DrawWhy, Event};
use crate::ids::Kind;
use crate::prompt::DiscardWhy;
use crate::reason::Reason;
use crate::state::{Frame, State, Zone};
use game_core::{Actions, Sink};

/// The seat on turn draws (`SJ-ROLE-COUNCILLOR-7`).
pub(super) fn draw(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let draw = queries::councillor_draw(state, seat);
    let keep = queries::councillor_keep(state, seat);
    if state.city(seat).is_active(Kind::Archive) {
        return draw_with_archive(state, draw, keep, log);
    }
    mutations::draw_to_look(state, seat, draw, log);
    let drawn = state.look().len() as u8;
    if drawn == 0 {
        mutations::passed(state, log);
    } else if drawn <= keep {
        while !state.look().is_empty() {
            choose(state, 0);
        }
        finish(state, log);
    } else {
        state.stack.push(Frame::Keep { left: keep, of: keep, from: 0 });
    }
}

/// `SJ-ROLE-COUNCILLOR-5`: everything into the hand, then discard from it.
fn draw_with_archive(state: &mut State, draw: u8, keep: u8, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let before = state.hand(seat).len();
    mutations::draw_to_hand(state, seat, draw, DrawWhy::Councillor, log);
    let drawn = state.hand(seat).len() - before;
    if drawn == 0 {
        mutations::passed(state, log);
    }
    // SJ-ROLE-COUNCILLOR-6
    discard::ask(state, DiscardWhy::Archive, drawn.saturating_sub(keep));
}

/// Kinds from `from` on that leave enough cards to complete the selection.
pub(super) fn legal(state: &State, left: u8, from: u8, out: &mut Actions<Action>) {
    let cards = state.look();
    let mut last = None;
    for (index, &kind) in cards.iter().enumerate() {
        let completes = (cards.len() - index) as u8 >= left;
        if kind as u8 >= from && completes && last != Some(kind) {
            out.push(Action::Keep(kind));
        }
        last = Some(kind);
    }
}

/// Reason why a card cannot be kept.
pub(super) fn why_not(state: &State, from: u8, action: Action) -> Reason {
    match action {
        Action::Keep(kind) if !state.look().contains(&kind) => Reason::NotDrawn,
        Action::Keep(kind) if (kind as u8) < from => Reason::OutOfOrder,
        Action::Keep(_) => Reason::OutOfOrder,
        Action::Pass => Reason::MustChoose,
        _ => Reason::NotAsked,
    }
}

/// Keeps a card.
pub(super) fn keep(state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let Some(Frame::Keep { left, of, .. }) = state.stack.top() else {
        unreachable!("invariant: keeping was asked")
    };
    let place = state.look().iter().position(|&card| card == kind);
    choose(state, place.expect("invariant: only cards that lie there are chosen") as u8);
    if left > 1 {
        return state.stack.replace(Frame::Keep { left: left - 1, of, from: kind as u8 });
    }
    state.stack.pop();
    finish(state, log);
}

/// Chooses the card at `place` to be kept.
fn choose(state: &mut State, place: u8) {
    let kept = state.kept().len() as u8;
    state.cards.shift(Zone::Look, place, Zone::Kept, kept);
}

/// Kept cards into the hand, the others face down onto the discard pile.
fn finish(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    log.emit(|| Event::Kept {
        seat,
        kept: Cards::Known(state.kept().to_vec()),
        dropped: Cards::Known(state.look().to_vec()),
    });
    while !state.kept().is_empty() {
        mutations::pick_up(state, seat, Zone::Kept, 0);
    }
    state.cards.toss_look();
}
