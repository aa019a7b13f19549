//! Ideas behind an answer of the workers, in facts of the table.
//!
//! A worker sends what is chosen in the courses that it compares ([`ai::course`]); the page, which has
//! the rules with their events anyway, plays them again and sees what they prove.

use super::auto_answer::AutoAnswer;
use super::blind::{nonce, unpacked};
use super::table::Session;
use super::worker_pool::Request;
use ai::course::{Courses, decision};
use ai::{Ideas, Playable, ideas};
use game_core::Foresee;

impl<G: AutoAnswer + Ideas + Playable + Foresee> Session<G> {
    /// The best answer to `request`, which was made about the present position, with the choices that belong to it: one
    /// decision, as far as it can be told beforehand. Empty if this is another position by now.
    pub fn decision(&self, request: &Request, courses: &Courses<G::Action>) -> Vec<G::Action> {
        let eyes = request.eyes.unwrap_or(request.seat);
        if self.turn().seat() != Some(request.seat) || nonce(&self.game, self.state(), eyes) != request.seed {
            return Vec::new();
        }
        let (game, blinded) = unpacked(&self.game, self.state(), eyes, request.seed);
        let mut actions = decision(&game, &blinded, request.eyes, courses);
        // Chance, or what is hidden, may come between: then the rest is another decision.
        let is_certain = |at: &usize| {
            let legal = match at {
                0 => Some(self.legal(request.seat)),
                _ => self.choices_after(request.seat, &actions[..*at]),
            };
            legal.is_some_and(|legal| legal.contains(&actions[*at]))
        };
        let certain = (0..actions.len()).take_while(is_certain).count();
        actions.truncate(certain);
        actions
    }
}

impl<G: AutoAnswer + Ideas + Playable> Session<G> {
    /// Lists the ideas for the best answer to `request`, which was made about `position`, strongest
    /// first, from the courses that came with the answer. None if this is another position by now.
    pub fn ideas(&self, position: usize, request: &Request, courses: &Courses<G::Action>) -> Vec<G::Idea> {
        let eyes = request.eyes.unwrap_or(request.seat);
        let is_the_same = |state: &G::State| {
            self.game.turn(state).seat() == Some(request.seat)
                && nonce(&self.game, state, eyes) == request.seed
        };
        let state = (position <= self.len()).then(|| self.state_at(position));
        let Some(state) = state.filter(|state| is_the_same(state)) else { return Vec::new() };
        let (game, blinded) = unpacked(&self.game, state, eyes, request.seed);
        ideas(&game, &blinded, request.eyes, courses).into_iter().map(|found| found.idea).collect()
    }
}
