//! Pieces without a name of their own in the game: what lies behind a screen,
//! the round, places at the rim.

use super::Standing;

/// Such a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The round that is being played.
    Round,
    /// Resources behind a screen.
    Resources,
    /// Tiles behind a screen.
    Tiles,
    /// Points behind a screen.
    Points,
    /// Tokens for new hands.
    Redraws,
    /// A reserve of resources.
    Reserve,
    /// An empty place beside the city.
    Place,
    /// No tile with the card.
    NoTile,
}

impl Thing {
    /// Every one of them.
    #[cfg(test)]
    pub const ALL: [Thing; 8] = [
        Thing::Round,
        Thing::Resources,
        Thing::Tiles,
        Thing::Points,
        Thing::Redraws,
        Thing::Reserve,
        Thing::Place,
        Thing::NoTile,
    ];

    /// The rule that says most about it.
    pub const fn rule(self) -> &'static str {
        match self {
            Thing::Round => "GK-RES-01",
            Thing::Resources => "GK-GAIN-01",
            Thing::Tiles => "GK-GAIN-02",
            Thing::Points => "GK-GAIN-03",
            Thing::Redraws => "GK-SEL-06",
            Thing::Reserve => "GK-END-02",
            Thing::Place => "GK-CTY-06",
            Thing::NoTile => "GK-SEL-02",
        }
    }
}

/// Words about these pieces.
pub struct PieceWords {
    /// Class: what lies between the players.
    pub common: &'static str,
    /// Class: what belongs to somebody.
    pub owned: fn(&str) -> String,
    pub name: fn(Thing) -> &'static str,
    /// Effect, in one to three sentences.
    pub effect: fn(Thing) -> &'static str,
    /// Label: how many there are.
    pub count: &'static str,
    /// A figure with its name: "Resources: 7".
    pub figure: fn(&str, &str) -> String,
    /// A figure that the reader may not know.
    pub hidden: &'static str,
    /// Label: tiles left in the supply.
    pub supply: &'static str,
    /// Label: cards left in the deck.
    pub deck: &'static str,
    /// Label: who plays first.
    pub first: &'static str,
    /// Name of a district: its number.
    pub district: fn(u8) -> String,
    /// Scoring of a district.
    pub district_effect: &'static str,
    /// Why a place in the city cannot be chosen.
    pub not_in_hand: &'static str,
    /// Points of everybody in all districts together.
    pub all_districts: fn(&[Standing]) -> String,
    /// Nobody has resources in any district.
    pub no_district: &'static str,
    /// Purpose of a column of cards: those cards work with every deed of the kind.
    pub column_effect: &'static str,
}
