//! Driver of the table: other seats' moves are played out one at a time, opponents think, every
//! change is kept.

use std::time::Duration;

use crate::app::thinkers::Thinkers;
use ai::{Considered, LevelId};
use game_core::Seat;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use session::Session;
use session::protocol::JobId;
use session::worker_pool::{Decision, Failure, Request};

use crate::app::games::facts_of;
use crate::app::library::{elapsed_ms, note_end, random, summary_of};
use crate::app::prefs::Pace;
use crate::app::table::store::Trouble;
use crate::app::table::{Seatable, Table, TableKind};

use super::flights::clear_air;
use super::timeline::Event;

/// Thinking is shown when it has taken this long.
const SHOW_THINKING: Duration = Duration::from_millis(400);
/// Level that looks at the choices for a hint, and its longest time, in ms.
const HINTS: LevelId = LevelId::Master;
const HINT_MS: u32 = 700;
/// For how long the moves of others are gathered that nobody wants to wait for.
const GATHER: Duration = Duration::from_millis(100);

/// Timers and jobs under way.
#[derive(Default)]
pub struct Driver {
    pub(super) thinkers: Option<Thinkers>,
    job: Option<JobId>,
    /// The timer until the next step is shown, and when that is.
    pub(super) waking: Option<(u64, TimeoutHandle)>,
    /// The timer until thinking is shown.
    patience: Option<TimeoutHandle>,
    /// The timer until an opponent that has decided makes its move.
    answer: Option<TimeoutHandle>,
    /// Until when the last choice of a person can be taken back before an opponent
    /// answers it, in milliseconds since the page was opened.
    undo_until: u64,
    /// The timer until what others have done is shown.
    gathering: Option<TimeoutHandle>,
    /// The timer until the game is kept.
    saving: Option<TimeoutHandle>,
}

