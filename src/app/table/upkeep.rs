//! Further things a table can do: switches, practice copies, speaking.

use leptos::prelude::*;
use sobremesa::core::Eye;
use sobremesa::session::{Policy, Session};

use super::store::{Seatable, Table};
use crate::app::library::card_of;
use crate::app::route::Route;

impl<G: Seatable> Table<G> {
    /// Closes the drawer and gives the focus back to the prompt.
    pub fn close_drawer(self) {
        self.drawer.set(None);
    }

    /// The position behind the last choice of the person who looks; tracked.
    pub fn last_own_move(self) -> usize {
        self.version.track();
        let eye = self.eye.get();
        self.session.with_value(|session| {
            let own = |step: &usize| {
                let note = session.note(*step, Eye::Public);
                Some(note.seat) == eye && !note.automatic
            };
            (1..=session.len()).rev().find(own).unwrap_or(0)
        })
    }

    /// Whether other seats' moves are being played out; tracked.
    pub fn is_playing(self) -> bool {
        self.version.track();
        self.past.get().is_none() && self.at.get() < self.session.with_value(Session::len)
    }

    /// Whether just one person plays; tracked.
    pub fn alone(self) -> bool {
        self.version.track();
        self.session.with_value(|session| session.people().count() == 1)
    }

    /// How a power switch of the person who looks stands; tracked.
    pub fn policy(self, power: G::Power) -> Option<Policy> {
        self.version.track();
        let seat = self.eye.get()?;
        Some(self.session.with_value(|session| session.policy(seat, power)))
    }

    /// Turns a power switch.
    pub fn set_policy(self, power: G::Power, policy: Policy) {
        let Some(seat) = self.eye.get_untracked() else { return };
        self.session.update_value(|session| {
            session.set_policy(seat, power, policy);
        });
        self.changed();
    }

    /// Whether what leaves no choice is done by itself.
    pub fn set_forced(self, on: bool) {
        self.session.update_value(|session| {
            session.set_answers_forced(on);
        });
        self.changed();
    }

    /// Plays on from the position looked at, in a practice copy.
    pub fn fork(self) {
        let Some(position) = self.past.get_untracked() else { return };
        let copy = self.session.with_value(|session| session.fork(position));
        let id = self.page.library.create(card_of(&copy), &copy.save().to_json());
        self.page.router.go(&Route::Table(id));
    }

    /// Lets the browser download the game.
    pub fn export(self) {
        self.id.with_value(|id| self.page.library.export(id));
    }

    /// The prompt as one sentence; tracked.
    pub fn prompt_text(self) -> String {
        self.with_look(G::prompt_text)
    }

    /// Speaks: what is to be done, and what has happened.
    pub(super) fn speak(self) {
        let live = self.page.live;
        Effect::new(move |before: Option<String>| {
            let text = self.prompt_text();
            if self.is_mine() && before.as_ref() != Some(&text) {
                live.say(&text);
            }
            text
        });
        Effect::new(move |before: Option<usize>| {
            let at = self.at.get();
            let known = self.session.with_value(Session::len);
            if let Some(before) = before.filter(|&before| before < at && at <= known) {
                live.tell(
                    (before + 1..=at).flat_map(|step| untrack(|| self.lines_of(step))).map(|line| line.text),
                );
            }
            at
        });
    }

    /// Hides the table again when the page is hidden, if several people play.
    pub fn guard(self) {
        let listener = window_event_listener(leptos::ev::visibilitychange, move |_| {
            let several = self.session.with_value(|session| session.people().count() > 1);
            if document().hidden() && several && self.curtain.get_untracked().is_none() {
                self.curtain.set(self.eye.get_untracked());
            }
        });
        on_cleanup(move || listener.remove());
    }
}
