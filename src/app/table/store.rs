//! The table as signals: what is on the screen, the selection, what lies open,
//! and everything that taps and keys can do.

use leptos::prelude::*;
use sobremesa::core::{Actions, Seat, Turn};
use sobremesa::session::Session;

use super::driver::Driver;
use super::live::Live;
use super::model::Sheet;
use super::names;
use crate::app::boards::{GameUi, Look, eye_of};
use crate::app::library::{Library, Listed};
use crate::app::prefs::Prefs;
use crate::app::shell::Router;

/// What can lie over the table's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// The log.
    Log,
    /// Every legal action.
    Actions,
    /// Menu: powers, pace, preferences.
    Menu,
    /// The keys.
    Help,
    /// The table in sentences.
    Describe,
    /// Events since one's own last move.
    Recap,
    /// The rules, at one of them.
    Rules(Option<&'static str>),
}

/// A short message: the words, and the rule behind them.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// The rule, if one stands behind it.
    pub rule: Option<&'static str>,
}

/// A game whose table can be put on the screen.
pub trait Seatable: GameUi + Listed {
    /// The whole table.
    fn render(table: Table<Self>) -> AnyView;

    /// The rules beside the board, at `rule` if one is asked for.
    fn rules(rule: Option<String>) -> AnyView;
}

/// What the page offers to a table.
#[derive(Clone, Copy)]
pub(super) struct Page {
    pub(super) prefs: Prefs,
    pub(super) library: Library,
    pub(super) live: Live,
    pub(super) router: Router,
}

impl Page {
    fn get() -> Page {
        Page { prefs: Prefs::get(), library: Library::get(), live: Live::get(), router: Router::get() }
    }
}

/// A handle to everything; copies share it.
pub struct Table<G: Seatable> {
    /// The game and its history.
    pub(super) session: StoredValue<Session<G>, LocalStorage>,
    /// Its key in the library.
    pub(super) id: StoredValue<String>,
    /// Counts changes of the session.
    pub(super) version: RwSignal<u32>,
    /// The position that is shown while the present is shown; lags behind
    /// while other seats' moves are played out.
    pub(super) at: RwSignal<usize>,
    /// The past position that is looked at.
    pub past: RwSignal<Option<usize>>,
    /// Who looks: a person at this device.
    pub eye: RwSignal<Option<Seat>>,
    /// To whom the device is to be handed; the table is not shown meanwhile.
    pub curtain: RwSignal<Option<Seat>>,
    /// The selection.
    pub draft: RwSignal<G::Draft>,
    /// Whose city lies in place of one's own.
    pub visiting: RwSignal<Option<Seat>>,
    /// What lies over the side.
    pub drawer: RwSignal<Option<Drawer>>,
    /// The card sheet, by its target.
    pub sheet: RwSignal<Option<G::Target>>,
    /// What the mouse rests on, to be shown in passing.
    pub peek: RwSignal<Option<G::Target>>,
    /// Several meanings of one tap.
    pub choices: RwSignal<Vec<(String, G::Target)>>,
    /// A short message.
    pub notice: RwSignal<Option<Notice>>,
    /// Who thinks for longer than a moment.
    pub thinking: RwSignal<Option<Seat>>,
    /// Whether the next move of others waits for a tap.
    pub waits: RwSignal<bool>,
    /// Whether play is held.
    pub paused: RwSignal<bool>,
    /// Whether the opponents' program had to be restarted.
    pub restarted: RwSignal<bool>,
    /// What the page offers; handlers and timers run outside of any context.
    pub(super) page: Page,
    /// Timers and jobs under way.
    pub(super) driver: StoredValue<Driver, LocalStorage>,
    model: Memo<G::Model>,
    preview: Memo<G::Preview>,
}

impl<G: Seatable> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Table<G> {}

