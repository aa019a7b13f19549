//! Events for log, animation, statistics and recap.

use serde::{Deserialize, Serialize};

use super::ids::{Kind, Role, Tile};
use super::prompt::{DiscardWhy, FaceUp};
use game_core::Seat;

/// Cards as one viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// Their kinds, in the order in which they came.
    Known(Vec<Kind>),
    /// Only how many.
    Hidden(u8),
}

impl Cards {
    /// Returns the number of cards.
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

/// Reason of a draw.
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
    /// The Market Hall, where it is asked for (`SJ-BLD-MHALL-1`).
    MarketHall,
    /// The Market Stand, where it is asked for (`SJ-BLD-MSTAND-1`).
    MarketStand,
    /// The Office, for cards discarded (`SJ-BLD-OFFICE-1`).
    Office,
    /// The School (`SJ-BLD-SCHOOL-1`).
    School,
    /// The Cottage (`SJ-BLD-COTTAGE-1`).
    Cottage,
    /// The Mayor, for cards discarded, and his privilege.
    Mayor,
}

/// Reason for shipping a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipWhy {
    /// The Harbor, when it is sold (`SJ-BLD-HARBOR-1`).
    Harbor,
    /// The Captain (`SJ-ROLE-XCAPT-1`).
    Captain,
}

/// Reason for the end of a game.
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
        governor: Seat,
    },
    /// A placard was taken and its phase begins.
    RolePicked {
        seat: Seat,
        role: Role,
    },
    /// The picker's privilege is doubled in this phase (`SJ-BLD-LIBRARY-1`).
    LibraryUsed {
        /// The picker.
        seat: Seat,
    },
    /// Cards came into a hand.
    Drew {
        seat: Seat,
        cards: Cards,
        why: DrawWhy,
    },
    /// Cards left a hand for the discard pile.
    Discarded {
        seat: Seat,
        cards: Cards,
        why: DiscardWhy,
    },
    /// The discard pile became the draw pile (`SJ-PILE-6`).
    Reshuffled {
        /// Its size.
        cards: u8,
    },
    /// A card went under the Chapel or the Church.
    Tucked {
        seat: Seat,
        cards: Cards,
        /// Kind that is covered.
        under: Kind,
    },
    /// A building was announced; payment follows.
    Announced {
        seat: Seat,
        kind: Kind,
        /// The slot that is built over, if any.
        over: Option<u8>,
    },
    /// A good was lost because its building was covered (`SJ-BLD-CRANE-7`).
    GoodForfeited {
        seat: Seat,
        /// From which slot.
        slot: u8,
    },
    /// A good was spent as payment (`SJ-BLD-BLACK-1`).
    GoodSpent {
        seat: Seat,
        /// From which slot.
        slot: u8,
    },
    /// A card was discarded as payment.
    Paid {
        /// By whom.
        seat: Seat,
        cards: Cards,
    },
    /// A building stands, paid in full.
    Built {
        seat: Seat,
        kind: Kind,
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
    /// A good appeared on a Zoning Office (`SJ-BLD-CUSTOMS-1`).
    GoodArrived {
        seat: Seat,
        /// On which slot.
        slot: u8,
    },
    /// A good went, unseen, to where it is worth a point at the end.
    Shipped {
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// With what.
        why: ShipWhy,
    },
    /// The top price tile was turned up (`SJ-ROLE-TRADER-1`).
    PricesShown {
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
        seat: Seat,
        cards: Cards,
    },
    /// The cards looked at were sorted out.
    Kept {
        seat: Seat,
        /// Cards that came into the hand.
        kept: Cards,
        /// Cards that went to the discard pile.
        dropped: Cards,
    },
    /// Cards were turned up for somebody to choose from: public.
    TurnedUp {
        /// By what.
        from: FaceUp,
        /// Owner of the Gold Mine, or picker of the Colonist Ship.
        seat: Seat,
        /// The cards, sorted.
        cards: Vec<Kind>,
    },
    /// A card that lay face up was taken: public.
    Took {
        seat: Seat,
        /// Power that had turned it up.
        from: FaceUp,
        /// The card.
        kind: Kind,
    },
    /// The cards that lay face up and that nobody took were discarded.
    RowDiscarded {
        /// The cards, sorted.
        cards: Vec<Kind>,
    },
    /// The Bank turned up a card (`SJ-BLD-BANK-1`): public.
    Bank {
        seat: Seat,
        /// The card.
        shown: Kind,
        /// True if it was taken.
        taken: bool,
    },
    /// The Gold Mine turned up four cards (`SJ-BLD-GOLD-1`): public. Where
    /// the owner chooses among them, only if two costs are equal.
    GoldMine {
        seat: Seat,
        /// The four cards.
        shown: [Kind; 4],
        /// The one taken, if all costs differed.
        taken: Option<Kind>,
    },
    /// A seat did nothing in a phase, by choice or for want of a choice.
    Passed {
        seat: Seat,
        /// In which phase.
        role: Role,
    },
    PhaseEnded {
        role: Role,
    },
    /// The game is over.
    GameEnded {
        why: EndWhy,
    },
}
