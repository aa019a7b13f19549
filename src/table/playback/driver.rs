//! Driver of the table: every change of the session is kept and shown.

use std::time::Duration;

use game_core::{Game, Seat};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;

use crate::game::{facts_of, summary_of};
use crate::{GameBoard, Table};
use ui::library::note_end;
use ui::prefs::Pace;

use super::flights::clear_air;
use super::timeline::Event;

/// For how long the moves of others are gathered that nobody wants to wait for.
const GATHER: Duration = Duration::from_millis(100);

impl<G: GameBoard> Table<G> {
    /// Sets everything going. Call once, when the table is on the screen.
    pub fn start(self) {
        let opponents = self.game.session.with_value(|session| {
            if session.is_mirror() {
                return false;
            }
            let seats = Seat::all(session.seats().len() as u8).zip(session.seats());
            seats.into_iter().any(|(seat, player)| !player.is_person() && !session.game().is_automa(seat))
        });
        if opponents && self.game.kind.is_game() {
            self.store.opponents().hire();
        }
        let leaves = leptos::ev::Custom::<web_sys::Event>::new("pagehide");
        let leaving = window_event_listener(leaves, move |_| self.save_now());
        let hiding = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.store.playback().happen(Event::Hidden);
            }
        });
        on_cleanup(move || {
            leaving.remove();
            hiding.remove();
            self.save_now();
            self.store.opponents().dismiss();
            self.wake_at(None);
            self.store.driver.try_update_value(|driver| clear(&mut driver.gathering));
            clear_air();
        });
        let end = self.game.len_untracked();
        if self.store.playback().at.get_untracked() < end {
            self.save_soon();
        }
        self.store.playback().happen(Event::Recorded { end });
        self.think();
    }

    /// The session has changed: keep it, let the next one think, show it.
    pub(crate) fn changed(self) {
        self.save_soon();
        self.tell_others();
        self.think();
        self.show();
    }

    /// Others have gone on with the game, at their devices: keep it, let the next one think, show it.
    pub(crate) fn went_on(self) {
        self.save_soon();
        self.think();
        self.gather();
    }

    /// Tells other devices what is new, at a table of many.
    pub(super) fn tell_others(self) {
        if let Some(ways) = self.game.ways() {
            (ways.changed)(self);
        }
    }

    /// Keeps the game in a task of its own, so that nobody waits for it; at once when
    /// the page is left.
    pub(crate) fn save_soon(self) {
        let is_due = self.store.driver.with_value(|driver| driver.saving.is_some());
        if !is_due && self.store.is_kept {
            let timer = set_timeout_with_handle(move || self.save_now(), Duration::ZERO).ok();
            self.store.driver.update_value(|driver| driver.saving = timer);
        }
    }

    /// Keeps the game if that is due. Faults show in the library's health.
    fn save_now(self) {
        let due = self.store.driver.try_update_value(|driver| driver.saving.take()).flatten();
        let Some(timer) = due else { return };
        timer.clear();
        let kept = self.game.with_game(|session| {
            let save = session.save();
            let facts = session.is_over().then(|| facts_of::<G>(session, &save));
            (summary_of::<G>(session), save.to_json(), facts)
        });
        let Some((summary, json, facts)) = kept else { return };
        self.store.id.with_value(|id| {
            let outcome = self.store.page.library.store(id, summary, &json);
            // What is not stored yet is noted by the pages that look for it, once it is.
            if let Some(facts) = facts.filter(|_| outcome.is_ok()) {
                note_end(self.store.page.library, id, facts);
            }
        });
    }

    /// Shows what has changed.
    fn show(self) {
        self.store.driver.update_value(|driver| clear(&mut driver.gathering));
        self.store.version.update(|version| *version += 1);
        self.store.playback().happen(Event::Recorded { end: self.game.len_untracked() });
    }

    /// Shows what others have done: at once, unless nobody wants to wait for it and
    /// more is to come; then everything that comes in a moment together.
    pub(super) fn gather(self) {
        let more_comes = self.store.opponents().is_asked();
        if !more_comes || self.store.page.prefs.kept.get_untracked().pace != Pace::Instant {
            return self.show();
        }
        if self.store.driver.with_value(|driver| driver.gathering.is_none()) {
            let timer = set_timeout_with_handle(move || self.show_gathered(), GATHER).ok();
            self.store.driver.update_value(|driver| driver.gathering = timer);
        }
    }

    /// Shows what has been gathered, if anything has.
    pub(super) fn show_gathered(self) {
        if self.store.driver.try_with_value(|driver| driver.gathering.is_some()) == Some(true) {
            self.show();
        }
    }
}

fn clear(timer: &mut Option<TimeoutHandle>) {
    if let Some(timer) = timer.take() {
        timer.clear();
    }
}
