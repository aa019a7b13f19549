//! The places where cards lie, apart from the draw pile.

use game_core::Seat;

/// A place where cards lie, in the order in which the places lie one behind
/// the other. The draw pile is none of them: it lies alone at the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// Cards that are being chosen from, sorted: those the Councillor drew,
    /// which only the seat that chooses may see, or those that lie face up.
    Look,
    /// Those of them that have been chosen to be kept.
    Kept,
    /// The goods, seat by seat and slot by slot.
    Goods,
    /// The hand of a seat, sorted.
    Hand(Seat),
    /// The discard pile; its order has no meaning.
    Discard,
    /// The buildings beneath those of a seat, slot by slot, lowest first; each
    /// slot before the last of them ends with [`super::covered::END_OF_SLOT`].
    Covered(Seat),
    /// The cards under Chapel and Church of a seat, in the order of tucking.
    Tucked(Seat),
    /// The cards under the Harbor of a seat or shipped with the Captain, in
    /// the order of shipping; nobody has seen them.
    Shipped(Seat),
}
