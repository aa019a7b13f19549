//! Reason why an action is impossible: small facts for screens to put into words.

use std::fmt;

use serde::{Deserialize, Serialize};

use game_core::{self, RuleId};

/// Reason why an action is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Something else is being asked now.
    NotAsked,
    /// A placard must be taken.
    MustPick,
    /// The placard was taken in this round.
    RoleTaken,
    /// The game has no such placard.
    NoSuchRole,
    /// The choice cannot be declined.
    MustChoose,
    /// No such card in the hand.
    NotInHand,
    /// The Cathedral does not lie on the table, or not any more.
    NoCathedral,
    /// The kind already stands in the own city.
    AlreadyBuilt,
    /// Hand cards and goods do not suffice: this many are missing.
    TooExpensive {
        /// Cards missing, at least 1.
        missing: u8,
    },
    /// No building on that slot.
    NoBuilding,
    /// Building over takes an active Crane.
    NeedsCrane,
    /// The Crane itself cannot be covered.
    CoversCrane,
    /// A building cannot cover its own kind.
    SameKind,
    /// Spending goods takes an active Black Market.
    NeedsBlackMarket,
    /// Two goods at most, and none that would be wasted.
    GoodNotNeeded,
    /// No good lies there.
    NoGood,
    /// The building is covered by this very build.
    Covered,
    /// The discount does not apply, or was already declined.
    NoDiscount,
    /// The price is already paid in full.
    PaidInFull,
    /// Only production buildings produce.
    NotProduction,
    /// A good already lies there.
    Occupied,
    /// Not among the cards drawn.
    NotDrawn,
    /// Not among the cards that lie face up.
    NotInRow,
    /// Selections go in ascending order.
    OutOfOrder,
}

impl game_core::Reason for Reason {
    fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::GameOver => "SJ-END-1",
            Reason::NotAsked => "SJ-DP-1",
            Reason::MustPick | Reason::RoleTaken => "SJ-FLOW-PICK-3",
            Reason::NoSuchRole => "SJ-SET-3",
            Reason::NoCathedral => "SJ-BLD-CATH-2",
            Reason::MustChoose => "SJ-DP-HANDLIMIT",
            Reason::NotInHand | Reason::PaidInFull => "SJ-BUILD-4",
            Reason::AlreadyBuilt => "SJ-BUILD-10",
            Reason::TooExpensive { .. } => "SJ-BUILD-8",
            Reason::NoBuilding => "SJ-BUILD-2",
            Reason::NeedsCrane => "SJ-BUILD-2",
            Reason::CoversCrane => "SJ-BLD-CRANE-3",
            Reason::SameKind => "SJ-BLD-CRANE-6",
            Reason::NeedsBlackMarket => "SJ-BUILD-3",
            Reason::GoodNotNeeded => "SJ-BUILD-9",
            Reason::NoGood => "SJ-BLD-BLACK-1",
            Reason::Covered => "SJ-BUILD-13",
            Reason::NoDiscount => "SJ-BUILD-5",
            Reason::NotProduction => "SJ-ROLE-PRODUCER-1",
            Reason::Occupied => "SJ-ROLE-PRODUCER-4",
            Reason::NotDrawn => "SJ-ROLE-COUNCILLOR-4",
            Reason::NotInRow => "SJ-INF-12",
            Reason::OutOfOrder => "SJ-DP-1",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::GameOver => "the game is over",
            Reason::NotAsked => "this is not what is being asked now",
            Reason::MustPick => "a placard must be taken",
            Reason::RoleTaken => "this placard was already taken in this round",
            Reason::NoSuchRole => "there is no such placard in this game",
            Reason::NoCathedral => "the Cathedral does not lie on the table",
            Reason::MustChoose => "this choice cannot be declined",
            Reason::NotInHand => "no such card in the hand",
            Reason::AlreadyBuilt => "this kind already stands in the city",
            Reason::TooExpensive { missing } => return write!(f, "{missing} more card(s) needed to pay"),
            Reason::NoBuilding => "there is no building on that slot",
            Reason::NeedsCrane => "building over takes an active Crane",
            Reason::CoversCrane => "the Crane cannot be covered",
            Reason::SameKind => "a building cannot cover its own kind",
            Reason::NeedsBlackMarket => "spending goods takes an active Black Market",
            Reason::GoodNotNeeded => "no more goods can be used for this price",
            Reason::NoGood => "there is no good on that slot",
            Reason::Covered => "this building is being built over and cannot help",
            Reason::NoDiscount => "there is no such discount to decline",
            Reason::PaidInFull => "the price is already paid in full",
            Reason::NotProduction => "only production buildings produce",
            Reason::Occupied => "a good already lies there",
            Reason::NotDrawn => "not among the cards drawn",
            Reason::NotInRow => "not among the cards that lie face up",
            Reason::OutOfOrder => "selections go in ascending order",
        })
    }
}
