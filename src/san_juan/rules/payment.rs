//! Payment for a building (section 5.7): discounts declined, goods, cards.

use super::builder::{MAX_GOODS, discount_for};
use super::{SanJuan, bonus, mutations, queries};
use crate::action::Action;
use crate::data::SLOTS;
use crate::event::{Cards, Event};
use crate::ids::{Discount, KINDS, Kind};
use crate::prompt::Bonus;
use crate::reason::Reason;
use crate::state::{Frame, State};
use game_core::{Actions, Sink, list};

/// Cards still due.
#[inline]
pub(super) fn due(net: i8, goods: u8, paid: u8) -> u8 {
    net.max(0) as u8 - goods - paid
}

/// The order of payment steps: discounts, goods by slot, cards by kind.
const fn step_of_good(slot: u8) -> u8 {
    3 + slot
}

/// See [`step_of_good`].
pub(super) const fn step_of_card(kind: Kind) -> u8 {
    3 + SLOTS as u8 + kind as u8
}

/// The last step of a payment.
pub(super) const LAST_STEP: u8 = step_of_card(Kind::ALL[KINDS - 1]);

/// Lets the next card paid be of any kind: used when the hand is resampled.
pub(super) fn forget_order(state: &mut State) {
    let mut payment = Payment::of(state);
    payment.from = payment.from.min(step_of_card(Kind::ProdT1));
    payment.store(state);
}

/// Returns true if hand and goods suffice for the price, chosen in any order: for positions.
pub(super) fn is_payable(state: &State) -> bool {
    let payment = Payment::of(state);
    payment.due() <= state.hand(state.actor).len() + payment.spendable(state, 0)
}

/// The payment under way.
#[derive(Clone, Copy)]
struct Payment {
    kind: Kind,
    slot: u8,
    net: i8,
    waived: u8,
    goods: u8,
    paid: u8,
    from: u8,
}

impl Payment {
    fn of(state: &State) -> Payment {
        let Some(Frame::Pay { kind, slot, net, waived, goods, paid, from }) = state.stack.top() else {
            unreachable!("invariant: payment was asked")
        };
        Payment { kind, slot, net, waived, goods, paid, from }
    }

    fn store(self, state: &mut State) {
        let Payment { kind, slot, net, waived, goods, paid, from } = self;
        state.stack.replace(Frame::Pay { kind, slot, net, waived, goods, paid, from });
    }

    fn due(self) -> u8 {
        due(self.net, self.goods, self.paid)
    }

    /// Cards by which each discount could still be waived.
    #[inline]
    fn waivable(self, state: &State) -> [u8; Discount::ALL.len()] {
        let city = state.city(state.actor);
        let mut cards = [0; Discount::ALL.len()];
        if self.from <= Discount::Privilege as u8 {
            let full = queries::privilege(state, state.actor);
            let full = if full == 2 && !city.is_active(Kind::Library) { 1 } else { full };
            cards[Discount::Privilege as usize] = full - self.waived;
        }
        let (helper, own) = discount_for(self.kind);
        if self.from <= own as u8 {
            cards[own as usize] = city.is_active(helper) as u8;
        }
        cards
    }

    /// Goods that may still be spent from `from` on.
    fn spendable(self, state: &State, from: u8) -> u8 {
        let city = state.city(state.actor);
        if !city.is_active(Kind::BlackMarket) {
            return 0;
        }
        city.goods().from(from.saturating_sub(step_of_good(0))).len().min(MAX_GOODS - self.goods)
    }

    /// The discounts that may be waived, with their cards: those that can lead
    /// to a higher price that can still be paid.
    #[inline]
    fn waivers(self, state: &State) -> [u8; Discount::ALL.len()] {
        const NONE: [u8; Discount::ALL.len()] = [0; Discount::ALL.len()];
        if self.from >= Discount::ALL.len() as u8 {
            return NONE;
        }
        let cards = self.waivable(state);
        let rest: u8 = cards.iter().sum();
        let useful = rest > 0 && self.net + rest as i8 > self.net.max(0) && self.can_pay_one_more(state);
        if useful { cards } else { NONE }
    }

    fn can_pay_one_more(self, state: &State) -> bool {
        // Waiving a surplus alone changes nothing.
        let next = self.net.max(0) as u8 + 1;
        let hand = state.hand(state.actor).len();
        next <= hand || next <= hand + self.spendable(state, 0)
    }

    /// Returns true if the good on `slot` may be spent and the rest still be paid.
    fn may_spend(self, state: &State, slot: u8) -> bool {
        let step = step_of_good(slot);
        state.city(state.actor).goods().has(slot)
            && step >= self.from
            && self.due() > 0
            && self.spendable(state, step) > 0
            && self.due() - 1 <= state.hand(state.actor).len() + self.spendable_after(state, step)
    }

    fn spendable_after(self, state: &State, step: u8) -> u8 {
        let then = Payment { goods: self.goods + 1, ..self };
        then.spendable(state, step + 1)
    }
}

