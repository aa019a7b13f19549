//! Cards of a position: every one is somewhere, once.

use super::PositionResult;
use crate::editions::HAL;
use crate::flaw::CardFlaw;
use crate::ids::{Card, Letter};
use crate::position::Position;
use crate::rules::Ginkgopolis;
use crate::sets::CardSet;
use crate::state::{HAND, Hand, State};
use game_core::{Rng, Seat, refuse};
use std::fmt::Display;

/// The circulating cards that have not been met yet.
struct Left(CardSet);

impl Left {
    fn take(&mut self, path: &dyn Display, card: Card) -> PositionResult<Card> {
        if !self.0.has(card) {
            return refuse(&path, CardFlaw::Elsewhere { card });
        }
        self.0.remove(card);
        Ok(card)
    }
}

/// Cards: tableaux, being resolved, discarded, hands, face down, in the deck.
///
/// # Errors
/// The card that lies in two places, or where it cannot.
pub(super) fn read(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    rng: &mut Rng,
) -> PositionResult {
    read_tableaux(state, position)?;
    let standing = state.city.tops().without(state.city.pawns());
    let circulating = Letter::all().map(Card::urban).chain(standing.iter().map(Card::building));
    let mut left = Left(circulating.collect());
    state.card = position.action;
    if let Some(card) = position.action.filter(|&card| !is_covered_card(state, card)) {
        left.take(&"action", card)?;
    }
    for (index, &card) in position.discard.iter().enumerate() {
        let card = left.take(&format_args!("discard[{index}]"), card)?;
        state.discard.insert(card);
    }
    let mut deck = Vec::new();
    for (index, &card) in position.deck.iter().enumerate() {
        deck.push(left.take(&format_args!("deck[{index}]"), card)?);
    }
    read_hands(state, position, &mut left)?;
    let mut unnamed: Vec<Card> = left.0.iter().collect();
    rng.shuffle(&mut unnamed);
    fill_hands(game, state, position, &mut unnamed)?;
    unnamed.into_iter().for_each(|card| state.deck.push(card));
    deck.into_iter().rev().for_each(|card| state.deck.push(card));
    if state.deck.is_empty() {
        return refuse(&"deck", CardFlaw::DeckEmpty);
    }
    Ok(())
}

/// The cards that are named in hands, and face down.
fn read_hands(state: &mut State, position: &Position, left: &mut Left) -> PositionResult {
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let path = |field: &str| format!("seats[{}].{field}", seat.0);
        let named = entry.hand.iter().flatten().enumerate();
        let named = named.map(|(index, &card)| (path(&format!("hand[{index}]")), card));
        for (path_of, card) in named.chain(entry.play.map(|play| (path("play.card"), play.card))) {
            let hand = &mut state.board_mut(seat).hand;
            if hand.cards().len() == HAND {
                return refuse(&path("hand"), CardFlaw::HandTooLarge);
            }
            hand.add(left.take(&path_of, card)?, 0);
        }
    }
    Ok(())
}

fn is_covered_card(state: &State, card: Card) -> bool {
    state.city.covered().iter().any(|tile| Card::building(tile) == card)
}

/// Every covered building's card lies in one tableau, unless it is the one
/// being resolved (`GK-INV-03`).
fn read_tableaux(state: &mut State, position: &Position) -> PositionResult {
    let mut left = state.city.covered();
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        for (index, &card) in entry.cards.iter().enumerate() {
            if !left.has(card) {
                let path = format_args!("seats[{}].cards[{index}]", seat.0);
                return refuse(&path, CardFlaw::NotCovered { tile: card });
            }
            left.remove(card);
            state.tableaux.add(seat, card);
        }
    }
    match left.iter().find(|&tile| position.action != Some(Card::building(tile))) {
        Some(tile) => refuse(&"seats", CardFlaw::NotKept { tile }),
        None => Ok(()),
    }
}

/// Hands that are not named are dealt; then what lies face down, and what
/// others know, is marked.
fn fill_hands(
    game: &Ginkgopolis,
    state: &mut State,
    position: &Position,
    unnamed: &mut Vec<Card>,
) -> PositionResult {
    let solo = game.rules.hal.is_some();
    let full = if solo { 3 } else { HAND };
    for (seat, entry) in Seat::all(u8::MAX).zip(&position.seats) {
        let path = |field: &str| format!("seats[{}].{field}", seat.0);
        let hal = solo && seat == HAL;
        let dealt = entry.hand.is_none() && position.stack.is_empty() && !position.over;
        while dealt && state.board(seat).hand.cards().len() < if hal { 1 } else { full } {
            let Some(card) = unnamed.pop() else { return refuse(&path("hand"), CardFlaw::TooFewLeft) };
            state.board_mut(seat).hand.add(card, 0);
        }
        let mut hand = Hand::default();
        for &card in state.board(seat).hand.cards() {
            let by = entry.known.iter().filter(|known| known.card == card).flat_map(|known| &known.by);
            hand.add(card, by.fold(0, |seats, other| seats | 1u8.checked_shl(other.0.into()).unwrap_or(0)));
        }
        for (index, known) in entry.known.iter().enumerate() {
            let others = known.by.iter().all(|other| *other != seat && other.0 < game.rules.players);
            if !others || known.by.is_empty() || !hand.cards().contains(&known.card) {
                return refuse(&path(&format!("known[{index}]")), CardFlaw::Known);
            }
        }
        // The last card came from the deck, or all four did.
        if hand.cards().len() == HAND && hand.known_cards().all(|(_, by)| by != 0) {
            return refuse(&path("known"), CardFlaw::AllKnown);
        }
        let face_down = if hal { hand.cards().first().copied() } else { entry.play.map(|play| play.card) };
        hand.pick(face_down);
        state.board_mut(seat).hand = hand;
    }
    Ok(())
}
