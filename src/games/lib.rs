//! The list of games. This package alone names them all; everything else is generic over
//! [`game_core::Game`] or belongs to one game.

pub mod par;

use game_core::Game;
use session::Seated;

pub use ginkgopolis::Ginkgopolis;
pub use puerto_rico::PuertoRico;
pub use san_juan::SanJuan;

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
