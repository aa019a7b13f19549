//! A table with a game on it: the session, the selection, the board's model.

use game_core::{Actions, Seat, Turn, Viewer};
use leptos::prelude::*;
use session::{Player, Session};

use super::kind::TableKind;
use super::log_cache::LogCache;
use super::names;
use super::store::TableStore;
use super::studying::Studying;
use super::ways::Ways;
use crate::board::{BoardContext, EventOf, GameUi, Line, Rank, Strip, ViewOf, viewer_of};
use crate::coach::Coach;
use crate::game::{GameSummary, Reading};
use crate::model::{PromptModel, Sheet};
use crate::playback::timeline::Moment;
use crate::posing::Posing;
use ui::i18n::{Lang, ask_beside, use_lang, words};
use ui::prefs::Prefs;

/// A game whose table can be put on the screen.
pub trait GameBoard: GameSummary {
    /// The board, without what surrounds every board.
    fn board(table: Table<Self>) -> BoardView;

    /// The city of [`GameSummary::plan`] as it stands on the table, with the first `lit` of its districts lit.
    fn city(_view: &ViewOf<Self>, _lit: Signal<usize>) -> AnyView {
        ().into_any()
    }
}

/// A board on the screen.
pub struct BoardView {
    /// Its regions.
    pub regions: AnyView,
    /// Classes of the table around it: states of the board in which regions stand elsewhere.
    pub states: Signal<String>,
}

/// Several meanings of one tap: the words and the target of each.
pub type Choices<G> = Vec<(String, <G as GameUi>::Target)>;

/// A handle to a table with its game; copies share it.
pub struct Table<G: GameBoard> {
    /// The state that does not depend on the game.
    pub store: TableStore,
    /// The game: session, selection, and what is read from them.
    pub game: TableGame<G>,
    /// The sheet that lies open, by its target.
    pub sheet: RwSignal<Option<G::Target>>,
    /// Target under the mouse, to be shown in passing.
    pub peek: RwSignal<Option<G::Target>>,
    /// Several meanings of one tap.
    pub choices: RwSignal<Choices<G>>,
    /// The board's model.
    pub model: Memo<G::Model>,
    /// Prompt bar.
    pub prompt: Memo<PromptModel<G::Target>>,
    /// Strip of the phase being played.
    pub strip: Memo<Option<Strip<G::Target>>>,
}

impl<G: GameBoard> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Table<G> {}

impl<G: GameBoard> Table<G> {
    /// The table of `session`, kept in the library as `id`.
    pub fn new(id: &str, session: Session<G::Game>) -> Table<G> {
        Table::of(Some(id), session, TableKind::Game)
    }

    /// The table of a guest at another device's game, which is kept there.
    pub fn of_guest(session: Session<G::Game>) -> Table<G> {
        Table::of(None, session, TableKind::Game)
    }

    /// The table of a lesson, which is kept nowhere.
    pub fn of_lesson(session: Session<G::Game>, coach: Coach<G>) -> Table<G> {
        Table::of(None, session, TableKind::Lesson(coach))
    }

    /// The table of a puzzle, likewise.
    pub fn of_puzzle(session: Session<G::Game>, posing: Posing<G::Game>) -> Table<G> {
        Table::of(None, session, TableKind::Puzzle(StoredValue::new_local(posing)))
    }

    /// The table of a study, which nobody plays, by `viewer`'s eyes.
    pub fn of_study(session: Session<G::Game>, viewer: Option<Seat>, studying: Studying<G>) -> Table<G> {
        let store = TableStore::new(None, session.len(), viewer, false);
        Table::with_store(store, session, TableKind::Study(studying))
    }

    fn of(id: Option<&str>, session: Session<G::Game>, kind: TableKind<G>) -> Table<G> {
        let store = TableStore::new(id, session.len(), names::only_here::<G>(&session), true);
        Table::with_store(store, session, kind)
    }

    fn with_store(store: TableStore, session: Session<G::Game>, kind: TableKind<G>) -> Table<G> {
        let session = StoredValue::new_local(session);
        let draft = RwSignal::new(G::Draft::default());
        let preview = Memo::new(move |_| preview::<G>(store, session, draft));
        let log = StoredValue::new_local(LogCache::default());
        let (aside, ways) = (StoredValue::new_local(None), StoredValue::new_local(None));
        let game = TableGame { store, log, session, aside, kind, draft, preview, ways };
        let model = Memo::new(move |_| game.with_context(G::build));
        let table = Table {
            store,
            game,
            sheet: RwSignal::new(None),
            peek: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            model,
            prompt: Memo::new(move |_| model.with(|model| G::shared(model).prompt.clone())),
            strip: Memo::new(move |_| game.strip()),
        };
        store.playback().connect(move |event| table.perform(event));
        table
    }

