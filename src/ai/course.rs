//! Courses of play: what probably follows from an answer, as everybody goes on with the choice that
//! looks best at once.
//!
//! Two answers are compared in the same worlds: whatever the seat cannot know is dealt alike for
//! both, and nobody draws lots for a choice, so that courses differ by the answer and not by luck.
//!
//! The worker, which can judge a position, finds out what everybody chooses ([`courses`]); that is all it takes
//! to play the courses again and to hear what happens in them ([`pair`]). So the worker needs the
//! rules only as its playouts have them, which hear nothing.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use game_core::{Actions, Game, Mute, Rng, Seat, Turn};

use super::eval::{Evaluate, Weights, best};
use super::ideas::Ideas;
use super::search::imagine;

/// Worlds in which both answers are played on.
pub const WORLDS: u64 = 12;
/// The purpose of the random streams that deal the worlds.
const WORLD: u64 = 0x1DEA;
/// Choices of a course at most; no round of a game here comes near.
const LONGEST: usize = 600;

/// A course of play: an answer and what follows from it.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    /// Everything that is chosen, the answer first.
    pub steps: Vec<CourseStep<G>>,
    /// Everything that happens.
    pub events: Vec<G::Event>,
    /// The state behind it.
    pub end: G::State,
}

/// A choice of a course.
#[derive(Clone, Debug)]
pub struct CourseStep<G: Game> {
    /// The state in which it is made.
    pub before: G::State,
    pub action: G::Action,
    /// Events of the course before it.
    pub heard: usize,
}

impl<G: Game> Course<G> {
    /// The steps, each with what happens in it.
    pub fn told(&self) -> impl Iterator<Item = (&CourseStep<G>, &[G::Event])> {
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

/// The courses behind two answers in several worlds, as what is chosen in them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Courses<A> {
    /// The seed of the worlds.
    pub seed: u64,
    /// One entry for each world in which both answers are possible.
    pub played: Vec<Played<A>>,
}

/// Everything that is chosen in the courses of one world.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played<A> {
    /// The number of the world.
    pub world: u64,
    /// The choices behind the best answer and behind its strongest rival, the answer itself first.
    pub choices: [Vec<A>; 2],
}

impl<A> Default for Courses<A> {
    fn default() -> Self {
        Courses { seed: 0, played: Vec::new() }
    }
}

/// Plays both answers to the choice in `blinded` on in each world; `eyes` as in
/// [`Search::seen_by`](super::Search::seen_by). In other eyes the hand of the seat may be any: a world
/// in which one of the answers is not possible is left out.
///
/// # Panics
/// If the game is over.
pub fn courses<G: Ideas>(
    game: &G,
    eval: &G::Evaluator,
    blinded: &G::State,
    eyes: Option<Seat>,
    answers: [G::Action; 2],
    seed: u64,
) -> Courses<G::Action> {
    let mut played = Vec::new();
    for number in 0..WORLDS {
        let (seat, start) = world(game, blinded, eyes, seed, number);
        let mut legal = Actions::new();
        game.legal(&start, &mut legal);
        if answers.iter().all(|answer| legal.contains(answer)) {
            let choices = answers.map(|answer| follow(game, eval, &start, seat, answer));
            played.push(Played { world: number, choices });
        }
    }
    Courses { seed, played }
}

/// Plays the courses of a world again. `None` if the rules refuse one of its choices: then they are
/// no courses from `blinded`.
///
/// # Panics
/// If the game is over.
pub fn pair<G: Game>(
    game: &G,
    blinded: &G::State,
    eyes: Option<Seat>,
    seed: u64,
    played: &Played<G::Action>,
) -> Option<Pair<G>> {
    let (seat, start) = world(game, blinded, eyes, seed, played.world);
    let [with, otherwise] = played.choices.each_ref().map(|choices| again(game, &start, choices));
    Some(Pair { seat, with: with?, otherwise: otherwise?, start })
}

