//! The review of a finished game: its choices go to the workers one after the
//! other, and the verdicts are kept on this device.

use ai::LevelId;
use game_core::Seat;
use leptos::prelude::*;
use session::review::{Choice, Review, Verdict};
use ui::thinkers::Thinkers;

use crate::board::ActionOf;
use crate::{Seatable, Table};
use ui::library::{remember, remembered, review_key};

/// Level that judges, and its longest time for each choice, in ms.
const JUDGE: LevelId = LevelId::Viceroy;
const EACH_MS: u32 = 150;

/// Progress of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress<A> {
    /// Nobody has asked for it.
    Idle,
    /// So many choices of so many have been looked at.
    Running(usize, usize),
    /// A worker failed.
    Failed,
    /// Here it is.
    Done(Review<A>),
}

/// A review under way; copies share it. It ends with the reactive owner.
pub struct Reviewing<G: Seatable> {
    table: Table<G>,
    /// Progress of the review.
    pub progress: RwSignal<Progress<ActionOf<G>>>,
    thinkers: StoredValue<Option<Thinkers>, LocalStorage>,
}

impl<G: Seatable> Clone for Reviewing<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Reviewing<G> {}

impl<G: Seatable> Reviewing<G> {
    /// The review of this table's game, if it was kept; else one that can begin.
    pub fn new(table: Table<G>) -> Self {
        let kept = table.id.with_value(|id| remembered::<Review<ActionOf<G>>>(&review_key(id)));
        let kept = kept.filter(|kept| table.session.with_value(|session| kept.covers(session)));
        Reviewing {
            table,
            progress: RwSignal::new(kept.map_or(Progress::Idle, Progress::Done)),
            thinkers: StoredValue::new_local(None),
        }
    }

    pub fn begin(self) {
        let choices = self.table.session.with_value(|session| session.choices());
        self.thinkers.set_value(Some(Thinkers::start()));
        self.progress.set(Progress::Running(0, choices.len()));
        self.go_on(choices, Review::default());
    }

    /// Ends it without a result.
    pub fn stop(self) {
        self.thinkers.set_value(None);
        self.progress.set(Progress::Idle);
    }

    /// Has the next choice judged, and so on to the last.
    fn go_on(self, choices: Vec<Choice<ActionOf<G>>>, review: Review<ActionOf<G>>) {
        let done = review.verdicts.len();
        let Some(&choice) = choices.get(done) else { return self.finish(review) };
        // Stopped, or the page has been left.
        let Some(Some(thinkers)) = self.thinkers.try_get_value() else { return };
        let request = self
            .table
            .session
            .try_with_value(|session| session.request_about(choice, JUDGE, EACH_MS))
            .flatten();
        let Some(request) = request else { return };
        thinkers.think::<G::Game>(&request, move |answer| {
            let verdict =
                answer.ok().and_then(|decision| Verdict::new(choice, &decision.table, decision.curve));
            let Some(verdict) = verdict else {
                self.thinkers.try_set_value(None);
                self.progress.try_set(Progress::Failed);
                return;
            };
            let mut review = review;
            review.verdicts.push(verdict);
            self.progress.try_set(Progress::Running(review.verdicts.len(), choices.len()));
            self.go_on(choices, review);
        });
    }

    fn finish(self, review: Review<ActionOf<G>>) {
        self.thinkers.set_value(None);
        self.table.id.with_value(|id| remember(&review_key(id), &review));
        self.progress.set(Progress::Done(review));
    }

    /// The part of the win that `seat` had in the end: 1.0 alone, less if it was shared.
    pub fn won(self, seat: Seat) -> f32 {
        let score = self.table.session.with_value(|session| session.score());
        let winners = score.seats.iter().filter(|seat| seat.rank == 1).count();
        if score.seats[seat.index()].rank == 1 { 1.0 / winners.max(1) as f32 } else { 0.0 }
    }
}
