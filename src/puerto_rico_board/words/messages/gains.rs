//! Forecast of a role by the rules.

use puerto_rico::Edition;
use puerto_rico::ids::{GOODS, Good, Role};

/// Certain gain of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Coins, those on the tile included.
    pub coins: i16,
    /// Victory points.
    pub vp: i16,
    /// Crates by good.
    pub crates: [i16; GOODS],
    pub workers: i16,
}

/// Next choices of the seat that takes the role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that is counted here.
    Untold,
    /// Nothing, although the phase is about choosing something.
    Nothing,
    /// The best sale.
    Sale {
        /// Good that is sold.
        good: Good,
        /// Price of the sale.
        coins: u8,
    },
    /// The best first load.
    Load {
        /// Good that is loaded.
        good: Good,
        /// Number of crates.
        crates: u8,
        /// Points for them.
        vp: u8,
    },
    /// So many buildings can be paid for.
    Buildings(u8),
    /// Countryside tiles.
    Tiles {
        /// Kinds of plantations.
        kinds: u8,
        /// True if a quarry is among them.
        quarry: bool,
    },
}

/// Words about what roles bring.
pub struct GainWords {
    /// Action of everybody in a role's phase, in the fewest words.
    pub short: fn(Role, Edition) -> &'static str,
    /// A gain in the fewest words: "+1 coin, 2 corn"; empty if there is none.
    pub gain: fn(&Gain, Edition) -> String,
    /// A choice in the fewest words; empty if nothing is told of it.
    pub next: fn(&Next, Edition) -> String,
    /// Between a gain and a choice.
    pub comma: &'static str,
    /// A role with what it does and what it would bring, to be spoken.
    pub spoken: fn(role: &str, does: &str, gain: Option<&str>) -> String,
    /// Gain of the reader, on the role's sheet.
    pub yours: fn(&str) -> String,
}

impl GainWords {
    /// A gain and a choice together; empty if there is nothing to tell.
    pub fn both(&self, gain: &Gain, next: &Next, edition: Edition) -> String {
        let parts = [(self.gain)(gain, edition), (self.next)(next, edition)];
        let told: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        told.join(self.comma)
    }
}
