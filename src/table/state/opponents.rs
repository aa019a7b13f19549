//! The opponents' program at a table: its jobs, and its health.

use std::time::Duration;

use game_core::Seat;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use session::protocol::JobId;
use session::worker_pool::{Cause, Health};
use ui::thinkers::Thinkers;

use ui::library::elapsed_ms;

/// Thinking is shown when it has taken this long.
const SHOW_THINKING: Duration = Duration::from_millis(400);

/// Fault of the opponents' program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It runs in the page, because the browser starts no workers.
    OnPage,
    /// It is late, and still being tried.
    Late(Cause),
    /// It is not being tried any more.
    Stopped(Cause),
}

impl Trouble {
    /// Returns the fault after a change of health. That nothing is tried any more stays said until something
    /// is done about it.
    pub fn after(before: Option<Trouble>, health: Health) -> Option<Trouble> {
        match health {
            Health::Late(cause) => Some(Trouble::Late(cause)),
            _ if matches!(before, Some(Trouble::Stopped(_))) => before,
            Health::OnPage => Some(Trouble::OnPage),
            Health::Fine => None,
        }
    }
}

/// Opponents of a table, whatever its game; copies share them.
#[derive(Clone, Copy)]
pub struct Opponents {
    /// Seat that thinks for longer than a moment.
    pub thinking: RwSignal<Option<Seat>>,
    /// Fault of their program.
    pub trouble: RwSignal<Option<Trouble>>,
    jobs: StoredValue<Jobs, LocalStorage>,
}

#[derive(Default)]
struct Jobs {
    thinkers: Option<Thinkers>,
    /// The question to the opponent on turn.
    job: Option<JobId>,
    /// The timer until thinking is shown.
    patience: Option<TimeoutHandle>,
    /// The timer until an opponent that has decided makes its move.
    answer: Option<TimeoutHandle>,
    /// Until when the last choice of a person can be taken back before an opponent answers it, in
    /// milliseconds since the page was opened.
    undo_until: u64,
}

impl Opponents {
    pub(super) fn new() -> Opponents {
        Opponents {
            thinking: RwSignal::new(None),
            trouble: RwSignal::new(None),
            jobs: StoredValue::new_local(Jobs::default()),
        }
    }

    /// Starts their program, in place of one that runs, and follows its health.
    pub fn hire(self) {
        let thinkers = Thinkers::start();
        thinkers.watch(move |health| {
            self.trouble.try_update(|trouble| *trouble = Trouble::after(*trouble, health));
        });
        self.jobs.update_value(|jobs| jobs.thinkers = Some(thinkers));
    }

    /// Ends their program.
    pub fn dismiss(self) {
        self.stop();
        self.jobs.try_update_value(|jobs| jobs.thinkers = None);
    }

    /// Returns their program, if it was started.
    pub fn thinkers(self) -> Option<Thinkers> {
        self.jobs.with_value(|jobs| jobs.thinkers.clone())
    }

    /// Returns true if an opponent has been asked and has not moved yet.
    pub fn is_asked(self) -> bool {
        self.jobs.with_value(|jobs| jobs.job.is_some())
    }

    /// Notes that `seat` is asked as `job`. Once that takes longer than a moment, it is shown.
    pub fn note(self, seat: Seat, job: JobId) {
        let patience = set_timeout_with_handle(move || self.thinking.set(Some(seat)), SHOW_THINKING).ok();
        self.jobs.update_value(|jobs| {
            jobs.job = Some(job);
            clear(&mut jobs.patience);
            jobs.patience = patience;
        });
    }

    /// Has an answer wait until time `until`, as long as the choice before it can be taken back.
    pub fn allow_undo(self, until: u64) {
        self.jobs.update_value(|jobs| jobs.undo_until = until);
    }

    /// Makes a move that was found: at once, or when the choice before it cannot be taken back any
    /// more. Nothing if the table is gone.
    pub fn when_due(self, make: impl FnOnce() + 'static) {
        let Some(until) = self.jobs.try_with_value(|jobs| jobs.undo_until) else { return };
        let left = until.saturating_sub(elapsed_ms());
        if left == 0 {
            return make();
        }
        let timer = set_timeout_with_handle(make, Duration::from_millis(left)).ok();
        self.jobs.update_value(|jobs| jobs.answer = timer);
    }

    /// Ends the question: it is answered, or its answer is not wanted any more.
    pub fn forget_job(self) {
        self.jobs.try_update_value(|jobs| {
            jobs.job = None;
            clear(&mut jobs.answer);
            clear(&mut jobs.patience);
        });
        self.thinking.try_set(None);
    }

    /// Does not want the answer any more.
    pub fn stop(self) {
        let asked = self.jobs.try_with_value(|jobs| Some((jobs.thinkers.clone()?, jobs.job?))).flatten();
        if let Some((thinkers, job)) = asked {
            thinkers.stop(job);
        }
        self.forget_job();
    }
}

fn clear(timer: &mut Option<TimeoutHandle>) {
    if let Some(timer) = timer.take() {
        timer.clear();
    }
}
