//! San Juan: what can be chosen before a game.

/// The texts; a pair is a title and, in one sentence, what it changes.
pub struct Options {
    /// The edition of 1897.
    pub y1897: [&'static str; 2],
    /// What is special about two seats.
    pub duel: &'static str,
    /// The opening draft.
    pub opening_draft: [&'static str; 2],
    /// The cheaper Resort.
    pub cheap_resort: [&'static str; 2],
    /// Building covered kinds again.
    pub rebuild_covered: [&'static str; 2],
}
