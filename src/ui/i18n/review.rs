//! Texts of the look back at a finished game.

/// The texts.
pub struct Messages {
    pub title: &'static str,
    /// Announcement of the review, before it is made.
    pub about: &'static str,
    pub begin: &'static str,
    pub stop: &'static str,
    /// So many of so many choices have been looked at.
    pub progress: fn(usize, usize) -> String,
    pub failed: &'static str,
    /// Said of a game that was saved under other rules.
    pub no_history: &'static str,
    pub chances: &'static str,
    pub chances_note: &'static str,
    pub points: &'static str,
    /// Heading of a seat's costliest choices.
    pub costly_of: fn(&str) -> String,
    pub none_costly: &'static str,
    /// "Round 6".
    pub round: fn(u16) -> String,
    /// Choice made, the better one, and the wins in a hundred games between them.
    pub chosen: fn(&str) -> String,
    pub better: fn(&str) -> String,
    pub cost: fn(u8) -> String,
    /// At the moment that is looked at: whose choice, and the wins in a hundred games it promised.
    pub chance_of: fn(&str, u8) -> String,
    /// First chance, what choices gave away, and what the rest did, in wins of a hundred games.
    pub account: fn(&str, u8, i16, i16) -> String,
    pub as_table: &'static str,
    /// A seat's column: points and chance.
    pub cell: fn(i16, Option<u8>) -> String,
}
