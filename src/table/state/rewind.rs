//! Distances to take back.

/// Distance to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewind {
    /// The last move.
    Move,
    /// Everything up to the barrier.
    Turn,
    /// Beyond the barrier; the game is practice from then on.
    Further,
}
