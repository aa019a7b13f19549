//! Achievements (expansion VI, section 8.6): four secret cards for each seat,
//! and how they come to it.

mod conditions;
mod position;
mod resample;

pub(super) use conditions::{look, progress_on, saw};
pub(super) use position::read;
pub(super) use resample::determinize;

use super::{PuertoRico, chance, puertoma};
use crate::action::Action;
use crate::data::achievements::{Achievement, DRAWN, HAND};
use crate::editions::Dealing;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::{CardSet, Frame, Packets, SEATS, State};
use crate::view::{AchievementsView, CardView};
use game_core::{Actions, Game, Seat, Sink, Viewer, list};

/// Choices of a draft: the last card of a packet is no choice.
pub(super) const PICKS: u8 = HAND as u8 - 1;

/// The seats that have cards: those that the rules do not play
/// (`PR-AUT-X6-1`).
fn owners(game: &PuertoRico) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(game.rules.people)
}

/// Cards that are dealt to a seat.
fn size(game: &PuertoRico) -> usize {
    match game.rules.achievements {
        Some(Dealing::Drawn) => DRAWN,
        _ => HAND,
    }
}

/// Deals each seat its cards (`PR-ACH-SETUP-1`, `PR-ACH-SETUP-2`,
/// `PR-AUT-X6-1`).
#[cold]
pub(super) fn deal(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let deck = chance::shuffled_cards(state);
    let mut rest = deck.as_slice();
    for seat in owners(game) {
        let (cards, others) = rest.split_at(size(game));
        rest = others;
        let packet = &mut state.achievements.packets[seat.index()][..size(game)];
        packet.copy_from_slice(cards);
        packet.sort_unstable();
        log.emit(|| Event::CardsDealt { seat, count: packet.len() as u8, cards: packet.to_vec() });
    }
    if game.rules.achievements != Some(Dealing::AtOnce) {
        state.actor = state.governor;
        state.stack.push(Frame::KeepCard { pick: 0, next: 0 });
    } else {
        hold(game, state);
    }
}

/// Notes which cards each seat has, once nobody passes any on.
fn hold(game: &PuertoRico, state: &mut State) {
    state.achievements.held = held(game, state);
}

fn held(game: &PuertoRico, state: &State) -> [CardSet; SEATS] {
    let mut held = [CardSet::EMPTY; SEATS];
    if drafting(game, state, Seat(0)).is_none() {
        Seat::all(game.seats()).for_each(|seat| held[seat.index()] = hand(game, state, seat).collect());
    }
    held
}

/// The seat that was dealt what `seat` has in a place of its hand.
fn origin(game: &PuertoRico, seat: Seat, place: usize) -> Seat {
    match game.rules.achievements {
        Some(Dealing::Passed) => seat.clockwise(game.seats() - place as u8 % game.seats(), game.seats()),
        _ => seat,
    }
}

/// The seat that keeps what lies in a place of a packet.
fn holder(game: &PuertoRico, origin: Seat, place: usize) -> Seat {
    match game.rules.achievements {
        Some(Dealing::Passed) => origin.clockwise(place as u8 % game.seats(), game.seats()),
        _ => origin,
    }
}

/// Returns the state of choosing cards for a seat: the number it had kept when it got the cards in
/// hand, and whether it has kept one of those.
fn drafting(game: &PuertoRico, state: &State, seat: Seat) -> Option<(usize, bool)> {
    let Some(Frame::KeepCard { pick, next }) = state.stack.top() else { return None };
    if puertoma::plays(game, seat) {
        return None;
    }
    let place = state.governor.distance_to(seat, game.seats());
    Some(match game.rules.achievements {
        // One after the other chooses all its cards.
        Some(Dealing::Drawn) if place < next => (HAND, false),
        Some(Dealing::Drawn) => (if place == next { pick.into() } else { 0 }, false),
        _ => (pick.into(), place < next),
    })
}

/// Returns true if all choose their cards at once and `seat` has not yet (`PR-ACH-SETUP-2`).
pub(super) fn is_asked_too(game: &PuertoRico, state: &State, seat: Seat) -> bool {
    let Some(Frame::KeepCard { next, .. }) = state.stack.top() else { return false };
    !puertoma::plays(game, seat) && state.governor.distance_to(seat, game.seats()) > next
}

