//! The review of a finished game: its choices go to the workers one after the other, those of people first, and the
//! verdicts are kept on this device. The costliest decisions of people are then looked at longer; whatever somebody
//! looks at comes before everything else.

use std::collections::BTreeMap;

use ai::{Considered, LevelId};
use game_core::Seat;
use leptos::prelude::*;
use session::decisions::Decision;
use session::review::{Better, Choice, Mistake, Review, Verdict};
use session::worker_pool::{DecisionOf, Failure, Request};
use ui::thinkers::Thinkers;

use crate::board::{ActionOf, IdeaOf};
use crate::{GameBoard, Table};
use ui::library::{remember, remembered, review_key};

/// Level that judges.
const JUDGE: LevelId = LevelId::Viceroy;
/// Time for all choices of a game together, and for one of them at least and at most, in ms.
const ALL_MS: usize = 6_500;
const EACH_MS: (usize, usize) = (20, 150);
/// The longest time for a choice that is looked at longer, in ms.
const LONGER_MS: u32 = 450;
/// Costly decisions of each person that are looked at longer, and shown.
pub const COSTLIEST: usize = 5;
/// Number of verdicts after which they are shown and kept.
const AT_ONCE: usize = 8;

/// Progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewProgress {
    /// Nobody has asked for it, or it was stopped.
    Idle,
    /// So many choices of so many have been looked at.
    Running(usize, usize),
    /// A worker failed.
    Failed,
    /// All have been looked at.
    Done,
}

/// Findings of the longer look at a choice.
pub struct Insight<G: GameBoard> {
    /// Choices worth a look, best first.
    pub considered: Vec<Considered<ActionOf<G>>>,
    /// Ideas for the first of them against the second.
    pub ideas: Vec<IdeaOf<G>>,
    /// Request that was made: the ideas are about its position.
    pub request: Request,
}

impl<G: GameBoard> Clone for Insight<G> {
    fn clone(&self) -> Self {
        Insight {
            considered: self.considered.clone(),
            ideas: self.ideas.clone(),
            request: self.request.clone(),
        }
    }
}

/// Answers to exercises, by position, in the order in which they were given.
pub type Answers<A> = Vec<(usize, Option<A>)>;

/// A review under way; copies share it. It ends with the reactive owner.
pub struct Reviewing<G: GameBoard> {
    table: Table<G>,
    /// Progress of the review.
    pub progress: RwSignal<ReviewProgress>,
    /// Verdicts so far, in the order of the choices.
    pub review: RwSignal<Review<ActionOf<G>>>,
    /// Findings of longer looks, by position.
    pub insights: RwSignal<BTreeMap<usize, Insight<G>>, LocalStorage>,
    /// The choice that somebody looks at.
    pub open: RwSignal<Option<usize>>,
    /// Answers to exercises: a position, and what was tried there; `None` where the answer was asked for.
    pub answers: RwSignal<Answers<ActionOf<G>>>,
    /// Puzzles that turning points have become, by position.
    pub posed: RwSignal<BTreeMap<usize, String>>,
    decisions: StoredValue<Vec<Decision<ActionOf<G>>>>,
    choices: StoredValue<Vec<Choice<ActionOf<G>>>>,
    /// Verdicts that are not shown yet.
    fresh: StoredValue<Vec<Verdict<ActionOf<G>>>>,
    thinkers: StoredValue<Option<Thinkers>, LocalStorage>,
}

impl<G: GameBoard> Clone for Reviewing<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Reviewing<G> {}

/// Next thing to look at.
enum Next<A> {
    Judge(Choice<A>),
    Longer(Verdict<A>),
    Nothing,
}

impl<G: GameBoard> Reviewing<G> {
    /// The review of this table's game, with what was kept of it.
    pub fn new(table: Table<G>) -> Self {
        let (choices, decisions, kept) = table.game.session.with_value(|session| {
            let kept = table.store.id.with_value(|id| remembered::<Review<ActionOf<G>>>(&review_key(id)));
            (session.choices(), session.decisions(), kept.filter(|kept| kept.fits(session)))
        });
        let kept = kept.unwrap_or_default();
        let is_whole = !choices.is_empty() && kept.verdicts.len() == choices.len();
        Reviewing {
            table,
            progress: RwSignal::new(if is_whole { ReviewProgress::Done } else { ReviewProgress::Idle }),
            review: RwSignal::new(kept),
            insights: RwSignal::new_local(BTreeMap::new()),
            open: RwSignal::new(None),
            answers: RwSignal::new(Vec::new()),
            posed: RwSignal::new(BTreeMap::new()),
            decisions: StoredValue::new(decisions),
            choices: StoredValue::new(choices),
            fresh: StoredValue::new(Vec::new()),
            thinkers: StoredValue::new_local(None),
        }
    }

