//! Pieces without a name of their own in the game: what lies between the
//! players, and the figures on a mat.

use puerto_rico::Edition;
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
pub enum Standing {
    /// Crates that the reader has.
    Crates([u8; GOODS]),
    /// The reader's workers.
    People(u8),
    /// Points that the reader has gained.
    Gained(u16),
    /// Building spaces that the reader has filled.
    Filled(u8),
}

/// Words about these pieces.
pub struct PieceWords {
    /// Class: what lies between the players.
    pub common: &'static str,
    /// Class: what belongs to somebody.
    pub owned: fn(&str) -> String,
    pub name: fn(Thing, Edition) -> &'static str,
    /// Effect, in one to three sentences.
    pub effect: fn(Thing, Edition) -> &'static str,
    /// Aim of the game, beside its ends.
    pub aim: &'static str,
    /// Present meaning for the reader.
    pub standing: fn(Standing, Edition) -> String,
    /// A figure with its name: "Coins: 4".
    pub figure: fn(&str, &str) -> String,
    /// Label: spaces of a ship.
    pub spaces: &'static str,
    /// Label: spaces that are free.
    pub free: &'static str,
    /// Label: what lies in it.
    pub inside: &'static str,
    /// Label: what is left.
    pub left: &'static str,
    /// Label: how many there are.
    pub count: &'static str,
    /// Crates by good: "2 corn, 1 sugar"; "nothing".
    pub crates: fn(&[u8; GOODS], Edition) -> String,
}
