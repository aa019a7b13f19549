//! A game with everything that a table needs.

use ai::Playable;
use game_core::Foresee;

use crate::auto_answer::AutoAnswer;
use crate::daily::Daily;

/// A game with everything that a table needs.
pub trait Seated: Playable + AutoAnswer + Foresee + Daily {}

impl<G: Playable + AutoAnswer + Foresee + Daily> Seated for G {}
