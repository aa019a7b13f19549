//! From the key of a game to its types: the one place outside `games` that
//! lists them.

use super::auto_answer::AutoAnswer;
use super::daily::Daily;
use crate::ai::Playable;
use crate::core::{Foresee, Game};
use crate::games::ginkgopolis::Ginkgopolis;
use crate::games::puerto_rico::PuertoRico;
use crate::games::san_juan::SanJuan;

/// A game with everything that a table needs.
pub trait Seated: Playable + AutoAnswer + Foresee + Daily {}

impl<G: Playable + AutoAnswer + Foresee + Daily> Seated for G {}

/// Something to be done with a game whose key is known at run time only.
pub trait Visitor {
    /// Result of the visit.
    type Output;

    /// Does it.
    fn visit<G: Seated>(self) -> Self::Output;
}

/// Does it with the game called `id`; `None` if there is no such game.
pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    match id {
        SanJuan::ID => Some(visitor.visit::<SanJuan>()),
        PuertoRico::ID => Some(visitor.visit::<PuertoRico>()),
        Ginkgopolis::ID => Some(visitor.visit::<Ginkgopolis>()),
        _ => None,
    }
}
