//! Reason why an opponent chose as it did: what may be asked, and the worker that looks at it. It is a
//! worker of its own, so that nobody who thinks about the game at hand is disturbed.

use ai::{Considered, LevelId};
use game_core::{Game, Seat};
use leptos::prelude::*;
use session::why::Inquiry;
use session::worker_pool::Request;
use ui::thinkers::Thinkers;

use super::opponents::Advice;
use crate::board::{ActionOf, BoardContext, IdeaOf, Line, Rank};
use crate::state::decision::{names_along, with_plain};
use crate::{GameBoard, Table};

/// For how long a choice is looked at, at most, in ms.
const LOOK_MS: u32 = 900;
/// Level that looks at the choice of an opponent that thinks less: too few playouts give no
/// figures.
const LEAST: LevelId = LevelId::Governor;

/// Answer to a question about somebody's choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<A, I> {
    /// It is being looked at.
    Thinking,
    /// Nothing came of it.
    Failed,
    /// There was one thing to choose.
    Forced,
    /// Only its seat knows.
    Secret,
    /// The choices that looked best, and the one that was made.
    Open {
        /// Best first.
        best: Vec<Considered<A>>,
        /// Ideas for the first of them against the second.
        ideas: Vec<I>,
        /// The first of them, with the choices that belong to it.
        whole: Vec<A>,
        /// The decision that was made, likewise.
        chosen: Vec<A>,
        /// Request that was made: the words for the choices are those of its position.
        request: Request,
        /// The step in which the decision began.
        step: usize,
    },
}

/// A question about a decision: the step in which it began, and its choices from there on.
struct Inquired<G: GameBoard> {
    step: usize,
    chosen: Vec<ActionOf<G>>,
    inquiry: Inquiry<ActionOf<G>>,
}

/// A question about a step, for as long as its answer is on the screen; copies share it.
pub struct Asking<G: GameBoard> {
    /// Answer so far.
    pub answer: RwSignal<Answer<ActionOf<G>, IdeaOf<G>>>,
    /// The table that it is about.
    pub table: Table<G>,
    thinkers: StoredValue<Option<Thinkers>, LocalStorage>,
}

impl<G: GameBoard> Clone for Asking<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Asking<G> {}

impl<G: GameBoard> Asking<G> {
    /// Asks about what a seat did in a step. While the game goes on this is help, and marks it.
    pub fn about(table: Table<G>, step: usize, seat: Seat) -> Self {
        let answer = RwSignal::new(Answer::Thinking);
        let asking = Asking { answer, table, thinkers: StoredValue::new_local(None) };
        let Some(Inquired { step, chosen, inquiry }) = table.inquire(step, seat) else {
            answer.set(Answer::Failed);
            return asking;
        };
        match inquiry {
            Inquiry::Forced => answer.set(Answer::Forced),
            Inquiry::Secret => answer.set(Answer::Secret),
            Inquiry::Open { request, .. } => {
                if untrack(|| !table.game.has_ended()) {
                    table.mark_hint();
                }
                asking.look(step, request, chosen);
            }
        }
        asking
    }

    fn look(self, step: usize, request: Request, chosen: Vec<ActionOf<G>>) {
        let thinkers = Thinkers::start_with(1);
        self.thinkers.set_value(Some(thinkers.clone()));
        let asked = request.clone();
        thinkers.think::<G::Game>(&request, move |found| {
            let answer = match self.table.advice(step - 1, &asked, found) {
                Some(Advice { considered: mut best, ideas, decision: whole }) => {
                    // Of what was never tried nothing is known.
                    best.retain(|way| way.visit_share > 0.0);
                    Answer::Open { best, ideas, whole, chosen, request: asked, step }
                }
                None => Answer::Failed,
            };
            // The drawer may have been closed in the meantime.
            self.answer.try_set(answer);
            self.thinkers.try_set_value(None);
        });
    }

    /// Names the choices of a decision that began in `step`, one after the other; tracked.
    pub fn names(self, step: usize, request: &Request, actions: &[ActionOf<G>]) -> Vec<String> {
        let told = self.table.game.told_as();
        self.table.game.session.with_value(|session| {
            let sights = session.imagined_along(step, request, actions);
            names_along::<G>(session, &sights, actions, told)
        })
    }

    /// Returns the ideas behind the best choice in `step` as sentences; tracked. Their subject is the
    /// seat that chose.
    pub fn ideas(self, step: usize, request: &Request, ideas: &[IdeaOf<G>]) -> Vec<String> {
        self.table.with_imagined(step, request, |context| {
            ideas.iter().map(|idea| G::idea(context, request.seat, idea)).collect()
        })
    }
}