    /// "Round 9"; tracked.
    pub fn round(self) -> String {
        self.model.with(|model| G::shared(model).round.to_owned())
    }

    /// Returns the banner that stays until the end, with the reason if one was told; tracked.
    pub fn banner(self) -> Option<String> {
        let banner = self.model.with(|model| G::shared(model).banner.map(str::to_owned))?;
        Some(self.why_it_ends().unwrap_or(banner))
    }

    /// Returns true if the last round is on the screen, or the end of the game; tracked.
    pub(crate) fn is_last_round(self) -> bool {
        // Before the end is live it has no banner any more, and pieces may still travel.
        let is_end = self.game.turn().is_none() && self.game.shown() == self.game.len();
        is_end || self.model.with(|model| G::shared(model).banner.is_some())
    }

    /// Reason why the game comes to its end, if that has been told; tracked.
    pub fn why_it_ends(self) -> Option<String> {
        let (shown, lang) = (self.game.shown(), self.store.page.prefs.lang.get());
        self.game.session.with_value(|session| why_it_ends::<G>(session, shown, lang))
    }

    /// The card sheet that lies open; tracked.
    pub fn open_sheet(self) -> Option<Sheet> {
        self.game.sheet_of(self.sheet.get()?)
    }

    /// Opens the sheet of a target, if it has one.
    pub fn show_sheet(self, target: G::Target) {
        if untrack(|| self.game.sheet_of(target)).is_some() {
            self.sheet.set(Some(target));
        }
    }
}

/// Forecast of the selection; nothing while nobody here has to choose.
fn preview<G: GameBoard>(
    store: TableStore,
    session: StoredValue<Session<G::Game>, LocalStorage>,
    draft: RwSignal<G::Draft>,
) -> G::Preview {
    store.version.track();
    let (draft, viewer) = (draft.get(), store.viewer.get());
    let live = store.playback().screen.get().is_live(session.with_value(Session::len));
    session.with_value(|session| match (session.turn(), viewer) {
        (Turn::Choose { seat, .. }, Some(viewer)) if seat == viewer && live => {
            G::preview(session, seat, &draft)
        }
        _ => G::Preview::default(),
    })
}

/// The game at a table: its session, the selection, and what the models are made from.
pub struct TableGame<G: GameBoard> {
    /// The state that does not depend on the game.
    pub(super) store: TableStore,
    /// The lines of the log so far.
    pub(crate) log: StoredValue<LogCache, LocalStorage>,
    /// The game and its history, as it is shown.
    pub(crate) session: StoredValue<Session<G::Game>, LocalStorage>,
    /// The game itself while a copy of it is shown, with a question ahead of its turn.
    pub(crate) aside: StoredValue<Option<Session<G::Game>>, LocalStorage>,
    /// Kind of the table.
    pub(crate) kind: TableKind<G>,
    /// The selection.
    pub draft: RwSignal<G::Draft>,
    preview: Memo<G::Preview>,
    /// The side of a host or a guest, at a table of many devices.
    pub(super) ways: StoredValue<Option<Ways<G>>, LocalStorage>,
}

impl<G: GameBoard> Clone for TableGame<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for TableGame<G> {}

impl<G: GameBoard> TableGame<G> {
    /* The record. */

    /// Runs `f` on the game itself, whatever is shown of it; `None` if the table is gone.
    pub(crate) fn with_game<R>(self, f: impl FnOnce(&Session<G::Game>) -> R) -> Option<R> {
        self.update_game(|game| f(game))
    }

    /// Runs `f` on the game itself to change it, likewise.
    pub(crate) fn update_game<R>(self, f: impl FnOnce(&mut Session<G::Game>) -> R) -> Option<R> {
        match self.aside.try_with_value(Option::is_some)? {
            true => self.aside.try_update_value(|aside| aside.as_mut().map(f)).flatten(),
            false => self.session.try_update_value(f),
        }
    }

    /// The number of positions behind the first; tracked.
    pub fn len(self) -> usize {
        self.store.version.track();
        self.len_untracked()
    }

    /// The same, without following it.
    pub(crate) fn len_untracked(self) -> usize {
        self.session.with_value(Session::len)
    }

    /// Returns the players at the table.
    pub(crate) fn seats(self) -> Vec<Player> {
        self.session.with_value(|session| session.seats().to_vec())
    }

    /// Returns the number of people at this device who play.
    pub(crate) fn people(self) -> usize {
        self.session.with_value(|session| match session.by_link() {
            Some(_) => 1,
            // Whoever only watches.
            None if session.is_mirror() => 0,
            None => names::people(session.seats()).count(),
        })
    }

