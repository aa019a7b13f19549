//! Reason why cards of the deck cannot lie as they do.

use std::fmt;

use crate::ids::{Card, Tile};
use game_core::RuleId;

/// Reason why cards of the deck cannot lie as they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFlaw {
    /// A card lies in two places, or is not in circulation.
    Elsewhere { card: Card },
    /// Every card lies outside of the deck.
    DeckEmpty,
    /// More cards than a hand has.
    HandTooLarge,
    /// Another number of cards in a hand.
    HandSize {
        /// Number of cards that the hand should have now.
        due: u8,
    },
    /// No cards are left for a hand that is to be dealt.
    TooFewLeft,
    /// A card of a tableau whose building is not covered, or that lies in two
    /// tableaux.
    NotCovered {
        /// Its building.
        tile: Tile,
    },
    /// The card of a covered building lies in no tableau.
    NotKept {
        /// The building.
        tile: Tile,
    },
    /// The card that is being resolved lies in a tableau already.
    KeptTooSoon {
        /// Its building.
        tile: Tile,
    },
    /// A known card that is not in the hand, or that nobody else knows.
    Known,
    /// Others know all four cards of a hand.
    AllKnown,
}

impl CardFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            CardFlaw::HandSize { .. } | CardFlaw::TooFewLeft | CardFlaw::Known => &[],
            CardFlaw::Elsewhere { .. }
            | CardFlaw::NotCovered { .. }
            | CardFlaw::NotKept { .. }
            | CardFlaw::KeptTooSoon { .. } => &[RuleId("GK-INV-03")],
            CardFlaw::DeckEmpty => &[RuleId("GK-INV-07")],
            CardFlaw::HandTooLarge => &[RuleId("GK-SET-12")],
            CardFlaw::AllKnown => &[RuleId("GK-NXT-03")],
        }
    }
}

impl fmt::Display for CardFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFlaw::Elsewhere { card } => write!(f, "{card} does not circulate, or lies somewhere else"),
            CardFlaw::DeckEmpty => f.write_str("no card is left for the deck, which is never empty"),
            CardFlaw::HandTooLarge => f.write_str("at most 4 cards, the one face down included"),
            CardFlaw::HandSize { due } => write!(f, "{due} cards, those face down included"),
            CardFlaw::TooFewLeft => f.write_str("too few cards are left"),
            CardFlaw::NotCovered { tile } => {
                write!(f, "{tile} is no covered building, or lies in two tableaux")
            }
            CardFlaw::NotKept { tile } => write!(f, "the card of covered {tile} lies in no tableau"),
            CardFlaw::KeptTooSoon { tile } => {
                write!(f, "{tile} is being resolved, so its card lies in no tableau yet")
            }
            CardFlaw::Known => f.write_str("a card of the hand, and other seats that know it"),
            CardFlaw::AllKnown => f.write_str("three cards of a hand were passed on; the fourth was drawn"),
        }
    }
}
