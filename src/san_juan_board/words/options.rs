//! San Juan: what can be chosen before a game.

/// The texts; a pair is a title and, in one sentence, what it changes.
pub struct Options {
    /// The editions, in the order of `Edition`.
    pub editions: [[&'static str; 2]; 2],
    /// Remark on two seats, in the order of `Edition`.
    pub duel: [&'static str; 2],
    /// The expansion "New Buildings".
    pub new_buildings: [&'static str; 2],
    pub opening_draft: [&'static str; 2],
    /// The roles that every player beyond the fourth brings.
    pub extra_roles: [&'static str; 2],
    /// Joins the names of such roles.
    pub join: &'static str,
    pub cheap_resort: [&'static str; 2],
    pub cheap_cottage: [&'static str; 2],
    /// The hand limit of 6 without any Fort.
    pub fort_always: [&'static str; 2],
    /// Building covered kinds again.
    pub rebuild_covered: [&'static str; 2],
    /// Asking before draws that can only help.
    pub ask_draws: [&'static str; 2],
}
