//! A city and its slots.

use std::hash::{Hash, Hasher};

use super::{SLOTS, SlotSet};
use crate::games::san_juan::ids::{Kind, KindSet};

/// A city: slots in the order in which they were opened. What is asked most
/// often is kept as sets, which follow from the slots.
#[derive(Clone, Copy, Debug)]
pub struct City {
    slots: [Slot; SLOTS],
    len: u8,
    /// The slot that was built on in this phase, or [`City::NONE`]: one at
    /// most (`SJ-BUILD-11`). Its building does not work yet (`SJ-FLOW-2`).
    fresh: u8,
    /// The slots on which goods lie.
    goods: SlotSet,
    /// The slots with production buildings.
    production: SlotSet,
    /// The kinds that stand here face up and work.
    active: KindSet,
}

/// One slot of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The visible building.
    pub kind: Kind,
    /// The hidden card on it.
    pub(in crate::games::san_juan) good: Option<Kind>,
    /// How many buildings lie beneath; their kinds are in the piles.
    pub(in crate::games::san_juan) covers: u8,
}

impl Slot {
    /// Whether a good lies here.
    #[inline(always)]
    pub fn has_good(&self) -> bool {
        self.good.is_some()
    }
}

impl Default for City {
    fn default() -> Self {
        let empty = Slot { kind: Kind::ProdT1, good: None, covers: 0 };
        City {
            slots: [empty; SLOTS],
            len: 0,
            fresh: Self::NONE,
            goods: SlotSet::default(),
            production: SlotSet::default(),
            active: KindSet::EMPTY,
        }
    }
}

impl City {
    const NONE: u8 = u8::MAX;

    /// The slots.
    #[inline(always)]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    /// Number of slots, which is the number of visible buildings.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing stands here.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds that stand here face up.
    #[inline(always)]
    pub fn visible(&self) -> KindSet {
        let mut kinds = self.active;
        if let Some(slot) = self.slots.get(self.fresh as usize) {
            kinds.insert(slot.kind);
        }
        kinds
    }

    /// Whether a building of `kind` stands here and works. Not meant for
    /// production buildings, of which there may be several.
    #[inline(always)]
    pub fn is_active(&self, kind: Kind) -> bool {
        self.active.has(kind)
    }

    /// Whether the building on `slot` was built in this very phase.
    #[inline]
    pub fn is_fresh(&self, slot: u8) -> bool {
        self.fresh == slot
    }

    /// The slots on which goods lie.
    #[inline(always)]
    pub fn goods(&self) -> SlotSet {
        self.goods
    }

    /// The slots with production buildings on which no good lies.
    #[inline(always)]
    pub fn idle(&self) -> SlotSet {
        self.production.without(self.goods)
    }

    /// Whether a Zoning Office at work has no good on it.
    pub fn waits_for_customs(&self) -> bool {
        let empty = |slot: &Slot| slot.kind == Kind::CustomsOffice && slot.good.is_none();
        self.is_active(Kind::CustomsOffice) && self.slots().iter().any(empty)
    }

    /// Opens a slot for `kind`.
    pub(in crate::games::san_juan) fn open(&mut self, kind: Kind, fresh: bool) -> u8 {
        let slot = self.len;
        self.slots[slot as usize] = Slot { kind, good: None, covers: 0 };
        self.len += 1;
        self.production.set(slot, kind.is_production());
        if fresh {
            self.fresh = slot;
        } else {
            self.active.insert(kind);
        }
        slot
    }

    /// Covers the building on `slot`, on which no good lies, with `kind`.
    pub(in crate::games::san_juan) fn cover(&mut self, slot: u8, kind: Kind) {
        let place = &mut self.slots[slot as usize];
        place.kind = kind;
        place.covers += 1;
        self.fresh = slot;
        self.production.set(slot, kind.is_production());
        self.active = KindSet::EMPTY;
        for (index, place) in self.slots[..self.len as usize].iter().enumerate() {
            if index != slot as usize {
                self.active.insert(place.kind);
            }
        }
    }

    /// Lays a good on `slot`, or another one in its place.
    #[inline]
    pub(in crate::games::san_juan) fn lay_good(&mut self, slot: u8, good: Kind) {
        self.slots[slot as usize].good = Some(good);
        self.goods.set(slot, true);
    }

    /// Takes the good off `slot`, if there is one.
    #[inline]
    pub(in crate::games::san_juan) fn take_good(&mut self, slot: u8) -> Option<Kind> {
        self.goods.set(slot, false);
        self.slots[slot as usize].good.take()
    }

    /// Says how many buildings lie beneath `slot`.
    pub(in crate::games::san_juan) fn set_covers(&mut self, slot: u8, covers: u8) {
        self.slots[slot as usize].covers = covers;
    }

    /// Makes everything built in the last phase work.
    #[inline]
    pub(in crate::games::san_juan) fn wake(&mut self) {
        if let Some(slot) = self.slots.get(self.fresh as usize) {
            self.active.insert(slot.kind);
            self.fresh = Self::NONE;
        }
    }

    /// Checks the sets against the slots.
    ///
    /// # Errors
    /// What does not agree.
    pub(in crate::games::san_juan) fn check(&self) -> Result<(), &'static str> {
        let slots = || self.slots().iter().zip(0u8..);
        if slots().any(|(slot, index)| self.goods.has(index) != slot.good.is_some()) {
            return Err("the set of goods is stale");
        }
        if slots().any(|(slot, index)| self.production.has(index) != slot.kind.is_production()) {
            return Err("the set of production buildings is stale");
        }
        let mut active = KindSet::EMPTY;
        let working = slots().filter(|&(_, index)| index != self.fresh);
        working.for_each(|(slot, _)| active.insert(slot.kind));
        if active != self.active { Err("the set of active kinds is stale") } else { Ok(()) }
    }
}

// The sets follow from the slots, and unused slots keep stale values.
impl PartialEq for City {
    fn eq(&self, other: &Self) -> bool {
        self.slots() == other.slots() && self.fresh == other.fresh
    }
}

impl Eq for City {}

impl Hash for City {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slots().hash(state);
        self.fresh.hash(state);
    }
}