impl<G: Seatable> Table<G> {
    /// The table of `session`, kept in the library as `id`.
    pub fn new(id: &str, session: Session<G>) -> Table<G> {
        let people: Vec<Seat> = session.people().collect();
        let eye = if let [only] = people[..] { Some(only) } else { None };
        let at = session.len();
        let session = StoredValue::new_local(session);
        let version = RwSignal::new(0);
        let (at, past) = (RwSignal::new(at), RwSignal::new(None));
        let eye = RwSignal::new(eye);
        let draft = RwSignal::new(G::Draft::default());
        let visiting = RwSignal::new(None);
        let page = Page::get();
        let prefs = page.prefs;
        let live = move || past.get().is_none() && session.with_value(|s| s.len()) == at.get();
        let preview = Memo::new(move |_| {
            version.track();
            let (draft, eye) = (draft.get(), eye.get());
            session.with_value(|session| match (session.turn(), eye) {
                (Turn::Choose { seat, .. }, Some(eye)) if seat == eye && live() => {
                    G::preview(session, seat, &draft)
                }
                _ => G::Preview::default(),
            })
        });
        let model = Memo::new(move |_| {
            version.track();
            let parts = Parts { session, at, past, eye, draft, visiting, preview, prefs };
            parts.with_look(G::build)
        });
        Table {
            session,
            id: StoredValue::new(id.to_owned()),
            version,
            at,
            past,
            eye,
            curtain: RwSignal::new(None),
            draft,
            visiting,
            drawer: RwSignal::new(None),
            sheet: RwSignal::new(None),
            peek: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            thinking: RwSignal::new(None),
            waits: RwSignal::new(false),
            paused: RwSignal::new(false),
            restarted: RwSignal::new(false),
            page,
            driver: StoredValue::new_local(Driver::default()),
            model,
            preview,
        }
    }

    /// The board's model.
    pub fn model(self) -> Memo<G::Model> {
        self.model
    }

    /// Runs `f` on what the board is drawn from; tracked.
    pub fn with_look<R>(self, f: impl FnOnce(Look<'_, G>) -> R) -> R {
        self.version.track();
        let Table { session, at, past, eye, draft, visiting, preview, page, .. } = self;
        Parts { session, at, past, eye, draft, visiting, preview, prefs: page.prefs }.with_look(f)
    }

    /// The names of the seats; tracked.
    pub fn names(self) -> Vec<String> {
        let lang = self.page.prefs.lang.get();
        self.session.with_value(|session| names::names(session, lang))
    }

    /// Whether the present is shown, with nothing left to play out; tracked.
    pub fn is_live(self) -> bool {
        self.version.track();
        self.past.get().is_none() && self.at.get() == self.session.with_value(Session::len)
    }

    /// Whether the person who looks has to decide now; tracked.
    pub fn is_mine(self) -> bool {
        self.is_live()
            && self.eye.get().is_some_and(|eye| self.session.with_value(|s| s.turn().seat()) == Some(eye))
    }

    /// The number of positions behind the first; tracked.
    pub fn len(self) -> usize {
        self.version.track();
        self.session.with_value(Session::len)
    }

    /// The card sheet that lies open; tracked.
    pub fn open_sheet(self) -> Option<Sheet> {
        let target = self.sheet.get()?;
        self.with_look(|look| G::sheet(look, target))
    }
}

/// The signals that a look is made of.
struct Parts<G: Seatable> {
    session: StoredValue<Session<G>, LocalStorage>,
    at: RwSignal<usize>,
    past: RwSignal<Option<usize>>,
    eye: RwSignal<Option<Seat>>,
    draft: RwSignal<G::Draft>,
    visiting: RwSignal<Option<Seat>>,
    preview: Memo<G::Preview>,
    prefs: Prefs,
}

impl<G: Seatable> Parts<G> {
    fn with_look<R>(self, f: impl FnOnce(Look<'_, G>) -> R) -> R {
        let (lang, kept) = (self.prefs.lang.get(), self.prefs.kept.get());
        let (past, at, eye) = (self.past.get(), self.at.get(), self.eye.get());
        let (draft, preview, visiting) = (self.draft.get(), self.preview.get(), self.visiting.get());
        self.session.with_value(|session| {
            let now = session.len();
            let position = past.unwrap_or(at).min(now);
            let live = past.is_none() && position == now;
            let view = session.view_at(position, eye_of(eye));
            let legal = eye.filter(|_| live).map_or_else(Actions::new, |seat| session.legal(seat));
            f(Look {
                game: session.game(),
                view: &view,
                legal: &legal,
                preview: &preview,
                draft: &draft,
                names: &names::names(session, lang),
                levels: &names::levels(session, lang),
                me: names::only_person(session),
                visiting,
                lang,
                confirm: kept.confirm,
            })
        })
    }
}
