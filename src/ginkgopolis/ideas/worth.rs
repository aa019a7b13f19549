//! Worth of facts in points, by rule of thumb: it orders them and decides nothing else.

use crate::Item;

/// A point of one's own.
pub const POINT: f32 = 1.0;
/// A point of a rival, at a table of two; among more of them it is shared by those.
pub const RIVAL: f32 = 0.8;
/// A card with a permanent effect, for each item that it gives.
pub const CARD: f32 = 1.6;
/// An item of the engine, besides the item.
pub const ENGINE: f32 = 0.5;
/// A floor in the city.
pub const FLOOR: f32 = 0.4;
/// A floor of a rival that is built over.
pub const OUSTED: f32 = 0.6;
/// The card of an own building in other hands, for each floor.
pub const CARD_PASSED: f32 = 0.4;
/// A number on a tile, for each step of the difference.
pub const NUMBER: f32 = 0.05;
/// A tile of the supply by which the end is nearer or farther.
pub const TIME: f32 = 0.2;
/// The right end for a seat that is ahead or behind.
pub const END: f32 = 3.0;

/// Worth of an item behind the screen.
pub const fn of(item: Item) -> f32 {
    match item {
        Item::Resource => 0.8,
        Item::Tile => 0.6,
        Item::Point => POINT,
    }
}
