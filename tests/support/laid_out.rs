//! Positions that are laid out: together they ask everything that a game asks, and allow every kind of action. Tests
//! that must come across all of it look at these, and do not depend on what random games deal.

use game_core::Game;
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;

/// A game with positions that are laid out.
pub trait LaidOut: Game {
    /// The positions, a list in JSON with one on a line.
    const POSITIONS: &'static str;
}

impl LaidOut for SanJuan {
    const POSITIONS: &'static str = include_str!("positions/san_juan.json");
}

impl LaidOut for PuertoRico {
    const POSITIONS: &'static str = include_str!("positions/puerto_rico.json");
}

impl LaidOut for Ginkgopolis {
    const POSITIONS: &'static str = include_str!("positions/ginkgopolis.json");
}

/// The positions of a game, with its rules.
pub fn laid_out<G: LaidOut>() -> Vec<(G, G::State)> {
    let positions: Vec<G::Position> = serde_json::from_str(G::POSITIONS).expect("a list of positions");
    let read = |position: &G::Position| G::from_position(position).expect("a legal position");
    positions.iter().map(read).collect()
}
