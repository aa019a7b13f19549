//! A city and its slots.

use std::hash::{Hash, Hasher};

use borsh::{BorshDeserialize, BorshSerialize};

use super::slot_set::{Numbered, SlotSet};
use crate::data::SLOTS;
use crate::ids::{Kind, KindSet};

/// A city: slots in the order in which they were opened. The cards beneath
/// the buildings and the goods on them lie with the other cards.
#[derive(Clone, Copy, Debug)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct City {
    slots: [Kind; SLOTS],
    /// The slots on which goods lie, and how many slots there are.
    goods: Numbered,
    /// The slots with production buildings, and the slot that was built on in
    /// this phase, or [`City::NONE`]: one at most (`SJ-BUILD-11`). Its
    /// building does not work yet (`SJ-FLOW-2`).
    production: Numbered,
    /// The kinds that stand here face up and work: follows from the slots, and
    /// is asked for most often.
    active: KindSet,
}

impl Default for City {
    fn default() -> Self {
        City {
            slots: [Kind::ProdT1; SLOTS],
            goods: Numbered::new(0),
            production: Numbered::new(Self::NONE),
            active: KindSet::EMPTY,
        }
    }
}

impl City {
    const NONE: u8 = 0xF;

    /// The visible building on each slot.
    #[inline(always)]
    pub fn slots(&self) -> &[Kind] {
        self.slots.get(..self.len() as usize).unwrap_or_default()
    }

    /// Number of slots, which is the number of visible buildings.
    #[inline(always)]
    pub const fn len(&self) -> u8 {
        self.goods.number()
    }

    /// Returns true if nothing stands here.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds that stand here face up.
    #[inline(always)]
    pub fn visible(&self) -> KindSet {
        let mut kinds = self.active;
        if let Some(&kind) = self.slots.get(self.fresh() as usize) {
            kinds.insert(kind);
        }
        kinds
    }

    /// Returns true if a building of `kind` stands here and works. Not meant for production
    /// buildings, of which there may be several.
    #[inline(always)]
    pub fn is_active(&self, kind: Kind) -> bool {
        self.active.has(kind)
    }

    /// Returns true if the building on `slot` was built in this very phase.
    #[inline]
    pub const fn is_fresh(&self, slot: u8) -> bool {
        self.fresh() == slot
    }

    #[inline(always)]
    const fn fresh(&self) -> u8 {
        self.production.number()
    }

    /// The slots on which goods lie.
    #[inline(always)]
    pub const fn goods(&self) -> SlotSet {
        self.goods.slots()
    }

    /// Returns true if a good lies on `slot`.
    #[inline(always)]
    pub fn has_good(&self, slot: u8) -> bool {
        self.goods().has(slot)
    }

    /// The slots with production buildings on which no good lies.
    #[inline(always)]
    pub const fn idle(&self) -> SlotSet {
        self.production.slots().without(self.goods())
    }

    /// The slot of a Zoning Office at work on which no good lies.
    pub fn empty_customs_office(&self) -> Option<u8> {
        let waits = |&(slot, &kind): &(u8, &Kind)| kind == Kind::CustomsOffice && !self.has_good(slot);
        let works = self.is_active(Kind::CustomsOffice);
        (0..).zip(self.slots()).find(waits).filter(|_| works).map(|(slot, _)| slot)
    }

    /// Opens a slot for `kind`.
    pub(crate) fn open(&mut self, kind: Kind, fresh: bool) -> u8 {
        let slot = self.len();
        self.slots[slot as usize] = kind;
        self.goods.set_number(slot + 1);
        self.production.set(slot, kind.is_production());
        if fresh {
            self.production.set_number(slot);
        } else {
            self.active.insert(kind);
        }
        slot
    }

    /// Covers the building on `slot`, on which no good lies, with `kind`; the
    /// building that is beneath now.
    pub(crate) fn cover(&mut self, slot: u8, kind: Kind) -> Kind {
        let below = std::mem::replace(&mut self.slots[slot as usize], kind);
        self.production.set(slot, kind.is_production());
        self.production.set_number(slot);
        self.active = self.working();
        below
    }

    /// Says whether a good lies on `slot`.
    #[inline]
    pub(crate) fn mark_good(&mut self, slot: u8, lies: bool) {
        self.goods.set(slot, lies);
    }

    /// Makes everything built in the last phase work.
    #[inline]
    pub(crate) fn wake(&mut self) {
        if let Some(&kind) = self.slots.get(self.fresh() as usize) {
            self.active.insert(kind);
            self.production.set_number(Self::NONE);
        }
    }

    /// The kinds that stand here and were not built in this phase.
    fn working(&self) -> KindSet {
        let mut kinds = KindSet::EMPTY;
        let working = (0..).zip(self.slots()).filter(|&(slot, _)| !self.is_fresh(slot));
        working.for_each(|(_, &kind)| kinds.insert(kind));
        kinds
    }

    /// Checks the sets that follow from the slots against them.
    ///
    /// # Errors
    /// What does not agree.
    pub(crate) fn check(&self) -> Result<(), &'static str> {
        let produces = |(slot, kind): (u8, &Kind)| self.production.slots().has(slot) == kind.is_production();
        if !(0..).zip(self.slots()).all(produces) {
            return Err("the set of production buildings is stale");
        }
        if self.working() != self.active { Err("the set of active kinds is stale") } else { Ok(()) }
    }
}

// The other sets follow from the slots, and unused slots keep stale values.
impl PartialEq for City {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots() && self.fresh() == other.fresh() && self.goods == other.goods
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots().hash(state);
        self.fresh().hash(state);
        self.goods.hash(state);
    }
}
