//! Several workers' findings as one.

use crate::ai::{Considered, LevelId, Playable, RootTable};
use crate::core::Rng;
use crate::session::protocol::{SLIP, Thought, decode};

/// Several workers' findings as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action to take.
    pub action: A,
    /// What is known of every legal action.
    pub table: RootTable<A>,
    /// Why, best first; empty unless asked for.
    pub considered: Vec<Considered<A>>,
}

/// Adds up what several workers found out and chooses as `level` would. Equal
/// findings and seeds give equal choices, whoever answered first. `None` if
/// there is nothing to choose from.
pub fn gather<G: Playable>(thoughts: &[Vec<u8>], level: LevelId, seed: u64) -> Option<Decision<G::Action>> {
    let mut table = RootTable::default();
    let mut considered = Vec::new();
    for thought in thoughts.iter().filter_map(|bytes| decode::<Thought<G::Action>>(bytes).ok()) {
        // What is counted out puts an end to guesses.
        let settles = thought.table.counted && !table.counted;
        table.merge(&thought.table);
        if considered.is_empty() || settles && !thought.considered.is_empty() {
            considered = thought.considered;
        }
    }
    let action = table.choose(G::level(level).slip, &mut Rng::stream(seed, SLIP))?;
    Some(Decision { action, table, considered })
}