/// From which place on a packet is in no order of its own.
fn unordered_from(game: &PuertoRico, state: &State, origin: Seat) -> usize {
    match game.rules.achievements {
        Some(Dealing::AtOnce) => return 0,
        Some(Dealing::Drawn) => return kept(game, state, origin),
        _ => {}
    }
    let Some((pick, _)) = drafting(game, state, origin) else { return HAND };
    let chosen = drafting(game, state, holder(game, origin, pick)).is_some_and(|(_, chosen)| chosen);
    pick + usize::from(chosen)
}

/// Returns the number of cards that `seat` has before it.
fn kept(game: &PuertoRico, state: &State, seat: Seat) -> usize {
    let has_none = game.rules.achievements.is_none() || !state.achievements.are_dealt();
    if has_none || puertoma::plays(game, seat) {
        return 0;
    }
    drafting(game, state, seat).map_or(HAND, |(pick, chosen)| pick + usize::from(chosen))
}

/// The cards that `seat` has before it, completed ones included, in the order in
/// which it kept them.
pub(super) fn hand(game: &PuertoRico, state: &State, seat: Seat) -> impl Iterator<Item = Achievement> {
    let places = 0..kept(game, state, seat);
    places.map(move |place| state.achievements.packets[origin(game, seat, place).index()][place])
}

/// Those of them that are not completed.
pub(super) fn open(game: &PuertoRico, state: &State, seat: Seat) -> impl Iterator<Item = Achievement> {
    hand(game, state, seat).filter(|&card| !state.achievements.done.has(card))
}

/// Those of them that are.
pub(super) fn done(game: &PuertoRico, state: &State, seat: Seat) -> impl Iterator<Item = Achievement> {
    hand(game, state, seat).filter(|&card| state.achievements.done.has(card))
}

/// Points of the completed cards (`PR-ACH-04`).
pub(super) fn points(game: &PuertoRico, state: &State, seat: Seat) -> i16 {
    done(game, state, seat).map(|card| i16::from(card.points())).sum()
}

/// Returns the places of the cards in hand that `seat` has not kept.
fn rest(game: &PuertoRico, state: &State, seat: Seat) -> Option<(Seat, usize)> {
    let (pick, chosen) = drafting(game, state, seat)?;
    Some((origin(game, seat, pick), pick + usize::from(chosen)))
}

/// The cards in the hand of `seat` that it has not kept, while they are passed
/// on.
pub(super) fn packet<'a>(game: &PuertoRico, state: &'a State, seat: Seat) -> &'a [Achievement] {
    match rest(game, state, seat) {
        Some((origin, from)) => &state.achievements.packets[origin.index()][from..size(game)],
        None => &[],
    }
}

/// The cards that `seat` has drawn and not kept, for good or not yet.
pub(super) fn put_aside<'a>(game: &PuertoRico, state: &'a State, seat: Seat) -> &'a [Achievement] {
    let drawn = game.rules.achievements == Some(Dealing::Drawn) && state.achievements.are_dealt();
    if puertoma::plays(game, seat) || !drawn {
        return packet(game, state, seat);
    }
    &state.achievements.packets[seat.index()][kept(game, state, seat)..DRAWN]
}

/// Returns true if the seat that acts may keep a card of its packet: those that it draws are kept
/// in their order.
fn may_keep(game: &PuertoRico, state: &State, card: Achievement) -> bool {
    let packet = packet(game, state, state.actor);
    if !packet.contains(&card) || game.rules.achievements != Some(Dealing::Drawn) {
        return packet.contains(&card);
    }
    let after = packet.iter().filter(|&&other| other > card).count();
    let kept = hand(game, state, state.actor);
    let (count, last) = kept.fold((0, None), |(count, _), card| (count + 1, Some(card)));
    last.is_none_or(|last| last < card) && count + 1 + after >= HAND
}

/// Each card of the packet.
#[cold]
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    let cards = packet(game, state, state.actor).iter().copied();
    list(out, cards.filter(|&card| may_keep(game, state, card)).map(Action::Keep));
}

/// Reason why a card cannot be kept.
pub(super) fn why_not(game: &PuertoRico, state: &State, card: Achievement) -> Reason {
    if packet(game, state, state.actor).contains(&card) { Reason::OutOfOrder } else { Reason::NotInPacket }
}

