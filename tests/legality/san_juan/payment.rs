//! Paying for a building (SJ-BUILD-3 to SJ-BUILD-8): a step may be taken if
//! some way of going on, in the order of the steps, ends with the price paid.

use std::collections::BTreeSet;

use san_juan::ids::Discount;
use san_juan::{Action, Kind};

use super::{Asked, GOODS, SLOTS, ascending};
use crate::compare::Allowed;

/// Steps before the first good, and before the first card: the order is
/// discounts, goods by slot, cards by kind.
const FIRST_GOOD: u8 = Discount::ALL.len() as u8;
const FIRST_CARD: u8 = FIRST_GOOD + SLOTS as u8;

/// A payment under way; see `Frame::Pay`.
pub struct Payment<'a> {
    pub asked: &'a Asked<'a>,
    pub kind: Kind,
    pub slot: u8,
    pub net: i8,
    pub waived: u8,
    pub goods: u8,
    pub paid: u8,
    pub from: u8,
}

impl Payment<'_> {
    pub fn actions(&self) -> Allowed<Action> {
        let due = self.due();
        let mut must = BTreeSet::new();
        if due == 0 {
            must.insert(Action::Pass);
        } else {
            must.extend(self.spendable().into_iter().filter(|&slot| self.may_spend(slot)).map(Action::Spend));
            let from = self.from.saturating_sub(FIRST_CARD);
            must.extend(ascending(&self.asked.hand, from, due).map(Action::Pay));
        }
        let (useful, useless) = self.waivers();
        must.extend(useful);
        Allowed { must, may: useless }
    }

    fn due(&self) -> u8 {
        self.net.max(0) as u8 - self.goods - self.paid
    }

    /// Slots whose goods may still be spent, by their order alone.
    fn spendable(&self) -> Vec<u8> {
        let asked = self.asked;
        if !asked.works(Kind::BlackMarket) || usize::from(self.goods) >= GOODS {
            return Vec::new();
        }
        asked.goods().filter(|slot| FIRST_GOOD + slot >= self.from && *slot != self.slot).collect()
    }

    /// Returns true if the rest can be paid by later goods and cards.
    fn may_spend(&self, slot: u8) -> bool {
        let later = self.spendable().into_iter().filter(|&other| other > slot).count();
        let goods = later.min(GOODS - usize::from(self.goods) - 1);
        usize::from(self.due()) <= 1 + goods + self.asked.hand.len()
    }

    /// The discounts that may be declined: those behind which, with all that
    /// can be declined after them, a higher price waits that can be paid
    /// (D-33). Those behind which nothing changes come apart: SJ-BUILD-5 allows
    /// to decline them, and the game offers them beside one of the others.
    fn waivers(&self) -> (Vec<Action>, BTreeSet<Action>) {
        let now = self.net.max(0);
        let hand = self.asked.hand.len() + self.spendable().len().min(GOODS - usize::from(self.goods));
        let can_pay_more = usize::from(now.unsigned_abs()) < hand;
        let (mut useful, mut useless) = (Vec::new(), BTreeSet::new());
        for (discount, most) in self.open() {
            if most > now && can_pay_more {
                useful.push(Action::Waive(discount));
            } else {
                useless.insert(Action::Waive(discount));
            }
        }
        let some_use = !useful.is_empty();
        (useful, if some_use { useless } else { BTreeSet::new() })
    }

    /// Discounts that may be declined next, each with the highest price that
    /// declining it and all that comes behind it leads to.
    fn open(&self) -> Vec<(Discount, i8)> {
        let asked = self.asked;
        let (helper, own) = match self.kind.is_production() {
            true => (Kind::Smithy, Discount::Smithy),
            false => (Kind::Quarry, Discount::Quarry),
        };
        let building = i8::from(asked.works(helper) && self.from <= own as u8);
        let privilege = asked.privilege(asked.works(Kind::Library)).saturating_sub(self.waived) as i8;
        let privilege = if self.from == 0 { privilege } else { 0 };
        let mut open = Vec::new();
        if privilege > 0 {
            open.push((Discount::Privilege, self.net + privilege + building));
        }
        if building > 0 {
            open.push((own, self.net + building));
        }
        open
    }
}
