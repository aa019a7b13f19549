//! Effects printed on building cards (sections 2.3 and 2.4).

use crate::ids::{Colour, Item, Tile, Trigger};

/// Effect of a building card in a tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Numbers 1 to 9: works on every matching action.
    Permanent(Trigger, &'static [Item]),
    /// Numbers 10 to 20: scores at the end.
    AtEnd(EndEffect),
}

/// Scoring of an "=" card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndEffect {
    /// 1 point per own resource on buildings of the colour (`GK-SCO-11`).
    Resources(Colour),
    /// 1 point per own building of 1 or 2 floors (`GK-SCO-12`).
    Low,
    /// 3 points per own building of 3 or more floors (`GK-SCO-13`).
    High,
    /// 2 points per card with the trigger (`GK-SCO-14`).
    Cards(Trigger),
    /// 2 points per card of the colour (`GK-SCO-15`).
    OfColour(Colour),
    /// 9 points (`GK-SCO-16`).
    Nine,
}

/// Items of numbers 1 to 6, and of 7 to 9, of each colour.
const ITEMS: [[&[Item]; 2]; 3] = [
    [&[Item::Tile], &[Item::Tile, Item::Point]],
    [&[Item::Resource], &[Item::Resource, Item::Point]],
    [&[Item::Point], &[Item::Point, Item::Point]],
];

/// The colours that numbers 10 to 13 of each colour count.
const COUNTED: [[Colour; 4]; 3] = [
    [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Blue],
    [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Red],
    [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Yellow],
];

/// The trigger of a card with a permanent effect.
#[inline]
pub const fn trigger(card: Tile) -> Option<Trigger> {
    if card.number() <= 9 { Some(Trigger::ALL[(card.number() as usize - 1) % 3]) } else { None }
}

/// The items of a card with a permanent effect.
#[inline]
pub const fn items(card: Tile) -> &'static [Item] {
    ITEMS[card.colour() as usize][(card.number() >= 7) as usize]
}

/// The item of a character of a colour (table 2.5).
#[inline]
pub const fn items_of(colour: Colour) -> &'static [Item] {
    ITEMS[colour as usize][0]
}

/// Returns the effect of a building's card in a tableau.
pub const fn effect(card: Tile) -> Effect {
    if let Some(trigger) = trigger(card) {
        return Effect::Permanent(trigger, items(card));
    }
    Effect::AtEnd(match card.number() {
        number @ 10..=13 => EndEffect::Resources(COUNTED[card.colour() as usize][number as usize - 10]),
        14 => EndEffect::Low,
        15 => EndEffect::High,
        number @ 16..=18 => EndEffect::Cards(Trigger::ALL[number as usize - 16]),
        19 => EndEffect::OfColour(card.colour()),
        _ => EndEffect::Nine,
    })
}
