//! The table as signals: what is on the screen, the selection, what lies open,
//! and everything that taps and keys can do.

use leptos::prelude::*;
use sobremesa::core::undo::Barrier;
use sobremesa::core::{Actions, Refusal, Seat, Turn};
use sobremesa::session::{ActError, Session, TakeBack};

use super::driver::Driver;
use super::live::Live;
use super::model::{Sheet, Tap};
use super::names;
use crate::app::boards::{GameUi, Look, eye_of};
use crate::app::i18n::words;
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
