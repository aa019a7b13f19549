//! Labels of fields and pieces; the words for them are the page's.

use game_core::json::Value;

/// Type of a piece in a field, which tells how to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    /// A seat, from 0.
    Seat,
    /// A card of San Juan.
    Card,
    Role,
    PriceTile,
    Building,
    Good,
    /// A tile of the countryside.
    Land,
    /// An achievement card.
    Achievement,
    /// A card or a printed objective of the festival.
    Objective,
    /// A tile of the city.
    CityTile,
    /// A card of the city's deck.
    CityCard,
    /// A character, by number.
    Character,
}

/// Subject of a field or a group of fields.
#[derive(Clone, Debug, PartialEq)]
pub enum Label {
    /// A piece with its own name.
    Piece(Noun, Value),
    /// A seat, from 0.
    Seat(u8),
    /// A cargo ship with so many spaces.
    Ship(u8),
    /// A cell of the city: x, y.
    Cell(i8, i8),
    /// Anything else.
    Plain(Plain),
}

/// The labels that are the same wherever they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plain {
    /// The round, who begins, what has been chosen in it.
    Round,
    /// Pieces in the middle of the table.
    Table,
    /// Piles, bags, supplies.
    Supplies,
    /// Roles taken in this round.
    Taken,
    /// Coins on roles.
    RoleCoins,
    /// The number of the round.
    RoundNumber,
    Governor,
    FirstPlayer,
    /// True if this round is the last.
    LastRound,
    /// True if the round of the next Captain phase is the last.
    LastPointGone,
    /// Rounds without a building.
    QuietRounds,
    /// Draws for everything that the position leaves open.
    Luck,
    /// By whom something was taken.
    By,
    /// By whom something was won.
    WonBy,
    Hand,
    /// The buildings of a seat.
    City,
    /// Cards under Chapel and Church.
    Tucked,
    /// Cards under the Harbor.
    Shipped,
    /// True if the Library was used.
    LibraryUsed,
    /// True if the Church was used.
    ChurchUsed,
    /// Kind of a building.
    Kind,
    /// True if a good lies there.
    HasGood,
    /// The buildings beneath.
    Beneath,
    /// The cards to be drawn next.
    DrawPile,
    DiscardPile,
    /// The price tiles to come.
    PriceTiles,
    /// Number of tiles that everybody has seen.
    SeenTiles,
    Coins,
    Points,
    /// Crates of a seat.
    Crates,
    /// The countryside of a seat.
    Countryside,
    /// Number of tiles.
    Count,
    /// Number of them that are manned.
    Manned,
    /// Number of people who are citizens.
    Citizens,
    Workers,
    /// Workers without a place.
    IdleWorkers,
    /// Citizens without a place.
    IdleCitizens,
    /// Plantations that lie face down.
    Forests,
    /// Achievement cards.
    Achievements,
    /// Those that are completed.
    Achieved,
    /// The face-up plantations.
    Market,
    /// The plantations to be drawn next.
    Bag,
    /// Cargo ships.
    Ships,
    /// Load of a ship.
    Cargo,
    TradingHouse,
    /// Workers on the Work Register.
    Register,
    /// Citizens on it.
    RegisterCitizens,
    /// Workers out of the game.
    GoneWorkers,
    /// Citizens out of the game.
    GoneCitizens,
    /// The buildings of the tray.
    Tray,
    /// Holder of the Smuggler's marker.
    SmugglerMarker,
    /// The captured role.
    Captured,
    Festival,
    /// The role on which the action marker of the Puertomas stands.
    ActionMarker,
    Resources,
    /// Redraw tokens.
    Redraws,
    Characters,
    /// The cards of a tableau.
    Tableau,
    /// Tiles behind a screen.
    Tiles,
    /// The city that is built together.
    Map,
    /// Top tile of a cell.
    TopTile,
    /// Owner of a building.
    Owner,
    /// True if a building was put up in this round.
    Pawn,
    /// The tiles to be drawn next.
    TileSupply,
    /// Tiles out of the game.
    RemovedTiles,
    /// Number of exhaustions of the tile supply.
    Exhaustions,
    /// Tiles that were returned.
    ReturnedTiles,
}

/// Reason why a field has no control of its own and stands in the text alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextOnly {
    /// It follows from the rest.
    Follows,
    /// It comes about by playing: choices are made from the list of moves.
    Played,
    /// It is chosen when a study begins.
    Begun,
    /// It is what somebody knows or has put aside, and few ever set it.
    Rare,
}
