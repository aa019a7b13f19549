//! Several workers' findings as one.

use crate::protocol::{SLIP, Thought, decode};
use ai::{Considered, Ideas, RootTable, Slip};
use game_core::{Game, Rng};

/// Several workers' findings as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A, I> {
    /// The action to take.
    pub action: A,
    /// Findings for every legal action.
    pub table: RootTable<A>,
    /// Why, best first; empty unless asked for.
    pub considered: Vec<Considered<A>>,
    /// Facts that speak for the first of them against the second, strongest first.
    pub ideas: Vec<I>,
}

/// The decision of a game's workers.
pub type DecisionOf<G> = Decision<<G as Game>::Action, <G as Ideas>::Idea>;
/// Findings of a worker about a game.
pub type ThoughtOf<G> = Thought<<G as Game>::Action, <G as Ideas>::Idea>;

/// Adds up what several workers found out and chooses with such slips. Equal
/// findings and seeds give equal choices, whoever answered first. `None` if
/// there is nothing to choose from.
pub fn gather<G: Ideas>(thoughts: &[Vec<u8>], slip: Slip, seed: u64) -> Option<DecisionOf<G>> {
    let mut table = RootTable::default();
    let (mut considered, mut ideas) = (Vec::new(), Vec::new());
    for thought in thoughts.iter().filter_map(|bytes| decode::<ThoughtOf<G>>(bytes).ok()) {
        // What is counted out puts an end to guesses.
        let settles = thought.table.counted && !table.counted;
        table.merge(&thought.table);
        if considered.is_empty() || settles && !thought.considered.is_empty() {
            (considered, ideas) = (thought.considered, thought.ideas);
        }
    }
    let action = table.choose(slip, &mut Rng::stream(seed, SLIP))?;
    Some(Decision { action, table, considered, ideas })
}
