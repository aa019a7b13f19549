//! The character draft (`GK-SET-09`).

use super::{Ginkgopolis, setup};
use crate::action::Action;
use crate::event::Event;
use crate::ids::Character;
use crate::state::{Draft, Frame, PICKS, State};
use game_core::{Actions, Seat, Sink, list};

/// The packet that the seat holds.
pub(super) fn legal(game: &Ginkgopolis, state: &State, seat: Seat, pick: u8, out: &mut Actions<Action>) {
    list(out, state.draft.held(seat, pick, game.rules.players).iter().copied().map(Action::Keep));
}

/// Keeps a character.
pub(super) fn keep(
    game: &Ginkgopolis,
    state: &mut State,
    seat: Seat,
    character: Character,
    log: &mut impl Sink<Event>,
) {
    let Some(Frame::Draft { pick, next }) = state.stack.top() else {
        unreachable!("invariant: a character was asked for")
    };
    state.draft.keep(seat, pick, game.rules.players, character);
    state.stack.replace(Frame::Draft { pick, next: next + 1 });
    log.emit(|| Event::CharacterKept { seat, character: Some(character) });
}

/// Everybody has kept one: the packets move on, or the characters are shown
/// and the game begins.
pub(super) fn advance(game: &Ginkgopolis, state: &mut State, pick: u8, log: &mut impl Sink<Event>) {
    if pick + 1 < PICKS {
        state.stack.replace(Frame::Draft { pick: pick + 1, next: 0 });
        log.emit(|| Event::PacketsPassed);
        return;
    }
    let players = game.rules.players;
    for seat in Seat::all(players) {
        let kept = state.draft.kept(seat, PICKS, players).collect();
        state.board_mut(seat).characters = kept;
    }
    state.draft = Draft::default();
    state.stack.pop();
    setup::begin(game, state, log);
}