/// Keeps a card (`PR-ACH-SETUP-2`). When all have, the others go to the left;
/// a last one that is left stays there. Whoever has drawn cards keeps one after
/// the other (`PR-AUT-X6-1`).
#[cold]
pub(super) fn keep(game: &PuertoRico, state: &mut State, card: Achievement, log: &mut impl Sink<Event>) {
    let Some(Frame::KeepCard { pick, next }) = state.stack.top() else {
        unreachable!("invariant: a card was asked")
    };
    let seat = state.actor;
    let origin = origin(game, seat, pick.into());
    let packet = &mut state.achievements.packets[origin.index()][pick.into()..size(game)];
    let place = packet.iter().position(|&other| other == card);
    packet[..=place.expect("invariant: the card is in the packet")].rotate_right(1);
    log.emit(|| Event::CardKept { seat, card: Some(card) });
    if game.rules.achievements == Some(Dealing::Drawn) {
        return keep_next(game, state, (pick + 1, next));
    }
    let (pick, next) = if next + 1 < game.seats() { (pick, next + 1) } else { (pick + 1, 0) };
    if next == 0 {
        log.emit(|| Event::CardsPassed);
    }
    if pick < PICKS {
        state.stack.replace(Frame::KeepCard { pick, next });
        state.actor = state.governor.clockwise(next, game.seats());
    } else {
        state.stack.pop();
        hold(game, state);
    }
}

/// Goes on after the seat in a place from the governor on has kept so many of
/// the cards that it drew.
fn keep_next(game: &PuertoRico, state: &mut State, (pick, next): (u8, u8)) {
    let (pick, next) = if usize::from(pick) < HAND { (pick, next) } else { (0, next + 1) };
    if usize::from(next) < owners(game).count() {
        state.stack.replace(Frame::KeepCard { pick, next });
        state.actor = state.governor.clockwise(next, game.seats());
    } else {
        state.stack.pop();
        hold(game, state);
    }
}

/// Shows `viewer` the cards of `seat` (`PR-ACH-01`, `PR-ACH-02`). At the end they are turned over.
pub(super) fn view(game: &PuertoRico, state: &State, viewer: Viewer, seat: Seat) -> Option<AchievementsView> {
    let has_cards = state.achievements.are_dealt() && !puertoma::plays(game, seat);
    game.rules.achievements.filter(|_| has_cards)?;
    let own = viewer.is(seat);
    let card = |card| CardView { card, progress: conditions::progress(game, state, seat, card) };
    let in_order = |mut cards: Vec<Achievement>| {
        cards.sort_unstable();
        cards
    };
    let is_open = in_order(open(game, state, seat).collect());
    Some(AchievementsView {
        open: is_open.len() as u8,
        cards: (own || is_over(state)).then(|| is_open.into_iter().map(card).collect()),
        done: in_order(done(game, state, seat).collect()),
        packet: drafting(game, state, seat).filter(|_| own).map(|_| packet(game, state, seat).to_vec()),
        chosen: drafting(game, state, seat).is_some_and(|(_, chosen)| chosen),
    })
}

fn is_over(state: &State) -> bool {
    state.stack.as_slice().is_empty()
}

/// Returns the part of an event that `viewer` may hear.
pub(super) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::CardsDealt { seat, cards, .. } if !viewer.is(*seat) => cards.clear(),
        Event::CardKept { seat, card } if !viewer.is(*seat) => *card = None,
        _ => {}
    }
    event
}

/// Checks the cards.
///
/// # Errors
/// A sentence about the first invariant that is broken.
pub(super) fn check(game: &PuertoRico, state: &State) -> Result<(), String> {
    let cards = &state.achievements;
    if game.rules.achievements.is_none() || !cards.are_dealt() {
        let nothing = *cards == Packets::default();
        return if nothing { Ok(()) } else { Err("PR-ACH-SETUP-1: no cards are dealt here".into()) };
    }
    let packets = || owners(game).map(|seat| &cards.packets[seat.index()][..size(game)]);
    let dealt: CardSet = packets().flatten().copied().collect();
    if dealt.iter().count() != size(game) * packets().count() {
        return Err("PR-ACH-SETUP-1: a card twice".into());
    }
    if held(game, state) != cards.held {
        return Err("PR-ACH-01: a seat holds other cards than it was dealt".into());
    }
    let held: CardSet = Seat::all(game.seats()).flat_map(|seat| hand(game, state, seat)).collect();
    if !cards.done.without(held).is_empty() {
        return Err("PR-ACH-02: a card is completed that nobody has".into());
    }
    for seat in Seat::all(game.seats()) {
        let forgotten = open(game, state, seat).find(|&card| conditions::holds(game, state, seat, card));
        if let Some(card) = forgotten {
            return Err(format!("PR-ACH-02: {seat} has completed {}", card.key()));
        }
    }
    Ok(())
}
