//! The five trading-house tiles (section 2.5).

/// Cards drawn per good of tiers 1 to 5, for tiles A to E.
pub const PRICES: [[u8; 5]; 5] =
    [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]];
