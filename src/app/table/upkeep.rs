//! Further things a table can do: looking back, switches, practice copies,
//! speaking.

use leptos::prelude::*;
use sobremesa::session::Policy;

use super::desk::Desk;
use crate::app::boards::Line;
use crate::app::dom::react;
use crate::app::route::Route;

impl Desk {
    /// The position on the screen; tracked.
    pub(super) fn shown(self) -> usize {
        let now = self.len();
        self.past.get().unwrap_or_else(|| self.at.get()).min(now)
    }

    /// The lines from a step on, as far as they are shown; tracked.
    pub fn lines_from(self, first: usize) -> Vec<Line> {
        let end = self.at.get().min(self.len());
        let play = self.play();
        (first..=end).flat_map(|step| play.lines(step)).collect()
    }

    /// The position behind the last choice of the person who looks; tracked.
    pub fn last_own_move(self) -> usize {
        let (eye, play) = (self.eye.get(), self.play());
        let own = |step: &usize| {
            let (seat, automatic) = play.note(*step);
            Some(seat) == eye && !automatic
        };
        (1..=self.len()).rev().find(own).unwrap_or(0)
    }

    /// Whether just one person plays; tracked.
    pub fn alone(self) -> bool {
        self.version.track();
        self.people() == 1
    }

    /// How a power switch of the person who looks stands; tracked.
    pub fn policy(self, power: usize) -> Option<Policy> {
        self.version.track();
        Some(self.play().policy(self.eye.get()?, power))
    }

    /// Turns a power switch.
    pub fn set_policy(self, power: usize, policy: Policy) {
        let Some(seat) = self.eye.get_untracked() else { return };
        self.play().set_policy(seat, power, policy);
        self.changed();
    }

    /// Whether what leaves no choice is done by itself.
    pub fn set_forced(self, on: bool) {
        self.play().set_answers_forced(on);
        self.changed();
    }

    /// Plays on from the position looked at, in a practice copy.
    pub fn fork(self) {
        let Some(position) = self.past.get_untracked() else { return };
        let (card, json) = self.play().fork(position);
        let id = self.page.library.create(card, &json);
        self.page.router.go(&Route::Table(id));
    }

    /// Lets the browser download the game.
    pub fn export(self) {
        self.id.with_value(|id| self.page.library.export(id));
    }

    /// Says again what is to be done.
    pub fn say_prompt(self) {
        self.page.live.say(&untrack(|| self.play().prompt_text()));
    }

    /// Speaks: what is to be done, and what has happened.
    pub(super) fn speak(self) {
        let live = self.page.live;
        let mut said = None;
        react(move || {
            let is_mine = self.curtain.get().is_none() && self.is_mine();
            let text = is_mine.then(|| self.play().prompt_text());
            if let Some(text) = text.as_ref().filter(|_| said != text) {
                live.say(text);
            }
            said = text;
        });
        let mut before = None;
        react(move || {
            let at = self.at.get();
            let play = self.play();
            // Under the curtain nobody is there to hear it; the recap tells.
            let heard = before.replace(at).filter(|_| self.curtain.get_untracked().is_none());
            if let Some(before) = heard.filter(|&before| before < at && at <= play.len()) {
                live.tell(
                    (before + 1..=at).flat_map(|step| untrack(|| play.lines(step))).map(|line| line.text),
                );
            }
        });
    }

    /// Hides the table again when the page is hidden, if several people play.
    pub fn guard(self) {
        let listener = window_event_listener(leptos::ev::visibilitychange, move |_| {
            let looks = self.eye.get_untracked().filter(|_| self.curtain.get_untracked().is_none());
            if let Some(seat) = looks.filter(|_| document().hidden() && self.people() > 1) {
                self.draw_curtain(seat);
            }
        });
        on_cleanup(move || listener.remove());
    }
}
