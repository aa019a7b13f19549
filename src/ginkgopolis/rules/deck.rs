//! The deck and its rebuilds (section 6.9).

use super::{Ginkgopolis, chance};
use crate::event::Event;
use crate::ids::Card;
use crate::sets::CardSet;
use crate::state::State;
use game_core::{Seat, Sink};

/// Draws a card; with the last one the deck is rebuilt at once (`GK-DCK-01`).
pub(super) fn draw(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) -> Card {
    let card = state.deck.pop().expect("invariant: the deck is never empty outside a draw (GK-INV-07)");
    if state.deck.is_empty() {
        rebuild(game, state, log);
    }
    card
}

/// Draws cards into the hand of a seat.
pub(super) fn deal(game: &Ginkgopolis, state: &mut State, seat: Seat, count: u8, log: &mut impl Sink<Event>) {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..count {
        let card = draw(game, state, log);
        drawn.insert(card);
        state.board_mut(seat).hand.add(card, 0);
    }
    log.emit(|| Event::Drew { seat, count, cards: drawn.iter().collect() });
}

/// `GK-DCK-02` to `GK-DCK-05`.
fn rebuild(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let added: CardSet = state.city.pawns().iter().map(Card::building).collect();
    let discards = std::mem::take(&mut state.discard).or(added);
    state.deck.clear();
    discards.iter().for_each(|card| state.deck.push(card));
    chance::shuffle_deck(state);
    lay_aside(game, state);
    state.city.clear_pawns();
    log.emit(|| Event::Rebuilt {
        added: added.iter().collect(),
        laid_aside: state.discard.iter().collect(),
        deck: state.deck.len(),
    });
}

/// With 1 to 3 players, the top seven cards of a new deck go face up to the
/// discard pile (`GK-SET-05`, `GK-DCK-04`).
pub(super) fn lay_aside(game: &Ginkgopolis, state: &mut State) {
    for _ in 0..game.rules.laid_aside {
        let card = state.deck.pop().expect("invariant: a new deck always suffices (GK-DCK-09)");
        state.discard.insert(card);
    }
}
