//! The Prospector phases (sections 6.1 and 6.7).

use super::{SanJuan, bonus, chance, mutations, queries, row};
use crate::editions::GoldMinePolicy;
use crate::event::Event;
use crate::ids::Kind;
use crate::prompt::{Bonus, FaceUp};
use crate::state::State;
use game_core::{Game, Seat, Sink};

/// The turn of the seat on turn: the picker's privilege
/// (`SJ-ROLE-PROSPECTOR-1`), then Gold Mine and Bank (`SJ-BLD-GOLD-4`).
pub(super) fn act(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let picks = queries::privilege(state, state.actor) > 0;
    bonus::run(game, state, if picks { Bonus::Prospector } else { Bonus::GoldMine }, 0, log);
}

/// Turns up the four cards of the Gold Mine (`SJ-BLD-GOLD-1`).
pub(super) fn gold_mine(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let mut shown = [Kind::ProdT1; 4];
    for card in &mut shown {
        *card = chance::draw(state, log).expect("invariant: four cards are available");
    }
    let taken = match (all_differ(game, &shown), game.rules.gold_mine) {
        (false, _) => None,
        (true, GoldMinePolicy::Cheapest) => shown.into_iter().min_by_key(|&kind| game.cost(kind)),
        (true, GoldMinePolicy::Choice) => return row::lay_out(state, FaceUp::GoldMine, &shown, log),
    };
    // All costs differ, so no two of the four are the same kind.
    for kind in shown {
        if taken == Some(kind) {
            mutations::deal(state, state.actor, kind);
        } else {
            state.cards.toss(kind);
        }
    }
    log.emit(|| Event::GoldMine { seat: state.actor, shown, taken });
}

/// `SJ-BLD-GOLD-2`, `SJ-BLD-GOLD-3`.
fn all_differ(game: &SanJuan, shown: &[Kind; 4]) -> bool {
    let costs = shown.iter().fold(0u16, |costs, &kind| costs | 1 << game.cost(kind));
    costs.count_ones() as usize == shown.len()
}

/// Turns up the card of the Bank (`SJ-BLD-BANK-1`, `SJ-BLD-BANK-2`).
pub(super) fn bank(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let Some(shown) = chance::draw(state, log) else { return };
    let taken = !Seat::all(game.seats()).any(|seat| state.city(seat).visible().has(shown));
    let seat = state.actor;
    if taken {
        mutations::deal(state, seat, shown);
    } else {
        state.cards.toss(shown);
    }
    log.emit(|| Event::Bank { seat, shown, taken });
}
