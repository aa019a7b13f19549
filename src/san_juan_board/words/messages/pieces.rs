//! Pieces without a name of their own in the game: price tile, piles, the
//! figures of a city.

use san_juan::Edition;

/// Such a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The price tiles.
    Prices,
    /// The draw pile.
    Deck,
    /// The discard pile.
    Discard,
    /// The buildings of a city.
    Buildings,
    /// The points of a city.
    Points,
    Hand,
}

impl Thing {
    /// Every one of them.
    #[cfg(test)]
    pub const ALL: [Thing; 6] =
        [Thing::Prices, Thing::Deck, Thing::Discard, Thing::Buildings, Thing::Points, Thing::Hand];

    /// The rule that says most about it.
    pub const fn rule(self) -> &'static str {
        match self {
            Thing::Prices => "SJ-ROLE-TRADER-1",
            Thing::Deck => "SJ-PILE-2",
            Thing::Discard => "SJ-PILE-1",
            Thing::Buildings => "SJ-END-1",
            Thing::Points => "SJ-SCORE-1",
            Thing::Hand => "SJ-FLOW-START-5",
        }
    }
}

/// Words about these pieces.
pub struct PieceWords {
    /// Class: what lies between the players.
    pub common: &'static str,
    /// Class: what belongs to somebody.
    pub owned: fn(&str) -> String,
    pub name: fn(Thing, Edition) -> &'static str,
    /// Effect, in one to three sentences.
    pub effect: fn(Thing, Edition) -> String,
    /// Label: how many there are.
    pub count: &'static str,
    /// Label: how many cards may stay at the beginning of a round.
    pub limit: &'static str,
    /// A figure with its name: "Deck: 41".
    pub figure: fn(&str, &str) -> String,
    /// Worth of the reader's goods at the prices shown: the sum in cards.
    pub goods: fn(u8) -> String,
}
