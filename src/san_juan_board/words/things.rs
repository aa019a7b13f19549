//! Pieces without a name of their own in the game: price tile, piles, the
//! figures of a city.

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
    /// Its key in the messages.
    pub const fn key(self) -> &'static str {
        match self {
            Thing::Prices => "prices",
            Thing::Deck => "deck",
            Thing::Discard => "discard",
            Thing::Buildings => "buildings",
            Thing::Points => "points",
            Thing::Hand => "hand",
        }
    }

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
