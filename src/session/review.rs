//! Looking back at a game: what every choice was worth, in the eyes of a strong
//! player who knew no more than the seat did.

use std::cmp::Ordering;
use std::ops::Range;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::blind::{blind, nonce};
use super::decisions::Decision;
use super::table::{How, Session};
use super::worker_pool::Request;
use ai::{Curve, LevelId, Playable, RootTable};
use game_core::{Actions, ConsequencesOf, Foresee, Game, Seat, Tallies, Turn};

/// Choices that lose less than this are no mistakes: about as much as two
/// searches of the same choice differ.
pub const COSTLY: f32 = 0.02;

/// A choice that somebody had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The position at which it was made.
    pub position: usize,
    /// Seat that chose.
    pub seat: Seat,
    /// Chosen action.
    pub action: A,
}

/// Findings about a choice. A worth is the chance to win, 0.0 to 1.0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict<A> {
    /// The position at which it was made.
    pub position: usize,
    /// Seat that chose.
    pub seat: Seat,
    /// Chosen action.
    pub chosen: A,
    /// Choice of a strong player.
    pub best: A,
    /// The worth of what was chosen.
    #[serde(deserialize_with = "finite")]
    pub chosen_worth: f32,
    /// The worth of the best.
    #[serde(deserialize_with = "finite")]
    pub best_worth: f32,
}

/// A worth: a number too large for its type would be read as infinite, and could not be written.
fn finite<'de, D: Deserializer<'de>>(reader: D) -> Result<f32, D::Error> {
    let worth = f32::deserialize(reader)?;
    if worth.is_finite() { Ok(worth) } else { Err(D::Error::custom("must be a number of usual size")) }
}

impl<A: Copy + Ord> Verdict<A> {
    /// The verdict on `choice` by what a search of it has found out, with chances as `curve` tells them;
    /// `None` if it found out nothing about it.
    pub fn new(choice: Choice<A>, found: &RootTable<A>, curve: Curve) -> Option<Verdict<A>> {
        let best = *found.ranking().first()?;
        let chosen = found.entries.iter().find(|entry| entry.action == choice.action)?;
        // What nobody has tried is worth what the search thought it to be: less than all it tried.
        let chance = |entry| found.chance(entry, curve);
        let tried = found.entries.iter().filter(|entry| entry.visits > 0);
        let worst = tried.map(chance).fold(chance(&best), f32::min);
        let worth = if chosen.visits > 0 { chance(chosen) } else { worst };
        Some(Verdict {
            position: choice.position,
            seat: choice.seat,
            chosen: choice.action,
            best: best.action,
            chosen_worth: worth,
            best_worth: chance(&best),
        })
    }

    /// The worth that was given away; 0.0 for the best, and where the difference is too small to tell.
    pub fn loss(&self) -> f32 {
        let loss = self.best_worth - self.chosen_worth;
        if self.chosen == self.best || loss < COSTLY { 0.0 } else { loss }
    }
}

/// A whole decision that is better than one that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Better<A> {
    /// The position at which it begins.
    pub position: usize,
    /// Its choices, in their order.
    pub actions: Vec<A>,
}

/// A decision that gave something away: one entry, however many of its choices did.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake<A> {
    pub decision: Decision<A>,
    /// The verdict on the first of its choices that gave something away.
    pub turn: Verdict<A>,
    /// Loss by all of its choices.
    pub loss: f32,
}

impl<A: Copy> Mistake<A> {
    /// The order of mistakes: the worst first, those that cost as much as they came.
    pub fn worse_first(one: &Mistake<A>, other: &Mistake<A>) -> Ordering {
        other.loss.total_cmp(&one.loss).then(one.turn.position.cmp(&other.turn.position))
    }

    /// The choices before the one that gave something away first: they belong to the better decision too.
    pub fn kept(&self) -> Vec<Choice<A>> {
        let is_before = |choice: &&Choice<A>| choice.position < self.turn.position;
        self.decision.choices.iter().take_while(is_before).copied().collect()
    }
}

