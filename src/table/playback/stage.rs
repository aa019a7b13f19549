//! The table as the stage of its timeline: events go in, and what follows from them becomes signals,
//! timers, sounds and pieces that travel.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

use super::flights::{Departure, clear_air};
use super::timeline::{Event, Moment, PlaybackStage};
use crate::board::{EventOf, Pacing, viewer_of};
use crate::{GameBoard, Table};
use ui::library::elapsed_ms;
use ui::prefs::Pace;
use ui::sound::Sound;

impl<G: GameBoard> Table<G> {
    /// Takes an event of playback, and does what follows from it.
    pub(crate) fn perform(self, event: Event) {
        if event == Event::Skip {
            self.show_gathered();
        }
        let Some(mut timeline) = self.store.playback().timeline() else { return };
        let mut stage = Staged { table: self, leaving: Vec::new(), sounds: Vec::new() };
        let is_settled = timeline.on(event, elapsed_ms(), &mut stage);
        let Staged { leaving, sounds, .. } = stage;
        self.store.playback().set_timeline(timeline);
        self.sound(&sounds);
        if let Some(flight) = timeline.flight().filter(|_| !leaving.is_empty()) {
            self.depart(flight, leaving);
        }
        self.wake_at(timeline.wake());
        if is_settled {
            self.settle();
        }
    }

    /// Sets the timer for the next step, or none.
    pub(super) fn wake_at(self, at: Option<u64>) {
        self.store.driver.try_update_value(|driver| {
            if driver.waking.map(|(at, _)| at) == at {
                return;
            }
            if let Some((_, timer)) = driver.waking.take() {
                timer.clear();
            }
            let Some(at) = at else { return };
            let wake = move || {
                self.store.driver.try_update_value(|driver| driver.waking = None);
                self.store.playback().happen(Event::Woken);
            };
            let left = Duration::from_millis(at.saturating_sub(elapsed_ms()));
            driver.waking = set_timeout_with_handle(wake, left).ok().map(|timer| (at, timer));
        });
    }

    /// Hands the device on, or begins a selection, once everything is shown.
    fn settle(self) {
        if let Some(seat) = self.game.turn()
            && self.game.people() > 1
            && self.game.seats()[seat.index()].is_person()
            && self.store.viewer.get_untracked() != Some(seat)
        {
            return self.draw_curtain(seat);
        }
        self.begin();
    }
}

/// A table, with the sounds and the pieces of what is about to be shown on it.
struct Staged<G: GameBoard> {
    table: Table<G>,
    leaving: Vec<Departure>,
    sounds: Vec<Sound>,
}

impl<G: GameBoard> Staged<G> {
    /// Returns the events of a step that everybody sees.
    fn events(&self, step: usize) -> Vec<EventOf<G>> {
        self.table.game.session.with_value(|session| session.events_at(step, viewer_of(None)))
    }
}

impl<G: GameBoard> PlaybackStage for Staged<G> {
    fn pace(&self) -> Pace {
        self.table.store.page.prefs.kept.get_untracked().pace
    }

    fn seats(&self) -> usize {
        self.table.game.session.with_value(|session| session.seats().len())
    }

    fn pauses(&self, step: usize) -> Vec<usize> {
        // Nobody follows the set-up.
        if step == 0 { Vec::new() } else { G::pauses(&self.events(step)) }
    }

    fn is_thought(&self, step: usize, pause: usize) -> bool {
        self.events(step).get(pause.saturating_sub(1)).is_some_and(G::is_thought)
    }

    fn folds_reasons(&self) -> bool {
        G::FOLDS_REASONS && self.pace().folds_reasons()
    }

    fn pacing(&self, step: usize) -> Pacing {
        self.events(step).iter().map(G::pacing).max().unwrap_or(Pacing::None)
    }

    fn is_own(&self, step: usize) -> bool {
        Some(self.table.game.note(step).0) == self.table.store.viewer.get_untracked()
    }

    fn reveal(&mut self, step: usize, from: Option<usize>, until: Option<usize>) -> bool {
        let leaving = self.table.departures(step, from, until);
        let flies = !leaving.is_empty();
        self.leaving.extend(leaving);
        self.sounds.extend(self.table.sounds(step, from, until));
        flies
    }

    fn skip(&mut self, from: Moment, end: usize) {
        self.table.sound_skipped(from, end);
    }

    fn land(&mut self) {
        clear_air();
    }
}
