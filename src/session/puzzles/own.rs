//! Puzzles from somebody's own games: a decision that gave something away becomes one if counting out proves a single best
//! answer, and the review has found its beginning too. Nothing else is said about such a decision.

use super::{ANSWERS, Catalogue, Collection, Kind, Posed, Puzzle, PuzzleError, Task, asked};
use crate::auto_answer::AutoAnswer;
use crate::review::Mistake;
use crate::table::Session;
use game_core::Seat;

/// Puzzles from own games that are kept of a game, at most.
pub const KEPT: usize = 24;
/// Positions that are looked at for such a puzzle, at most: a page counts them out while somebody reads.
pub const OWN_LIMIT: u32 = 4_000;
/// With more answers than this a puzzle is of the second degree, and of the third.
const DEGREES: [usize; 2] = [8, 24];

/// A place in a game at which a task may be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Position in the game.
    pub position: usize,
    kind: Kind,
}

impl<G: AutoAnswer + Posed> Session<G> {
    /// Lists the attempts that are worth making about `mistake`, the earliest first: the choices of the decision up to the
    /// one that gave something away, at which a task can be set. None while the game goes on.
    pub fn attempts(&self, mistake: &Mistake<G::Action>) -> Vec<Attempt> {
        // The cards of whom the rules play are known to nobody.
        if !self.is_over() || Seat::all(self.game.seats()).any(|seat| self.game.is_automa(seat)) {
            return Vec::new();
        }
        let up_to = mistake.decision.choices.iter().map(|choice| choice.position);
        let positions = up_to.take_while(|position| *position <= mistake.turn.position);
        let seat = mistake.decision.seat;
        let of = |position: usize| {
            let can_be_set = move |kind: &Kind| self.game.sets(*kind, self.state_at(position), seat);
            let kinds = G::KINDS.iter().copied().filter(can_be_set);
            kinds.map(move |kind| Attempt { position, kind })
        };
        positions.flat_map(of).collect()
    }

    /// Counts an attempt out. `None` if there is no single best answer, if it was given in the game, or if it does not begin
    /// as the review says; and while the game goes on.
    pub fn own_puzzle(&self, mistake: &Mistake<G::Action>, attempt: Attempt) -> Option<Puzzle<G>> {
        if !self.is_over() {
            return None;
        }
        let Attempt { position, kind } = attempt;
        let seat = mistake.decision.seat;
        // What is stored is what is proved.
        let stored = G::brief(self.game.position(self.state_at(position)), seat);
        let (game, start) = G::from_position(&stored).ok()?;
        let task = Task::new(game, start, kind)?;
        let kept: Vec<G::Action> = self.done_from(position, mistake.turn.position);
        let played = self.done_from(position, self.len());
        let better: Vec<G::Action> = kept.into_iter().chain([mistake.turn.best]).collect();
        let (given, wanted) = (task.answer_in(&played)?, task.answer_in(&better)?);
        let solution = task.prove_within(OWN_LIMIT).ok()?;
        let is_one = solution.answers >= ANSWERS
            && solution.answer != given
            && !wanted.is_empty()
            && solution.answer.starts_with(&wanted);
        let degree = 1 + DEGREES.iter().filter(|most| solution.answers > **most).count() as u8;
        is_one.then(|| Puzzle {
            id: Puzzle::<G>::name_of(kind, &stored),
            kind,
            degree,
            best: solution.best,
            second: solution.second,
            answer: solution.answer,
            position: stored,
        })
    }

    /// Everything that was done from one position up to another.
    fn done_from(&self, begin: usize, end: usize) -> Vec<G::Action> {
        self.steps[begin..end].iter().map(|step| step.done()).collect()
    }
}

impl<G: Posed> Task<G> {
    /// The answer with which `actions` begin, as [`super::Solution::answer`] has it: the choices that matter, up to where
    /// somebody else is asked. `None` if one of them is not legal.
    pub fn answer_in(&self, actions: &[G::Action]) -> Option<Vec<G::Action>> {
        let (mut state, mut answer) = (self.start.clone(), Vec::new());
        for &action in actions {
            if self.is_done(&state) || asked(&self.game, &state) != Some(self.seat) {
                break;
            }
            let legal = self.legal(&state);
            if !legal.contains(&action) {
                return None;
            }
            if legal.len() > 1 && G::matters(action) {
                answer.push(action);
            }
            self.carry_out(&mut state, action);
        }
        Some(answer)
    }
}

impl<G: Posed> Collection<G> {
    /// Reads the puzzles from own games that lie on a device.
    ///
    /// # Errors
    /// As [`Collection::read`], and more of them than are ever kept.
    pub fn read_own(text: &str) -> Result<Self, PuzzleError> {
        let found = Self::read(text)?;
        if found.puzzles.len() > KEPT {
            return Err(PuzzleError::Differs { field: "puzzles" });
        }
        Ok(found)
    }

    /// Adds a puzzle behind the others, unless it is there. Where there is no room the first one of those that are solved
    /// goes, or else the oldest. Returns true if it is new.
    pub fn keep_own(&mut self, puzzle: Puzzle<G>, solved: &[String]) -> bool {
        if self.puzzles.iter().any(|known| known.id == puzzle.id) {
            return false;
        }
        if self.puzzles.len() >= KEPT {
            let is_solved = |known: &Puzzle<G>| solved.contains(&known.id);
            let goes = self.puzzles.iter().position(is_solved).unwrap_or_default();
            self.puzzles.remove(goes);
        }
        self.puzzles.push(puzzle);
        true
    }
}

/// Returns true if a list of puzzles from own games can be shown: proved by the rules of `rules`, and not more than are kept.
pub fn is_current(own: &Catalogue, rules: u16) -> bool {
    own.rules == rules && own.puzzles.len() <= KEPT
}

/// The key under which the puzzles from own games lie on a device.
pub fn own_key(game: &str) -> String {
    format!("sobremesa.own-puzzles.{game}")
}
