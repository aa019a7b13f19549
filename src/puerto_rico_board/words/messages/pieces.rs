//! Pieces without a name of their own in the game: what lies between the
//! players, and the figures on a mat.

use puerto_rico::ids::GOODS;

/// Such a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A cargo ship.
    Ship,
    /// The Trading House.
    House,
    /// Tiles that lie face down.
    Bag,
    /// The workers that the next Recruiter hands out.
    Register,
    /// The workers that come after them.
    Workers,
    /// The victory points that are left.
    Supply,
    /// The fullest town.
    Fullest,
    /// A player's coins.
    Coins,
    /// The points that a player has gained.
    Gained,
    /// Points of a player's buildings.
    Built,
    /// A player's quarries with a worker.
    Discount,
    /// A player's workers without a circle.
    Portrait,
    /// A plantation that lies face down on a mat.
    Forest,
}

impl Thing {
    /// Every one of them.
    #[cfg(test)]
    pub const ALL: [Thing; 13] = [
        Thing::Ship,
        Thing::House,
        Thing::Bag,
        Thing::Register,
        Thing::Workers,
        Thing::Supply,
        Thing::Fullest,
        Thing::Coins,
        Thing::Gained,
        Thing::Built,
        Thing::Discount,
        Thing::Portrait,
        Thing::Forest,
    ];

    /// The key in the words.
    pub const fn key(self) -> &'static str {
        match self {
            Thing::Ship => "ship",
            Thing::House => "house",
            Thing::Bag => "bag",
            Thing::Register => "register",
            Thing::Workers => "workers",
            Thing::Supply => "supply",
            Thing::Fullest => "fullest",
            Thing::Coins => "coins",
            Thing::Gained => "gained",
            Thing::Built => "built",
            Thing::Discount => "discount",
            Thing::Portrait => "portrait",
            Thing::Forest => "forest",
        }
    }

    /// The rule that says most about it.
    pub const fn rule(self) -> &'static str {
        match self {
            Thing::Ship => "PR-CAP-02",
            Thing::House => "PR-TRD-03",
            Thing::Bag => "PR-PLT-05",
            Thing::Register => "PR-REC-08",
            Thing::Workers => "PR-END-02",
            Thing::Supply => "PR-END-04",
            Thing::Fullest => "PR-END-03",
            Thing::Coins => "PR-END-07",
            Thing::Gained => "PR-CAP-10",
            Thing::Built => "PR-END-05",
            Thing::Discount => "PR-BUI-05",
            Thing::Portrait => "PR-REC-04",
            Thing::Forest => "PR-X1-LUMB-4",
        }
    }
}

/// Present meaning of a piece of this kind for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceMeaning {
    /// Crates that the reader has.
    Crates([u8; GOODS]),
    /// The reader's workers.
    People(u8),
    /// Points that the reader has gained.
    Gained(u16),
    /// Building spaces that the reader has filled.
    Filled(u8),
}
