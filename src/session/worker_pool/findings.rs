//! Several workers' findings as one.

use crate::protocol::{SLIP, Thought, decode};
use ai::{Considered, RootTable, Slip};
use game_core::{Game, Rng};

/// Several workers' findings as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action to take.
    pub action: A,
    /// Findings for every legal action.
    pub table: RootTable<A>,
    /// Why, best first; empty unless asked for.
    pub considered: Vec<Considered<A>>,
}

/// Adds up what several workers found out and chooses with such slips. Equal
/// findings and seeds give equal choices, whoever answered first. `None` if
/// there is nothing to choose from.
pub fn gather<G: Game>(thoughts: &[Vec<u8>], slip: Slip, seed: u64) -> Option<Decision<G::Action>> {
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
    let action = table.choose(slip, &mut Rng::stream(seed, SLIP))?;
    Some(Decision { action, table, considered })
}