/// Account of a seat's chances, in parts of a win: `first - given + rest` is the result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// The worth of its first choice, had it been the best.
    pub first: f32,
    /// Loss by its own choices.
    pub given: f32,
    /// Change by chance and the others, for better or worse.
    pub rest: f32,
}

/// The verdicts on all choices of a game, in their order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review<A> {
    pub verdicts: Vec<Verdict<A>>,
    /// Better decisions, as far as they are known whole, by position; older reviews have none.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub better: Vec<Better<A>>,
}

impl<A> Default for Review<A> {
    fn default() -> Self {
        Review { verdicts: Vec::new(), better: Vec::new() }
    }
}

impl<A: Copy + Ord> Review<A> {
    /// The verdict on the choice at a position, if it was judged.
    pub fn verdict(&self, position: usize) -> Option<Verdict<A>> {
        let at = self.verdicts.binary_search_by_key(&position, |verdict| verdict.position).ok()?;
        Some(self.verdicts[at])
    }

    /// The mistake that a decision was, as far as its choices are judged.
    pub fn mistake(&self, decision: &Decision<A>) -> Option<Mistake<A>> {
        let verdicts = decision.choices.iter().filter_map(|choice| self.verdict(choice.position));
        let costly: Vec<Verdict<A>> = verdicts.filter(|verdict| verdict.loss() > 0.0).collect();
        let turn = *costly.first()?;
        Some(Mistake { decision: decision.clone(), turn, loss: costly.iter().map(Verdict::loss).sum() })
    }

    /// The decisions of `seat` that gave away most, the worst first.
    pub fn costliest(&self, decisions: &[Decision<A>], seat: Seat, most: usize) -> Vec<Mistake<A>> {
        let of_seat = decisions.iter().filter(|decision| decision.seat == seat);
        let mut costly: Vec<Mistake<A>> = of_seat.filter_map(|decision| self.mistake(decision)).collect();
        costly.sort_by(Mistake::worse_first);
        costly.truncate(most);
        costly
    }

    /// The better choices instead of the one that `verdict` is on, as far as they are known: the best, and what belongs to it.
    pub fn better(&self, verdict: &Verdict<A>) -> Vec<A> {
        let known = self.better.iter().find(|better| better.position == verdict.position);
        let whole = known.filter(|better| better.actions.first() == Some(&verdict.best));
        whole.map_or_else(|| vec![verdict.best], |better| better.actions.clone())
    }

    /// The chances of `seat` over the game: a position, and the worth of its best choice there.
    pub fn chances(&self, seat: Seat) -> Vec<(usize, f32)> {
        let of_seat = self.verdicts.iter().filter(|verdict| verdict.seat == seat);
        of_seat.map(|verdict| (verdict.position, verdict.best_worth)).collect()
    }

    /// Accounts for the chances of `seat`, whose part of the win was `won`, 0.0 to 1.0; `None` if
    /// it never chose.
    pub fn account(&self, seat: Seat, won: f32) -> Option<Account> {
        let of_seat = || self.verdicts.iter().filter(|verdict| verdict.seat == seat);
        let first = of_seat().next()?.best_worth;
        let given: f32 = of_seat().map(Verdict::loss).sum();
        Some(Account { first, given, rest: won - first + given })
    }

    /// Puts a verdict in its place, instead of one on the same choice.
    pub fn put(&mut self, verdict: Verdict<A>) {
        match self.verdicts.binary_search_by_key(&verdict.position, |known| known.position) {
            Ok(at) => self.verdicts[at] = verdict,
            Err(at) => self.verdicts.insert(at, verdict),
        }
    }

    /// Puts a better decision in its place, instead of one at the same position.
    pub fn put_better(&mut self, better: Better<A>) {
        match self.better.binary_search_by_key(&better.position, |known| known.position) {
            Ok(at) => self.better[at] = better,
            Err(at) => self.better.insert(at, better),
        }
    }

