//! The tile supply runs out (section 6.7).

use super::{Ginkgopolis, chance, end, gain};
use crate::action::Action;
use crate::editions::Exhaustion;
use crate::event::{EndWhy, Event, Source};
use crate::ids::Tile;
use crate::sets::TileSet;
use crate::state::{Frame, State};
use game_core::{Actions, Seat, Sink, list};

/// Returns true if anything would follow from taking the last tile: not if the game ends with this
/// round anyway and no tiles are returned any more.
pub(super) fn last_matters(game: &Ginkgopolis, state: &State) -> bool {
    !state.last_round || returns_next(game, state)
}

/// Returns true if tiles will be returned when the supply runs out next.
pub(super) fn returns_next(game: &Ginkgopolis, state: &State) -> bool {
    state.exhaustions == 0 && game.rules.first_exhaustion == Exhaustion::Return
}

/// The last tile was taken (`GK-SUP-01`).
pub(super) fn exhaust(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let returns = returns_next(game, state);
    state.exhaustions += 1;
    log.emit(|| Event::Exhausted { time: state.exhaustions });
    if returns {
        state.stack.push(Frame::Return { next: 0, after: None });
    } else {
        end::trigger_end(state, EndWhy::Tiles, log);
    }
}

/// Lists the tiles that the seat may still return from behind the screen (`GK-SUP-04`), in
/// ascending order.
fn offered(state: &State, seat: Seat, after: Option<Tile>) -> TileSet {
    state.board(seat).tiles.behind(after)
}

/// Goes on to the next seat with tiles. Returns whether somebody is asked.
pub(super) fn advance(
    game: &Ginkgopolis,
    state: &mut State,
    (next, after): (u8, Option<Tile>),
    log: &mut impl Sink<Event>,
) -> bool {
    if next == game.rules.players {
        renew(game, state, log);
        return false;
    }
    let seat = state.first.clockwise(next, game.rules.players);
    if offered(state, seat, after).is_empty() {
        done(state);
        return false;
    }
    true
}

/// Another tile, or done.
pub(super) fn legal(state: &State, seat: Seat, after: Option<Tile>, out: &mut Actions<Action>) {
    out.push(Action::Done);
    list(out, offered(state, seat, after).iter().map(Action::Return));
}

/// Chooses a tile to return.
pub(super) fn put_back(state: &mut State, tile: Tile) {
    let Some(Frame::Return { next, .. }) = state.stack.top() else {
        unreachable!("invariant: tiles were asked for")
    };
    state.returning.insert(tile);
    state.stack.replace(Frame::Return { next, after: Some(tile) });
}

/// The seat returns nothing more.
pub(super) fn done(state: &mut State) {
    let Some(Frame::Return { next, .. }) = state.stack.top() else {
        unreachable!("invariant: tiles were asked for")
    };
    state.stack.replace(Frame::Return { next: next + 1, after: None });
}

/// All have answered: the returned tiles are the new supply (`GK-SUP-03`).
/// Without any, this is the second exhaustion (`GK-SUP-05`).
fn renew(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    let returned = std::mem::take(&mut state.returning);
    for place in 0..game.rules.players {
        let seat = state.first.clockwise(place, game.rules.players);
        let board = state.board_mut(seat);
        let own = board.tiles.and(returned);
        board.tiles = board.tiles.without(own);
        log.emit(|| Event::TilesReturned { seat, tiles: own.iter().collect() });
        gain::points(state, seat, own.len(), Source::Returned, log);
    }
    state.returned = returned;
    state.shown = state.shown.without(returned);
    if returned.is_empty() {
        return exhaust(game, state, log);
    }
    returned.iter().for_each(|tile| state.supply.push(tile));
    chance::shuffle_supply(state);
    log.emit(|| Event::SupplyRenewed { tiles: returned.len() });
}
