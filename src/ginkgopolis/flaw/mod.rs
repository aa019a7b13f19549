//! Reason why a position cannot be: facts for screens to put into words, grouped by
//! what they are about.

mod asked;
mod cards;
mod characters;
mod city;
mod tiles;

pub use asked::AskedFlaw;
pub use cards::CardFlaw;
pub use characters::CharacterFlaw;
pub use city::CityFlaw;
pub use tiles::TileFlaw;

use std::fmt;

use game_core::{self, RuleId, Seat};

/// Reason why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// No rulebook allows the configuration; what is wrong with it.
    Config(String),
    /// The position as a whole breaks an invariant; which one.
    Unsound(String),
    /// Not as many seats as sit at the table.
    Seats {
        /// Seats that the position has.
        named: usize,
        /// Seats at the table.
        sit: u8,
    },
    /// The seat does not play.
    NoSuchSeat,
    /// A number is too large.
    TooMany {
        /// The largest that is counted.
        most: u16,
    },
    /// More redraw tokens than a player has.
    TooManyRedraws {
        /// The tokens of a player.
        most: u8,
    },
    /// More resources than the colour has.
    Resources {
        /// Resources of each colour.
        allotment: u8,
        /// Those of this colour in the city.
        placed: u8,
    },
    /// Every resource of a seat lies in the city, and the round is not said to
    /// be the last.
    AllPlaced {
        /// Owner of the resources.
        seat: Seat,
    },
    /// About characters and their draft.
    Characters(CharacterFlaw),
    /// About the city and the markers around it.
    City(CityFlaw),
    /// About tiles outside of the city.
    Tiles(TileFlaw),
    /// About cards of the deck.
    Cards(CardFlaw),
    /// About what is being resolved and asked.
    Asked(AskedFlaw),
}

impl game_core::Flaw for Flaw {
    fn rules(&self) -> &'static [RuleId] {
        match self {
            Flaw::Config(_) | Flaw::Unsound(_) => &[],
            Flaw::Seats { .. } | Flaw::NoSuchSeat | Flaw::TooMany { .. } => &[],
            Flaw::TooManyRedraws { .. } => &[RuleId("GK-SEL-07")],
            Flaw::Resources { .. } => &[RuleId("GK-INV-01")],
            Flaw::AllPlaced { .. } => &[RuleId("GK-END-02")],
            Flaw::Characters(flaw) => flaw.rules(),
            Flaw::City(flaw) => flaw.rules(),
            Flaw::Tiles(flaw) => flaw.rules(),
            Flaw::Cards(flaw) => flaw.rules(),
            Flaw::Asked(flaw) => flaw.rules(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Config(problem) | Flaw::Unsound(problem) => f.write_str(problem),
            Flaw::Seats { named, sit } => write!(f, "{named} seats, but {sit} sit at the table"),
            Flaw::NoSuchSeat => f.write_str("this seat does not play"),
            Flaw::TooMany { most } => write!(f, "at most {most}"),
            Flaw::TooManyRedraws { most } => write!(f, "at most {most}"),
            Flaw::Resources { allotment, placed } => {
                write!(f, "each colour has {allotment}, and {placed} lie in the city")
            }
            Flaw::AllPlaced { seat } => write!(f, "{seat} has placed every resource: this round is the last"),
            Flaw::Characters(flaw) => flaw.fmt(f),
            Flaw::City(flaw) => flaw.fmt(f),
            Flaw::Tiles(flaw) => flaw.fmt(f),
            Flaw::Cards(flaw) => flaw.fmt(f),
            Flaw::Asked(flaw) => flaw.fmt(f),
        }
    }
}

impl From<CharacterFlaw> for Flaw {
    fn from(flaw: CharacterFlaw) -> Self {
        Flaw::Characters(flaw)
    }
}

impl From<CityFlaw> for Flaw {
    fn from(flaw: CityFlaw) -> Self {
        Flaw::City(flaw)
    }
}

impl From<TileFlaw> for Flaw {
    fn from(flaw: TileFlaw) -> Self {
        Flaw::Tiles(flaw)
    }
}

impl From<CardFlaw> for Flaw {
    fn from(flaw: CardFlaw) -> Self {
        Flaw::Cards(flaw)
    }
}

impl From<AskedFlaw> for Flaw {
    fn from(flaw: AskedFlaw) -> Self {
        Flaw::Asked(flaw)
    }
}
