//! About what is being asked.

use std::fmt;

use crate::data::SLOTS;
use crate::ids::{KINDS, Kind};
use game_core::RuleId;

/// Reason why a question does not fit the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedFlaw {
    /// Nobody is asked anything.
    NothingAsked,
    /// The parts left and the parts done do not add up to the whole.
    Parts {
        /// Parts left.
        left: u8,
        /// Parts done.
        done: u8,
        /// Parts in all.
        all: u8,
    },
    /// No kind has that index.
    NoSuchKind,
    /// No slot has that index.
    NoSuchSlot,
    /// The building that asks is not at work.
    NotActive {
        /// The building.
        kind: Kind,
    },
    /// More discards are left than there are in all, or none.
    LeftOfAll,
    /// More discards than are ever asked for here.
    TooManyDiscards {
        /// Largest possible number.
        most: u8,
    },
    /// The hand is to lose another number of cards.
    Discards {
        /// Number of cards that must go.
        cards: u8,
        /// Number of cards left to go.
        left: u8,
    },
    /// The hand has too few of the cards that may still be chosen.
    HandTooSmall,
    /// A Chapel is asked about that nobody can use.
    NoChapelOwner,
    /// A Church is asked about that is not at work.
    NoChurchOwner,
    /// Cards are put under a Church that is not in use, or the reverse.
    ChurchCount,
    /// More cards were put under a Church than lie there.
    ChurchTooMany,
    /// No card is left to be put under a Church.
    NothingToTuck,
    /// The game does not ask whether to draw.
    DrawsNotAsked,
    /// Only the picker is asked this.
    NotThePicker,
    /// The number on which a draw depends is too high.
    AmountTooHigh {
        /// Largest possible value.
        most: u8,
    },
    /// The seat has no right to the draw.
    NotDue,
    /// Cards are kept of those that lie face up.
    KeptFaceUp,
    /// The game takes the cheapest card by itself.
    CheapestTaken,
    /// The cards of a Gold Mine are not four of different costs.
    FourCosts,
    /// More cards may be taken than that.
    TooManyTaken {
        /// Largest possible number.
        most: u8,
    },
    /// No card lies face up, or too many.
    FaceUpCount {
        /// Largest possible number.
        most: u8,
    },
    /// More goods were sent now than were ever shipped.
    TooManySent,
    /// The goods sold cannot bring so many cards.
    Gain {
        /// Goods sold.
        sold: u8,
        /// The fewest cards that they bring.
        lowest: u16,
        /// The most.
        highest: u16,
        /// Gain that the position states.
        gain: u8,
    },
    /// The owner of an Archive keeps nothing but discards.
    ArchiveDiscards,
    /// Another number of cards is kept.
    KeepCount {
        /// Number of cards that there are.
        cards: u8,
    },
    /// More cards than are looked at here.
    LookCount {
        /// Number of cards that there are.
        cards: u8,
    },
    /// All cards looked at are kept.
    NoChoice,
    /// Too few of the cards looked at may still be chosen.
    LookTooSmall,
}

impl AskedFlaw {
    /// The rules that it breaks.
    pub(super) fn rules(self) -> &'static [RuleId] {
        match self {
            AskedFlaw::ChurchCount => &[RuleId("SJ-BLD-CHURCH-1")],
            AskedFlaw::FourCosts => &[RuleId("SJ-BLD-GOLD-2")],
            AskedFlaw::NothingAsked
            | AskedFlaw::Parts { .. }
            | AskedFlaw::NoSuchKind
            | AskedFlaw::NoSuchSlot
            | AskedFlaw::NotActive { .. }
            | AskedFlaw::LeftOfAll
            | AskedFlaw::TooManyDiscards { .. }
            | AskedFlaw::Discards { .. }
            | AskedFlaw::HandTooSmall
            | AskedFlaw::NoChapelOwner
            | AskedFlaw::NoChurchOwner
            | AskedFlaw::ChurchTooMany
            | AskedFlaw::NothingToTuck
            | AskedFlaw::DrawsNotAsked
            | AskedFlaw::NotThePicker
            | AskedFlaw::AmountTooHigh { .. }
            | AskedFlaw::NotDue
            | AskedFlaw::KeptFaceUp
            | AskedFlaw::CheapestTaken
            | AskedFlaw::TooManyTaken { .. }
            | AskedFlaw::FaceUpCount { .. }
            | AskedFlaw::TooManySent
            | AskedFlaw::Gain { .. }
            | AskedFlaw::ArchiveDiscards
            | AskedFlaw::KeepCount { .. }
            | AskedFlaw::LookCount { .. }
            | AskedFlaw::NoChoice
            | AskedFlaw::LookTooSmall => &[],
        }
    }
}

