//! About cards, cities and tiles.

use std::fmt;

use crate::ids::{Kind, Tile};
use game_core::RuleId;

/// Faults in where the pieces lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PiecesFlaw {
    /// More cards of a kind are named than the game has.
    TooManyCopies {
        kind: Kind,
        /// Number of copies in the game.
        copies: u8,
    },
    /// More cards are counted than the deck has.
    TooManyCards,
    /// More cards than anybody looks at.
    TooManyLookedAt,
    /// More of these than anybody keeps.
    TooManyKept,
    /// Cards are looked at while nobody chooses among them.
    StrayLook,
    /// More slots than a city has.
    TooManySlots,
    /// The kind stands in this city already.
    SecondCopy { kind: Kind },
    /// A second building of the same phase.
    SecondFresh,
    /// Nothing was built in this city just now.
    StrayFresh,
    /// A Crane lies under a building.
    CoveredCrane,
    /// Buildings are covered in a city without a Crane.
    NoCrane,
    /// A building lies under one of its own kind.
    CoversOwnKind,
    /// A good on a building that holds none.
    NoGoodOn {
        /// The building.
        kind: Kind,
    },
    /// A good on a building that was just built.
    GoodOnFresh,
    /// A Library was used that is not there.
    NoLibrary,
    /// Cards are tucked without a Chapel.
    NoChapel,
    /// Goods were shipped without a Harbor.
    NoHarbor,
    /// A Church was used and has nothing under it, or is not there.
    ChurchUnused,
    /// The price tiles are not those of the game.
    NotTheTiles {
        /// Those of the game.
        tiles: Vec<Tile>,
    },
    /// More price tiles were seen than there are.
    TooManySeen {
        /// Number of tiles that there are.
        tiles: u8,
    },
    /// The price tile lies open at the wrong time, or not at the right one.
    TileOpen,
}

impl PiecesFlaw {
    /// The rules that it breaks.
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            PiecesFlaw::SecondCopy { .. } => &[RuleId("SJ-BLD-GEN-1")],
            PiecesFlaw::SecondFresh => &[RuleId("SJ-BUILD-11")],
            PiecesFlaw::StrayFresh => &[RuleId("SJ-FLOW-2")],
            PiecesFlaw::CoveredCrane => &[RuleId("SJ-BLD-CRANE-3")],
            PiecesFlaw::NoCrane => &[RuleId("SJ-BUILD-2")],
            PiecesFlaw::CoversOwnKind => &[RuleId("SJ-BLD-CRANE-6")],
            PiecesFlaw::NoChapel => &[RuleId("SJ-BLD-CHAPEL-1")],
            PiecesFlaw::NoHarbor => &[RuleId("SJ-BLD-HARBOR-1")],
            PiecesFlaw::ChurchUnused => &[RuleId("SJ-BLD-CHURCH-2")],
            PiecesFlaw::TileOpen => &[RuleId("SJ-ROLE-TRADER-1")],
            PiecesFlaw::TooManyCopies { .. }
            | PiecesFlaw::TooManyCards
            | PiecesFlaw::TooManyLookedAt
            | PiecesFlaw::TooManyKept
            | PiecesFlaw::StrayLook
            | PiecesFlaw::TooManySlots
            | PiecesFlaw::NoGoodOn { .. }
            | PiecesFlaw::GoodOnFresh
            | PiecesFlaw::NoLibrary
            | PiecesFlaw::NotTheTiles { .. }
            | PiecesFlaw::TooManySeen { .. } => &[],
        }
    }
}

impl fmt::Display for PiecesFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PiecesFlaw::TooManyCopies { kind, copies } => {
                return write!(f, "there are only {copies} copies of {kind}");
            }
            PiecesFlaw::TooManyCards => "more cards than the deck has",
            PiecesFlaw::TooManyLookedAt => "nobody ever looks at more than 8 cards",
            PiecesFlaw::TooManyKept => "nobody ever keeps more than 2 cards",
            PiecesFlaw::StrayLook => "cards lie there only while some of them are being kept or taken",
            PiecesFlaw::TooManySlots => "a city has 12 slots at most",
            PiecesFlaw::SecondCopy { kind } => return write!(f, "a second {kind}"),
            PiecesFlaw::SecondFresh => "one building per phase",
            PiecesFlaw::StrayFresh => "nothing was built here in a Builder phase that has just been played",
            PiecesFlaw::CoveredCrane => "a Crane cannot be covered",
            PiecesFlaw::NoCrane => "building over takes a Crane, and there is none in this city",
            PiecesFlaw::CoversOwnKind => "a building cannot cover its own kind",
            PiecesFlaw::NoGoodOn { kind } => return write!(f, "no good can lie on {kind}"),
            PiecesFlaw::GoodOnFresh => "no good can lie on a building that was just built",
            PiecesFlaw::NoLibrary => "there is no Library",
            PiecesFlaw::NoChapel => "there is no Chapel",
            PiecesFlaw::NoHarbor => "there is no Harbor",
            PiecesFlaw::ChurchUnused => "a Church is used when a card lies under it",
            PiecesFlaw::NotTheTiles { tiles } => {
                let names: Vec<String> = tiles.iter().map(|tile| format!("{tile:?}")).collect();
                return write!(f, "the tiles {} in any order", names.join(" "));
            }
            PiecesFlaw::TooManySeen { tiles } => return write!(f, "there are {tiles} tiles"),
            PiecesFlaw::TileOpen => "the price tile lies open exactly in the Trader phase",
        })
    }
}
