//! A table with a game on it: the session, the selection, the board's model.

use std::ops::Deref;
use std::rc::Rc;

use leptos::prelude::*;
use sobremesa::core::{Actions, Seat, Turn};
use sobremesa::session::Session;

use super::desk::Desk;
use super::game::Mark;
use super::names;
use crate::app::boards::{GameUi, Look, eye_of};
use crate::app::dom::{RwSignal, View};
use crate::app::library::Listed;
use crate::app::prefs::Prefs;

/// A game whose table can be put on the screen.
pub trait Seatable: GameUi + Listed {
    /// The regions of the board, without what surrounds every board.
    fn board(table: Table<Self>) -> View;
}

/// A handle to a table with its game; copies share it. Everything that does
/// not depend on the game is in its [`Desk`].
pub struct Table<G: Seatable> {
    desk: Desk,
    /// The game and its history.
    pub(super) session: StoredValue<Session<G>, LocalStorage>,
    /// The selection.
    pub draft: RwSignal<G::Draft>,
    /// The targets by their marks.
    targets: StoredValue<Vec<G::Target>, LocalStorage>,
    model: Memo<G::Model>,
    preview: Memo<G::Preview>,
}

impl<G: Seatable> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Table<G> {}

impl<G: Seatable> Deref for Table<G> {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.desk
    }
}

impl<G: Seatable> Table<G> {
    /// The table of `session`, kept in the library as `id`.
    pub fn new(id: &str, session: Session<G>) -> Table<G> {
        let desk = Desk::new(id, session.len(), names::only_person(session.seats()));
        let session = StoredValue::new_local(session);
        let draft = RwSignal::new(G::Draft::default());
        let preview = Memo::new(move |_| {
            let (draft, eye, live) = (draft.get(), desk.eye.get(), desk.is_live());
            session.with_value(|session| match (session.turn(), eye) {
                (Turn::Choose { seat, .. }, Some(eye)) if seat == eye && live => {
                    G::preview(session, seat, &draft)
                }
                _ => G::Preview::default(),
            })
        });
        let model = Memo::new(move |_| Parts { desk, session, draft, preview }.with_look(G::build));
        let targets = StoredValue::new_local(Vec::new());
        let table = Table { desk, session, draft, targets, model, preview };
        desk.put_down(Rc::new(table));
        table
    }

    /// What does not depend on the game.
    pub fn desk(self) -> Desk {
        self.desk
    }

    /// The board's model.
    pub fn model(self) -> Memo<G::Model> {
        self.model
    }

    /// Runs `f` on what the board is drawn from; tracked.
    pub fn with_look<R>(self, f: impl FnOnce(Look<'_, G>) -> R) -> R {
        let Table { desk, session, draft, preview, .. } = self;
        Parts { desk, session, draft, preview }.with_look(f)
    }

    /// The mark of a target, for what knows no game.
    pub fn mark(self, target: G::Target) -> Mark {
        let known = self.targets.with_value(|targets| targets.iter().position(|known| *known == target));
        Mark(known.unwrap_or_else(|| {
            self.targets.update_value(|targets| targets.push(target));
            self.targets.with_value(Vec::len) - 1
        }))
    }

    /// The target of a mark that this table has given out.
    pub(super) fn target(self, mark: Mark) -> G::Target {
        self.targets.with_value(|targets| targets[mark.0])
    }
}

/// What a look is made of.
struct Parts<G: Seatable> {
    desk: Desk,
    session: StoredValue<Session<G>, LocalStorage>,
    draft: RwSignal<G::Draft>,
    preview: Memo<G::Preview>,
}

impl<G: Seatable> Parts<G> {
    fn with_look<R>(self, f: impl FnOnce(Look<'_, G>) -> R) -> R {
        let Desk { version, past, at, eye, visiting, page, .. } = self.desk;
        version.track();
        let Prefs { lang, kept, .. } = page.prefs;
        let (lang, confirm) = (lang.get(), kept.get().confirm);
        let (past, at, eye): (_, _, Option<Seat>) = (past.get(), at.get(), eye.get());
        let part = self.desk.part_of(at);
        let (draft, preview) = (self.draft.get(), self.preview.get());
        let visiting = visiting.get();
        self.session.with_value(|session| {
            let now = session.len();
            let position = past.unwrap_or(at).min(now);
            let live = past.is_none() && position == now && part.is_none();
            let view = match part {
                Some(part) => {
                    let (eye, mut view) = (eye_of(eye), session.view_partway(position, part, eye_of(eye)));
                    let before = session.view_at(position.saturating_sub(1), eye);
                    G::point_out(&mut view, &before, &session.events_at(position, eye)[..part]);
                    view
                }
                None => session.view_at(position, eye_of(eye)),
            };
            let legal = eye.filter(|_| live).map_or_else(Actions::new, |seat| session.legal(seat));
            f(Look {
                game: session.game(),
                view: &view,
                legal: &legal,
                preview: &preview,
                draft: &draft,
                names: &names::of(session, lang),
                levels: &names::levels(session.seats(), lang),
                me: names::only_person(session.seats()),
                visiting,
                lang,
                confirm,
            })
        })
    }
}
