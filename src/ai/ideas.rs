//! Ideas behind an answer: what a good player says for it, in facts of this table.
//!
//! The answer and its strongest rival are played on in a few worlds ([`super::course`]), and the game
//! says in which facts the one course is better than the other. What most worlds have in common is an
//! idea; its figures are those of one of these worlds, so that there is a line of play which has
//! exactly them.

use std::fmt::Debug;
use std::mem::discriminant;

use game_core::Seat;

use super::course::{Courses, Pair, WORLDS, pair};
use super::eval::Playable;

/// The most ideas that are given for an answer.
pub const IDEAS: usize = 3;
/// An idea that is worth less, in points, is not worth a word.
const WORTH_SAYING: f32 = 0.2;
/// An idea holds in so many of four worlds at least.
const HOLDS: usize = 3;

/// A game that can tell why one course of play is better than another.
pub trait Ideas: Playable {
    /// A fact in favour of an answer, with its figures.
    type Idea: Clone + Debug + PartialEq + Send + 'static;

    /// Returns true if the course of play that `seat` began at `start` ends in `state`: at its next
    /// choice of the same kind, or when the round is over.
    fn ends(&self, start: &Self::State, seat: Seat, state: &Self::State) -> bool;

    /// Lists the facts that speak for the best answer of a pair of courses, in any order, each kind
    /// once for the same pieces.
    fn prove(&self, pair: &Pair<Self>, out: &mut Vec<Proof<Self::Idea>>);

    /// Returns true if a question begins another decision, although it is put to the seat that was asked `before`.
    fn begins_decision(_before: Self::Prompt, _prompt: Self::Prompt) -> bool {
        false
    }

    /// Returns true if `idea` adds nothing for a player who was told `said`.
    fn repeats(_said: &Self::Idea, _idea: &Self::Idea) -> bool {
        false
    }
}

/// An idea that one pair of courses proves.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof<I> {
    pub idea: I,
    /// Pieces that it is about, as numbers: it is the same idea in another world only if they are the
    /// same.
    pub pieces: [u8; 2],
    /// Its worth in points.
    pub weight: f32,
}

/// An idea that most worlds prove.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<I> {
    pub idea: I,
    /// Its worth in points.
    pub weight: f32,
    /// The number of a world that has exactly its figures; see [`pair`].
    pub world: u64,
}

/// The ideas for the first of two answers against the second, strongest first, from the courses that
/// [`courses`](super::course::courses) has played from `blinded` in the same `eyes`. A pure function of
/// its arguments, which depends on nothing that `eyes`, or else the seat that chooses, cannot know.
///
/// # Panics
/// If the game is over.
pub fn ideas<G: Ideas>(
    game: &G,
    blinded: &G::State,
    eyes: Option<Seat>,
    courses: &Courses<G::Action>,
) -> Vec<Found<G::Idea>> {
    let mut groups: Vec<IdeaGroup<G::Idea>> = Vec::new();
    let mut worlds = 0;
    for played in courses.played.iter().take(WORLDS as usize) {
        let Some(pair) = pair(game, blinded, eyes, courses.seed, played) else { continue };
        worlds += 1;
        let mut proofs = Vec::new();
        game.prove(&pair, &mut proofs);
        for Proof { idea, pieces, weight } in proofs {
            let found = Found { idea, weight, world: played.world };
            match groups.iter_mut().find(|group| group.is_of(&found.idea, pieces)) {
                Some(group) => group.found.push(found),
                None => groups.push(IdeaGroup { pieces, found: vec![found] }),
            }
        }
    }
    let holds = |group: &IdeaGroup<G::Idea>| group.found.len() * 4 >= worlds * HOLDS;
    let is_worth = |found: &Found<G::Idea>| found.weight >= WORTH_SAYING;
    let mut all: Vec<_> = groups.into_iter().filter(holds).map(IdeaGroup::median).filter(is_worth).collect();
    all.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let mut told: Vec<Found<G::Idea>> = Vec::new();
    // Three of a kind say less than one of each: the same about another piece comes last.
    for allows_kind in [false, true] {
        for found in &all {
            let is_of_kind = |said: &Found<G::Idea>| discriminant(&said.idea) == discriminant(&found.idea);
            let is_new = |said: &Found<G::Idea>| {
                said.idea != found.idea
                    && (allows_kind || !is_of_kind(said))
                    && !G::repeats(&said.idea, &found.idea)
            };
            if told.len() < IDEAS && told.iter().all(is_new) {
                told.push(found.clone());
            }
        }
    }
    told.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    told
}

/// The same idea in several worlds, never none.
struct IdeaGroup<I> {
    pieces: [u8; 2],
    found: Vec<Found<I>>,
}

impl<I> IdeaGroup<I> {
    fn is_of(&self, idea: &I, pieces: [u8; 2]) -> bool {
        self.pieces == pieces && discriminant(&self.found[0].idea) == discriminant(idea)
    }

    /// The world in the middle, by what the idea is worth there.
    fn median(mut self) -> Found<I> {
        self.found.sort_by(|a, b| a.weight.total_cmp(&b.weight).then(a.world.cmp(&b.world)));
        self.found.swap_remove(self.found.len() / 2)
    }
}
