//! Puzzles from somebody's own games: a decision that gave something away becomes one if counting out proves a single best
//! answer, and the review has found its beginning too. Nothing else is said about such a decision.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{ANSWERS, Catalogue, FORMAT, Kind, Puzzle, PuzzleEntry, PuzzleRules, PuzzleTask, asked};
use crate::auto_answer::AutoAnswer;
use crate::review::Mistake;
use crate::table::Session;
use game_core::{Seat, json};

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

impl<G: AutoAnswer + PuzzleRules> Session<G> {
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
        let task = PuzzleTask::new(game, start, kind)?;
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

impl<G: PuzzleRules> PuzzleTask<G> {
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

/// The puzzles from own games as they lie on a device, written as a [`super::Collection`]. Each stays a text until it is
/// to be solved: somebody who adds one needs no reader of positions, which is a large part of a game's program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnPuzzles {
    format: u16,
    game: String,
    rules: u16,
    puzzles: Vec<Box<RawValue>>,
}

impl OwnPuzzles {
    /// Reads what lies on a device. Nothing of it counts if it is no such collection, or one of another game or other rules,
    /// or holds more than is ever kept; a puzzle whose entry cannot be read is passed over.
    pub fn read<G: PuzzleRules>(text: Option<&str>) -> Self {
        let none = OwnPuzzles {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            puzzles: Vec::new(),
        };
        let Some(mut own) = text.and_then(|text| serde_json::from_str::<OwnPuzzles>(text).ok()) else {
            return none;
        };
        let fits = (own.format, &own.game, own.rules) == (none.format, &none.game, none.rules);
        if !fits || own.puzzles.len() > KEPT {
            return none;
        }
        own.puzzles.retain(|puzzle| entry(puzzle).is_some());
        own
    }

    /// The list of them.
    pub fn catalogue(&self) -> Catalogue {
        Catalogue {
            rules: self.rules,
            puzzles: self.puzzles.iter().filter_map(|puzzle| entry(puzzle)).collect(),
        }
    }

    /// Reads the puzzle called `id`. `None` if there is none, or what is called so is no puzzle of this game.
    pub fn puzzle<G: PuzzleRules>(&self, id: &str) -> Option<Puzzle<G>> {
        let text = self.puzzles.iter().find(|puzzle| entry(puzzle).is_some_and(|entry| entry.id == id))?;
        json::read(text.get()).ok()
    }

    /// Adds a puzzle behind the others, unless it is there. Where there is no room the first one of those that are solved
    /// goes, or else the oldest. Returns true if it is new.
    pub fn add<G: PuzzleRules>(&mut self, puzzle: &Puzzle<G>, solved: &[String]) -> bool {
        let known = self.catalogue().puzzles;
        if known.iter().any(|known| known.id == puzzle.id) {
            return false;
        }
        let Ok(text) = RawValue::from_string(json::write(puzzle)) else { return false };
        if self.puzzles.len() >= KEPT {
            let goes = known.iter().position(|known| solved.contains(&known.id)).unwrap_or_default();
            self.puzzles.remove(goes);
        }
        self.puzzles.push(text);
        true
    }
}

/// The entry of a puzzle in a list.
fn entry(puzzle: &RawValue) -> Option<PuzzleEntry> {
    serde_json::from_str(puzzle.get()).ok()
}

/// Returns true if a list of puzzles from own games can be shown: proved by the rules of `rules`, and not more than are kept.
pub fn is_current(own: &Catalogue, rules: u16) -> bool {
    own.rules == rules && own.puzzles.len() <= KEPT
}

/// The key under which the puzzles from own games lie on a device.
pub fn own_key(game: &str) -> String {
    format!("sobremesa.own-puzzles.{game}")
}
