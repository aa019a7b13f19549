//! Ideas behind an answer of the workers, in facts of the table.
//!
//! A worker sends what is chosen in the courses that it compares ([`ai::course`]); the page, which has
//! the rules with their events anyway, plays them again and sees what they prove.

use super::auto_answer::AutoAnswer;
use super::blind::{nonce, unpacked};
use super::decisions::sights;
use super::table::Session;
use super::worker_pool::Request;
use ai::course::{Courses, decision};
use ai::{Ideas, ideas};

impl<G: AutoAnswer + Ideas> Session<G> {
    /// The best answer to `request`, which was made about `position`, with the choices that belong to it: one decision, as
    /// far as it can be told beforehand. Empty if this is another position by now.
    pub fn decision(
        &self,
        position: usize,
        request: &Request,
        courses: &Courses<G::Action>,
    ) -> Vec<G::Action> {
        let Some((game, blinded)) = self.asked_about(position, request) else { return Vec::new() };
        let mut actions = decision(&game, &blinded, request.eyes, courses);
        // Chance, or what is hidden, may come between: then the rest is another decision.
        let certain = sights(&game, &blinded, &actions).len();
        actions.truncate(certain);
        actions
    }

    /// Lists the ideas for the best answer to `request`, which was made about `position`, strongest
    /// first, from the courses that came with the answer. None if this is another position by now.
    pub fn ideas(&self, position: usize, request: &Request, courses: &Courses<G::Action>) -> Vec<G::Idea> {
        let Some((game, blinded)) = self.asked_about(position, request) else { return Vec::new() };
        ideas(&game, &blinded, request.eyes, courses).into_iter().map(|found| found.idea).collect()
    }

    /// The rule set and the state that were sent with `request`, if it was made about `position`.
    fn asked_about(&self, position: usize, request: &Request) -> Option<(G, G::State)> {
        let eyes = request.eyes.unwrap_or(request.seat);
        let state = (position <= self.len()).then(|| self.state_at(position))?;
        let is_the_same = self.game.turn(state).seat() == Some(request.seat)
            && nonce(&self.game, state, eyes) == request.seed;
        is_the_same.then(|| unpacked(&self.game, state, eyes, request.seed))
    }
}