impl<G: GameBoard> Table<G> {
    /// Runs `f` on the table before `step`, with what is made up for the request; tracked.
    pub(crate) fn with_imagined<R>(
        self,
        step: usize,
        request: &Request,
        f: impl FnOnce(BoardContext<'_, G>) -> R,
    ) -> R {
        let lang = self.store.page.prefs.lang.get();
        let confirm = self.store.page.prefs.kept.get_untracked().confirm;
        self.game.session.with_value(|session| {
            let imagined = session.imagined(step, request);
            with_plain::<G, _>(session, &imagined.view, &imagined.legal, (lang, confirm), f)
        })
    }

    /// Returns true if the choice behind a line of the log can be asked about: an opponent's. Every
    /// such line can, whether its seat was asked or not: with hidden hands nobody else knows.
    pub fn may_ask_why(self, line: &Line) -> bool {
        let is_deed = matches!(line.rank, Rank::Move | Rank::Pass) && line.step > 0;
        is_deed && untrack(|| self.is_helped()) && line.seat.is_some_and(|seat| self.is_opponent(seat))
    }

    /// Returns true if the opponents' view of a choice is to be had at this table: hints are on,
    /// and it is neither a lesson nor a puzzle. Somebody must be there to be told.
    fn is_helped(self) -> bool {
        let is_told = self.store.viewer.get().is_some() || self.game.has_ended();
        self.game.kind.is_game() && is_told && self.store.page.prefs.kept.with(|kept| kept.hints)
    }

    fn is_opponent(self, seat: Seat) -> bool {
        self.game.session.with_value(|session| {
            session.controller(seat).level().is_some() && !session.game().is_automa(seat)
        })
    }

    /// The last choice of every opponent in the phase that the strip tells of, which can be asked
    /// about; tracked.
    pub fn choices_of_phase(self) -> Vec<(Seat, usize)> {
        let seats: Vec<Seat> =
            self.strip.with(|strip| strip.iter().flat_map(|strip| &strip.rows).map(|did| did.seat).collect());
        let shown = self.game.shown();
        let first = self.game.phase_began(shown);
        let last = |seat: Seat| {
            let told = |step: &usize| {
                self.game.lines(*step).iter().any(|line| line.seat == Some(seat) && self.may_ask_why(line))
            };
            (first..=shown).rev().find(told).map(|step| (seat, step))
        };
        seats.into_iter().filter_map(last).collect()
    }

    /// Returns the question that the person who looks may ask about a deed of a seat in a step: about the whole decision, if
    /// the choices before it that belong to it were told by no line of their own. `None` if nobody looks, or if there is no
    /// such step any more.
    fn inquire(self, step: usize, seat: Seat) -> Option<Inquired<G>> {
        let eyes = self.store.viewer.get_untracked();
        self.game.session.with_value(|session| {
            if !(1..=session.len()).contains(&step) {
                return None;
            }
            let level = session.controller(seat).level()?;
            let step = match self.step_behind(step, seat) {
                Ok(step) => step,
                Err(known) => return Some(Inquired { step, chosen: Vec::new(), inquiry: *known }),
            };
            let level = if level.level().nodes < LEAST.level().nodes { LEAST } else { level };
            // When the game is over everybody may know everything.
            let eyes = eyes.or_else(|| session.is_over().then_some(seat))?;
            let own = if session.is_over() { seat } else { eyes };
            let (begin, chosen) = session.decision_around(step, own).unwrap_or((step, Vec::new()));
            let has_line = |before: &usize| untrack(|| self.tells_deed(*before, seat));
            let first = (begin..step).rev().find(has_line).map_or(begin, |told| told + 1);
            // Whether a payment was clever says nothing of the building that it was for.
            if first == begin && session.goes_on_with_a_secret(begin, own) && !has_line(&(begin - 1)) {
                return Some(Inquired { step, chosen: Vec::new(), inquiry: Inquiry::Secret });
            }
            let ask = |step: usize| (step, session.inquire(step, eyes, level, LOOK_MS));
            // Before there was something to choose nothing needs an answer.
            let (step, inquiry) = (first..=step)
                .map(ask)
                .find(|(_, inquiry)| *inquiry != Inquiry::Forced)
                .unwrap_or((step, Inquiry::Forced));
            let chosen = chosen.get(step - begin..).unwrap_or_default().to_vec();
            Some(Inquired { step, chosen, inquiry })
        })
    }

    /// Returns true if a line of the log tells of a choice of `seat` in `step`; tracked.
    fn tells_deed(self, step: usize, seat: Seat) -> bool {
        let is_deed = |line: &Line| line.seat == Some(seat) && matches!(line.rank, Rank::Move | Rank::Pass);
        self.game.lines(step).iter().any(is_deed)
    }

    /// The step in which `seat` chose what it did in `step`. In a step of another seat it did what
    /// left no choice, or what it had chosen in secret before.
    fn step_behind(self, step: usize, seat: Seat) -> Result<usize, Box<Inquiry<ActionOf<G>>>> {
        if self.game.note(step).0 == seat {
            return Ok(step);
        }
        if !G::HAS_HANDS {
            return Err(Box::new(Inquiry::Forced));
        }
        if untrack(|| !self.game.has_ended()) {
            return Err(Box::new(Inquiry::Secret));
        }
        let lines = untrack(|| self.game.lines(step));
        let chose = lines.iter().any(|line| line.seat == Some(seat) && line.rank == Rank::Move);
        let before = (1..step).rev().find(|&before| self.game.note(before).0 == seat);
        before.filter(|_| chose).ok_or_else(|| Box::new(Inquiry::Forced))
    }

    /// Returns the public part of a seat's deed in a step, as the person who looks may read it;
    /// tracked.
    pub fn seen_of(self, step: usize, seat: Seat) -> Vec<String> {
        let own = |line: &Line| line.seat == Some(seat) && line.rank != Rank::Thought;
        self.game.lines(step).into_iter().filter(own).map(|line| line.text).collect()
    }
}
