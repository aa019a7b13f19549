//! A puzzle and the table on which it lies, as it comes from its collection.

use leptos::prelude::*;
use session::puzzles::own::{OwnPuzzles, own_key};
use session::puzzles::{Catalogue, Collection, Puzzle, PuzzleRules, PuzzleTask};
use session::{AutoAnswer, Session};

use ui::i18n::t;
use ui::library::{raw, remembered};

/// Returns the key of the solved puzzles of a game.
pub fn solved_key(game: &str) -> String {
    format!("sobremesa.solved.{game}")
}

/// The puzzles of a game that were solved on this device.
pub fn solved(game: &str) -> Vec<String> {
    remembered(&solved_key(game)).unwrap_or_default()
}

/// Result at the horizon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// So much.
    pub worth: i16,
    /// So much can be reached.
    pub best: i16,
    /// So much by any other answer.
    pub second: i16,
}

impl Reached {
    /// Returns true if it is solved.
    pub fn is_best(self) -> bool {
        self.worth >= self.best
    }
}

/// A puzzle that lies on a table.
pub struct Posing<G: PuzzleRules> {
    pub(super) puzzle: Puzzle<G>,
    pub(super) task: PuzzleTask<G>,
    /// All puzzles of the game.
    pub(super) catalogue: Catalogue,
}

/// A puzzle with the table on which it lies.
pub struct PosedTable<G: PuzzleRules + AutoAnswer> {
    pub(super) posing: Posing<G>,
    pub(super) session: Session<G>,
}

/// The puzzles from own games of `G` that lie on this device; none if what lies there is no such collection.
pub(super) fn own_puzzles<G: PuzzleRules>() -> OwnPuzzles {
    OwnPuzzles::read::<G>(raw(&own_key(G::ID)).as_deref())
}

/// The puzzle of `G` called `id`, of the collection in `text` or from own games.
///
/// # Errors
/// Why there is none, in words.
pub fn posed<G: PuzzleRules + AutoAnswer>(text: &str, id: &str) -> Result<PosedTable<G>, String> {
    let words = untrack(|| t().puzzles);
    let unusable = |why: String| words.unusable(&why);
    let shipped = Collection::<G>::read(text).map_err(|why| unusable(why.to_string()))?;
    let listed = Catalogue::of(&shipped);
    let (puzzle, catalogue) = match shipped.puzzles.into_iter().find(|puzzle| puzzle.id == id) {
        Some(puzzle) => (puzzle, listed),
        None => {
            let own = own_puzzles::<G>();
            let puzzle = own.puzzle::<G>(id).ok_or_else(|| words.unknown(id))?;
            // Nobody has looked through what lies on a device.
            puzzle.verify().map_err(|why| unusable(why.to_string()))?;
            (puzzle, own.catalogue())
        }
    };
    let task = puzzle.task().map_err(|why| unusable(why.to_string()))?;
    let session = Session::at_puzzle(&task, &puzzle.position).map_err(|why| unusable(why.to_string()))?;
    Ok(PosedTable { posing: Posing { puzzle, task, catalogue }, session })
}
