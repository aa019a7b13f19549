//! Sounds of the steps that are shown, and the chime when somebody here is on turn.

use game_core::Seat;
use leptos::prelude::*;

use crate::board::viewer_of;
use crate::{GameBoard, Table};
use ui::prefs::Pace;
use ui::sound::arrange::{Cue, Extent, arrange};
use ui::sound::{Sound, speaker};

use super::timeline::Moment;

impl<G: GameBoard> Table<G> {
    /// Returns the sounds of `step` from one of its events up to another. Called before that part is
    /// shown. None while the past or the curtain is looked at.
    pub(super) fn sounds(self, step: usize, from: Option<usize>, until: Option<usize>) -> Vec<Sound> {
        let is_on = self.store.page.prefs.kept.with_untracked(|kept| kept.sound);
        let is_seen = self.store.playback().is_present() && self.store.curtain.get_untracked().is_none();
        if !is_on || !is_seen {
            return Vec::new();
        }
        let viewer = viewer_of(self.store.viewer.get_untracked());
        let events = self.game.session.with_value(|session| session.events_at(step, viewer));
        events[from.unwrap_or(0)..until.unwrap_or(events.len())].iter().filter_map(G::sound).collect()
    }

    /// Plays what was gathered of the steps that are now shown.
    pub(super) fn sound(self, sounds: &[Sound]) {
        let hurried = self.store.page.prefs.kept.with_untracked(|kept| kept.pace == Pace::Instant);
        speaker::play(&arrange(sounds, if hurried { Extent::One } else { Extent::Few }));
    }

    /// Plays one sound for everything that is about to be skipped: the rest of a moment's step, and
    /// the steps up to `end`.
    pub(super) fn sound_skipped(self, Moment { at, part }: Moment, end: usize) {
        let rest = if part.is_some() { self.sounds(at, part, None) } else { Vec::new() };
        let skipped = (at + 1..=end).flat_map(|step| self.sounds(step, None, None));
        let sounds: Vec<Sound> = rest.into_iter().chain(skipped).collect();
        speaker::play(&arrange(&sounds, Extent::One));
    }

    /// Chimes, and has the device tremble, when somebody here is on turn after others have acted. Call
    /// once.
    pub(crate) fn chime(self) {
        // The position at which somebody here was asked last.
        let asked = StoredValue::new(self.game.len_untracked());
        Effect::new(move |_| {
            let on_turn =
                self.store.curtain.get().or_else(|| self.store.viewer.get().filter(|_| self.game.is_mine()));
            let Some(seat) = on_turn else { return };
            let now = self.game.len_untracked();
            let before = asked.get_value();
            asked.set_value(now);
            if (before + 1..=now).any(|step| self.was_by_another(step, seat)) {
                speaker::play(&[Cue::now(Sound::Chime)]);
                speaker::vibrate();
            }
        });
    }

    /// Returns true if a step was a choice of another seat.
    fn was_by_another(self, step: usize, seat: Seat) -> bool {
        self.game.note(step).0 != seat
    }
}
