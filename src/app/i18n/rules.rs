//! San Juan: the options of a table, and the rules reference.

/// The texts.
pub struct Words {
    /// The opening draft: title, and what it changes.
    pub opening_draft: [&'static str; 2],
    /// The cheaper Resort: title, and what it changes.
    pub cheap_resort: [&'static str; 2],
    /// Building covered kinds again: title, and what it changes.
    pub rebuild_covered: [&'static str; 2],
}