/// The best answer of `courses`, which were played from `blinded` in the same `eyes`, together with the choices of the same
/// seat that belong to it: a card and its tile, a building and its payment, a role and its first act. It ends where
/// somebody else is asked, where the same kind of question comes round again, and where most worlds do not agree.
///
/// # Panics
/// If the game is over.
pub fn decision<G: Ideas>(
    game: &G,
    blinded: &G::State,
    eyes: Option<Seat>,
    courses: &Courses<G::Action>,
) -> Vec<G::Action> {
    let pairs = courses.played.iter().filter_map(|played| pair(game, blinded, eyes, courses.seed, played));
    let mut runs: Vec<Vec<G::Action>> = pairs.map(|pair| own_run(game, pair.seat, &pair.with)).collect();
    let mut found = Vec::new();
    loop {
        let next: Vec<G::Action> = runs.iter().filter_map(|run| run.get(found.len()).copied()).collect();
        let is_common = |action: &&G::Action| {
            next.iter().filter(|other| other == action).count() * 2 > courses.played.len()
        };
        let Some(&action) = next.iter().find(is_common) else { return found };
        runs.retain(|run| run.get(found.len()) == Some(&action));
        found.push(action);
    }
}

/// The choices with which a course begins and that are one decision of `seat`.
fn own_run<G: Ideas>(game: &G, seat: Seat, course: &Course<G>) -> Vec<G::Action> {
    let asked = course.steps.iter().map(|step| asked_of(game, seat, &step.before));
    let length = belonging::<G>(asked);
    course.steps[..length].iter().map(|step| step.action).collect()
}

/// The question to `seat` in a state, if it is asked there.
pub fn asked_of<G: Game>(game: &G, seat: Seat, state: &G::State) -> Option<G::Prompt> {
    match game.turn(state) {
        Turn::Choose { seat: asked, prompt } if asked == seat => Some(prompt),
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// Number of choices that are one decision, of those with which a course of play begins: `asked` are the questions to their
/// seat, `None` where somebody else is asked. A decision ends where the same kind of question comes round again, and where
/// the game says that another one begins.
pub fn belonging<G: Ideas>(asked: impl Iterator<Item = Option<G::Prompt>>) -> usize {
    let mut known: Option<(G::Prompt, G::Prompt)> = None;
    let mut is_past_first = false;
    let belongs = |asked: &Option<G::Prompt>| {
        let Some(prompt) = *asked else { return false };
        let (first, before) = known.unwrap_or((prompt, prompt));
        let begins_another = known.is_some() && G::begins_decision(before, prompt);
        let is_first_kind = discriminant(&prompt) == discriminant(&first);
        is_past_first |= !is_first_kind;
        known = Some((first, prompt));
        let ends = begins_another || is_past_first && is_first_kind;
        !ends
    };
    asked.take_while(belongs).count()
}

/// The seat that chooses in `blinded`, and the state as it is in the world of `number`.
fn world<G: Game>(
    game: &G,
    blinded: &G::State,
    eyes: Option<Seat>,
    seed: u64,
    number: u64,
) -> (Seat, G::State) {
    let seat = game.turn(blinded).seat().expect("invariant: somebody has to choose");
    let mut start = blinded.clone();
    imagine(game, &mut start, seat, eyes, &mut Rng::stream(seed.wrapping_add(number), WORLD));
    game.reopen(&mut start, seat);
    (seat, start)
}

/// Plays on behind an answer until the game says that the course is over: everything that is chosen.
fn follow<G: Ideas>(
    game: &G,
    eval: &G::Evaluator,
    start: &G::State,
    seat: Seat,
    answer: G::Action,
) -> Vec<G::Action> {
    let (mut state, mut choices) = (start.clone(), vec![answer]);
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    game.apply(&mut state, answer, &mut Mute);
    while !game.is_over(&state) && !game.ends(start, seat, &state) && choices.len() < LONGEST {
        legal.clear();
        eval.routine(game, &state, &mut legal);
        if legal.is_empty() {
            game.legal(&state, &mut legal);
            let index = match legal[..] {
                [_] => 0,
                _ => {
                    eval.prior(game, &state, &legal, &mut weights);
                    best(&weights)
                }
            };
            let chosen = legal[index];
            legal.clear();
            legal.push(chosen);
        }
        for &action in &legal {
            game.apply(&mut state, action, &mut Mute);
            choices.push(action);
        }
    }
    choices
}

/// The course of these choices; `None` if the rules refuse one of them.
fn again<G: Game>(game: &G, start: &G::State, choices: &[G::Action]) -> Option<Course<G>> {
    let mut course = Course::<G> { steps: Vec::new(), events: Vec::new(), end: start.clone() };
    for &action in choices {
        let (before, heard) = (course.end.clone(), course.events.len());
        game.play(&mut course.end, action, &mut course.events).ok()?;
        course.steps.push(CourseStep { before, action, heard });
    }
    Some(course)
}
