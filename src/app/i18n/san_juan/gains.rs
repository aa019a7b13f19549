//! What a role would bring, as the rules foretell it.

use sobremesa::games::san_juan::Edition;
use sobremesa::games::san_juan::ids::Role;

/// What whoever takes a role can do then.
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
    /// What is done in a role's phase, in the fewest words.
    pub short: fn(Role, Edition) -> &'static str,
    /// What it would bring the reader, in the fewest words.
    pub gain: fn(Gain, Edition) -> String,
    /// A role with what it does and what it would bring, to be spoken.
    pub spoken: fn(role: &str, does: &str, gain: Option<&str>) -> String,
    /// What the reader could do, on the role's sheet.
    pub yours: fn(&str) -> String,
}