    /// The table whose game is reviewed.
    pub(super) fn table(self) -> Table<G> {
        self.table
    }

    /// Returns the seats whose costly decisions are shown: those of people, or all if there are none.
    pub fn judged(self) -> Vec<Seat> {
        let players = self.table.game.seats();
        let all = || Seat::all(players.len() as u8);
        let people: Vec<Seat> = all().filter(|seat| players[seat.index()].is_person()).collect();
        if people.is_empty() { all().collect() } else { people }
    }

    /// The decisions of `seat` that gave away most, the worst first; tracked.
    pub fn costliest(self, seat: Seat, most: usize) -> Vec<Mistake<ActionOf<G>>> {
        self.decisions.with_value(|all| self.review.with(|review| review.costliest(all, seat, most)))
    }

    /// The turning points: the costliest decisions of the judged seats, the worst first; tracked.
    pub fn turning_points(self) -> Vec<Mistake<ActionOf<G>>> {
        let mut all: Vec<_> =
            self.judged().into_iter().flat_map(|seat| self.costliest(seat, COSTLIEST)).collect();
        all.sort_by(Mistake::worse_first);
        all
    }

    /// The decision that the choice at a position belongs to.
    pub fn decision_of(self, position: usize) -> Option<Decision<ActionOf<G>>> {
        self.decisions.with_value(|all| {
            all.iter().find(|decision| (decision.begin()..decision.end()).contains(&position)).cloned()
        })
    }

    /// The choice that somebody looks at, with the decision that it belongs to and what that cost; tracked. On a closer look it
    /// may have been no mistake.
    pub fn looked_at(self) -> Option<Mistake<ActionOf<G>>> {
        let position = self.open.get()?;
        let decision = self.decision_of(position)?;
        self.review.with(|review| {
            let turn = review.verdict(position)?;
            let mistake = review.mistake(&decision).filter(|mistake| mistake.turn == turn);
            Some(mistake.unwrap_or(Mistake { decision, turn, loss: turn.loss() }))
        })
    }

    /// Returns true if the exercise at a position has been answered; tracked.
    pub fn is_answered(self, position: usize) -> bool {
        self.answers.with(|all| all.iter().any(|(at, _)| *at == position))
    }

    /// Begins, or goes on with what was kept.
    pub fn begin(self) {
        let (done, all) = self.counts();
        self.progress.set(ReviewProgress::Running(done, all));
        self.wake();
    }

    /// Ends it; what was found out stays.
    pub fn stop(self) {
        self.thinkers.set_value(None);
        self.show();
        self.progress.set(ReviewProgress::Idle);
    }

    /// Looks at the choice at `position`, on the board too; its longer look comes next.
    pub fn look_at(self, position: usize) {
        self.open.set(Some(position));
        self.table.store.playback().look_back(Some(position));
        if let Some(seat) = self.table.game.session.with_value(|session| session.choice_at(position)) {
            self.table.bring_to_front(seat);
        }
        self.wake();
    }

    /// Number of choices that are judged, and of all.
    fn counts(self) -> (usize, usize) {
        let fresh = self.fresh.with_value(Vec::len);
        (
            self.review.with_untracked(|review| review.verdicts.len()) + fresh,
            self.choices.with_value(Vec::len),
        )
    }

    /// Goes on, unless it does already.
    fn wake(self) {
        if self.thinkers.with_value(Option::is_none) {
            self.thinkers.set_value(Some(Thinkers::start()));
            self.go_on();
        }
    }

