//! Facts of a prompt and of a card, before they are put into words.

use san_juan::DiscardWhy;
use san_juan::ids::{Kind, Role};
use san_juan::prompt::{Bonus, FaceUp};

/// Subject of the prompt bar, draft included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Take a placard.
    Role {
        /// True if this is the governor's second pick with two players.
        second: bool,
    },
    /// Double the privilege now?
    Library {
        /// The role taken.
        role: Role,
    },
    /// Choose what to build.
    Build {
        /// Number of hand cards that can be paid for.
        possible: u8,
    },
    /// Choose where to build.
    Site { kind: Kind },
    /// Choose how to pay.
    Pay {
        /// Building under way.
        kind: Kind,
        /// Cards to pay in all.
        due: u8,
        /// Cards chosen.
        chosen: u8,
        /// The building it will cover.
        over: Option<Kind>,
    },
    /// Choose where to produce.
    Produce {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
    },
    /// Choose what to sell.
    Sell {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
        /// Cards they bring, buildings included.
        cards: u8,
    },
    /// Choose which cards to keep.
    Keep {
        /// Number that must be kept.
        must: u8,
        /// Number chosen.
        chosen: u8,
    },
    /// Choose which cards to discard.
    Discard {
        why: DiscardWhy,
        /// Number that must go.
        must: u8,
        /// Number chosen.
        chosen: u8,
    },
    /// Choose cards to exchange, or none.
    Exchange {
        /// With what.
        why: DiscardWhy,
        /// The most cards.
        may: u8,
        /// Number chosen.
        chosen: u8,
    },
    /// Choose a card for the Chapel, or none.
    Chapel {
        /// The card chosen.
        chosen: Option<Kind>,
    },
    /// Choose cards for the Church, or none.
    Church {
        /// Number chosen.
        chosen: u8,
    },
    /// Take a draw, or leave it.
    Offer { bonus: Bonus },
    /// Choose a card that lies face up, or none.
    Take {
        /// Power that turned them up.
        from: FaceUp,
        /// The card chosen.
        chosen: Option<Kind>,
    },
    /// Choose what to ship.
    Ship {
        /// The most goods.
        may: u8,
        /// Goods chosen.
        chosen: u8,
    },
}

/// Present facts of a card for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// It costs this many cards now, and brings this many points at once.
    Price {
        /// Cards to pay.
        price: u8,
        /// Victory points at once.
        gain: i16,
    },
    /// Another copy stands in the own city.
    Standing,
    /// It stands in a city and works.
    Working,
    /// It stands in a city and works from the next phase on.
    FromNextPhase,
    /// A good lies on it; at the last known prices it brings this many cards.
    Good {
        /// Cards, if a price is known.
        price: Option<u8>,
    },
    /// It is an empty production building.
    Empty,
    /// It is an empty Zoning Office.
    Awaiting,
    /// Buildings lie beneath.
    Covers { count: u8 },
    /// Cards lie beneath it.
    Tucked {
        count: u8,
        /// True if those under the other one, of Chapel and Church, are counted with them.
        both: bool,
    },
}

/// Options of the seat that takes a role, as the rules forecast them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// So many kinds of cards in the hand can be paid for.
    Builds(u8),
    /// So many goods can be produced.
    Makes(u8),
    /// So many goods can be sold.
    Sells(u8),
    /// So many goods can be shipped, each for a point.
    Ships(u8),
    /// So many cards are looked at.
    Sees(u8),
    /// So many cards are drawn for certain.
    Draws(u8),
}
