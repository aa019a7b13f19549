//! What happened, for log, animation, statistics and recap.

use serde::{Deserialize, Serialize};

use super::ids::{Kind, Role, Tile};
use super::prompt::DiscardWhy;
use crate::core::Seat;

/// Cards as one eye sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// Their kinds, in the order in which they came.
    Known(Vec<Kind>),
    /// Only how many.
    Hidden(u8),
}

impl Cards {
    /// How many.
    pub fn count(&self) -> u8 {
        match self {
            Cards::Known(kinds) => kinds.len() as u8,
            Cards::Hidden(count) => *count,
        }
    }

    /// The same cards seen from the back.
    pub fn face_down(&self) -> Cards {
        Cards::Hidden(self.count())
    }
}

/// What a draw is owed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawWhy {
    /// The opening hand, or the extra cards of the opening draft.
    Opening,
    /// The prospector's privilege.
    Prospector,
    /// Prices of goods sold, Market Stand and Market Hall included.
    Sale,
    /// The Councillor's draw, straight into the hand with an Archive.
    Councillor,
    /// The Carpenter (`SJ-BLD-CARPENTER-1`).
    Carpenter,
    /// The Poor House (`SJ-BLD-POOR-1`).
    PoorHouse,
    /// The Well (`SJ-BLD-WELL-1`).
    Well,
}

/// What ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndWhy {
    /// Somebody has twelve buildings (`SJ-END-1`).
    TwelveBuildings,
    /// Nobody has built for twenty rounds (`SJ-END-4`).
    Standstill,
}

/// One fact that happened. A seat's own cards are [`Cards::Known`] to it and
/// [`Cards::Hidden`] to everybody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins, counted from 1.
    RoundStarted {
        /// Its number.
        round: u16,
        /// Its governor.
        governor: Seat,
    },
    /// A placard was taken and its phase begins.
    RolePicked {
        /// Who took it.
        seat: Seat,
        /// Which.
        role: Role,
    },
    /// The picker's privilege is doubled in this phase (`SJ-BLD-LIBRARY-1`).
    LibraryUsed {
        /// The picker.
        seat: Seat,
    },
    /// Cards came into a hand.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// Why.
        why: DrawWhy,
    },
    /// Cards left a hand for the discard pile.
    Discarded {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
        /// Why.
        why: DiscardWhy,
    },
    /// The discard pile became the draw pile (`SJ-PILE-6`).
    Reshuffled {
        /// Its size.
        cards: u8,
    },
    /// A card went under the Chapel.
    Tucked {
        /// Whose Chapel.
        seat: Seat,
        /// The card.
        cards: Cards,
    },
    /// A building was announced; payment follows.
    Announced {
        /// Who builds.
        seat: Seat,
        /// What.
        kind: Kind,
        /// The slot that is built over, if any.
        over: Option<u8>,
    },
    /// A good was lost because its building was covered (`SJ-BLD-CRANE-7`).
    GoodForfeited {
        /// Whose.
        seat: Seat,
        /// From which slot.
        slot: u8,
    },
    /// A good was spent as payment (`SJ-BLD-BLACK-1`).
    GoodSpent {
        /// Whose.
        seat: Seat,
        /// From which slot.
        slot: u8,
    },
    /// A card was discarded as payment.
    Paid {
        /// By whom.
        seat: Seat,
        /// The card.
        cards: Cards,
    },
    /// A building stands, paid in full.
    Built {
        /// Who built.
        seat: Seat,
        /// What.
        kind: Kind,
        /// Where.
        slot: u8,
        /// The kind it covers, if any.
        over: Option<Kind>,
        /// Cards paid for it.
        price: u8,
    },
    /// A good was produced.
    Produced {
        /// By whom.
        seat: Seat,
        /// On which slot.
        slot: u8,
    },
    /// The top price tile was turned up (`SJ-ROLE-TRADER-1`).
    PricesShown {
        /// The tile.
        tile: Tile,
    },
    /// A good was sold; the draw follows when the seller has finished.
    Sold {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// Cards it brings.
        price: u8,
    },
    /// Cards were drawn to choose from (`SJ-ROLE-COUNCILLOR-1`).
    Looked {
        /// Who looks.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// The cards looked at were sorted out.
    Kept {
        /// Who looked.
        seat: Seat,
        /// What came into the hand.
        kept: Cards,
        /// What went to the discard pile.
        dropped: Cards,
    },
    /// The Gold Mine turned up four cards (`SJ-BLD-GOLD-1`): public.
    GoldMine {
        /// Whose.
        seat: Seat,
        /// The four cards.
        shown: [Kind; 4],
        /// The one taken, if all costs differed.
        taken: Option<Kind>,
    },
    /// A seat did nothing in a phase, by choice or for want of a choice.
    Passed {
        /// Who.
        seat: Seat,
        /// In which phase.
        role: Role,
    },
    /// A phase ended.
    PhaseEnded {
        /// Which.
        role: Role,
    },
    /// The game is over.
    GameEnded {
        /// What ended it.
        why: EndWhy,
    },
}