/// Every next step of payment, in order.
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    let payment = Payment::of(state);
    if payment.due() == 0 {
        out.push(Action::Pass);
    }
    let waivers = payment.waivers(state);
    list(out, Discount::ALL.into_iter().filter(|&which| waivers[which as usize] > 0).map(Action::Waive));
    if payment.due() == 0 {
        return;
    }
    if state.city(state.actor).is_active(Kind::BlackMarket) {
        let goods = state.city(state.actor).goods();
        list(out, goods.iter().filter(|&slot| payment.may_spend(state, slot)).map(Action::Spend));
    }
    let from = payment.from.saturating_sub(step_of_card(Kind::ProdT1)) as usize;
    list(out, state.hand(state.actor).choices(from, payment.due()).map(Action::Pay));
}

/// Reason why a step of payment is impossible.
pub(super) fn why_not(state: &State, action: Action) -> Reason {
    let payment = Payment::of(state);
    match action {
        Action::Pass => Reason::TooExpensive { missing: payment.due() },
        Action::Pay(_) | Action::Spend(_) if payment.due() == 0 => Reason::PaidInFull,
        Action::Pay(kind) if state.hand(state.actor).count(kind) == 0 => Reason::NotInHand,
        Action::Pay(kind) if step_of_card(kind) < payment.from => Reason::OutOfOrder,
        Action::Pay(kind) => {
            let rest = state.hand(state.actor).count_from(kind.index());
            Reason::TooExpensive { missing: payment.due() - rest }
        }
        Action::Spend(slot) => why_not_spend(state, payment, slot),
        Action::Waive(discount) if payment.waivable(state)[discount as usize] == 0 => Reason::NoDiscount,
        Action::Waive(_) if payment.net < 0 => Reason::NoDiscount,
        Action::Waive(_) => Reason::TooExpensive { missing: 1 },
        _ => Reason::NotAsked,
    }
}

fn why_not_spend(state: &State, payment: Payment, slot: u8) -> Reason {
    let city = state.city(state.actor);
    match city.slots().get(slot as usize) {
        _ if payment.kind == Kind::BlackMarket || !city.is_active(Kind::BlackMarket) => {
            Reason::NeedsBlackMarket
        }
        None => Reason::NoBuilding,
        Some(_) if slot == payment.slot => Reason::Covered,
        Some(_) if !city.has_good(slot) => Reason::NoGood,
        Some(_) if payment.goods == MAX_GOODS => Reason::GoodNotNeeded,
        Some(_) if step_of_good(slot) < payment.from => Reason::OutOfOrder,
        // Too late in the order: an earlier good is needed as well.
        Some(_) => Reason::TooExpensive { missing: 1 },
    }
}

/// Declines one card of a discount (`SJ-BUILD-5`).
pub(super) fn waive(game: &SanJuan, state: &mut State, discount: Discount, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.net += 1;
    match discount {
        Discount::Privilege => payment.waived += 1,
        Discount::Quarry | Discount::Smithy => payment.from = discount as u8 + 1,
    }
    payment.store(state);
    complete_if_paid(game, state, log);
}

/// Spends a good (`SJ-BUILD-3`).
pub(super) fn spend(game: &SanJuan, state: &mut State, slot: u8, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.goods += 1;
    payment.from = step_of_good(slot) + 1;
    payment.store(state);
    let seat = state.actor;
    mutations::toss_good(state, seat, slot);
    log.emit(|| Event::GoodSpent { seat, slot });
    complete_if_paid(game, state, log);
}

/// Pays a card (`SJ-BUILD-4`).
pub(super) fn pay(game: &SanJuan, state: &mut State, kind: Kind, log: &mut impl Sink<Event>) {
    let mut payment = Payment::of(state);
    payment.paid += 1;
    payment.from = step_of_card(kind);
    payment.store(state);
    let seat = state.actor;
    mutations::toss_from_hand(state, seat, kind);
    log.emit(|| Event::Paid { seat, cards: Cards::Known(vec![kind]) });
    complete_if_paid(game, state, log);
}

/// Ends the payment once nothing is due and nothing can be declined.
pub(super) fn complete_if_paid(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let payment = Payment::of(state);
    if payment.due() == 0 && payment.waivers(state) == [0; Discount::ALL.len()] {
        complete(game, state, log);
    }
}

/// The building is paid for: Carpenter, then Poor House (`SJ-BUILD-12`).
pub(super) fn complete(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    let payment = Payment::of(state);
    let Payment { kind, slot, paid, .. } = payment;
    let seat = state.actor;
    state.stack.pop();
    state.quiet = 0;
    log.emit(|| {
        let over = state.covered(seat, slot).last().copied();
        Event::Built { seat, kind, slot, over, price: paid }
    });
    bonus::run(game, state, Bonus::Carpenter, !kind.is_production() as u8, log);
}
