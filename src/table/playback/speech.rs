//! Speech of a table for screen readers, the moments when it hides, and those when the screen stays
//! awake.

use leptos::prelude::*;

use crate::board::Rank;
use crate::{GameBoard, Table};
use ui::awake::keep_awake;

use super::timeline::Hold;

impl<G: GameBoard> Table<G> {
    /// Says again what is to be done.
    pub fn say_prompt(self) {
        self.store.page.live.say(&untrack(|| self.game.prompt_text()));
    }

    /// Speaks: what is to be done, and what has happened.
    pub(crate) fn speak(self) {
        let live = self.store.page.live;
        // What was said at a table is nothing to whoever reads the next page.
        on_cleanup(move || live.clear());
        Effect::new(move |said: Option<Option<String>>| {
            let is_mine = self.store.curtain.get().is_none() && self.game.is_mine();
            let text = is_mine.then(|| self.game.prompt_text());
            if let Some(text) = text.as_ref().filter(|_| said.as_ref() != Some(&text)) {
                live.say(text);
            }
            text
        });
        Effect::new(move |before: Option<usize>| {
            // What is shown in parts is told when all of it is there.
            let at = self.store.playback().finished.get();
            let now = self.game.len_untracked();
            // Under the curtain nobody is there to hear it; the recap tells.
            let heard = before.filter(|_| self.store.curtain.get_untracked().is_none());
            if let Some(before) = heard.filter(|&before| before < at && at <= now) {
                let lines = (before + 1..=at).flat_map(|step| untrack(|| self.game.lines(step)));
                let told = lines.filter(|line| line.rank != Rank::Thought);
                live.tell(told.map(|line| line.text));
            }
            at
        });
    }

    /// Keeps the screen awake while the table waits for somebody at this device: to choose, to take it, to let the others
    /// go on.
    pub(crate) fn stay_awake(self) {
        keep_awake(move || {
            self.store.curtain.get().is_some()
                || self.store.playback().hold.get() == Hold::Tap
                || self.game.is_mine()
        });
    }

    /// Hides the table again when the page is hidden, if several people play.
    pub fn guard(self) {
        let listener = window_event_listener(leptos::ev::visibilitychange, move |_| {
            let looks =
                self.store.viewer.get_untracked().filter(|_| self.store.curtain.get_untracked().is_none());
            if let Some(seat) = looks.filter(|_| document().hidden() && self.game.people() > 1) {
                self.draw_curtain(seat);
            }
        });
        on_cleanup(move || listener.remove());
    }
}
