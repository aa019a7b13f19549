//! A game with everything that a table needs.

use ai::Ideas;
use game_core::Foresee;

use crate::auto_answer::AutoAnswer;
use crate::daily::Daily;

/// A game with everything that a table needs.
pub trait Seated: Ideas + AutoAnswer + Foresee + Daily {}

impl<G: Ideas + AutoAnswer + Foresee + Daily> Seated for G {}
