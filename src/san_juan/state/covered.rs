//! Cards beneath the buildings of a city.

use super::{Cards, Zone};
use crate::ids::Kind;
use game_core::Seat;

/// Mark that ends a slot among the covered cards: a Crane cannot be covered (`SJ-BLD-CRANE-3`). A
/// visible building lies on every slot, so that there is room among the cards for as many marks as
/// it takes.
pub(super) const END_OF_SLOT: Kind = Kind::Crane;

impl Cards {
    /// The buildings beneath a slot, lowest first.
    pub(crate) fn covered(&self, seat: Seat, slot: u8) -> &[Kind] {
        let slots = self.zone(Zone::Covered(seat)).split(|&kind| kind == END_OF_SLOT);
        slots.into_iter().nth(slot as usize).unwrap_or_default()
    }

    /// Covers `kind`, the lowest visible building on `slot` so far.
    pub(crate) fn cover(&mut self, seat: Seat, slot: u8, kind: Kind) {
        let zone = Zone::Covered(seat);
        let ends = self.zone(zone).iter().filter(|&&kind| kind == END_OF_SLOT).count();
        for _ in ends..slot as usize {
            self.insert(zone, self.count(zone), END_OF_SLOT);
        }
        let covered = self.zone(zone);
        let is_end = |&(_, &kind): &(usize, &Kind)| kind == END_OF_SLOT;
        let end = covered.iter().enumerate().filter(is_end).nth(slot as usize);
        let place = end.map_or(covered.len(), |(place, _)| place);
        self.insert(zone, place as u8, kind);
    }

    /// Every card covered by a building of `seat`.
    pub(crate) fn all_covered(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        self.zone(Zone::Covered(seat)).iter().copied().filter(|&kind| kind != END_OF_SLOT)
    }
}
