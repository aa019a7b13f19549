//! The small choices of which every decision is made.
//!
//! Choosing several cards or buildings is a sequence in ascending order, so
//! that each combination can be reached in exactly one way.

use serde::{Deserialize, Serialize};

use super::ids::{Discount, Kind, Role};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Decline, or finish a selection that may end here.
    Pass,
    /// Take a placard (`SJ-DP-ROLE`).
    Role(Role),
    /// Two players, first pick of the governor: use the Library now, or keep
    /// it for the second pick (`SJ-DP-LIBRARY`).
    Library(bool),
    /// Build this hand card, or the Cathedral on the table (`SJ-DP-BUILD`);
    /// site and payment follow.
    Build(Kind),
    /// Build on a new slot.
    NewSite,
    /// Build over this own slot, with the Crane (`SJ-BUILD-2`).
    Over(u8),
    /// Do not use a discount (`SJ-BUILD-5`), in ascending order.
    Waive(Discount),
    /// Spend the good on this slot, with the Black Market (`SJ-BUILD-3`), in
    /// ascending order.
    Spend(u8),
    /// Discard one card of this kind as payment (`SJ-BUILD-4`), in ascending
    /// order.
    Pay(Kind),
    /// Produce on this slot (`SJ-DP-PRODUCE`), in ascending order.
    Produce(u8),
    /// Sell the good on this slot (`SJ-DP-SELL`), in ascending order.
    Sell(u8),
    /// Keep one of the cards looked at (`SJ-DP-COUNCIL`), in ascending order.
    Keep(Kind),
    /// Discard one hand card (`SJ-DP-HANDLIMIT`, `SJ-DP-DRAFT`,
    /// `SJ-DP-COUNCIL` with the Archive, `SJ-DP-OFFICE`, `SJ-DP-MAYOR`), in
    /// ascending order.
    Discard(Kind),
    /// Put one hand card under the Chapel (`SJ-DP-CHAPEL`) or the Church
    /// (`SJ-DP-CHURCH`), there in ascending order.
    Tuck(Kind),
    /// Take a draw that may be declined (D-11).
    Draw,
    /// Take one of the cards that lie face up (`SJ-DP-GOLDMINE`,
    /// `SJ-DP-COLONIST`).
    Take(Kind),
    /// Ship the good on this slot (`SJ-DP-CAPTAIN`), in ascending order.
    Ship(u8),
}
