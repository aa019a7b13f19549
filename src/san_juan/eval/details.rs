//! First impressions of the choices that work out a bigger one: where to
//! build, what to pay, keep, discard, tuck, produce and sell.

use super::features::{BoardCounts, EMPTIES, GOODS, HAND, MEAN_PRICE, POINTS, price_tier};
use super::policy::{DEAD, PolicyContext};
use super::selection::Menu;
use crate::data::SLOTS;
use crate::{Action, Kind};
use ai::eval::Weights;
use game_core::Actions;

/// Gain of a building that has no site, in points.
const NOWHERE: f32 = -10.0;
/// Worse than any selection of cards.
const WORST: f32 = 50.0;

impl PolicyContext<'_> {
    /// Building over saves the cover's price and a slot, and loses the cover.
    pub fn site_gains(&self, kind: Kind, actions: &Actions<Action>, out: &mut Weights) {
        let census = BoardCounts::of(self.state.city(self.seat));
        let cost = self.game.cost(kind);
        out.extend(actions.iter().map(|action| match action {
            Action::Over(slot) => self.over_gain(*slot, cost, &census),
            _ => 0.0,
        }));
    }

    /// Gain of building over `slot` instead of on a new one, if `price` is due there.
    fn over_gain(&self, slot: u8, price: u8, census: &BoardCounts) -> f32 {
        let city = self.state.city(self.seat);
        let covered = city.slots()[usize::from(slot)];
        let saved = f32::from(self.game.cover_value(covered).min(price)) * self.row[HAND];
        let good = price_tier(covered).filter(|_| city.has_good(slot));
        let lost = good.map_or(0.0, |tier| self.row[GOODS] * MEAN_PRICE[tier]);
        saved - self.in_city(covered, census, 0.0) - lost
    }

    /// Best gain of building `kind` over another building with a Crane, instead of paying `card`
    /// cards and `price` for a new slot: 0 if none, negative where there is no other way.
    pub fn best_over(&self, kind: Kind, card: u8, price: u8, census: &BoardCounts) -> f32 {
        let city = self.state.city(self.seat);
        if !city.is_active(Kind::Crane) {
            return 0.0;
        }
        let may_cover = |below: Kind| below != Kind::Crane && below != kind;
        let slots = (0..city.len()).filter(|&slot| may_cover(city.slots()[usize::from(slot)]));
        let gains = slots.map(|slot| self.over_gain(slot, price, census));
        let goods = if city.is_active(Kind::BlackMarket) { city.goods().len().min(2) } else { 0 };
        let payable = self.state.hand(self.seat).len() + goods >= card + price;
        gains.fold(if payable { 0.0 } else { NOWHERE }, f32::max)
    }

    /// The hand from `from` on, with what losing each card costs.
    fn hand_menu(&self, from: Kind) -> Menu {
        let hand = self.state.hand(self.seat);
        let census = BoardCounts::of(self.state.city(self.seat));
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
                let tier = price_tier(city.slots()[usize::from(slot)]).unwrap_or(0);
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
        let census = BoardCounts::of(self.state.city(self.seat));
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
        let census = BoardCounts::of(self.state.city(self.seat));
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

    /// Cards chosen in ascending order, any number: what each gains, and what
    /// all that may follow it gain.
    fn any_gains(&self, most: u8, actions: &Actions<Action>, out: &mut Weights, worth: impl Fn(Kind) -> f32) {
        let chosen = |action: &Action| match action {
            Action::Tuck(kind) | Action::Discard(kind) => Some(*kind),
            _ => None,
        };
        let hand = self.state.hand(self.seat);
        for (index, action) in actions.iter().enumerate() {
            let Some(kind) = chosen(action) else {
                out.push(0.0);
                continue;
            };
            let copies = |kind: Kind| hand.count(kind);
            let mut left = most.saturating_sub(1);
            let mut sum = worth(kind);
            let again = copies(kind) - 1;
            let later = actions[index + 1..].iter().filter_map(chosen).map(|kind| (kind, copies(kind)));
            for (kind, count) in std::iter::once((kind, again)).chain(later) {
                let taken = if worth(kind) > 0.0 { count.min(left) } else { 0 };
                sum += f32::from(taken) * worth(kind);
                left -= taken;
            }
            out.push(sum);
        }
    }

    /// A card for another one: worth it for cards that cannot be built.
    pub fn exchange_gains(&self, left: u8, actions: &Actions<Action>, out: &mut Weights) {
        const ANY_CARD: f32 = 0.15;
        let census = BoardCounts::of(self.state.city(self.seat));
        self.any_gains(left, actions, out, |kind| ANY_CARD - self.in_hand(kind, &census));
    }

    /// The Church works once: all at once, and rather late (`SJ-BLD-CHURCH-1`).
    pub fn church_gains(&self, put: u8, actions: &Actions<Action>, out: &mut Weights) {
        const WORTH_WAITING: f32 = 3.0;
        const BUILDINGS: f32 = SLOTS as f32;
        let census = BoardCounts::of(self.state.city(self.seat));
        let worth = |kind: Kind| self.row[POINTS] - self.row[HAND] - self.in_hand(kind, &census);
        self.any_gains(u8::MAX, actions, out, worth);
        let left = 1.0 - f32::from(super::leader(self.game, self.state)) / BUILDINGS;
        let waiting = if put == 0 { WORTH_WAITING * left } else { 0.0 };
        for (gain, action) in out.iter_mut().zip(actions) {
            *gain -= if *action == Action::Pass { 0.0 } else { waiting };
        }
    }

    /// Cards that lie face up.
    pub fn take_gains(&self, actions: &Actions<Action>, out: &mut Weights) {
        let census = BoardCounts::of(self.state.city(self.seat));
        out.extend(actions.iter().map(|action| match action {
            Action::Take(kind) => self.row[HAND] + self.in_hand(*kind, &census),
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
            Action::Produce(slot) | Action::Sell(slot) | Action::Ship(slot) => {
                price_tier(slots[usize::from(*slot)])
            }
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
