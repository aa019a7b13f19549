//! A puzzle at a table: who answers for the others, and what was reached.

use super::{LIMIT, PuzzleRules, PuzzleTask, asked};
use crate::auto_answer::AutoAnswer;
use crate::player::Player;
use crate::table::{Session, SetupError};
use ai::LevelId;
use game_core::Seat;

impl<G: AutoAnswer + PuzzleRules> Session<G> {
    /// The table of a puzzle: a person at the seat that is asked, others around.
    ///
    /// # Errors
    /// See [`SetupError`].
    pub fn at_puzzle(task: &PuzzleTask<G>, position: &G::Position) -> Result<Self, SetupError> {
        let player = |seat| match seat {
            seat if seat == task.seat => Player::person(""),
            _ => Player::opponent("", LevelId::Apprentice),
        };
        Session::at_position(position, Seat::all(task.game.seats()).map(player).collect())
    }

    /// Returns the person's result in `task`, which began where this table did; `None` before the
    /// horizon.
    pub fn reached(&self, task: &PuzzleTask<G>) -> Option<i16> {
        let state = self.seen_by(task)?;
        task.is_done(&state).then(|| task.worth(&state))
    }

    /// Returns the seat that answers the person before the horizon, and its answer: as bad for the
    /// person as can be. `None` if it is the person's turn.
    pub fn reply(&self, task: &PuzzleTask<G>) -> Option<(Seat, G::Action)> {
        let state = self.seen_by(task)?;
        let other = asked(&task.game, &state).filter(|&seat| seat != task.seat && !task.is_done(&state))?;
        task.best_at(&state, LIMIT).ok().map(|(action, _)| (other, action))
    }

    /// Replays the actions of this table as the solver carries them out.
    fn seen_by(&self, task: &PuzzleTask<G>) -> Option<G::State> {
        let course: Vec<G::Action> = self.steps.iter().map(|step| step.done()).collect();
        task.walk(&course).ok().map(|(state, _)| state)
    }
}