    /// Returns true if these are verdicts on choices of `session`, each once and in their order, and better decisions that
    /// could have been made there.
    pub fn fits<G: AutoAnswer + Game<Action = A>>(&self, session: &Session<G>) -> bool {
        let choices = session.choices();
        let mut rest = choices.iter();
        let is_possible = |better: &Better<A>| {
            let is_judged = self.verdict(better.position).is_some();
            is_judged && session.sights_along(better.position, &better.actions).len() == better.actions.len()
        };
        let is_in_order = self.better.is_sorted_by(|one, next| one.position < next.position);
        let fits = self.verdicts.iter().all(|verdict| {
            rest.any(|choice| {
                (verdict.position, verdict.seat, verdict.chosen)
                    == (choice.position, choice.seat, choice.action)
            })
        });
        fits && is_in_order && self.better.iter().all(is_possible)
    }
}

impl<G: AutoAnswer> Session<G> {
    /// Every choice so far in which there was something to choose.
    pub fn choices(&self) -> Vec<Choice<G::Action>> {
        self.choices_at(0..self.len())
    }

    /// The choices at these positions in which there was something to choose.
    pub fn choices_at(&self, positions: Range<usize>) -> Vec<Choice<G::Action>> {
        let choice = |position: usize| {
            let step = self.steps.get(position)?;
            let mut legal = Actions::new();
            self.game.legal(self.state_at(position), &mut legal);
            let had_one = step.how != How::Automatic && legal.len() > 1;
            had_one.then_some(Choice { position, seat: step.seat, action: step.done() })
        };
        positions.filter_map(choice).collect()
    }

    /// Returns the seat that had to choose at a position of the past; `None` at the end of the
    /// game.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn choice_at(&self, position: usize) -> Option<Seat> {
        self.game.turn(self.state_at(position)).seat()
    }

    /// Returns the question at a position of the past; `None` at the end of the game.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn prompt_at(&self, position: usize) -> Option<G::Prompt> {
        match self.game.turn(self.state_at(position)) {
            Turn::Choose { prompt, .. } => Some(prompt),
            Turn::Over => None,
        }
    }

    /// Returns the legal actions at a position of the past.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn legal_at(&self, position: usize) -> Actions<G::Action> {
        let mut legal = Actions::new();
        let state = self.state_at(position);
        if self.game.turn(state).seat().is_some() {
            self.game.legal(state, &mut legal);
        }
        legal
    }

    /// Points of every seat at a position, as they would be counted there. They name what only
    /// their owner may know: show them when the game is over.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn tallies_at(&self, position: usize) -> Tallies {
        self.game.tallies(self.state_at(position))
    }
}

impl<G: AutoAnswer + Foresee> Session<G> {
    /// Forecasts the certain effects of choices that could have been made at a position of the past, one after the other, as
    /// [`Session::consequences`] does for the present.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn consequences_at(&self, position: usize, actions: &[G::Action]) -> Option<ConsequencesOf<G>> {
        self.game.consequences(self.state_at(position), actions)
    }
}

impl<G: AutoAnswer + Playable> Session<G> {
    /// Makes the request to the workers about a position of the past, as [`Session::request`] does
    /// for the present; `None` where nobody had to choose.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn request_at(&self, position: usize, level: LevelId, max_ms: u32, explain: bool) -> Option<Request> {
        let state = self.state_at(position);
        let seat = self.game.turn(state).seat()?;
        let seed = nonce(&self.game, state, seat);
        let position = blind(&self.game, state, seat, seed);
        Some(Request {
            game: G::ID,
            position,
            seat,
            level: self.game.level(level),
            style: None,
            seed,
            thinking_ms: max_ms,
            max_ms,
            explain,
            eyes: None,
            weighed: None,
        })
    }

    /// Makes the request to the workers about a past choice: its worth beside the best.
    ///
    /// # Panics
    /// If there was no such choice.
    pub fn request_about(&self, choice: Choice<G::Action>, level: LevelId, max_ms: u32) -> Option<Request> {
        let request = self.request_at(choice.position, level, max_ms, false)?;
        let place = self.legal_at(choice.position).iter().position(|action| *action == choice.action);
        let place = place.expect("invariant: what was done was legal");
        Some(Request { weighed: Some(place as u16), ..request })
    }
}
