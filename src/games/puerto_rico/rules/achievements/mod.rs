//! Achievements (expansion VI, section 8.6): four secret cards for each seat,
//! and how they come to it.

mod conditions;
mod position;
mod resample;

pub(super) use conditions::{look, progress_on, saw};
pub(super) use position::read;
pub(super) use resample::determinize;

use super::{PuertoRico, chance};
use crate::core::{Actions, Game, Seat, Sink, Viewer, list};
use crate::games::puerto_rico::action::Action;
use crate::games::puerto_rico::data::achievements::{Achievement, HAND};
use crate::games::puerto_rico::editions::Dealing;
use crate::games::puerto_rico::event::Event;
use crate::games::puerto_rico::state::{CardSet, Frame, Packets, SEATS, State};
use crate::games::puerto_rico::view::{AchievementsView, CardView};

/// Choices of a draft: the last card of a packet is no choice.
pub(super) const PICKS: u8 = HAND as u8 - 1;

/// Deals four cards to each seat (`PR-ACH-SETUP-1`, `PR-ACH-SETUP-2`).
#[cold]
pub(super) fn deal(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let deck = chance::shuffled_cards(state);
    let mut rest = deck.as_slice();
    for seat in Seat::all(game.seats()) {
        let (cards, others) = rest.split_at(HAND);
        rest = others;
        let packet = &mut state.achievements.packets[seat.index()];
        packet.copy_from_slice(cards);
        packet.sort_unstable();
        let cards = *packet;
        log.emit(|| Event::CardsDealt { seat, count: HAND as u8, cards: cards.to_vec() });
    }
    if game.rules.achievements == Some(Dealing::Passed) {
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

/// Where the draft stands for a seat: the choice, and whether it has made it.
fn drafting(game: &PuertoRico, state: &State, seat: Seat) -> Option<(usize, bool)> {
    let Some(Frame::KeepCard { pick, next }) = state.stack.top() else { return None };
    Some((usize::from(pick), state.governor.distance_to(seat, game.seats()) < next))
}

/// From which place on a packet is in no order of its own.
fn unordered_from(game: &PuertoRico, state: &State, origin: Seat) -> usize {
    if game.rules.achievements == Some(Dealing::AtOnce) {
        return 0;
    }
    let Some((pick, _)) = drafting(game, state, origin) else { return HAND };
    let chosen = drafting(game, state, holder(game, origin, pick)).is_some_and(|(_, chosen)| chosen);
    pick + usize::from(chosen)
}

/// How many cards `seat` has before it.
fn kept(game: &PuertoRico, state: &State, seat: Seat) -> usize {
    if game.rules.achievements.is_none() || !state.achievements.are_dealt() {
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

/// Where the cards in hand lie that `seat` has not kept.
fn rest(game: &PuertoRico, state: &State, seat: Seat) -> Option<(Seat, usize)> {
    let (pick, chosen) = drafting(game, state, seat)?;
    Some((origin(game, seat, pick), pick + usize::from(chosen)))
}

/// The cards in the hand of `seat` that it has not kept, while they are passed
/// on.
pub(super) fn packet<'a>(game: &PuertoRico, state: &'a State, seat: Seat) -> &'a [Achievement] {
    match rest(game, state, seat) {
        Some((origin, from)) => &state.achievements.packets[origin.index()][from..],
        None => &[],
    }
}

/// Each card of the packet.
#[cold]
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    list(out, packet(game, state, state.actor).iter().copied().map(Action::Keep));
}

/// Keeps a card (`PR-ACH-SETUP-2`). When all have, the others go to the left;
/// a last one that is left stays there.
#[cold]
pub(super) fn keep(game: &PuertoRico, state: &mut State, card: Achievement, log: &mut impl Sink<Event>) {
    let Some(Frame::KeepCard { pick, next }) = state.stack.top() else {
        unreachable!("invariant: a card was asked")
    };
    let seat = state.actor;
    let origin = origin(game, seat, pick.into());
    let packet = &mut state.achievements.packets[origin.index()][pick.into()..];
    let place = packet.iter().position(|&other| other == card);
    packet[..=place.expect("invariant: the card is in the packet")].rotate_right(1);
    log.emit(|| Event::CardKept { seat, card: Some(card) });
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

/// What `viewer` sees of the cards of `seat` (`PR-ACH-01`, `PR-ACH-02`). At the
/// end they are turned over.
pub(super) fn view(game: &PuertoRico, state: &State, viewer: Viewer, seat: Seat) -> Option<AchievementsView> {
    game.rules.achievements.filter(|_| state.achievements.are_dealt())?;
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

/// What `viewer` may hear of an event.
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
    let packets = &cards.packets[..game.seats().into()];
    let dealt: CardSet = packets.iter().flatten().copied().collect();
    if dealt.iter().count() != HAND * packets.len() {
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