impl fmt::Display for AskedFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AskedFlaw::NothingAsked => "something must be asked",
            AskedFlaw::Parts { left, done, all } => {
                return write!(f, "{left} left and {done} done do not make {all}");
            }
            AskedFlaw::NoSuchKind => {
                return write!(f, "from is the index of a kind, 0 to {}", KINDS - 1);
            }
            AskedFlaw::NoSuchSlot => return write!(f, "from is the index of a slot, 0 to {SLOTS}"),
            AskedFlaw::NotActive { kind } => return write!(f, "there is no active {}", in_words(*kind)),
            AskedFlaw::LeftOfAll => "left counts down from of to 1",
            AskedFlaw::TooManyDiscards { most } => return write!(f, "{most} cards at most are discarded"),
            AskedFlaw::Discards { cards, left } => {
                return write!(f, "{cards} cards of this hand must go, not {left}");
            }
            AskedFlaw::HandTooSmall => "the hand has not that many cards from there on",
            AskedFlaw::NoChapelOwner => "only asked of a Chapel's owner with cards in hand",
            AskedFlaw::NoChurchOwner => "only asked of a Church's owner",
            AskedFlaw::ChurchCount => "put counts the cards of the one use of a Church",
            AskedFlaw::ChurchTooMany => "more cards put under it than lie there",
            AskedFlaw::NothingToTuck => "there must be cards to choose from",
            AskedFlaw::DrawsNotAsked => "this game does not ask for draws (switches.ask_optional_draws)",
            AskedFlaw::NotThePicker => "only the picker has the privilege",
            AskedFlaw::AmountTooHigh { most } => return write!(f, "amount is {most} at most"),
            AskedFlaw::NotDue => "nothing of the kind is due",
            AskedFlaw::KeptFaceUp => "nothing is kept of cards that lie face up",
            AskedFlaw::CheapestTaken => "the cheapest card is taken without asking",
            AskedFlaw::FourCosts => "four cards of different costs",
            AskedFlaw::TooManyTaken { most } => return write!(f, "{most} cards at most may be taken"),
            AskedFlaw::FaceUpCount { most } => return write!(f, "1 to {most} cards lie there"),
            AskedFlaw::TooManySent => "more goods sent than were ever shipped",
            AskedFlaw::Gain { sold, lowest, highest, gain } => {
                return write!(f, "{sold} goods bring {lowest} to {highest} cards, not {gain}");
            }
            AskedFlaw::ArchiveDiscards => "with an Archive cards are discarded instead",
            AskedFlaw::KeepCount { cards } => return write!(f, "{cards} of the cards are kept here"),
            AskedFlaw::LookCount { cards } => return write!(f, "{cards} cards are looked at here"),
            AskedFlaw::NoChoice => "there must be something to choose from",
            AskedFlaw::LookTooSmall => "there are not that many cards to choose from there on",
        })
    }
}

/// The key of a building as words, such as `Gold Mine`.
fn in_words(kind: Kind) -> String {
    let mut words = String::new();
    let mut begins = true;
    for letter in kind.key().chars() {
        words.push(match letter {
            '_' => ' ',
            _ if begins => letter.to_ascii_uppercase(),
            _ => letter,
        });
        begins = letter == '_';
    }
    words
}
