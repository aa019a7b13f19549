//! The Prospector phase (sections 6.1 and 6.7).

use super::{SanJuan, atoms, chance, flow};
use crate::core::Sink;
use crate::games::san_juan::editions::GoldMinePolicy;
use crate::games::san_juan::event::{DrawWhy, Event};
use crate::games::san_juan::ids::Kind;
use crate::games::san_juan::state::State;

/// The picker's draw (`SJ-ROLE-PROSPECTOR-1`), before any Gold Mine.
pub(super) fn privilege(state: &mut State, log: &mut impl Sink<Event>) {
    let picker = state.picker;
    atoms::draw_to_hand(state, picker, flow::privilege(state, picker), DrawWhy::Prospector, log);
}

/// The seat on turn uses its Gold Mine (`SJ-BLD-GOLD-4`).
pub(super) fn act(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    // SJ-BLD-GOLD-6
    if !state.city(state.actor).is_active(Kind::GoldMine) || chance::available(state) < 4 {
        return;
    }
    let mut shown = [Kind::ProdT1; 4];
    for card in &mut shown {
        *card = chance::draw(state, log).expect("invariant: four cards are available");
    }
    let taken = match game.rules.gold_mine {
        GoldMinePolicy::Cheapest => cheapest_if_all_differ(game, &shown),
    };
    // All costs differ, so no two of the four are the same kind.
    for kind in shown {
        if taken == Some(kind) {
            state.hands[state.actor.index()].add(kind);
        } else {
            state.piles.toss(kind);
        }
    }
    log.emit(|| Event::GoldMine { seat: state.actor, shown, taken });
}

/// `SJ-BLD-GOLD-2`, `SJ-BLD-GOLD-3`.
fn cheapest_if_all_differ(game: &SanJuan, shown: &[Kind; 4]) -> Option<Kind> {
    let mut costs = 0u16;
    for &kind in shown {
        let bit = 1 << game.cost(kind);
        if costs & bit != 0 {
            return None;
        }
        costs |= bit;
    }
    shown.iter().copied().min_by_key(|&kind| game.cost(kind))
}