impl<G: Seatable> Table<G> {
    /// Sets everything going. Call once, when the table is on the screen.
    pub fn start(self) {
        let opponents = self.session.with_value(|session| {
            let seats = Seat::all(session.seats().len() as u8).zip(session.seats());
            seats.into_iter().any(|(seat, player)| !player.is_person() && !session.game().is_automa(seat))
        });
        let opponents = opponents && self.kind.is_game();
        self.driver.update_value(|driver| {
            driver.thinkers = opponents.then(|| self.hire());
        });
        let leaves = leptos::ev::Custom::<web_sys::Event>::new("pagehide");
        let leaving = window_event_listener(leaves, move |_| self.save_now());
        let hiding = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.playback().happen(Event::Hidden);
            }
        });
        on_cleanup(move || {
            leaving.remove();
            hiding.remove();
            self.save_now();
            self.stop_thinking();
            self.wake_at(None);
            self.driver.try_update_value(|driver| {
                clear(&mut driver.answer);
                clear(&mut driver.gathering);
                driver.thinkers = None;
            });
            clear_air();
        });
        let end = self.len_untracked();
        if self.playback().at.get_untracked() < end {
            self.save_soon();
        }
        self.playback().happen(Event::Recorded { end });
        self.think();
    }

    /// The session has changed: keep it, let the next one think, show it.
    pub(in crate::app::table) fn changed(self) {
        self.save_soon();
        self.think();
        self.show();
    }

    /// Keeps the game in a task of its own, so that nobody waits for it; at once when
    /// the page is left.
    pub(in crate::app::table) fn save_soon(self) {
        let is_due = self.driver.with_value(|driver| driver.saving.is_some());
        if !is_due && self.is_kept {
            let timer = set_timeout_with_handle(move || self.save_now(), Duration::ZERO).ok();
            self.driver.update_value(|driver| driver.saving = timer);
        }
    }

    /// Keeps the game if that is due. Faults show in the library's health.
    fn save_now(self) {
        let due = self.driver.try_update_value(|driver| driver.saving.take()).flatten();
        let Some(timer) = due else { return };
        timer.clear();
        let (summary, json, facts) = self.session.with_value(|session| {
            let save = session.save();
            let facts = session.is_over().then(|| facts_of(session, &save));
            (summary_of(session), save.to_json(), facts)
        });
        self.id.with_value(|id| {
            let outcome = self.page.library.store(id, summary, &json);
            // What is not stored yet is noted by the pages that look for it, once it is.
            if let Some(facts) = facts.filter(|_| outcome.is_ok()) {
                note_end(self.page.library, id, facts);
            }
        });
    }

    /// Shows what has changed.
    fn show(self) {
        self.driver.update_value(|driver| clear(&mut driver.gathering));
        self.version.update(|version| *version += 1);
        self.playback().happen(Event::Recorded { end: self.len_untracked() });
    }

    /// Shows what others have done: at once, unless nobody wants to wait for it and
    /// more is to come; then everything that comes in a moment together.
    fn gather(self) {
        let more_comes = self.driver.with_value(|driver| driver.job.is_some());
        if !more_comes || self.page.prefs.kept.get_untracked().pace != Pace::Instant {
            return self.show();
        }
        if self.driver.with_value(|driver| driver.gathering.is_none()) {
            let timer = set_timeout_with_handle(move || self.show_gathered(), GATHER).ok();
            self.driver.update_value(|driver| driver.gathering = timer);
        }
    }

    /// Shows what has been gathered, if anything has.
    pub(super) fn show_gathered(self) {
        if self.driver.try_with_value(|driver| driver.gathering.is_some()) == Some(true) {
            self.show();
        }
    }

    /* Opponents. */

    /// Has the others answer.
    pub(super) fn think(self) {
        match self.kind {
            TableKind::Game => self.ask_opponent(),
            TableKind::Lesson(coach) => coach.reply(self),
            TableKind::Puzzle(_) => self.judge(),
            TableKind::Study(_) => {}
        }
    }

    /// Asks the opponent on turn, if it is an opponent's turn.
    fn ask_opponent(self) {
        // A timer may ask when the table is gone.
        let Some(chooser) = self.session.try_with_value(|session| {
            let seat = session.turn().seat()?;
            let controller = session.seats()[seat.index()].controller;
            Some((seat, controller.style(), session.game().level(controller.level()?)))
        }) else {
            return;
        };
        let Some((seat, style, level)) = chooser else { return };
        let (thinkers, busy) =
            self.driver.with_value(|driver| (driver.thinkers.clone(), driver.job.is_some()));
        let Some(thinkers) = thinkers.filter(|_| !busy) else { return };
        let (nonce, seed) = (random(), random());
        let request = Request {
            game: G::ID,
            position: self.session.with_value(|session| session.blind(seat, nonce)),
            seat,
            level,
            style,
            seed,
            thinking_ms: self.page.prefs.kept.get_untracked().thinking.ms(),
            max_ms: u32::MAX,
            explain: false,
            eyes: None,
            weighed: None,
        };
        let patience = set_timeout_with_handle(move || self.thinking.set(Some(seat)), SHOW_THINKING).ok();
        let job = thinkers.think::<G>(&request, move |answer| self.heard(seat, level.uses_time(), answer));
        self.driver.update_value(|driver| {
            driver.job = Some(job);
            clear(&mut driver.patience);
            driver.patience = patience;
        });
    }

    /* Hints. */

    /// Returns true if hints are to be had at this table; tracked.
    pub fn has_hints(self) -> bool {
        self.page.prefs.kept.with(|kept| kept.hints) && !self.has_ended() && self.kind.is_game()
    }

    /// Has the workers look at the choices of the person on turn, as that person knows the
    /// table; `heard` gets those worth a look, best first, or why nothing came. Marks the game.
    /// Whether it is a person's turn here at all.
    pub fn ask_hint(self, heard: impl FnOnce(Result<Vec<Considered<G::Action>>, Failure>) + 'static) -> bool {
        if !untrack(|| self.is_mine()) {
            return false;
        }
        let request = self.session.with_value(|session| session.request(HINTS, HINT_MS, true));
        let Some(request) = request else { return false };
        self.mark_hint();
        // At a table of people nobody has thought yet.
        self.driver.update_value(|driver| {
            driver.thinkers.get_or_insert_with(|| self.hire());
        });
        if let Some(thinkers) = self.driver.with_value(|driver| driver.thinkers.clone()) {
            thinkers.think::<G>(&request, |answer| heard(answer.map(|decision| decision.considered)));
        }
        true
    }

    /// Remembers that a strong player's view of this game has been asked for while it is played.
    pub(super) fn mark_hint(self) {
        if self.session.with_value(|session| !session.marks().hints) {
            self.session.update_value(Session::mark_hint);
            self.save_soon();
        }
    }

    /// A person has chosen: what can be taken back of it can be for a while.
    pub(in crate::app::table) fn allow_undo(self) {
        let kept = self.page.prefs.kept.get_untracked();
        let may = kept.undo_time && untrack(|| self.undoable()).is_some_and(|undo| undo.step.is_some());
        let until = if may { elapsed_ms() + u64::from(kept.pace.undo_ms()) } else { 0 };
        self.driver.update_value(|driver| driver.undo_until = until);
    }

    /// Makes the move that an opponent has found, unless the choice before it may
    /// still be taken back: then when that time is over.
    fn heard(self, seat: Seat, uses_time: bool, answer: Result<Decision<G::Action>, Failure>) {
        match answer {
            Ok(decision) => {
                self.trouble.try_update(|trouble| {
                    trouble.take_if(|trouble| *trouble != Trouble::OnPage);
                });
                let playouts = if uses_time { decision.table.visits() } else { 0 };
                let Some(until) = self.driver.try_with_value(|driver| driver.undo_until) else { return };
                let left = until.saturating_sub(elapsed_ms());
                if left == 0 {
                    return self.answer(seat, decision.action, playouts);
                }
                let later = move || self.answer(seat, decision.action, playouts);
                let timer = set_timeout_with_handle(later, Duration::from_millis(left)).ok();
                self.driver.update_value(|driver| driver.answer = timer);
            }
            Err(why) => {
                self.forget_job();
                leptos::logging::warn!("the opponent gave no answer: {why}");
                // The pool has tried what can be tried; the player decides what comes next.
                self.trouble.try_set(Some(Trouble::Stopped(why.cause)));
            }
        }
    }

    pub(in crate::app::table) fn answer(self, seat: Seat, action: G::Action, playouts: u32) {
        self.forget_job();
        let acted =
            self.session.try_update_value(|session| session.act_after_search(seat, action, playouts).is_ok());
        if acted == Some(true) {
            self.save_soon();
            self.think();
            self.gather();
        }
    }

    fn forget_job(self) {
        self.driver.try_update_value(|driver| {
            driver.job = None;
            clear(&mut driver.answer);
            clear(&mut driver.patience);
        });
        self.thinking.try_set(None);
    }

    /// Does not want the answer any more.
    pub(in crate::app::table) fn stop_thinking(self) {
        let job =
            self.driver.try_with_value(|driver| Some((driver.thinkers.clone()?, driver.job?))).flatten();
        if let Some((thinkers, job)) = job {
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
