//! Why did an opponent choose as it did? Asked while the game goes on, the question is answered from
//! what the person who looks knew just before that choice, never from what the opponent holds: the
//! position is blinded for that person, as for a hint, and the search deals whatever that person does
//! not know of the opponent anew in each of its playouts ([`ai::Search::seen_by`]).
//!
//! The answer is that it is a secret if the choices themselves depend on something hidden (a card in a hand), or if
//! nobody saw which of them was made. The test that tells the two apart is as blind as the request: the position is
//! dealt anew several times, and the choices lie open if they are the same ones every time and each shows itself to
//! the person who looks by a first event of its own, or one of them by none. The choice that was made is then the one
//! whose event was seen. Law: whatever the person does not know, the [`Inquiry`] is the same to the last byte.

use super::auto_answer::AutoAnswer;
use super::blind::{blind, imagine, nonce};
use super::decisions::{Sight, sights};
use super::table::Session;
use super::worker_pool::Request;
use ai::{LevelId, Playable};
use game_core::{Actions, Game, Recorder, Rng, Seat, Until, Viewer};

/// Number of times that a position is dealt anew to find the facts that are the same every time.
const WORLDS: u64 = 8;
/// The purpose of the random streams of that.
const WORLD: u64 = 0x3A7C_41E5;

/// Question about somebody's choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Inquiry<A> {
    /// The choices and the choice made lie open.
    Open {
        /// Request to the workers.
        request: Request,
        /// Chosen action.
        chosen: A,
    },
    /// There was one thing to choose.
    Forced,
    /// The choices, or the choice made, are known to their seat alone.
    Secret,
}

/// A choice, and the first thing that somebody else would see of it.
type SeenChoices<G> = Vec<(<G as Game>::Action, Option<<G as Game>::Event>)>;

impl<G: AutoAnswer + Playable> Session<G> {
    /// Returns the question that `eyes` may ask about step `step`, which another seat has made.
    /// When the game is over nothing is a secret any more: then it is asked from the knowledge of
    /// that seat.
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn inquire(&self, step: usize, eyes: Seat, level: LevelId, max_ms: u32) -> Inquiry<G::Action> {
        let position = step - 1;
        if self.is_over() && !self.is_mirror {
            let chosen = self.steps[position].done();
            return match self.request_at(position, level, max_ms, true) {
                Some(request) if self.legal_at(position).len() > 1 => Inquiry::Open { request, chosen },
                _ => Inquiry::Forced,
            };
        }
        let seen = self.events_at(step, Viewer::Seat(eyes));
        inquire(&self.game, self.state_at(position), eyes, &seen, level, max_ms)
    }

    /// The choice made at `position`, if `eyes` may know it.
    pub(super) fn known_choice(&self, position: usize, eyes: Seat) -> Option<G::Action> {
        let step = &self.steps[position];
        if self.is_over() && !self.is_mirror || step.seat == eyes {
            return step.action;
        }
        let (state, seen) = (self.state_at(position), self.events_at(position + 1, Viewer::Seat(eyes)));
        match inquire(&self.game, state, eyes, &seen, LevelId::Newcomer, 0) {
            Inquiry::Open { chosen, .. } => Some(chosen),
            Inquiry::Secret => None,
            Inquiry::Forced => {
                let mut legal = Actions::new();
                self.game.legal(state, &mut legal);
                legal.first().copied()
            }
        }
    }

    /// A table at the position of a request about `step`, for its words: what it shows of hidden pieces
    /// is made up.
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn imagined(&self, step: usize, request: &Request) -> Imagined<G> {
        let state = self.imagined_state(step, request);
        let view = self.game.view(&state, Viewer::Seat(request.seat));
        let mut legal = Actions::new();
        self.game.legal(&state, &mut legal);
        Imagined { view, legal }
    }

    /// The same table before each of `actions`, as its seat would carry them out there one after the other; see [`sights`].
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn imagined_along(&self, step: usize, request: &Request, actions: &[G::Action]) -> Vec<Sight<G>> {
        sights(&self.game, &self.imagined_state(step, request), actions)
    }

    fn imagined_state(&self, step: usize, request: &Request) -> G::State {
        let eyes = request.eyes.unwrap_or(request.seat);
        imagine(&self.game, self.state_at(step - 1), Viewer::Seat(eyes), request.seed)
    }
}

/// View of the choosing seat in an imagined position.
pub struct Imagined<G: Game> {
    pub view: G::View,
    /// Actions that it could choose.
    pub legal: Actions<G::Action>,
}

/// Returns the question that `eyes`, who has seen the events `seen` of it, may ask about the choice
/// that was made at `state`. Depends on nothing that `eyes` cannot know.
pub fn inquire<G: Playable>(
    game: &G,
    state: &G::State,
    eyes: Seat,
    seen: &[G::Event],
    level: LevelId,
    max_ms: u32,
) -> Inquiry<G::Action> {
    let Some(seat) = game.turn(state).seat() else { return Inquiry::Forced };
    let seed = nonce(game, state, eyes);
    let world = |number: u64| {
        let mut imagined = state.clone();
        game.determinize(&mut imagined, eyes, &mut Rng::stream(seed.wrapping_add(number), WORLD));
        shown(game, &imagined, eyes)
    };
    let choices = world(0);
    if (1..WORLDS).any(|number| world(number) != choices) || !is_told_apart::<G>(&choices) {
        return Inquiry::Secret;
    }
    if choices.len() < 2 {
        return Inquiry::Forced;
    }
    let Some(&(chosen, _)) = choices.iter().find(|(_, event)| event.as_ref() == seen.first()) else {
        return Inquiry::Secret;
    };
    let position = blind(game, state, eyes, seed);
    let (thinking_ms, eyes) = (max_ms, Some(eyes));
    let request = Request {
        game: G::ID,
        position,
        seat,
        level: game.level(level),
        style: None,
        seed,
        thinking_ms,
        max_ms,
        explain: true,
        eyes,
        weighed: None,
    };
    Inquiry::Open { request, chosen }
}

/// Returns the choices at `state`, and the first thing that `eyes` would see of each.
fn shown<G: Game>(game: &G, state: &G::State, eyes: Seat) -> SeenChoices<G> {
    let mut legal = Actions::new();
    game.legal(state, &mut legal);
    let first = |&action: &G::Action| {
        let (mut copy, mut log) = (state.clone(), Recorder::new(Until::Asked));
        game.apply(&mut copy, action, &mut log);
        let seen = log.events.iter().find_map(|event| game.redact(event, Viewer::Seat(eyes)));
        (action, seen)
    };
    legal.iter().map(first).collect()
}

/// Returns true if no two choices show the same; one of them may show nothing.
fn is_told_apart<G: Game>(choices: &SeenChoices<G>) -> bool {
    let is_new = |(index, (_, event)): (usize, &(G::Action, Option<G::Event>))| {
        choices[..index].iter().all(|(_, other)| other != event)
    };
    choices.iter().enumerate().all(is_new)
}
