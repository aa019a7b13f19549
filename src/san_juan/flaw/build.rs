//! About a building that is being built.

use std::fmt;

use crate::ids::Kind;
use game_core::RuleId;

/// Reason why a building cannot be about to be built in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildFlaw {
    /// There is one site only, and no question.
    OneSite,
    /// The kind stands in the city.
    StandsAlready { kind: Kind },
    /// Another building stands on the slot, or none that is being built.
    NotBeingBuilt {
        /// The building that is paid for.
        kind: Kind,
        slot: u8,
    },
    /// More of the privilege is declined than there is.
    TooManyWaived {
        /// Privilege that there is.
        privilege: u8,
    },
    /// The price is another one.
    Net {
        /// The price.
        net: i8,
    },
    /// Goods are spent without a Black Market at work.
    NoBlackMarket,
    /// More goods are spent than may be.
    TooManyGoods,
    /// Payments have no such step.
    NoSuchStep {
        /// Number of steps that they have.
        steps: u8,
    },
    /// More is paid than the price.
    PaidTooMuch { price: u16 },
    /// Cards and goods do not suffice for what is still to be paid.
    TooExpensive,
}

impl BuildFlaw {
    /// The rules that it breaks.
    pub(super) fn rules(self) -> &'static [RuleId] {
        match self {
            BuildFlaw::StandsAlready { .. } => &[RuleId("SJ-BUILD-10")],
            BuildFlaw::TooManyGoods => &[RuleId("SJ-BLD-BLACK-1")],
            BuildFlaw::TooExpensive => &[RuleId("SJ-BUILD-8")],
            BuildFlaw::OneSite
            | BuildFlaw::NotBeingBuilt { .. }
            | BuildFlaw::TooManyWaived { .. }
            | BuildFlaw::Net { .. }
            | BuildFlaw::NoBlackMarket
            | BuildFlaw::NoSuchStep { .. }
            | BuildFlaw::PaidTooMuch { .. } => &[],
        }
    }
}

impl fmt::Display for BuildFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BuildFlaw::OneSite => "without an active Crane there is one site only",
            BuildFlaw::StandsAlready { kind } => return write!(f, "{kind} stands there already"),
            BuildFlaw::NotBeingBuilt { kind, slot } => {
                return write!(f, "slot {slot} is no {kind} that is just being built");
            }
            BuildFlaw::TooManyWaived { privilege } => {
                return write!(f, "a privilege of {privilege} cannot be waived so often");
            }
            BuildFlaw::Net { net } => return write!(f, "net is {net} here"),
            BuildFlaw::NoBlackMarket => "goods are spent with a Black Market only",
            BuildFlaw::TooManyGoods => "two goods are spent at most",
            BuildFlaw::NoSuchStep { steps } => return write!(f, "payments have {steps} steps"),
            BuildFlaw::PaidTooMuch { price } => return write!(f, "more is paid than the price of {price}"),
            BuildFlaw::TooExpensive => "the cards in hand do not suffice to pay",
        })
    }
}
