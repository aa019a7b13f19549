//! The sequence of play (section 5.1).

use super::{Ginkgopolis, draft, gain, hal, markers, prepare, resolve, select, supply};
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Frame, State};
use game_core::{Seat, Sink, Turn};

/// Returns the seat that has to choose, and its question. The engine asks one seat after another,
/// in turn order, also where people choose at the same time.
#[inline]
pub(super) fn turn(game: &Ginkgopolis, state: &State) -> Turn<Prompt> {
    let Some(frame) = state.stack.top() else { return Turn::Over };
    let prompt = match frame {
        Frame::Draft { pick, .. } => Prompt::Draft { pick },
        Frame::Select { .. } => Prompt::Card,
        Frame::Companion { .. } => Prompt::Tile,
        Frame::Goods => Prompt::Goods,
        Frame::LastTile => Prompt::LastTile { ends: !supply::returns_next(game, state) },
        Frame::Shift { .. } => Prompt::Shift { letter: markers::replaced(state) },
        Frame::Place { left, .. } => Prompt::Place { letter: markers::next_letter(state, left) },
        Frame::Return { .. } => Prompt::Return,
        Frame::Resolve { .. }
        | Frame::Finish { .. }
        | Frame::Effects { .. }
        | Frame::Exploit { .. }
        | Frame::Adjacent { .. }
        | Frame::Act { .. }
        | Frame::HalReveals
        | Frame::StartRound => unreachable!("invariant: a settled state asks somebody"),
    };
    Turn::Choose { seat: asked(game, state, frame), prompt }
}

/// The seat that a frame asks. What Hal would decide, the human decides.
#[inline]
pub(super) fn asked(game: &Ginkgopolis, state: &State, frame: Frame) -> Seat {
    match frame {
        Frame::Draft { next, .. }
        | Frame::Select { next }
        | Frame::Companion { next }
        | Frame::Return { next, .. } => state.first.clockwise(next, game.rules.players),
        _ if state.actor.0 >= game.rules.players => Seat(0),
        _ => state.actor,
    }
}

/// Returns true if all choose at once, in secret, and `seat` has not yet (`GK-SET-09`, `GK-SEL-04`).
pub(super) fn is_asked_too(game: &Ginkgopolis, state: &State, frame: Frame, seat: Seat) -> bool {
    let (Frame::Draft { next, .. } | Frame::Select { next } | Frame::Companion { next }) = frame else {
        return false;
    };
    let players = game.rules.players;
    seat.0 < players && next < players && state.first.distance_to(seat, players) > next
}

/// Runs everything that needs nobody's choice, until somebody is asked or
/// the game is over.
pub(super) fn settle(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    while log.goes_on()
        && let Some(frame) = state.stack.top()
    {
        if asks(game, state, frame, log) {
            return;
        }
    }
}

/// Returns true if a frame asks somebody; if not, it has gone one step on.
#[inline]
pub(super) fn asks(game: &Ginkgopolis, state: &mut State, frame: Frame, log: &mut impl Sink<Event>) -> bool {
    match frame {
        Frame::Draft { next, .. } | Frame::Select { next } if next < game.rules.players => true,
        Frame::Companion { .. } | Frame::LastTile => true,
        Frame::Goods => resolve::settle_goods(game, state, log),
        Frame::Shift { tile } => markers::settle_shift(state, tile, log),
        Frame::Place { tile, left, adjacent, row } => {
            markers::settle_place(state, (tile, left, adjacent, row), log)
        }
        Frame::Return { next, after } => supply::advance(game, state, (next, after), log),
        _ => {
            run(game, state, frame, log);
            false
        }
    }
}

/// Goes one step on in a procedure that asks nobody.
fn run(game: &Ginkgopolis, state: &mut State, frame: Frame, log: &mut impl Sink<Event>) {
    match frame {
        Frame::Draft { pick, .. } => draft::advance(game, state, pick, log),
        Frame::Select { .. } => select::close(game, state, log),
        Frame::Resolve { next } => resolve::advance(game, state, next, log),
        Frame::Finish { keep } => resolve::finish(state, keep, log),
        Frame::Effects { trigger, next, given } => gain::effects(game, state, trigger, (next, given), log),
        Frame::Exploit { tile, given } => gain::exploit(game, state, tile, given, log),
        Frame::Adjacent { tile, side, given } => gain::adjacent(game, state, tile, (side, given), log),
        Frame::Act { tile } => resolve::act(game, state, tile, log),
        Frame::HalReveals => hal::reveal(game, state, log),
        Frame::StartRound => prepare::start_round(state, log),
        Frame::Companion { .. }
        | Frame::Goods
        | Frame::LastTile
        | Frame::Shift { .. }
        | Frame::Place { .. }
        | Frame::Return { .. } => unreachable!("invariant: these frames ask"),
    }
}