    /// Returns true if just one person plays; tracked.
    pub fn alone(self) -> bool {
        self.store.version.track();
        names::people(&self.seats()).count() == 1
    }

    /// The names of the seats; tracked.
    pub fn names(self) -> Vec<String> {
        let lang = self.store.page.prefs.lang.get();
        self.session.with_value(|session| names::of::<G>(session, lang))
    }

    /// Returns the seat that has to choose; `None` when the game is over.
    pub(crate) fn turn(self) -> Option<Seat> {
        self.session.with_value(|session| session.turn().seat())
    }

    /// Returns the seat of a step, and whether it was taken by itself. Steps count from 1.
    pub(crate) fn note(self, step: usize) -> (Seat, bool) {
        let note = self.session.with_value(|session| session.note(step, Viewer::Public));
        (note.seat, note.automatic)
    }

    /// The position behind the last choice of the person who looks; tracked.
    pub fn last_own_move(self) -> usize {
        let viewer = self.store.viewer.get();
        let own = |step: &usize| {
            let (seat, automatic) = self.note(*step);
            Some(seat) == viewer && !automatic
        };
        (1..=self.len()).rev().find(own).unwrap_or(0)
    }

    /* What is on the screen. */

    /// Returns true if the present is shown, with nothing left to play out; tracked.
    pub fn is_live(self) -> bool {
        self.store.playback().screen.get().is_live(self.len())
    }

    /// Returns true if the game is over, and its end is shown; tracked.
    pub fn is_over(self) -> bool {
        self.is_live() && self.turn().is_none()
    }

    /// Returns true if the game has been played to its end, whatever is shown of it; tracked.
    pub fn has_ended(self) -> bool {
        self.store.version.track();
        self.turn().is_none()
    }

    /// Returns true if the person who looks has to decide now; tracked.
    pub fn is_mine(self) -> bool {
        self.is_live() && self.store.viewer.get().is_some_and(|viewer| self.turn() == Some(viewer))
    }

    /// The position on the screen; tracked.
    pub(crate) fn shown(self) -> usize {
        self.store.playback().screen.get().moment().at.min(self.len())
    }

    /// Runs `f` on what the board is drawn from; tracked.
    pub fn with_context<R>(self, f: impl FnOnce(BoardContext<'_, G>) -> R) -> R {
        let TableStore { version, viewer, visiting, page, .. } = self.store;
        version.track();
        let Prefs { lang, kept, .. } = page.prefs;
        let (lang, confirm) = (lang.get(), kept.get().confirm);
        let (screen, viewer) = (self.store.playback().screen.get(), viewer.get());
        let (draft, preview, visiting) = (self.draft.get(), self.preview.get(), visiting.get());
        self.session.with_value(|session| {
            let now = session.len();
            let Moment { at, part } = screen.moment();
            let position = at.min(now);
            let view = match part {
                Some(part) => {
                    let (viewer, mut view) =
                        (viewer_of(viewer), session.view_partway(position, part, viewer_of(viewer)));
                    let before = session.view_at(position.saturating_sub(1), viewer);
                    G::point_out(&mut view, &before, &session.events_at(position, viewer)[..part]);
                    view
                }
                None => session.view_at(position, viewer_of(viewer)),
            };
            // In a puzzle no level plays.
            let mut levels = names::levels::<G>(session, lang);
            if self.kind.posing().is_some() {
                levels.fill(None);
            }
            let legal =
                viewer.filter(|_| screen.is_live(now)).map_or_else(Actions::new, |seat| session.legal(seat));
            f(BoardContext {
                game: session.game(),
                view: &view,
                legal: &legal,
                preview: &preview,
                draft: &draft,
                names: &names::of::<G>(session, lang),
                levels: &levels,
                me: names::only_here::<G>(session),
                visiting,
                edits: self.kind.study().is_some(),
                lang,
                confirm,
            })
        })
    }

    /// The name of the edition being played; tracked.
    pub fn title(self) -> &'static str {
        let lang = use_lang();
        self.session.with_value(|session| G::title(session.game(), lang))
    }

    /// Returns the selection of the rules reference for this table.
    pub fn reading(self) -> Option<Reading> {
        self.session.with_value(|session| G::reading(session.game()))
    }

    /// The card sheet of a target, if it has one; tracked. The first one asks for the words of a second language.
    pub fn sheet_of(self, target: G::Target) -> Option<Sheet> {
        ask_beside(self.store.page.prefs);
        self.with_context(|context| G::sheet(context, target))
    }

    /// The prompt as one sentence; tracked.
    pub fn prompt_text(self) -> String {
        self.with_context(G::prompt_text)
    }

    /* What has happened. */

