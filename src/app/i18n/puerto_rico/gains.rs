//! What a role would bring, as the rules foretell it.

use sobremesa::games::puerto_rico::Edition;
use sobremesa::games::puerto_rico::ids::{GOODS, Good, Role};

/// What a seat gets for certain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Coins, those on the tile included.
    pub coins: i16,
    /// Victory points.
    pub vp: i16,
    /// Crates by good.
    pub crates: [i16; GOODS],
    /// Workers.
    pub workers: i16,
}

/// What whoever takes the role can choose then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that is counted here.
    Untold,
    /// Nothing, although the phase is about choosing something.
    Nothing,
    /// The best sale.
    Sale {
        /// What is sold.
        good: Good,
        /// What it brings.
        coins: u8,
    },
    /// The best first load.
    Load {
        /// What is loaded.
        good: Good,
        /// How many crates.
        crates: u8,
        /// What they bring.
        vp: u8,
    },
    /// So many buildings can be paid for.
    Buildings(u8),
    /// Countryside tiles.
    Tiles {
        /// Kinds of plantations.
        kinds: u8,
        /// Whether a quarry is among them.
        quarry: bool,
    },
}

/// Words about what roles bring.
pub struct GainWords {
    /// What everybody does in a role's phase, in the fewest words.
    pub short: fn(Role, Edition) -> &'static str,
    /// A gain in the fewest words: "+1 coin, 2 corn"; empty if there is none.
    pub gain: fn(&Gain, Edition) -> String,
    /// A choice in the fewest words; empty if nothing is told of it.
    pub next: fn(&Next, Edition) -> String,
    /// Between a gain and a choice.
    pub comma: &'static str,
    /// A role with what it does and what it would bring, to be spoken.
    pub spoken: fn(role: &str, does: &str, gain: Option<&str>) -> String,
    /// What the reader would get, on the role's sheet.
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
