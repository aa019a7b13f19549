//! From a tap to the rules, and back in words.

use game_core::Refusal;
use leptos::prelude::*;
use session::ActError;

use crate::board::{ActionOf, BoardContext, ReasonOf, TapOf};
use crate::model::Tap;
use crate::state::panels::Drawer;
use crate::state::studying::Studying;
use crate::{GameBoard, Table, TableKind};
use ui::i18n::words;

impl<G: GameBoard> Table<G> {
    /// A tap on a target.
    pub fn tap(self, target: G::Target) {
        self.choices.set(Vec::new());
        if self.store.playback().is_present() {
            self.store.playback().skip();
        }
        if self.edit(target) {
            return;
        }
        let tapped = |context: BoardContext<'_, G>| match G::tap(context, target) {
            Tap::Refused(action) => self.refused(context, action),
            tapped => tapped,
        };
        match untrack(|| self.game.with_context(tapped)) {
            Tap::Draft(draft) => self.game.draft.set(draft),
            Tap::Act(actions) => self.act(&actions),
            Tap::Refused(_) => self.tell_error(&ActError::Nothing),
            Tap::Say(text, rule) => self.store.panels().tell(text, Some(rule)),
            Tap::Sheet(_) => self.sheet.set(Some(target)),
            Tap::Choose(choices) => self.choices.set(choices),
            Tap::Nothing => {}
        }
    }

    /// Opens the fields of a piece at the table of a study, if it stands for any.
    fn edit(self, target: G::Target) -> bool {
        let TableKind::Study(Studying { study, paths }) = self.game.kind else { return false };
        let text = study.text.get_untracked();
        let found = untrack(|| self.game.with_context(|context| paths(context, &text, target)));
        let is_any = !found.is_empty();
        if is_any {
            study.open(found);
        }
        is_any
    }

    /// Carries out what the person who looks has chosen, all or nothing.
    pub fn act(self, actions: &[ActionOf<G>]) {
        self.store.playback().skip();
        let Some(seat) = self.store.viewer.get_untracked() else { return };
        if let Some(asks) = self.game.ways().and_then(|ways| ways.asks) {
            self.store.panels().take_notice();
            self.sheet.set(None);
            return (asks.act)(self, actions);
        }
        let acted = self.game.session.try_update_value(|session| match self.game.kind {
            TableKind::Lesson(coach) => coach.try_act(session, actions),
            TableKind::Game | TableKind::Puzzle(_) | TableKind::Study(_) => {
                session.act_all(seat, actions).map(|_| true)
            }
        });
        match acted {
            None => {}
            // The coach has said what there is to say of it.
            Some(Ok(false)) => self.begin(),
            Some(Ok(true)) => {
                self.store.panels().take_notice();
                self.sheet.set(None);
                if self.store.panels().drawer.get_untracked() == Some(Drawer::Recap) {
                    // It told what had come before this.
                    self.store.panels().close_drawer();
                }
                self.allow_undo();
                self.changed();
            }
            Some(Err(error)) => self.tell_error(&error),
        }
    }

    /// Begins the selection of the present question.
    pub fn begin(self) {
        let draft = untrack(|| self.game.with_context(|context| G::begin(context.view, context.legal)));
        if self.game.draft.with_untracked(|old| *old != draft) {
            self.game.draft.set(draft);
        }
    }

    /// Returns true if the selection differs from the one that the question began with.
    pub fn is_begun(self) -> bool {
        untrack(|| self.game.with_context(|context| G::begin(context.view, context.legal) != *context.draft))
    }

    /// Reason why the rules forbid an action, in words; as it was if another seat has
    /// to choose.
    fn refused(self, context: BoardContext<'_, G>, action: ActionOf<G>) -> TapOf<G> {
        let why_not = |seat| self.game.session.with_value(|session| session.why_not(seat, action));
        match self.store.viewer.get_untracked().and_then(why_not) {
            Some(ActError::Refused { why: Refusal::Illegal(reason), .. }) => {
                Tap::Say(G::refusal(context, action, reason), G::rule_of(reason))
            }
            Some(_) => Tap::Refused(action),
            None => Tap::Nothing,
        }
    }

    fn tell_error(self, error: &ActError<ReasonOf<G>>) {
        let lang = self.store.page.prefs.lang.get_untracked();
        let text = &words(lang).table;
        match error {
            ActError::Refused { why: Refusal::Illegal(reason), .. } => {
                let words = self.game.session.with_value(|session| G::reason(session.game(), *reason, lang));
                self.store.panels().tell(words, Some(G::rule_of(*reason)));
            }
            ActError::Refused { why: Refusal::GameOver, .. } => {
                self.store.panels().tell(text.game_over().into(), None)
            }
            ActError::NotOnTurn { .. } | ActError::Nothing => {
                self.store.panels().tell(text.not_your_turn().into(), None)
            }
        }
    }
}
