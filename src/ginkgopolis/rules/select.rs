//! Step 1: everybody commits a card, in secret (section 5.2).

use super::{Ginkgopolis, deck};
use crate::action::Action;
use crate::event::{Event, Play};
use crate::ids::{Card, Tile};
use crate::state::{Frame, State};
use game_core::{Actions, Seat, Sink, list};

/// A redraw, or a card of the hand.
pub(super) fn legal_card(state: &State, seat: Seat, out: &mut Actions<Action>) {
    let board = state.board(seat);
    if board.redraws > 0 {
        out.push(Action::Redraw);
    }
    list(out, board.hand.cards().iter().copied().map(Action::Card));
}

/// No tile, or one from behind the screen (`GK-SEL-03`).
pub(super) fn legal_tile(state: &State, seat: Seat, out: &mut Actions<Action>) {
    out.push(Action::Alone);
    list(out, state.board(seat).tiles.iter().map(Action::With));
}

/// Exchanges the hand (`GK-SEL-07`, `GK-SEL-09`).
pub(super) fn redraw(game: &Ginkgopolis, state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let board = state.board_mut(seat);
    board.redraws -= 1;
    let left = board.redraws;
    let hand = std::mem::take(&mut board.hand);
    hand.cards().iter().for_each(|&card| state.discard.insert(card));
    log.emit(|| Event::Redrew { seat, discarded: hand.cards().to_vec(), left });
    deck::deal(game, state, seat, hand.cards().len() as u8, log);
}

/// Chooses the card; without tiles it is committed alone at once.
pub(super) fn choose(
    game: &Ginkgopolis,
    state: &mut State,
    seat: Seat,
    card: Card,
    log: &mut impl Sink<Event>,
) {
    let Some(Frame::Select { next }) = state.stack.top() else {
        unreachable!("invariant: a card was asked for")
    };
    state.board_mut(seat).hand.pick(Some(card));
    state.stack.replace(Frame::Companion { next });
    if state.board(seat).tiles.is_empty() {
        commit(game, state, seat, None, log);
    }
}

/// Commits the chosen card, for good (`GK-SEL-04`).
pub(super) fn commit(
    game: &Ginkgopolis,
    state: &mut State,
    seat: Seat,
    tile: Option<Tile>,
    log: &mut impl Sink<Event>,
) {
    let Some(Frame::Companion { .. }) = state.stack.top() else {
        unreachable!("invariant: a tile was asked for")
    };
    // Everybody before has committed, unless a search has reopened that.
    let open = (0..game.rules.players).find(|&place| {
        let seat = state.first.clockwise(place, game.rules.players);
        state.board(seat).hand.picked().is_none()
    });
    state.stack.replace(Frame::Select { next: open.unwrap_or(game.rules.players) });
    let board = state.board_mut(seat);
    tile.into_iter().for_each(|tile| board.tiles.remove(tile));
    board.tile = tile;
    log.emit(|| {
        let card = state.board(seat).hand.picked();
        Event::Committed { seat, play: card.map(|card| Play { card, tile }) }
    });
}

/// Lets everybody but `seat` commit anew. Characters kept in a draft are dealt
/// anew with the packets, and Hal's card with the deck.
pub(super) fn reopen(game: &Ginkgopolis, state: &mut State, seat: Seat) {
    if !matches!(state.stack.top(), Some(Frame::Select { .. } | Frame::Companion { .. })) {
        return;
    }
    for other in Seat::all(game.rules.players).filter(|&other| other != seat) {
        let board = state.board_mut(other);
        board.hand.pick(None);
        board.tile.take().into_iter().for_each(|tile| board.tiles.insert(tile));
    }
}

/// Everybody has committed: it shows who added a tile (`GK-SEL-05`).
pub(super) fn close(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    log.emit(|| {
        let with_tile = Seat::all(game.rules.players).filter(|&seat| state.board(seat).tile.is_some());
        Event::AllCommitted { with_tile: with_tile.collect() }
    });
    state.stack.replace(Frame::Resolve { next: 0 });
}
