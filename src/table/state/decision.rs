//! Names of choices that are not asked at the table now: of the past, and of a decision that takes several.

use game_core::{Actions, Viewer};
use leptos::prelude::*;
use session::Session;
use session::decisions::Sight;
use session::review::Choice;

use super::handle::{GameBoard, TableGame};
use super::names;
use crate::board::{ActionOf, BoardContext, GameUi, ViewOf};
use ui::i18n::Lang;
use ui::prefs::{Confirm, Prefs};

/// Runs `f` on what a board is drawn from where nothing of an answer has been chosen yet, in that language and with choices
/// confirmed so.
pub(crate) fn with_plain<G: GameUi, R>(
    session: &Session<G::Game>,
    view: &ViewOf<G>,
    legal: &Actions<ActionOf<G>>,
    (lang, confirm): (Lang, Confirm),
    f: impl FnOnce(BoardContext<'_, G>) -> R,
) -> R {
    f(BoardContext {
        game: session.game(),
        view,
        legal,
        preview: &G::Preview::default(),
        draft: &G::Draft::default(),
        names: &names::of::<G>(session, lang),
        levels: &names::levels::<G>(session, lang),
        me: names::only_here::<G>(session),
        visiting: None,
        edits: false,
        lang,
        confirm,
    })
}

/// The name of a choice that is legal in `context`.
fn label<G: GameUi>(context: BoardContext<'_, G>, action: ActionOf<G>) -> Option<String> {
    G::actions(context).into_iter().find(|(.., of)| *of == action).map(|(_, label, _)| label)
}

/// Names those of `actions` with which there was something to choose, each as it stands in its question: `sights` are the
/// table before each of them.
pub(crate) fn names_along<G: GameUi>(
    session: &Session<G::Game>,
    sights: &[Sight<G::Game>],
    actions: &[ActionOf<G>],
    told: (Lang, Confirm),
) -> Vec<String> {
    let asked = sights.iter().zip(actions).filter(|((_, legal), _)| legal.len() > 1);
    let name = |((view, legal), action): (&Sight<G::Game>, &ActionOf<G>)| {
        with_plain::<G, _>(session, view, legal, told, |context| label(context, *action))
    };
    asked.filter_map(name).collect()
}

impl<G: GameBoard> TableGame<G> {
    /// The language, and when a choice is confirmed; tracked.
    pub(crate) fn told_as(self) -> (Lang, Confirm) {
        let Prefs { lang, kept, .. } = self.store.page.prefs;
        (lang.get(), kept.get().confirm)
    }

    /// Returns the name of `action` among the choices at a position of the past; tracked. It names things that only the seat
    /// that chose knew: for games that are over.
    pub fn action_at(self, position: usize, action: ActionOf<G>) -> Option<String> {
        let told = self.told_as();
        self.session.with_value(|session| {
            let (legal, seat) = (session.legal_at(position), session.choice_at(position)?);
            let view = session.view_at(position, Viewer::Seat(seat));
            with_plain::<G, _>(session, &view, &legal, told, |context| label(context, action))
        })
    }

    /// Names what was chosen, one choice after the other; tracked. For games that are over, as [`TableGame::action_at`].
    pub fn chosen(self, choices: &[Choice<ActionOf<G>>]) -> Vec<String> {
        choices.iter().filter_map(|choice| self.action_at(choice.position, choice.action)).collect()
    }

    /// Names the choices of a decision that could be made at a position; tracked. Each stands in the question that is asked
    /// when its turn comes: those before it are carried out on a copy of the table.
    pub fn decision_at(self, position: usize, actions: &[ActionOf<G>]) -> Vec<String> {
        let told = self.told_as();
        self.session.with_value(|session| {
            let sights = session.sights_along(position, actions);
            names_along::<G>(session, &sights, actions, told)
        })
    }

    /// Names the choices of a decision of the person on turn; tracked.
    pub fn told_decision(self, actions: &[ActionOf<G>]) -> Vec<String> {
        self.store.version.track();
        self.decision_at(self.len_untracked(), actions)
    }
}
