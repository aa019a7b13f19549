//! What people do at the table: taps, acting, taking back, looking around.

use leptos::prelude::*;
use sobremesa::core::undo::Barrier;
use sobremesa::core::{Refusal, Seat};
use sobremesa::session::{ActError, Session, TakeBack};

use super::model::Tap;
use super::store::{Drawer, Notice, Seatable, Table};
use crate::app::i18n::words;

impl<G: Seatable> Table<G> {
    /// Opens the sheet of a target, if it has one.
    pub fn show_sheet(self, target: G::Target) {
        if untrack(|| self.with_look(|look| G::sheet(look, target))).is_some() {
            self.sheet.set(Some(target));
        }
    }

    /// A tap on a target.
    pub fn tap(self, target: G::Target) {
        self.choices.set(Vec::new());
        if self.past.get_untracked().is_none() {
            self.skip();
        }
        match untrack(|| self.with_look(|look| G::tap(look, target))) {
            Tap::Draft(draft) => self.draft.set(draft),
            Tap::Act(actions) => self.act(&actions),
            Tap::Refused(action) => self.refuse(action),
            Tap::Say(text, rule) => self.tell(text, Some(rule)),
            Tap::Sheet(_) => self.sheet.set(Some(target)),
            Tap::Choose(choices) => self.choices.set(choices),
            Tap::Nothing => {}
        }
    }

    /// Carries out what the person who looks has chosen, all or nothing.
    pub fn act(self, actions: &[G::Action]) {
        self.skip();
        let Some(seat) = self.eye.get_untracked() else { return };
        let mut outcome = Ok(());
        self.session.update_value(|session| outcome = session.act_all(seat, actions).map(drop));
        match outcome {
            Ok(()) => {
                self.notice.set(None);
                self.sheet.set(None);
                self.changed();
            }
            Err(error) => self.tell_error(&error),
        }
    }

    /// Says why an action is impossible.
    pub fn refuse(self, action: G::Action) {
        let Some(seat) = self.eye.get_untracked() else { return };
        if let Some(error) = self.session.with_value(|session| session.why_not(seat, action)) {
            self.tell_error(&error);
        }
    }

    fn tell_error(self, error: &ActError<G::Reason>) {
        let lang = self.page.prefs.lang.get_untracked();
        let text = &words(lang).table;
        match error {
            ActError::Refused { why: Refusal::Illegal(reason), .. } => {
                self.tell(G::reason(*reason, lang), Some(G::rule_of(*reason)));
            }
            ActError::Refused { why: Refusal::GameOver, .. } => self.tell(text.game_over.into(), None),
            ActError::NotOnTurn { .. } | ActError::Nothing => self.tell(text.not_your_turn.into(), None),
        }
    }

    /// Shows a short message.
    pub fn tell(self, text: String, rule: Option<&'static str>) {
        self.notice.set(Some(Notice { text, rule }));
    }

    /// What can be taken back now; tracked.
    pub fn take_back(self) -> Option<TakeBack> {
        self.version.track();
        let eye = self.eye.get()?;
        Some(self.session.with_value(|session| session.take_back(eye)))
    }

    /// Takes back the last move, or says why that is impossible.
    pub fn undo(self) {
        if self.draft.with_untracked(|draft| *draft != G::Draft::default()) && self.is_begun() {
            return self.start_draft();
        }
        self.rewind(|session, seat| session.undo(seat));
    }

    /// Takes back everything up to the barrier.
    pub fn undo_turn(self) {
        self.rewind(|session, seat| session.undo_turn(seat));
    }

    /// Takes back beyond the barrier; the game is practice from then on.
    pub fn take_back_further(self) {
        self.rewind(|session, _| session.take_back_further());
    }

    /// Whether the selection differs from the one that the question began with.
    fn is_begun(self) -> bool {
        untrack(|| self.with_look(|look| G::begin(look.view, look.legal) != *look.draft))
    }

    fn rewind(self, undo: impl FnOnce(&mut Session<G>, Seat) -> Result<usize, Barrier>) {
        self.skip();
        let Some(seat) = self.eye.get_untracked() else { return };
        let mut outcome = Ok(0);
        self.session.update_value(|session| outcome = undo(session, seat));
        match outcome {
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

    /// Begins the selection of the present question.
    pub(super) fn start_draft(self) {
        let draft = untrack(|| self.with_look(|look| G::begin(look.view, look.legal)));
        if self.draft.with_untracked(|old| *old != draft) {
            self.draft.set(draft);
        }
    }

    /// Looks at a position of the past; at the present if it is not past.
    pub fn look_back(self, position: Option<usize>) {
        let now = self.session.with_value(Session::len);
        self.past.set(position.filter(|&position| position < now));
    }

    /// Steps through the past.
    pub fn step_back(self, by: isize) {
        let now = self.session.with_value(Session::len);
        let here = self.past.get_untracked().unwrap_or(now);
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
        } else if self.is_begun() {
            self.start_draft();
        } else {
            return false;
        }
        true
    }
}
