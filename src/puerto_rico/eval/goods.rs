//! Selling and storing crates.

use super::policy_context::PolicyContext;
use super::{cards, festival};
use crate::ids::GOODS;
use crate::rules::market_coins;
use crate::{Action, Good};
use ai::eval::Weights;
use game_core::Actions;

/// Gain of selling a crate.
pub(super) fn sale_gain(sight: &PolicyContext, good: Good, is_trader: bool) -> f32 {
    let coins = good.index() as u8 + market_coins(sight.board()) + u8::from(is_trader);
    let crates = sight.board().crates[good.index()];
    let lost = sight.pile(good.index(), crates) - sight.pile(good.index(), crates - 1);
    let goals =
        if sight.game.has_goals() { cards::sold(sight, coins) + festival::sold(sight, good) } else { 0.0 };
    goals + sight.coins(f32::from(coins)) - lost
}

/// Gain of the Merchant Outpost for a crate.
pub(super) fn export_gain(sight: &PolicyContext, good: Good, is_trader: bool) -> f32 {
    let coins = good.index() as u8 + u8::from(is_trader);
    let crates = sight.board().crates[good.index()];
    let lost = sight.pile(good.index(), crates) - sight.pile(good.index(), crates - 1);
    sight.coins(f32::from(coins)) - lost
}

/// Weights for storing goods whole, in ascending order: the smallest of the
/// dearest piles first.
pub(super) fn store_gains(sight: &PolicyContext, left: u8, actions: &Actions<Action>, out: &mut Weights) {
    let worth = |good: usize| {
        let crates = sight.board().crates[good];
        sight.pile(good, crates).max(0.0) + sight.chosen_crate(good, 0) * f32::from(u8::from(crates > 0))
    };
    let from = usize::from(sight.state.ordered_from());
    let mut piles: [usize; GOODS] = std::array::from_fn(|good| good);
    piles.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    let dearest = piles.into_iter().filter(|&good| good >= from && sight.board().crates[good] > 0);
    let first = dearest.take(usize::from(left)).min();
    out.extend(actions.iter().map(|action| match action {
        Action::StoreAll(good) if Some(good.index()) == first => 1.0 + worth(good.index()),
        Action::StoreAll(good) => worth(good.index()) * 0.5,
        _ => 0.0,
    }));
}
