//! A city and its slots.

use std::hash::{Hash, Hasher};

use super::SLOTS;
use crate::games::san_juan::ids::{Kind, KindSet};

/// A city: slots in the order in which they were opened.
#[derive(Clone, Copy, Debug)]
pub struct City {
    slots: [Slot; SLOTS],
    len: u8,
    /// The slot that was built on in this phase, or [`City::NONE`]: one at
    /// most (`SJ-BUILD-11`). Its building does not work yet (`SJ-FLOW-2`).
    fresh: u8,
    visible: KindSet,
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
        City { slots: [empty; SLOTS], len: 0, fresh: Self::NONE, visible: KindSet::EMPTY }
    }
}

impl City {
    const NONE: u8 = u8::MAX;

    /// The slots.
    #[inline(always)]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    /// The slots, to be changed by the atoms.
    #[inline(always)]
    pub(in crate::games::san_juan) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.len as usize]
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
        self.visible
    }

    /// Whether a building of `kind` stands here and works. Not meant for
    /// production buildings, of which there may be several.
    #[inline(always)]
    pub fn is_active(&self, kind: Kind) -> bool {
        self.visible.has(kind) && (self.fresh == Self::NONE || self.slots[self.fresh as usize].kind != kind)
    }

    /// Whether the building on `slot` was built in this very phase.
    #[inline]
    pub fn is_fresh(&self, slot: u8) -> bool {
        self.fresh == slot
    }

    /// Goods lying in the city.
    #[inline]
    pub fn goods(&self) -> u8 {
        self.slots().iter().filter(|slot| slot.good.is_some()).count() as u8
    }

    /// Opens a slot for `kind`.
    pub(in crate::games::san_juan) fn open(&mut self, kind: Kind, fresh: bool) -> u8 {
        let slot = self.len;
        self.slots[slot as usize] = Slot { kind, good: None, covers: 0 };
        self.len += 1;
        if fresh {
            self.fresh = slot;
        }
        self.visible.insert(kind);
        slot
    }

    /// Covers the building on `slot` with `kind`.
    pub(in crate::games::san_juan) fn cover(&mut self, slot: u8, kind: Kind) {
        let place = &mut self.slots[slot as usize];
        place.kind = kind;
        place.covers += 1;
        self.fresh = slot;
        self.visible = self.slots().iter().fold(KindSet::EMPTY, |mut set, slot| {
            set.insert(slot.kind);
            set
        });
    }

    /// Makes everything built in the last phase work.
    #[inline]
    pub(in crate::games::san_juan) fn wake(&mut self) {
        self.fresh = Self::NONE;
    }
}

// The set follows from the slots, and unused slots keep stale values.
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
