//! Decisions: choices of a seat that belong together as one, such as a card and its tile, a building and its payment, a role
//! and its first act. Hints name them whole ([`ai::course::decision`]), and reviews judge them so ([`super::review`]).

use super::auto_answer::AutoAnswer;
use super::review::Choice;
use super::table::Session;
use ai::Ideas;
use ai::course::{asked_of, belonging};
use game_core::{Actions, Game, Mute, Rng, Seat, Viewer};

/// Number of times that hidden pieces are dealt anew to find what a seat can tell beforehand, and the purpose of the random
/// streams of that.
const DEALS: u64 = 3;
const ALONG: u64 = 0xA10_46DE;

/// Choices of a seat that belong together as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// Seat that chose.
    pub seat: Seat,
    /// The choices in which there was something to choose, in their order; never empty.
    pub choices: Vec<Choice<A>>,
}

impl<A> Decision<A> {
    /// The position at which it began.
    pub fn begin(&self) -> usize {
        self.choices[0].position
    }

    /// The position behind its last choice.
    pub fn end(&self) -> usize {
        self.choices[self.choices.len() - 1].position + 1
    }
}

/// The table as a seat sees it before one of its choices, with what it can choose there.
pub type Sight<G> = (<G as Game>::View, Actions<<G as Game>::Action>);

impl<G: AutoAnswer + Ideas> Session<G> {
    /// Every decision so far, in their order. Each of [`Session::choices`] belongs to one of them.
    pub fn decisions(&self) -> Vec<Decision<G::Action>> {
        let (choices, mut found) = (self.choices(), Vec::new());
        let mut left = &choices[..];
        while let Some(first) = left.first() {
            let end = self.end_of_decision(first.position);
            let count = left.iter().take_while(|choice| choice.position < end).count();
            let (whole, others) = left.split_at(count);
            found.push(Decision { seat: first.seat, choices: whole.to_vec() });
            left = others;
        }
        found
    }

    /// The position behind the decision that begins at `begin`: behind the last step of the same seat that belongs to it and
    /// that could be told beforehand. After chance, or after what was hidden, another one begins.
    fn end_of_decision(&self, begin: usize) -> usize {
        let seat = self.steps[begin].seat;
        let own = self.steps[begin..].iter().take_while(|step| step.seat == seat);
        let actions: Vec<G::Action> = own.map(|step| step.done()).collect();
        self.end_in_eyes(begin, seat, &actions)
    }

    /// The same for `eyes`, who know that `actions` were chosen from `begin` on, one after the other.
    fn end_in_eyes(&self, begin: usize, eyes: Seat, actions: &[G::Action]) -> usize {
        let seat = self.steps[begin].seat;
        let positions = begin..begin + actions.len();
        let asked = positions.map(|position| asked_of(&self.game, seat, self.state_at(position)));
        let length = belonging::<G>(asked);
        if length < 2 {
            return begin + 1;
        }
        let sights = sights_in_eyes(&self.game, self.state_at(begin), eyes, &actions[..length]);
        let as_it_came = |(position, (view, _)): &(usize, Sight<G>)| {
            *view == self.game.view(self.state_at(*position), Viewer::Seat(eyes))
        };
        (begin + (begin..).zip(sights).take_while(as_it_came).count()).max(begin + 1)
    }

    /// The decision to which the choice in `step` belongs, as `eyes` may know it: the step in which it began, and the choices
    /// from there on. It holds no secret of its seat, and nothing that could not be told beforehand; `None` if the choice in
    /// `step` itself is secret.
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn decision_around(&self, step: usize, eyes: Seat) -> Option<(usize, Vec<G::Action>)> {
        let position = step - 1;
        let seat = self.steps[position].seat;
        // Another seat's choice is not looked at: that takes several deals.
        let known = |at: usize| (self.steps[at].seat == seat).then(|| self.known_choice(at, eyes)).flatten();
        let mut actions: Vec<G::Action> = (0..=position).rev().map_while(known).collect();
        if actions.is_empty() {
            return None;
        }
        actions.reverse();
        let mut begin = step - actions.len();
        actions.extend((step..self.len()).map_while(known));
        loop {
            let end = self.end_in_eyes(begin, eyes, &actions);
            if end > position {
                actions.truncate(end - begin);
                return Some((begin + 1, actions));
            }
            actions.drain(..end - begin);
            begin = end;
        }
    }

    /// Returns true if the choice in `step` goes on with the one right before it, as one decision of their seat, and `eyes` do not
    /// know that one: then the decision is a secret as a whole, whatever its details show.
    ///
    /// # Panics
    /// If `step` is not one of 1 to [`Session::len`].
    pub fn goes_on_with_a_secret(&self, step: usize, eyes: Seat) -> bool {
        let position = step - 1;
        let (Some(before), seat) = (position.checked_sub(1), self.steps[position].seat) else { return false };
        let asked = [before, position].map(|at| asked_of(&self.game, seat, self.state_at(at)));
        belonging::<G>(asked.into_iter()) == 2 && self.known_choice(before, eyes).is_none()
    }
}

impl<G: AutoAnswer> Session<G> {
    /// Shows the table to the seat that chooses at a position before each of `actions`, as it would carry them out there one
    /// after the other; see [`sights`].
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn sights_along(&self, position: usize, actions: &[G::Action]) -> Vec<Sight<G>> {
        sights(&self.game, self.state_at(position), actions)
    }
}

/// Shows the table to the seat that chooses in `state` before each of `actions`, as it would carry them out one after the
/// other: up to the first that is not legal, and no further than the seat can tell beforehand. What it cannot know is dealt
/// anew several times, and where that changes anything, chance or a secret decides.
pub fn sights<G: Game>(game: &G, state: &G::State, actions: &[G::Action]) -> Vec<Sight<G>> {
    game.turn(state).seat().map_or_else(Vec::new, |seat| sights_in_eyes(game, state, seat, actions))
}

/// The same as `eyes` see it and can tell it beforehand.
fn sights_in_eyes<G: Game>(game: &G, state: &G::State, eyes: Seat, actions: &[G::Action]) -> Vec<Sight<G>> {
    let in_deal = |deal: u64| {
        let mut dealt = state.clone();
        game.determinize(&mut dealt, eyes, &mut Rng::stream(deal, ALONG));
        along(game, dealt, eyes, actions)
    };
    let mut told = in_deal(0);
    for deal in 1..DEALS {
        let other = in_deal(deal);
        let alike = told.iter().zip(&other).take_while(|(one, other)| one == other).count();
        told.truncate(alike);
    }
    told
}

/// The table before each of `actions` of the seat on turn, up to the first that is not legal.
fn along<G: Game>(game: &G, mut state: G::State, eyes: Seat, actions: &[G::Action]) -> Vec<Sight<G>> {
    let seat = game.turn(&state).seat();
    let mut found = Vec::new();
    for &action in actions {
        let mut legal = Actions::new();
        if game.turn(&state).seat() == seat {
            game.legal(&state, &mut legal);
        }
        if !legal.contains(&action) {
            break;
        }
        found.push((game.view(&state, Viewer::Seat(eyes)), legal));
        game.apply(&mut state, action, &mut Mute);
    }
    found
}
