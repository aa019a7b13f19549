//! Step 3: preparing the next round (section 6.8).

use super::{Ginkgopolis, deck};
use crate::editions::HAL;
use crate::event::Event;
use crate::state::{Frame, HAND, Hand, MAX_ROUND, SEATS, State};
use game_core::{Seat, Sink};

/// Counts the round; its selection comes next.
pub(super) fn start_round(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.replace(Frame::Select { next: 0 });
    state.round = (state.round + 1).min(MAX_ROUND);
    log.emit(|| Event::RoundStarted { round: state.round, first: state.first });
}

/// Passes hands, draws, and goes on to the next round.
pub(super) fn next_round(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.replace(Frame::StartRound);
    if game.rules.hal.is_some() {
        deal_solo(game, state, log);
    } else {
        pass_hands(game, state, log);
    }
}

/// Unused cards and the first-player card go to the left; then everybody
/// draws back to four (`GK-NXT-02`, `GK-NXT-03`).
fn pass_hands(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    let players = game.rules.players;
    let mut passed = [Hand::default(); SEATS];
    for from in Seat::all(players) {
        let to = from.clockwise(1, players);
        passed[to.index()] = state.board(from).hand.passed(from, to);
    }
    for seat in Seat::all(players) {
        state.board_mut(seat).hand = passed[seat.index()];
    }
    state.first = state.first.clockwise(1, players);
    log.emit(|| Event::HandsPassed { first: state.first });
    for place in 0..players {
        let seat = state.first.clockwise(place, players);
        let missing = HAND - state.board(seat).hand.cards().len();
        deck::deal(game, state, seat, missing as u8, log);
    }
}

/// Three cards for the human, then one, face down, for Hal (`GK-SOL-03`).
pub(super) fn deal_solo(game: &Ginkgopolis, state: &mut State, log: &mut impl Sink<Event>) {
    deck::deal(game, state, Seat(0), 3, log);
    let card = deck::draw(game, state, log);
    let hand = &mut state.board_mut(HAL).hand;
    hand.add(card, 0);
    hand.pick(Some(card));
    log.emit(|| Event::HalDrew);
}
