//! Reason why characters, or a draft of them, cannot be.

use std::fmt;

use game_core::RuleId;

/// Reason why characters, or a draft of them, cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CharacterFlaw {
    /// Another number of characters, or one of them twice.
    Count {
        /// Number of characters that a seat should have now.
        due: u8,
    },
    /// The characters of a beginner game are not of one preset set.
    NotASet,
    /// Another seat has one of the characters.
    Taken,
    /// A draft outside of round 0, or without packets; or round 0, or packets,
    /// without a draft.
    Round,
    /// More picks than a draft has, by a seat that does not play, or in a game
    /// without a draft.
    NoSuchPick,
    /// Somebody has something before the draft is over.
    NotFresh,
    /// Cards are dealt before the draft is over.
    HandDealt,
    /// Another number of packets than of seats.
    Packets,
    /// A packet of another size, or with a character that is met twice.
    Packet,
    /// A packet is not in its order.
    PacketOrder {
        /// Number of its characters that were kept so far.
        kept: u8,
    },
}

impl CharacterFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            CharacterFlaw::Count { .. } => &[RuleId("GK-SET-08"), RuleId("GK-SET-09")],
            CharacterFlaw::NotASet => &[RuleId("GK-SET-08")],
            CharacterFlaw::NoSuchPick => &[RuleId("GK-SET-09")],
            CharacterFlaw::NotFresh => &[RuleId("GK-SET-10")],
            CharacterFlaw::Taken
            | CharacterFlaw::Round
            | CharacterFlaw::HandDealt
            | CharacterFlaw::Packets
            | CharacterFlaw::Packet
            | CharacterFlaw::PacketOrder { .. } => &[],
        }
    }
}

impl fmt::Display for CharacterFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CharacterFlaw::Count { due } => write!(f, "{due} different characters"),
            CharacterFlaw::NotASet => f.write_str("a whole preset set"),
            CharacterFlaw::Taken => f.write_str("another seat has one of these"),
            CharacterFlaw::Round => f.write_str("round 0 is the draft, with its packets, and only that"),
            CharacterFlaw::NoSuchPick => f.write_str("three picks by each seat, in a game with a draft"),
            CharacterFlaw::NotFresh => f.write_str("nobody has anything before the draft is over"),
            CharacterFlaw::HandDealt => f.write_str("no cards are dealt before the draft is over"),
            CharacterFlaw::Packets => f.write_str("one packet for each seat"),
            CharacterFlaw::Packet => f.write_str("four characters, all different"),
            CharacterFlaw::PacketOrder { kept } => {
                write!(f, "{kept} kept, then the rest in ascending order")
            }
        }
    }
}
