//! Step 2: resolving the actions (section 5.3), and what all have in common.

use super::construct::Missing;
use super::{Ginkgopolis, construct, end, gain, hal, prepare, urbanize};
use crate::action::{Action, Good};
use crate::editions::HAL;
use crate::event::{EndWhy, Event, Source};
use crate::ids::{Card, CardKind, Tile, Trigger};
use crate::state::{Frame, State};
use game_core::{Actions, Seat, Sink};

/// Goes on to the next party; after the last one the round is over.
pub(super) fn advance(game: &Ginkgopolis, state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    let parties = game.rules.parties();
    if next == parties {
        state.actor = Seat(0);
        if state.last_round {
            state.stack.clear();
            log.emit(|| Event::GameEnded);
        } else {
            prepare::next_round(game, state, log);
        }
        return;
    }
    state.stack.replace(Frame::Resolve { next: next + 1 });
    state.actor = state.first.clockwise(next, parties);
    match game.rules.hal {
        Some(_) if state.actor == HAL => hal::begin(state, log),
        _ => reveal(state, log),
    }
}

/// Turns over the card and tile of the acting seat (`GK-RES-01`).
pub(super) fn reveal(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let board = state.board_mut(seat);
    let (card, tile) = (board.hand.take_picked(), board.tile.take());
    state.card = Some(card);
    state.stack.push(Frame::Act { tile });
    log.emit(|| Event::Revealed { seat, card, tile });
}

/// Decides what the card that was turned over does (`GK-RES-02` to
/// `GK-RES-07`).
pub(super) fn act(game: &Ginkgopolis, state: &mut State, tile: Option<Tile>, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if game.rules.hal.is_some() && state.actor == HAL {
        return hal::act(game, state, tile, log);
    }
    let seat = state.actor;
    let card = state.card.expect("invariant: a card was turned over");
    match (card.kind(), tile) {
        (_, None) => {}
        (CardKind::Urban(letter), Some(tile))
            if Missing::for_lot(state.board(seat).resources).is_nothing() =>
        {
            return urbanize::act(state, letter, tile, log);
        }
        (CardKind::Building(over), Some(tile)) if state.can_pay(seat, over, tile) => {
            return construct::act(game, state, over, tile, log);
        }
        (_, Some(tile)) => {
            state.board_mut(seat).tiles.insert(tile);
            state.shown.insert(tile);
            log.emit(|| Event::Fallback { seat, tile });
        }
    }
    exploit(state, card);
}

/// A card alone (section 6.3).
fn exploit(state: &mut State, card: Card) {
    begin(state, Trigger::Exploit);
    state.stack.push(match card.kind() {
        CardKind::Building(tile) => Frame::Exploit { tile, given: 0 },
        CardKind::Urban(_) => Frame::Goods,
    });
}

/// Lays out the end of an action: effects, then the card's way.
pub(super) fn begin(state: &mut State, trigger: Trigger) {
    state.stack.push(Frame::Finish { keep: trigger == Trigger::Construct });
    state.stack.push(Frame::Effects { trigger, next: 0, given: 0 });
}

/// The played card goes to the discard pile, or into the tableau
/// (`GK-EXP-04`, `GK-URB-07`, `GK-CON-10`).
pub(super) fn finish(state: &mut State, keep: bool, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    state.stack.pop();
    let card = state.card.take().expect("invariant: a card is being resolved");
    match card.kind() {
        CardKind::Building(tile) if keep => {
            state.tableaux.add(seat, tile);
            log.emit(|| Event::CardKept { seat, card });
        }
        _ => {
            state.discard.insert(card);
            log.emit(|| Event::CardDiscarded { seat, card });
        }
    }
}

/// Lists the goods that an urbanization card alone may bring now (`GK-EXP-01`).
pub(super) fn legal_goods(state: &State, out: &mut Actions<Action>) {
    if state.board(state.actor).reserve > 0 {
        out.push(Action::Take(Good::Resource));
    }
    if !state.supply.is_empty() {
        out.push(Action::Take(Good::Tile));
    }
}

/// Asks for a resource or a tile if both can be had.
pub(super) fn settle_goods(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let mut offered = Actions::new();
    legal_goods(state, &mut offered);
    match offered[..] {
        [] => state.stack.pop(),
        [Action::Take(good)] => take(game, state, good, log),
        _ => return true,
    }
    false
}

pub(super) fn take(game: &Ginkgopolis, state: &mut State, good: Good, log: &mut impl Sink<Event>) {
    state.stack.pop();
    match good {
        Good::Resource => gain::resources(state, state.actor, 1, Source::Alone, log),
        Good::Tile => gain::tiles(game, state, state.actor, 1, Source::Alone, log),
    }
}

/// Announces the end if all of a seat's resources lie in the city now (`GK-END-02`; for Hal
/// `GK-SOL-30`).
pub(super) fn check_placed(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let board = state.board(seat);
    if board.reserve == 0 && board.resources == 0 {
        end::trigger_end(state, EndWhy::Resources, log);
    }
}
