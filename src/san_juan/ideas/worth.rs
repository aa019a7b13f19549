//! Worth of facts in points, by rule of thumb: it orders them and decides nothing else.

/// A point of one's own.
pub const POINT: f32 = 1.0;
/// A point of a rival, at a table of two; among more of them it is shared by those.
pub const RIVAL: f32 = 0.8;
/// A card.
pub const CARD: f32 = 0.5;
/// A good.
pub const GOOD: f32 = 0.6;
/// A step to a more valuable good.
pub const TIER: f32 = 0.2;
/// A production building that waits for a good.
pub const FREE: f32 = 0.25;
/// A building, besides its points.
pub const BUILDING: f32 = 0.8;
/// A building within reach, for each card of its cost.
pub const REACH: f32 = 0.25;
/// A point of a card in hand.
pub const IN_HAND: f32 = 0.3;
/// A card in hand that costs less than another one.
pub const CHEAPER: f32 = 0.2;
/// A card that is given up for a good reason.
pub const GIVEN: f32 = 0.6;
/// A role that nobody else picks then.
pub const ROLE: f32 = 0.35;
/// The right end for a seat that is ahead or behind.
pub const END: f32 = 3.0;
