//! The review of a finished game: its choices go to the workers one after the other, those of people first, and the
//! verdicts are kept on this device. The costliest choices of people are then looked at longer; whatever somebody looks
//! at comes before everything else.

use std::collections::BTreeMap;

use ai::{Considered, LevelId};
use game_core::Seat;
use leptos::prelude::*;
use session::review::{Choice, Review, Verdict};
use session::worker_pool::{DecisionOf, Failure, Request};
use ui::thinkers::Thinkers;

use crate::board::{ActionOf, IdeaOf};
use crate::{Seatable, Table};
use ui::library::{remember, remembered, review_key};

/// Level that judges.
const JUDGE: LevelId = LevelId::Viceroy;
/// Time for all choices of a game together, and for one of them at least and at most, in ms.
const ALL_MS: usize = 6_500;
const EACH_MS: (usize, usize) = (20, 150);
/// The longest time for a choice that is looked at longer, in ms.
const LONGER_MS: u32 = 450;
/// Costly choices of each person that are looked at longer, and shown.
pub const COSTLIEST: usize = 5;
/// Number of verdicts after which they are shown and kept.
const AT_ONCE: usize = 8;

/// Progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
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
pub struct Insight<G: Seatable> {
    /// Choices worth a look, best first.
    pub considered: Vec<Considered<ActionOf<G>>>,
    /// Ideas for the first of them against the second.
    pub ideas: Vec<IdeaOf<G>>,
    /// Request that was made: the ideas are about its position.
    pub request: Request,
}

impl<G: Seatable> Clone for Insight<G> {
    fn clone(&self) -> Self {
        Insight {
            considered: self.considered.clone(),
            ideas: self.ideas.clone(),
            request: self.request.clone(),
        }
    }
}

/// A review under way; copies share it. It ends with the reactive owner.
pub struct Reviewing<G: Seatable> {
    table: Table<G>,
    /// Progress of the review.
    pub progress: RwSignal<Progress>,
    /// Verdicts so far, in the order of the choices.
    pub review: RwSignal<Review<ActionOf<G>>>,
    /// Findings of longer looks, by position.
    pub insights: RwSignal<BTreeMap<usize, Insight<G>>, LocalStorage>,
    /// The choice that somebody looks at.
    pub open: RwSignal<Option<usize>>,
    choices: StoredValue<Vec<Choice<ActionOf<G>>>>,
    /// Verdicts that are not shown yet.
    fresh: StoredValue<Vec<Verdict<ActionOf<G>>>>,
    thinkers: StoredValue<Option<Thinkers>, LocalStorage>,
}

impl<G: Seatable> Clone for Reviewing<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Reviewing<G> {}

/// Next thing to look at.
enum Next<A> {
    Judge(Choice<A>),
    Longer(Verdict<A>),
    Nothing,
}

impl<G: Seatable> Reviewing<G> {
    /// The review of this table's game, with what was kept of it.
    pub fn new(table: Table<G>) -> Self {
        let (choices, kept) = table.session.with_value(|session| {
            let kept = table.id.with_value(|id| remembered::<Review<ActionOf<G>>>(&review_key(id)));
            (session.choices(), kept.filter(|kept| kept.fits(session)))
        });
        let kept = kept.unwrap_or_default();
        let is_whole = !choices.is_empty() && kept.verdicts.len() == choices.len();
        Reviewing {
            table,
            progress: RwSignal::new(if is_whole { Progress::Done } else { Progress::Idle }),
            review: RwSignal::new(kept),
            insights: RwSignal::new_local(BTreeMap::new()),
            open: RwSignal::new(None),
            choices: StoredValue::new(choices),
            fresh: StoredValue::new(Vec::new()),
            thinkers: StoredValue::new_local(None),
        }
    }

    /// Returns the seats whose costly choices are shown: those of people, or all if there are none.
    pub fn judged(self) -> Vec<Seat> {
        let players = self.table.seats();
        let all = || Seat::all(players.len() as u8);
        let people: Vec<Seat> = all().filter(|seat| players[seat.index()].is_person()).collect();
        if people.is_empty() { all().collect() } else { people }
    }

    /// The turning points: the costliest choices of the judged seats, the worst first; tracked.
    pub fn turning_points(self) -> Vec<Verdict<ActionOf<G>>> {
        let judged = self.judged();
        self.review.with(|review| {
            let of_seat = |seat: Seat| review.costliest(seat, COSTLIEST);
            let mut all: Vec<_> = judged.into_iter().flat_map(of_seat).collect();
            all.sort_by(|a, b| b.loss().total_cmp(&a.loss()).then(a.position.cmp(&b.position)));
            all
        })
    }

    /// Begins, or goes on with what was kept.
    pub fn begin(self) {
        let (done, all) = self.counts();
        self.progress.set(Progress::Running(done, all));
        self.wake();
    }

    /// Ends it; what was found out stays.
    pub fn stop(self) {
        self.thinkers.set_value(None);
        self.show();
        self.progress.set(Progress::Idle);
    }

    /// Looks at the choice at `position`, on the board too; its longer look comes next.
    pub fn look_at(self, position: usize) {
        self.open.set(Some(position));
        self.table.playback().look_back(Some(position));
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
        let of_open = self.review.with_untracked(|review| {
            review.verdicts.iter().find(|verdict| Some(verdict.position) == open).copied()
        });
        if let Some(verdict) = of_open.filter(is_new) {
            return Next::Longer(verdict);
        }
        if self.progress.get_untracked() == Progress::Idle {
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
        let costly = untrack(|| self.turning_points()).into_iter().find(is_new);
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
                if self.progress.get_untracked() != Progress::Idle {
                    self.progress.set(Progress::Done);
                }
                return;
            }
        };
        let time = if longer { LONGER_MS } else { each };
        let asked = self.table.session.with_value(|session| session.request_about(choice, JUDGE, time));
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
            return self.progress.set(Progress::Failed);
        };
        match longer {
            Some(request) => {
                let mut considered = found.considered;
                // Of what was never tried nothing is known.
                considered.retain(|way| way.visit_share > 0.0);
                let ideas = self
                    .table
                    .session
                    .with_value(|session| session.ideas(choice.position, &request, &found.courses));
                let insight = Insight { considered, ideas, request };
                self.insights.update(|known| _ = known.insert(choice.position, insight));
                self.review.update(|review| review.put(verdict));
                self.keep();
            }
            None => {
                self.fresh.update_value(|fresh| fresh.push(verdict));
                if self.fresh.with_value(Vec::len) >= AT_ONCE {
                    self.show();
                }
                let (done, all) = self.counts();
                self.progress.set(Progress::Running(done, all));
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
        self.review.with_untracked(|review| self.table.id.with_value(|id| remember(&review_key(id), review)));
    }

    /// The part of the win that `seat` had in the end: 1.0 alone, less if it was shared.
    pub fn won(self, seat: Seat) -> f32 {
        let score = self.table.session.with_value(|session| session.score());
        let winners = score.seats.iter().filter(|seat| seat.rank == 1).count();
        if score.seats[seat.index()].rank == 1 { 1.0 / winners.max(1) as f32 } else { 0.0 }
    }
}
