//! First impressions of the choices that work out a bigger one: where to
//! build, what to pay, keep, discard, tuck, produce and sell.

use super::features::{Census, EMPTIES, GOODS, HAND, MEAN_PRICE, POINTS};
use super::policy::{DEAD, Sight};
use super::selection::Menu;
use crate::ai::eval::Weights;
use crate::core::Actions;
use crate::games::san_juan::{Action, Kind};

/// Worse than any selection of cards.
const WORST: f32 = 50.0;

impl Sight<'_> {
    /// Building over saves the cover's price and a slot, and loses the cover.
    pub fn site_gains(&self, kind: Kind, actions: &Actions<Action>, out: &mut Weights) {
        let city = self.state.city(self.seat);
        let census = Census::of(city);
        let cost = self.game.cost(kind);
        out.extend(actions.iter().map(|action| match action {
            Action::Over(slot) => {
                let covered = city.slots()[usize::from(*slot)];
                let saved = f32::from(self.game.cost(covered.kind).min(cost)) * self.row[HAND];
                let good = covered.kind.tier().filter(|_| covered.has_good());
                let lost = good.map_or(0.0, |tier| self.row[GOODS] * MEAN_PRICE[tier]);
                saved - self.in_city(covered.kind, &census, 0.0) - lost
            }
            _ => 0.0,
        }));
    }

    /// The hand from `from` on, with what losing each card costs.
    fn hand_menu(&self, from: Kind) -> Menu {
        let hand = self.state.hand(self.seat);
        let census = Census::of(self.state.city(self.seat));
        let mut menu = Menu::default();
        for kind in hand.kinds().iter().filter(|&kind| kind >= from) {
            let worth = self.in_hand(kind, &census);
            for _ in 1..hand.count(kind) {
                menu.push(kind, if kind.is_production() { 0.8 * worth } else { DEAD });
            }
            menu.push(kind, worth);
        }
        menu
    }

    pub fn pay_gains(&self, due: u8, actions: &Actions<Action>, out: &mut Weights) {
        let first =
            actions.iter().find_map(|action| if let Action::Pay(kind) = action { Some(*kind) } else { None });
        let menu = first.map(|kind| self.hand_menu(kind)).unwrap_or_default();
        let city = self.state.city(self.seat);
        out.extend(actions.iter().map(|action| match *action {
            Action::Pay(kind) => -menu.cost_from(kind, due).min(WORST) - self.row[HAND] * f32::from(due),
            Action::Spend(slot) => {
                let tier = city.slots()[usize::from(slot)].kind.tier().unwrap_or(0);
                let good = self.row[GOODS] * MEAN_PRICE[tier] - self.row[EMPTIES];
                let rest = first.map_or(0.0, |kind| menu.cost_from(kind, due.saturating_sub(1)).min(WORST));
                -good - rest - self.row[HAND] * f32::from(due.saturating_sub(1))
            }
            // Declining a discount helps nobody; finishing is what is left.
            Action::Waive(_) => -2.0 * WORST,
            _ => 0.0,
        }));
    }

    pub fn discard_gains(&self, left: u8, actions: &Actions<Action>, out: &mut Weights) {
        let first = actions
            .first()
            .and_then(|action| if let Action::Discard(kind) = action { Some(*kind) } else { None });
        let menu = first.map(|kind| self.hand_menu(kind)).unwrap_or_default();
        out.extend(actions.iter().map(|action| match action {
            Action::Discard(kind) => -menu.cost_from(*kind, left).min(WORST),
            _ => 0.0,
        }));
    }

    pub fn keep_gains(&self, left: u8, actions: &Actions<Action>, out: &mut Weights) {
        let census = Census::of(self.state.city(self.seat));
        let hand = self.state.hand(self.seat);
        let mut menu = Menu::default();
        let worth = |kind: Kind| {
            let spare = hand.count(kind) > 0 && !kind.is_production();
            if spare { DEAD } else { self.in_hand(kind, &census) }
        };
        let kinds = || {
            actions
                .iter()
                .filter_map(|action| if let Action::Keep(kind) = action { Some(*kind) } else { None })
        };
        kinds().for_each(|kind| menu.push(kind, -worth(kind)));
        out.extend(kinds().map(|kind| {
            let cost = menu.cost_from(kind, left);
            // Copies may complete a selection that the list of kinds cannot.
            if cost.is_finite() { -cost } else { worth(kind) - 0.5 }
        }));
    }

    pub fn chapel_gains(&self, actions: &Actions<Action>, out: &mut Weights) {
        let census = Census::of(self.state.city(self.seat));
        let hand = self.state.hand(self.seat);
        let over = hand.len() > 7;
        out.extend(actions.iter().map(|action| match action {
            Action::Tuck(kind) => {
                let spare = hand.count(*kind) > 1 && !kind.is_production();
                let lost = if spare { DEAD } else { self.in_hand(*kind, &census) };
                self.row[POINTS] - lost - if over { 0.0 } else { self.row[HAND] }
            }
            _ => 0.0,
        }));
    }

    /// Slots chosen in ascending order: the best `left` of those on offer.
    pub fn slot_gains(
        &self,
        left: u8,
        actions: &Actions<Action>,
        out: &mut Weights,
        worth: impl Fn(usize) -> f32,
    ) {
        let slots = self.state.city(self.seat).slots();
        let tier = |action: &Action| match action {
            Action::Produce(slot) | Action::Sell(slot) => slots[usize::from(*slot)].kind.tier(),
            _ => None,
        };
        for (index, action) in actions.iter().enumerate() {
            let Some(first) = tier(action) else {
                out.push(0.0);
                continue;
            };
            let mut counts = [0u8; 5];
            actions[index + 1..].iter().filter_map(tier).for_each(|tier| counts[tier] += 1);
            let (mut more, mut sum) = (left.saturating_sub(1), worth(first));
            for tier in (0..5).rev() {
                let taken = counts[tier].min(more);
                more -= taken;
                sum += f32::from(taken) * worth(tier).max(0.0);
            }
            out.push(sum);
        }
    }
}