    /// Chooses the next work: what is open and was not looked at longer; a choice without a verdict, those of people first;
    /// the costliest ones.
    fn next(self) -> Next<ActionOf<G>> {
        let is_new = |verdict: &Verdict<_>| {
            self.insights.with_untracked(|known| !known.contains_key(&verdict.position))
        };
        let open = self.open.get_untracked();
        let of_open = open.and_then(|open| self.review.with_untracked(|review| review.verdict(open)));
        if let Some(verdict) = of_open.filter(is_new) {
            return Next::Longer(verdict);
        }
        if self.progress.get_untracked() == ReviewProgress::Idle {
            return Next::Nothing;
        }
        let judged = self.judged();
        let mut known: Vec<usize> = self
            .review
            .with_untracked(|review| review.verdicts.iter().map(|verdict| verdict.position).collect());
        self.fresh.with_value(|fresh| known.extend(fresh.iter().map(|verdict| verdict.position)));
        let choice = self.choices.with_value(|choices| {
            let open = || choices.iter().filter(|choice| !known.contains(&choice.position));
            open().find(|choice| judged.contains(&choice.seat)).or_else(|| open().next()).copied()
        });
        if let Some(choice) = choice {
            return Next::Judge(choice);
        }
        self.show();
        let costly = untrack(|| self.turning_points()).into_iter().map(|costly| costly.turn).find(is_new);
        costly.map_or(Next::Nothing, Next::Longer)
    }

    fn go_on(self) {
        // Stopped, or the page has been left.
        let Some(Some(thinkers)) = self.thinkers.try_get_value() else { return };
        let each = (ALL_MS / self.counts().1.max(1)).clamp(EACH_MS.0, EACH_MS.1) as u32;
        let (choice, longer) = match self.next() {
            Next::Judge(choice) => (choice, false),
            Next::Longer(Verdict { position, seat, chosen, .. }) => {
                (Choice { position, seat, action: chosen }, true)
            }
            Next::Nothing => {
                self.thinkers.set_value(None);
                if matches!(self.progress.get_untracked(), ReviewProgress::Running(..)) {
                    self.progress.set(ReviewProgress::Done);
                    self.pose();
                }
                return;
            }
        };
        let time = if longer { LONGER_MS } else { each };
        let asked = self.table.game.session.with_value(|session| session.request_about(choice, JUDGE, time));
        let Some(asked) = asked else { return };
        let request = Request { explain: longer, ..asked };
        let of = request.clone();
        thinkers.think::<G::Game>(&request, move |answer| self.heard(choice, longer.then_some(of), answer));
    }

    fn heard(
        self,
        choice: Choice<ActionOf<G>>,
        longer: Option<Request>,
        answer: Result<DecisionOf<G::Game>, Failure>,
    ) {
        if self.progress.is_disposed() {
            return;
        }
        let found =
            answer.ok().and_then(|found| Some((Verdict::new(choice, &found.table, found.curve)?, found)));
        let Some((verdict, found)) = found else {
            self.thinkers.set_value(None);
            self.show();
            return self.progress.set(ReviewProgress::Failed);
        };
        match longer {
            Some(request) => {
                let mut considered = found.considered;
                // Of what was never tried nothing is known.
                considered.retain(|way| way.visit_share > 0.0);
                let position = choice.position;
                let (ideas, actions) = self.table.game.session.with_value(|session| {
                    let ideas = session.ideas(position, &request, &found.courses);
                    (ideas, session.decision(position, &request, &found.courses))
                });
                let insight = Insight { considered, ideas, request };
                self.insights.update(|known| _ = known.insert(position, insight));
                self.review.update(|review| {
                    review.put(verdict);
                    if !actions.is_empty() {
                        review.put_better(Better { position, actions });
                    }
                });
                self.keep();
            }
            None => {
                self.fresh.update_value(|fresh| fresh.push(verdict));
                if self.fresh.with_value(Vec::len) >= AT_ONCE {
                    self.show();
                }
                let (done, all) = self.counts();
                self.progress.set(ReviewProgress::Running(done, all));
            }
        }
        self.go_on();
    }

    /// Shows the verdicts that are new, and keeps them.
    fn show(self) {
        let fresh = self.fresh.try_update_value(std::mem::take).unwrap_or_default();
        if fresh.is_empty() {
            return;
        }
        self.review.update(|review| fresh.into_iter().for_each(|verdict| review.put(verdict)));
        self.keep();
    }

    fn keep(self) {
        self.review
            .with_untracked(|review| self.table.store.id.with_value(|id| remember(&review_key(id), review)));
    }

    /// The part of the win that `seat` had in the end: 1.0 alone, less if it was shared.
    pub fn won(self, seat: Seat) -> f32 {
        let score = self.table.game.session.with_value(|session| session.score());
        let winners = score.seats.iter().filter(|seat| seat.rank == 1).count();
        if score.seats[seat.index()].rank == 1 { 1.0 / winners.max(1) as f32 } else { 0.0 }
    }
}
