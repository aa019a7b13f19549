//! Pieces that a second set adds in the classic game for five to eight (section 2.7).

use crate::ids::Tile;

/// Cards and tiles added to one complete set.
#[derive(Clone, Copy, Debug)]
pub struct Addition {
    /// Copies of every commercial kind that does not cost 6.
    pub common: u8,
    /// Copies of every kind that costs 6.
    pub six: u8,
    /// Copies of every production kind.
    pub production: u8,
    /// Copies of the cheapest production kind on top.
    pub tier_1: u8,
    /// Price tiles.
    pub tiles: &'static [Tile],
}

/// The additions for 5, 6, 7 and 8 players.
pub const ADDITIONS: [Addition; 4] = [
    Addition { common: 1, six: 1, production: 2, tier_1: 1, tiles: &[Tile::B, Tile::D] },
    Addition { common: 2, six: 1, production: 4, tier_1: 2, tiles: &[Tile::B, Tile::D, Tile::C] },
    Addition { common: 3, six: 2, production: 6, tier_1: 2, tiles: &[Tile::B, Tile::D, Tile::C, Tile::E] },
    Addition { common: 3, six: 2, production: 8, tier_1: 2, tiles: &Tile::ALL },
];
