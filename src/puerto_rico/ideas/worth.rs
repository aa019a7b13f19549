//! Worth of facts in points, by rule of thumb: it orders them and decides nothing else.

/// A point of one's own.
pub const POINT: f32 = 1.0;
/// A point of a rival, at a table of two; among more of them it is shared by those.
pub const RIVAL: f32 = 0.9;
/// A coin.
pub const COIN: f32 = 0.3;
/// A crate on the board.
pub const CRATE: f32 = 0.4;
/// A crate that spoils.
pub const SPOILT: f32 = 0.45;
/// A crate for which there is a ship.
pub const ROOM: f32 = 0.3;
/// A worker.
pub const WORKER: f32 = 0.35;
/// A crate that can be produced again and again.
pub const CAPACITY: f32 = 0.8;
/// A new kind of plantation.
pub const NEW_KIND: f32 = 0.5;
/// A plantation.
pub const PLANTATION: f32 = 0.3;
/// A plantation that a building lacks.
pub const SERVES: f32 = 0.6;
/// A quarry.
pub const QUARRY: f32 = 1.1;
/// A building, for each coin of its cost.
pub const BUILDING: f32 = 0.3;
/// An occupied building, for each coin of its cost.
pub const OCCUPIED: f32 = 0.2;
/// A building within reach, for each coin of its cost by which it costs more than what is otherwise.
pub const REACH: f32 = 0.35;
/// A role that nobody else picks then.
pub const ROLE: f32 = 0.3;
/// The right end for a seat that is ahead or behind.
pub const END: f32 = 3.0;
