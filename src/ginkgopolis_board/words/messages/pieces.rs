//! Pieces without a name of their own in the game: what lies behind a screen,
//! the round, places at the rim.

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

    /// Its key in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Thing::Round => "round",
            Thing::Resources => "resources",
            Thing::Tiles => "tiles",
            Thing::Points => "points",
            Thing::Redraws => "redraws",
            Thing::Reserve => "reserve",
            Thing::Place => "place",
            Thing::NoTile => "no-tile",
        }
    }

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
