//! Why nothing of the kind can be resolved or asked.

use std::fmt;

use game_core::RuleId;

/// Why nothing of the kind can be resolved or asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskedFlaw {
    /// Something is resolved in a finished game.
    GameOver,
    /// More frames than ever nest.
    TooDeep,
    /// A finished game that has had no last round.
    OverTooSoon,
    /// The frames do not occur one within the other.
    NoSuchStack {
        /// The names of the frames, outermost first.
        frames: String,
    },
    /// A card is named although none is being resolved.
    CardNamed,
    /// A card is being resolved, and is not named.
    NoCard,
    /// The action of the card does not ask this.
    NotInAction,
    /// The building of the card is covered although nothing is constructed, or
    /// the other way round.
    Covered,
    /// The building of the card is covered, but by somebody else or earlier.
    NotJustBuiltOver,
    /// A card lies face down, or none does, against the order of turns.
    FaceDown,
    /// A tile is asked for that was chosen already, or that there is none for.
    NoTileToChoose,
    /// Hal has something else than his card.
    Hal,
    /// The replaced marker must go next to the building although no cell is
    /// free there, or need not although one is.
    Adjacent,
    /// A row was chosen although cells are few.
    NoRow,
    /// Tiles are asked for although the supply did not run out for the first
    /// time.
    NotReturning,
    /// Nothing is left to be chosen.
    NothingToDecide,
}

impl AskedFlaw {
    pub(super) fn rules(&self) -> &'static [RuleId] {
        match self {
            AskedFlaw::GameOver
            | AskedFlaw::TooDeep
            | AskedFlaw::NoSuchStack { .. }
            | AskedFlaw::CardNamed
            | AskedFlaw::NoCard
            | AskedFlaw::NotInAction
            | AskedFlaw::Covered
            | AskedFlaw::NotJustBuiltOver
            | AskedFlaw::FaceDown
            | AskedFlaw::NoTileToChoose
            | AskedFlaw::NoRow
            | AskedFlaw::NothingToDecide => &[],
            AskedFlaw::OverTooSoon => &[RuleId("GK-END-03")],
            AskedFlaw::Hal => &[RuleId("GK-SOL-01")],
            AskedFlaw::Adjacent => &[RuleId("GK-MRK-05")],
            AskedFlaw::NotReturning => &[RuleId("GK-SUP-02")],
        }
    }
}

impl fmt::Display for AskedFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AskedFlaw::NoSuchStack { frames } => {
                return write!(f, "this sequence of frames does not occur: {frames}");
            }
            AskedFlaw::GameOver => "a finished game resolves nothing",
            AskedFlaw::TooDeep => "frames nest at most five deep",
            AskedFlaw::OverTooSoon => "a finished game has had its last round",
            AskedFlaw::CardNamed => "names the card exactly while an action is being resolved",
            AskedFlaw::NoCard => "which card is being resolved?",
            AskedFlaw::NotInAction => "this is not asked in the course of this action",
            AskedFlaw::Covered => "a building is covered in the course of a construct, and only then",
            AskedFlaw::NotJustBuiltOver => "the building of this card is not the one just built over",
            AskedFlaw::FaceDown => "who commits, in turn order, has a card face down until it is turned over",
            AskedFlaw::NoTileToChoose => "the tile is being chosen, among those behind the screen",
            AskedFlaw::Hal => "Hal has one card face down until it is his turn, and nothing else",
            AskedFlaw::Adjacent => "the marker goes next to the building exactly if a cell is free there",
            AskedFlaw::NoRow => "a row is chosen first only where cells are very many",
            AskedFlaw::NotReturning => "tiles are returned when the supply is exhausted for the first time",
            AskedFlaw::NothingToDecide => "there is nothing to decide here",
        })
    }
}
