//! What people do at the table besides tapping its pieces: taking back,
//! looking around, opening and closing.

use leptos::prelude::*;
use sobremesa::core::Seat;
use sobremesa::session::TakeBack;

use super::desk::{Desk, Drawer, Notice};
use super::game::{Mark, Rewind};
use crate::app::i18n::words;

impl Desk {
    /// Opens the sheet of a target, if it has one.
    pub fn show_sheet(self, mark: Mark) {
        if untrack(|| self.play().sheet(mark)).is_some() {
            self.sheet.set(Some(mark));
        }
    }

    /// What the person who looks has chosen has been carried out.
    pub(super) fn acted(self) {
        self.notice.set(None);
        self.sheet.set(None);
        if self.drawer.get_untracked() == Some(Drawer::Recap) {
            // It told what had come before this.
            self.drawer.set(None);
        }
        self.changed();
    }

    /// Shows a short message.
    pub fn tell(self, text: String, rule: Option<&'static str>) {
        self.notice.set(Some(Notice { text, rule }));
    }

    /// What can be taken back now; tracked.
    pub fn take_back(self) -> Option<TakeBack> {
        self.version.track();
        Some(self.play().take_back(self.eye.get()?))
    }

    /// Takes back the last move, or says why that is impossible. What has only
    /// been selected goes first.
    pub fn undo(self) {
        if self.play().is_begun() {
            return self.play().begin();
        }
        self.rewind(Rewind::Move);
    }

    /// Takes back, or says why that is impossible.
    pub fn rewind(self, how: Rewind) {
        self.skip();
        let Some(seat) = self.eye.get_untracked() else { return };
        match self.play().rewind(seat, how) {
            Ok(position) => {
                self.stop_thinking();
                self.at.set(position);
                self.changed();
            }
            Err(barrier) => {
                self.tell(words(self.page.prefs.lang.get_untracked()).table.barrier(barrier).into(), None)
            }
        }
    }

    /// Looks at a position of the past; at the present if it is not past.
    pub fn look_back(self, position: Option<usize>) {
        let now = self.play().len();
        self.past.set(position.filter(|&position| position < now));
    }

    /// Steps through the past.
    pub fn step_back(self, by: isize) {
        let here = self.past.get_untracked().unwrap_or_else(|| self.play().len());
        self.look_back(Some(here.saturating_add_signed(by)));
    }

    /// Looks at a seat's city, or back at one's own.
    pub fn visit(self, seat: Seat) {
        let own = self.eye.get_untracked() == Some(seat);
        self.visiting
            .update(|visited| *visited = if own || *visited == Some(seat) { None } else { Some(seat) });
    }

    /// Opens a drawer, or closes it if it is open.
    pub fn toggle(self, drawer: Drawer) {
        self.drawer.update(|open| *open = if *open == Some(drawer) { None } else { Some(drawer) });
    }

    /// Closes the drawer.
    pub fn close_drawer(self) {
        self.drawer.set(None);
    }

    /// Closes everything that lies over the table, and returns from wherever one looked.
    pub(super) fn close_all(self) {
        self.sheet.set(None);
        self.peek.set(None);
        self.choices.set(Vec::new());
        self.notice.set(None);
        self.drawer.set(None);
        self.past.set(None);
        self.visiting.set(None);
    }

    /// Closes the topmost thing; whether there was one.
    pub fn escape(self) -> bool {
        if self.sheet.get_untracked().is_some() {
            self.sheet.set(None);
        } else if !self.choices.with_untracked(Vec::is_empty) {
            self.choices.set(Vec::new());
        } else if self.drawer.get_untracked().is_some() {
            self.drawer.set(None);
        } else if self.past.get_untracked().is_some() {
            self.past.set(None);
        } else if self.visiting.get_untracked().is_some() {
            self.visiting.set(None);
        } else if self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        } else if self.play().is_begun() {
            self.play().begin();
        } else {
            return false;
        }
        true
    }
}
