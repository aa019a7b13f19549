//! Somebody with one plan: to build wherever it can, as high as it can.

use crate::action::Good;
use crate::{Action, Card, CardKind, Ginkgopolis, State, Tile, Trigger};
use game_core::{Actions, Game, Seat, Turn};

/// The index of its action.
pub(super) fn choose(game: &Ginkgopolis, state: &State, actions: &Actions<Action>) -> usize {
    let Turn::Choose { seat, .. } = game.turn(state) else { return 0 };
    let zeal = |&index: &usize| zeal(state, seat, actions[index]);
    (0..actions.len()).rev().max_by_key(zeal).unwrap_or(0)
}

/// Priority of an action.
fn zeal(state: &State, seat: Seat, action: Action) -> u8 {
    let board = state.board(seat);
    match action {
        Action::Keep(character) => u8::from(character.def().trigger == Trigger::Construct),
        Action::Card(card) => {
            let built = board.tiles.iter().map(|tile| height(state, seat, card, Some(tile)));
            built.fold(height(state, seat, card, None), u8::max)
        }
        Action::With(tile) => board.hand.picked().map_or(0, |card| height(state, seat, card, Some(tile))),
        Action::Alone => board.hand.picked().map_or(0, |card| height(state, seat, card, None)),
        Action::Take(Good::Resource) => 2 * u8::from(board.resources <= board.tiles.len()),
        Action::Take(Good::Tile) => 1,
        Action::Done => 1,
        Action::Redraw
        | Action::Shift(_)
        | Action::Row(_)
        | Action::Place(_)
        | Action::Return(_)
        | Action::Leave => 0,
    }
}

/// Height of what a play builds, beyond the worth of the card alone.
fn height(state: &State, seat: Seat, card: Card, tile: Option<Tile>) -> u8 {
    const BUILT: u8 = 100;
    match (card.kind(), tile) {
        (CardKind::Building(over), Some(tile)) if state.can_pay(seat, over, tile) => {
            BUILT + state.city().height(over) + 1
        }
        (CardKind::Urban(_), Some(_)) if state.board(seat).resources > 0 => BUILT + 1,
        (CardKind::Building(top), _) => state.city().height(top),
        (CardKind::Urban(_), _) => 1,
    }
}
