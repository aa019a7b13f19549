//! Reason why an action is impossible: small facts for screens to put into words.

use std::fmt;

use serde::{Deserialize, Serialize};

use game_core::{self, RuleId};

/// Reason why an action is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Something else is being asked now.
    NotAsked,
    /// The character is not in the packet.
    NotInPacket,
    /// No redraw token is left.
    NoRedraw,
    /// A card has been chosen; it is too late to redraw.
    TooLateToRedraw,
    /// The card is not in the hand.
    NotInHand,
    /// The tile is not behind the own screen.
    NotBehindScreen,
    /// The own reserve is empty.
    ReserveEmpty,
    /// The tile supply is empty.
    SupplyEmpty,
    /// There is no such set of markers to shift.
    NoSuchShift,
    /// The marker must go next to the new building.
    NotAdjacent,
    /// The cell is not on the rim of the city.
    NotOnRim,
    /// A marker or building stands there.
    Occupied,
    /// The markers would no longer read A to L around the city.
    OutOfOrder,
    /// No cell of this row can be chosen.
    NotInRow,
    /// Tiles are returned in ascending order.
    Ascending,
}

impl game_core::Reason for Reason {
    fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::GameOver => "GK-END-03",
            Reason::NotAsked => "GK-RES-01",
            Reason::NotInPacket => "GK-SET-09",
            Reason::NoRedraw | Reason::TooLateToRedraw => "GK-SEL-07",
            Reason::NotInHand => "GK-SEL-01",
            Reason::NotBehindScreen => "GK-SEL-03",
            Reason::ReserveEmpty | Reason::SupplyEmpty => "GK-EXP-01",
            Reason::NoSuchShift => "GK-MRK-09",
            Reason::NotAdjacent => "GK-MRK-05",
            Reason::NotOnRim => "GK-MRK-01",
            Reason::Occupied | Reason::NotInRow => "GK-MRK-10",
            Reason::OutOfOrder => "GK-MRK-02",
            Reason::Ascending => "GK-SUP-03",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::GameOver => "the game is over",
            Reason::NotAsked => "this is not what is being asked now",
            Reason::NotInPacket => "this character is not in the packet",
            Reason::NoRedraw => "no redraw token is left",
            Reason::TooLateToRedraw => "a card has been chosen, so the hand cannot be exchanged",
            Reason::NotInHand => "this card is not in the hand",
            Reason::NotBehindScreen => "this tile is not behind the own screen",
            Reason::ReserveEmpty => "the reserve of this colour is empty",
            Reason::SupplyEmpty => "the tile supply is empty",
            Reason::NoSuchShift => "there is no such set of markers to shift",
            Reason::NotAdjacent => "the marker goes next to the new building",
            Reason::NotOnRim => "this cell is not on the rim of the city",
            Reason::Occupied => "a marker or a building stands there",
            Reason::OutOfOrder => "the markers would no longer read A to L around the city",
            Reason::NotInRow => "no cell of this row can be chosen",
            Reason::Ascending => "tiles are returned in ascending order",
        })
    }
}
