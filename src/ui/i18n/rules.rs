//! The rules reference: what stands around the rules. The rules themselves
//! are texts of their own, one per game and language (`src/words/<language>/rules/`).

/// The texts.
pub struct Messages {
    /// The heading until the reference has come: the game's title.
    pub title: fn(game: &str) -> String,
    /// The table of contents.
    pub contents: &'static str,
    /// Field: search.
    pub search: &'static str,
    /// Number of rules found.
    pub found: fn(usize) -> String,
    /// Nothing was found; the words searched for.
    pub nothing: fn(&str) -> String,
    /// To the whole reference, from the panel beside the board.
    pub whole: &'static str,
    /// The reference is on its way.
    pub loading: &'static str,
    /// It did not come.
    pub failed: &'static str,
    /// Asks for it once more.
    pub retry: &'static str,
    /// On a piece: its cost.
    pub cost: &'static str,
    /// On a piece: its points.
    pub points: &'static str,
    /// On a piece: points that depend on the city.
    pub varies: &'static str,
    /// On a piece: copies in the game.
    pub copies: &'static str,
}
