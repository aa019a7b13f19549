//! Courses of play: what probably follows from an answer, as everybody goes on with the choice that
//! looks best at once.
//!
//! Two answers are compared in the same worlds: whatever the seat cannot know is dealt alike for
//! both, and nobody draws lots for a choice, so that courses differ by the answer and not by luck.

use game_core::{Actions, Game, Rng, Seat};

use super::eval::{Evaluate, Weights, best};
use super::ideas::Ideas;
use super::search::imagine;

/// The purpose of the random streams that deal the worlds.
const WORLD: u64 = 0x1DEA;
/// Choices of a course at most; no round of a game here comes near.
const LONGEST: usize = 600;

/// A course of play: an answer and what follows from it.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    /// Everything that is chosen, the answer first.
    pub steps: Vec<Step<G>>,
    /// Everything that happens.
    pub events: Vec<G::Event>,
    /// The state behind it.
    pub end: G::State,
}

/// A choice of a course.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The state in which it is made.
    pub before: G::State,
    pub action: G::Action,
    /// Events of the course before it.
    pub heard: usize,
}

impl<G: Game> Course<G> {
    /// The steps, each with what happens in it.
    pub fn told(&self) -> impl Iterator<Item = (&Step<G>, &[G::Event])> {
        let ends = self.steps.iter().skip(1).map(|step| step.heard).chain([self.events.len()]);
        self.steps.iter().zip(ends).map(|(step, end)| (step, &self.events[step.heard..end]))
    }
}

/// The courses that follow from two answers in the same world.
#[derive(Clone, Debug)]
pub struct Pair<G: Game> {
    /// The seat that answers.
    pub seat: Seat,
    /// The state in which it answers.
    pub start: G::State,
    /// The course with the best answer.
    pub with: Course<G>,
    /// The course with its strongest rival.
    pub otherwise: Course<G>,
}

/// Plays both answers to the choice in `blinded` on in the world of `number`; `eyes` as in
/// [`Search::seen_by`](super::Search::seen_by). `None` if one of the answers is not possible there:
/// in other eyes the hand of the seat may be any.
///
/// # Panics
/// If the game is over.
pub fn pair<G: Ideas>(
    game: &G,
    eval: &G::Evaluator,
    blinded: &G::State,
    eyes: Option<Seat>,
    answers: [G::Action; 2],
    seed: u64,
    number: u64,
) -> Option<Pair<G>> {
    let seat = game.turn(blinded).seat().expect("invariant: somebody has to choose");
    let mut start = blinded.clone();
    imagine(game, &mut start, seat, eyes, &mut Rng::stream(seed.wrapping_add(number), WORLD));
    game.reopen(&mut start, seat);
    let mut legal = Actions::new();
    game.legal(&start, &mut legal);
    if answers.iter().any(|answer| !legal.contains(answer)) {
        return None;
    }
    let [with, otherwise] = answers.map(|answer| follow(game, eval, &start, answer));
    Some(Pair { seat, start, with, otherwise })
}

/// Plays on behind an answer until the game says that the course is over.
fn follow<G: Ideas>(game: &G, eval: &G::Evaluator, start: &G::State, answer: G::Action) -> Course<G> {
    let mut course = Course { steps: Vec::new(), events: Vec::new(), end: start.clone() };
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    let seat = game.turn(start).seat().expect("invariant: somebody has to choose");
    course.take(game, answer);
    while !game.is_over(&course.end) && !game.ends(start, seat, &course.end) && course.steps.len() < LONGEST {
        legal.clear();
        eval.routine(game, &course.end, &mut legal);
        if !legal.is_empty() {
            legal.iter().for_each(|&action| course.take(game, action));
            continue;
        }
        game.legal(&course.end, &mut legal);
        let index = match legal[..] {
            [_] => 0,
            _ => {
                eval.prior(game, &course.end, &legal, &mut weights);
                best(&weights)
            }
        };
        course.take(game, legal[index]);
    }
    course
}

impl<G: Game> Course<G> {
    fn take(&mut self, game: &G, action: G::Action) {
        self.steps.push(Step { before: self.end.clone(), action, heard: self.events.len() });
        game.apply(&mut self.end, action, &mut self.events);
    }
}
