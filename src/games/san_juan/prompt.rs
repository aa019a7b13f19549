//! The questions of the decision table (section 5.6).

use serde::{Deserialize, Serialize};

use super::ids::{Kind, Role};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// `SJ-DP-DRAFT`, `SJ-DP-HANDLIMIT` or `SJ-DP-COUNCIL` with the Archive:
    /// discard `left` more cards of the hand.
    Discard {
        /// Why.
        why: DiscardWhy,
        /// Cards still to discard, at least 1.
        left: u8,
        /// Cards to discard in all.
        of: u8,
    },
    /// `SJ-DP-CHAPEL`: tuck one hand card, or pass.
    Chapel,
    /// `SJ-DP-ROLE`: take a placard.
    Role {
        /// Which pick of the round, from 0.
        pick: u8,
    },
    /// `SJ-DP-LIBRARY`: use the Library for this role, or keep it.
    Library {
        /// The role just taken.
        role: Role,
    },
    /// `SJ-DP-BUILD`: choose a card to build, or pass.
    Build,
    /// Where to build `kind`: on a new slot or over a building.
    Site {
        /// The card being built.
        kind: Kind,
    },
    /// Pay for `kind`.
    Pay {
        /// The card being built.
        kind: Kind,
        /// Cards still due.
        due: u8,
        /// Cards already discarded for it.
        paid: u8,
        /// Goods already spent on it.
        goods: u8,
    },
    /// `SJ-DP-PRODUCE`: choose an empty production building, or finish.
    Produce {
        /// Goods that may still be produced, at least 1.
        left: u8,
        /// Goods already produced.
        made: u8,
    },
    /// `SJ-DP-SELL`: choose a good, or finish.
    Sell {
        /// Goods that may still be sold, at least 1.
        left: u8,
        /// Goods already sold.
        sold: u8,
    },
    /// `SJ-DP-COUNCIL` without the Archive: keep `left` of the cards drawn.
    Keep {
        /// Cards still to keep, at least 1.
        left: u8,
        /// Cards that may be kept in all.
        of: u8,
    },
}

/// Why hand cards must be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscardWhy {
    /// The opening draft: four cards stay.
    Draft,
    /// The hand limit at the start of a round.
    HandLimit,
    /// The Councillor with the Archive.
    Archive,
}