    /// The lines of one step as the person who looks may read them; tracked.
    pub fn lines(self, step: usize) -> Vec<Line> {
        let (lang, viewer, part) =
            (self.store.page.prefs.lang.get(), self.store.viewer.get(), self.store.playback().part_of(step));
        if part.is_some() {
            return self.session.with_value(|session| lines_of::<G>(session, step, part, viewer, lang));
        }
        // What a step has told never changes, and the log tells all of them again and again.
        let known = self.log.try_update_value(|log| {
            log.begin((lang, viewer));
            log.lines(step, || {
                self.session.with_value(|session| lines_of::<G>(session, step, None, viewer, lang))
            })
        });
        known.unwrap_or_default()
    }

    /// The lines of the step on the screen, up to the part that is shown; tracked.
    pub fn lines_shown(self) -> Vec<Line> {
        let (lang, viewer) = (self.store.page.prefs.lang.get(), self.store.viewer.get());
        let (step, part) = (self.shown(), self.store.playback().part());
        self.session.with_value(|session| lines_of::<G>(session, step, part, viewer, lang))
    }

    /// The lines from a step on, as far as they are shown; tracked.
    pub fn lines_from(self, first: usize) -> Vec<Line> {
        let end = self.store.playback().at.get().min(self.len());
        (first..=end).flat_map(|step| self.lines(step)).collect()
    }

    /// The latest steps of how a seat chose that the rules play, while they are shown, with what came of them; tracked.
    pub fn thoughts(self) -> Vec<Line> {
        if self.store.playback().part().is_none() {
            return Vec::new();
        }
        let mut lines = self.lines_shown();
        let is_thought = |line: &Line| line.rank == Rank::Thought;
        // One line behind them is what came of them; after more, it is over.
        let Some(last) = lines.iter().rposition(is_thought).filter(|last| last + 2 >= lines.len()) else {
            return Vec::new();
        };
        let seat = lines[last].seat;
        let same = |line: &Line| is_thought(line) && line.seat == seat;
        let first = lines[..=last].iter().rposition(|line| !same(line)).map_or(0, |before| before + 1);
        lines.split_off(first)
    }

    /// The step in which the phase began that is shown at position `shown`; the first one if none has.
    pub(crate) fn phase_began(self, shown: usize) -> usize {
        self.session.with_value(|session| {
            let opens = |step: &usize| session.events_at(*step, Viewer::Public).iter().any(G::opens_phase);
            (0..=shown).rev().find(opens).unwrap_or_default()
        })
    }

    /// Returns the strip of the phase being played; tracked.
    fn strip(self) -> Option<Strip<G::Target>> {
        let (shown, lang) = (self.shown(), self.store.page.prefs.lang.get());
        let part = self.store.playback().part();
        self.session.with_value(|session| {
            let events = |step: &usize| {
                let mut events = session.events_at(*step, Viewer::Public);
                events.truncate(part.filter(|_| *step == shown).unwrap_or(usize::MAX));
                events
            };
            let first = (0..=shown).rev().find(|step| events(step).iter().any(G::opens_phase))?;
            let all: Vec<EventOf<G>> = (first..=shown).flat_map(|step| events(&step)).collect();
            let from = all.iter().rposition(G::opens_phase)?;
            G::strip(&all[from..], &session.view_at(shown, Viewer::Public), lang)
        })
    }
}

/// The lines of a step up to a part of it, as `viewer` may read them.
fn lines_of<G: GameUi>(
    session: &Session<G::Game>,
    step: usize,
    part: Option<usize>,
    viewer: Option<Seat>,
    lang: Lang,
) -> Vec<Line> {
    let names = names::of::<G>(session, lang);
    let mut events = session.events_at(step, viewer_of(viewer));
    events.truncate(part.unwrap_or(usize::MAX));
    let view = session.view_at(step, viewer_of(viewer));
    let me = names::only_here::<G>(session);
    let mut lines = G::lines(step, &events, &view, &names, me, lang);
    let note = step.checked_sub(1).map(|_| session.note(step, Viewer::Public));
    if note.is_some_and(|note| note.automatic && Some(note.seat) == viewer) {
        Line::mark_automatic(&mut lines, words(lang).table.auto_mark());
    }
    lines
}

/// Says why the game comes to its end, in the words of the log; `None` if that has not been told up to the step `shown`.
pub fn why_it_ends<G: GameUi>(session: &Session<G::Game>, shown: usize, lang: Lang) -> Option<String> {
    (0..=shown).rev().find_map(|step| {
        let events = session.events_at(step, Viewer::Public);
        let told = events.iter().position(G::tells_end)?;
        let (view, names) = (session.view_at(step, Viewer::Public), names::of::<G>(session, lang));
        G::lines(step, &events[told..=told], &view, &names, None, lang).pop().map(|line| line.text)
    })
}
