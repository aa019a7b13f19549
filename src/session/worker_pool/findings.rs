//! Several workers' findings as one.

use crate::protocol::{SLIP, Thought, decode};
use ai::course::Courses;
use ai::{Considered, Curve, RootTable, Slip};
use game_core::{Game, Rng};

/// Several workers' findings as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The action to take.
    pub action: A,
    /// Findings for every legal action.
    pub table: RootTable<A>,
    /// Curve by which chances of the table are told to people.
    pub curve: Curve,
    /// Why, best first; empty unless asked for.
    pub considered: Vec<Considered<A>>,
    /// Courses that follow from the first of them and from the second.
    pub courses: Courses<A>,
}

/// The decision of a game's workers.
pub type DecisionOf<G> = Decision<<G as Game>::Action>;
/// Findings of a worker about a game.
pub type ThoughtOf<G> = Thought<<G as Game>::Action>;

/// Adds up what several workers found out and chooses. Equal findings and seeds
/// give equal choices, whoever answered first. `None` if there is nothing to
/// choose from.
pub fn gather<G: Game>(thoughts: &[Vec<u8>], seed: u64) -> Option<DecisionOf<G>> {
    let (mut table, mut curve, mut slip) = (RootTable::default(), Curve::PLAIN, Slip::NONE);
    let (mut considered, mut courses) = (Vec::new(), Courses::default());
    for thought in thoughts.iter().filter_map(|bytes| decode::<ThoughtOf<G>>(bytes).ok()) {
        // What is counted out puts an end to guesses.
        let settles = thought.table.counted && !table.counted;
        table.merge(&thought.table);
        (curve, slip) = (thought.curve, thought.slip);
        if considered.is_empty() || settles && !thought.considered.is_empty() {
            (considered, courses) = (thought.considered, thought.courses);
        }
    }
    let action = table.choose(slip, &mut Rng::stream(seed, SLIP))?;
    Some(Decision { action, table, curve, considered, courses })
}
