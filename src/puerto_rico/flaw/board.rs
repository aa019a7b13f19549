//! Faults in the possessions of a seat, and in the gains of a phase.

use std::fmt;

use super::Flaw;
use crate::ids::{Building, Good, Tile};
use crate::state::{LAND, MAX_COINS, MAX_VP, SPACES};
use game_core::RuleId;

/// Faults in the board of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFlaw {
    /// More than [`MAX_COINS`] coins.
    Coins,
    /// More than [`MAX_VP`] points.
    Points,
    /// A good without crates on the own ship.
    EmptyOwnShip,
    /// There are no forests in this game.
    NoForests,
    /// There are forests, but no Lumberyard that made them.
    ForestsWithoutYard,
    /// A quarry cannot become a forest.
    QuarryForest,
    /// More tiles than spaces.
    CountrysideFull,
    /// The kind of tile is named twice.
    TileTwice {
        /// The kind.
        tile: Tile,
    },
    /// More tiles of a kind than spaces, or more people than tiles of it.
    TooManyOnTiles {
        /// The kind.
        tile: Tile,
    },
    /// More citizens than people on the tiles.
    TooManyCitizens {
        /// The kind of tile.
        tile: Tile,
    },
    /// The building is there already.
    SecondCopy {
        /// The building.
        building: Building,
    },
    /// Too few building spaces.
    TownFull,
    /// No copy of the building is left.
    NoCopyLeft {
        /// The building.
        building: Building,
    },
    /// More people than circles.
    TooManyInBuilding {
        /// The building.
        building: Building,
        /// Its circles.
        circles: u8,
    },
    /// Something lies on the own ship, but nobody works in the Wharf.
    NoWharf,
    /// Something lies on the small ship, but nobody works in the Small Wharf.
    NoSmallWharf,
    /// Nobody can have produced the good.
    NotProducible {
        /// The good.
        good: Good,
    },
    /// This is not counted in this game.
    NotCounted,
    /// More was produced in this phase than is there.
    ProducedAndGone {
        /// The good.
        good: Good,
    },
    /// A kind was produced without crates, or crates without their kind.
    KindWithoutCrates {
        /// The good.
        good: Good,
    },
    /// More points were gained in this phase than the seat has.
    GainedTooMuch,
    /// The crates that were loaded are not those on the ships.
    NotAboard {
        /// The good.
        good: Good,
    },
}

impl BoardFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            BoardFlaw::NoForests | BoardFlaw::ForestsWithoutYard | BoardFlaw::QuarryForest => {
                &[RuleId("PR-X1-LUMB-1")]
            }
            BoardFlaw::SecondCopy { .. } => &[RuleId("PR-BUI-03")],
            BoardFlaw::TownFull => &[RuleId("PR-BUI-04")],
            BoardFlaw::NoWharf => &[RuleId("PR-BLD-WHARF-1")],
            BoardFlaw::NoSmallWharf => &[RuleId("PR-X1-SWF-1")],
            BoardFlaw::NotProducible { .. } => &[RuleId("PR-CRA-02"), RuleId("PR-CRA-03")],
            BoardFlaw::Coins
            | BoardFlaw::Points
            | BoardFlaw::EmptyOwnShip
            | BoardFlaw::CountrysideFull
            | BoardFlaw::TileTwice { .. }
            | BoardFlaw::TooManyOnTiles { .. }
            | BoardFlaw::TooManyCitizens { .. }
            | BoardFlaw::NoCopyLeft { .. }
            | BoardFlaw::TooManyInBuilding { .. }
            | BoardFlaw::NotCounted
            | BoardFlaw::ProducedAndGone { .. }
            | BoardFlaw::KindWithoutCrates { .. }
            | BoardFlaw::GainedTooMuch
            | BoardFlaw::NotAboard { .. } => &[],
        }
    }
}

impl fmt::Display for BoardFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BoardFlaw::Coins => return write!(f, "at most {MAX_COINS} coins"),
            BoardFlaw::Points => return write!(f, "at most {MAX_VP} points"),
            BoardFlaw::EmptyOwnShip => "a good and its crates, or nothing",
            BoardFlaw::NoForests => "there are no forests in this game",
            BoardFlaw::ForestsWithoutYard => "only a Lumberyard makes forests, and this seat has none",
            BoardFlaw::QuarryForest => "quarries do not become forests",
            BoardFlaw::CountrysideFull => return write!(f, "a countryside has {LAND} spaces"),
            BoardFlaw::TileTwice { .. } => "each kind of tile once, with its count",
            BoardFlaw::TooManyOnTiles { .. } => "at most twelve tiles, and a worker at most on each",
            BoardFlaw::TooManyCitizens { .. } => "no more citizens than manned tiles",
            BoardFlaw::SecondCopy { .. } => "a second copy of this building",
            BoardFlaw::TownFull => return write!(f, "a board has {SPACES} building spaces"),
            BoardFlaw::NoCopyLeft { .. } => "more copies of this building than the game has",
            BoardFlaw::TooManyInBuilding { .. } => "more people than circles",
            BoardFlaw::NoWharf => "there is no manned Wharf",
            BoardFlaw::NoSmallWharf => "there is no manned Small Wharf",
            BoardFlaw::NotProducible { .. } => "nobody works there for this good",
            BoardFlaw::NotCounted => "nothing in this game depends on it",
            BoardFlaw::ProducedAndGone { .. } => "nobody parts with a crate in the Craftsman phase",
            BoardFlaw::KindWithoutCrates { good } => {
                return write!(f, "{} is either in `produced` and `made` or in neither", good.key());
            }
            BoardFlaw::GainedTooMuch => "more than the points of this seat",
            BoardFlaw::NotAboard { good } => {
                return write!(f, "this does not fit the {} on the ships", good.key());
            }
        })
    }
}

impl From<BoardFlaw> for Flaw {
    fn from(flaw: BoardFlaw) -> Self {
        Flaw::Board(flaw)
    }
}
