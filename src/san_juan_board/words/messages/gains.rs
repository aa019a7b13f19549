//! Forecast of a role by the rules.

use san_juan::Edition;
use san_juan::ids::Role;

/// Options of the seat that takes a role.
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

/// Words about what roles bring.
pub struct GainWords {
    /// Action of a role's phase, in the fewest words.
    pub short: fn(Role, Edition) -> &'static str,
    /// Gain of the reader, in the fewest words.
    pub gain: fn(Gain, Edition) -> String,
    /// A role with what it does and what it would bring, to be spoken.
    pub spoken: fn(role: &str, does: &str, gain: Option<&str>) -> String,
    /// Options of the reader, on the role's sheet.
    pub yours: fn(&str) -> String,
}
