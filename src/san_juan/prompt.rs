//! The questions of the decision table (section 5.6).

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use super::ids::{Kind, Role};

/// Questions to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// `SJ-DP-DRAFT`, `SJ-DP-HANDLIMIT` or `SJ-DP-COUNCIL` with the Archive:
    /// discard `left` more cards of the hand. `SJ-DP-OFFICE`, `SJ-DP-MAYOR`:
    /// so many may be discarded, or fewer.
    Discard {
        why: DiscardWhy,
        /// Cards still to discard, at least 1.
        left: u8,
        /// Cards to discard in all.
        of: u8,
    },
    /// `SJ-DP-CHAPEL`: tuck one hand card, or pass.
    Chapel,
    /// `SJ-DP-CHURCH`: tuck hand cards, or finish.
    Church {
        /// Cards tucked so far.
        put: u8,
    },
    /// A draw that may be declined (D-11).
    Offer { bonus: Bonus },
    /// `SJ-DP-ROLE`: take a placard.
    Role {
        /// Number of the pick in the round, from 0.
        pick: u8,
    },
    /// `SJ-DP-LIBRARY`: use the Library for this role, or keep it.
    Library {
        /// The role just taken.
        role: Role,
    },
    /// `SJ-DP-BUILD`: choose a card to build, or pass.
    Build,
    /// Choose a site for `kind`: a new slot or a building to build over.
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
    /// `SJ-DP-GOLDMINE`, `SJ-DP-COLONIST`: take a card that lies face up, or
    /// none.
    Take {
        /// Power that turned them up.
        from: FaceUp,
        /// Cards that may still be taken, at least 1.
        left: u8,
    },
    /// `SJ-DP-CAPTAIN`: choose a good to ship, or finish.
    Ship {
        /// Goods that may still be shipped, at least 1.
        left: u8,
        /// Goods already shipped.
        sent: u8,
    },
}

/// Reason why hand cards must be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscardWhy {
    /// The opening draft: four cards stay.
    Draft,
    /// The hand limit at the start of a round.
    HandLimit,
    /// The Councillor with the Archive.
    Archive,
    /// The Office: as many cards are drawn instead.
    Office,
    /// The Mayor: as many cards are drawn instead.
    Mayor,
}

impl DiscardWhy {
    /// Returns true if fewer cards may be discarded, or none.
    pub const fn may_stop(self) -> bool {
        matches!(self, DiscardWhy::Office | DiscardWhy::Mayor)
    }
}

/// Power that turns cards up for everybody to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceUp {
    /// The Gold Mine of the seat that chooses.
    GoldMine,
    /// The row of the Colonist Ship, for one seat after the other.
    ColonistShip,
}

/// A draw that may be declined: never a disadvantage, and asked for only if
/// the table wants to be asked (D-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// The Councillor's cards, those of the privilege included.
    Councillor,
    /// The Prospector's privilege.
    Prospector,
    /// The Gold Mine's four cards.
    GoldMine,
    /// The Bank's card.
    Bank,
    /// The Carpenter's card.
    Carpenter,
    /// The Poor House's card.
    PoorHouse,
    /// The Well's card.
    Well,
    /// The Market Hall's card.
    MarketHall,
    /// The Market Stand's card.
    MarketStand,
    /// The Cottage's card.
    Cottage,
    /// The School's card.
    School,
    /// The good on the Zoning Office.
    CustomsOffice,
}

impl Bonus {
    /// The building it comes from; `None` for the roles.
    pub const fn building(self) -> Option<Kind> {
        Some(match self {
            Bonus::Councillor | Bonus::Prospector => return None,
            Bonus::GoldMine => Kind::GoldMine,
            Bonus::Bank => Kind::Bank,
            Bonus::Carpenter => Kind::Carpenter,
            Bonus::PoorHouse => Kind::PoorHouse,
            Bonus::Well => Kind::Well,
            Bonus::MarketHall => Kind::MarketHall,
            Bonus::MarketStand => Kind::MarketStand,
            Bonus::Cottage => Kind::Cottage,
            Bonus::School => Kind::School,
            Bonus::CustomsOffice => Kind::CustomsOffice,
        })
    }
}
