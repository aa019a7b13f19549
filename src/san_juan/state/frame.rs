//! Suspended procedures.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::ids::Kind;
use crate::prompt::{Bonus, DiscardWhy, FaceUp};

/// A suspended procedure: its local variables and where it goes on.
///
/// `from` fields hold the smallest index that may still be chosen, so that
/// selections are made in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The opening draft; `next` seats have been dealt their extra cards.
    Draft {
        /// Seats handled.
        next: u8,
    },
    /// A round; `pick` roles have been played. Asks for a placard.
    Round {
        /// Picks made.
        pick: u8,
    },
    /// The start of a round: a step of the rule set, `next` seats handled.
    RoundStart {
        /// Index into the rule set's steps.
        step: u8,
        /// Seats handled in this step.
        next: u8,
    },
    /// A role phase: a step of the rule set, `next` seats have acted.
    Phase {
        /// Index into the rule set's steps of this phase.
        #[serde(default, skip_serializing_if = "is_zero")]
        step: u8,
        /// Seats handled in this step.
        next: u8,
    },
    /// Asks whether to take a draw that may be declined.
    Offer {
        bonus: Bonus,
        /// Number that it depends on: goods produced or sold, or 1 after a commercial building.
        amount: u8,
    },
    /// Asks the governor whether to use the Library now.
    Library,
    /// Asks for hand cards to discard.
    Discard {
        why: DiscardWhy,
        /// Cards still to discard.
        left: u8,
        /// Cards to discard in all.
        of: u8,
        /// Smallest kind that may still be chosen.
        from: u8,
    },
    /// Asks for a card to tuck under the Chapel.
    Chapel,
    /// Asks for cards to tuck under the Church.
    Church {
        /// Cards tucked.
        put: u8,
        /// Smallest kind that may still be chosen.
        from: u8,
    },
    /// Asks what to build.
    Build,
    /// Asks where to build; the card has left the hand.
    Site {
        /// The card.
        kind: Kind,
    },
    /// Asks for payment; the building stands on its slot.
    Pay {
        /// The building.
        kind: Kind,
        slot: u8,
        /// Printed cost less all reductions in use; may be negative.
        net: i8,
        /// Cards of the builder's privilege declined, 0 to 2.
        waived: u8,
        /// Goods spent, 0 to 2.
        goods: u8,
        /// Cards paid.
        paid: u8,
        /// Smallest step that may still be taken: discounts, then slots,
        /// then kinds.
        from: u8,
    },
    /// Asks for production buildings.
    Produce {
        /// Goods that may still be produced.
        left: u8,
        /// Goods produced.
        made: u8,
        /// Smallest slot that may still be chosen.
        from: u8,
    },
    /// Asks for goods to sell.
    Sell {
        /// Goods that may still be sold.
        left: u8,
        /// Goods sold.
        sold: u8,
        /// Cards that the goods sold will bring.
        gain: u8,
        /// Smallest slot that may still be chosen.
        from: u8,
    },
    /// Asks which of the cards looked at to keep.
    Keep {
        /// Cards still to keep.
        left: u8,
        /// Cards to keep in all.
        of: u8,
        /// Smallest kind that may still be chosen.
        from: u8,
    },
    /// Asks which of the cards that lie face up to take.
    Take {
        /// Power that turned them up.
        from: FaceUp,
        /// Cards that may still be taken.
        left: u8,
    },
    /// Asks for goods to ship.
    Ship {
        /// Goods that may still be shipped.
        left: u8,
        /// Goods shipped.
        sent: u8,
        /// Smallest slot that may still be chosen.
        from: u8,
    },
}

impl Frame {
    /// Returns true if somebody is asked whenever this frame is on top. The others run by
    /// themselves; a round asks for a placard until all are taken.
    #[inline(always)]
    pub(crate) const fn asks(self) -> bool {
        use Frame::{Draft, Phase, Round, RoundStart};
        !matches!(self, Draft { .. } | Round { .. } | RoundStart { .. } | Phase { .. })
    }
}

fn is_zero(step: &u8) -> bool {
    *step == 0
}
