//! Habits of people who have not played much: mistakes that they make again and again.

/// Strength of each habit; 0.0 and `false`: somebody does not have it. Each game says in its
/// evaluator which of its own things a habit is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// True for who judges by rules of thumb: nobody with habits has learned from played games.
    pub by_thumb: bool,
    /// True for who counts its own points alone and does not look at the boards of others.
    pub own_board: bool,
    /// The part of its choices that it makes on impulse, 0.0 to 1.0: something that looks good at once,
    /// without a look at what comes of it.
    pub impulse: f32,
    /// Fondness of what is in hand: coins and cards are kept rather than spent, in points each.
    pub hoards: f32,
    /// Fondness of goods that lie on the own board, in points each.
    pub loves_goods: f32,
    /// The part of what is lost when it cannot be kept that is forgotten, 0.0 to 1.0.
    pub forgets_losses: f32,
    /// Belief that what costs more is worth more, in points for each coin or card of the price.
    pub likes_dear: f32,
}

impl Habits {
    /// None of them.
    pub const NONE: Habits = Habits {
        by_thumb: false,
        own_board: false,
        impulse: 0.0,
        hoards: 0.0,
        loves_goods: 0.0,
        forgets_losses: 0.0,
        likes_dear: 0.0,
    };
}
