//! The table as signals, whatever the game: what is on the screen, what lies
//! open, who looks.

use std::rc::Rc;

use leptos::prelude::*;
use sobremesa::core::Seat;

use super::driver::Driver;
use super::game::{Chrome, Mark, Match};
use super::live::Live;
use super::model::Sheet;
use super::names;
use crate::app::dom::RwSignal;
use crate::app::library::Library;
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

/// A handle to everything at a table; copies share it.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game and its history; put down right after the desk is made.
    play: StoredValue<Option<Rc<dyn Match>>, LocalStorage>,
    /// Its key in the library.
    pub(super) id: StoredValue<String>,
    /// Counts changes of the session.
    pub(super) version: RwSignal<usize>,
    /// The position that is shown while the present is shown; lags behind
    /// while other seats' moves are played out.
    pub(super) at: RwSignal<usize>,
    /// How many events of that position's step are shown, while it is shown in
    /// parts; see [`Match::pauses`].
    pub(super) part: RwSignal<Option<usize>>,
    /// The past position that is looked at.
    pub past: RwSignal<Option<usize>>,
    /// Who looks: a person at this device.
    pub eye: RwSignal<Option<Seat>>,
    /// To whom the device is to be handed; the table is not shown meanwhile.
    pub curtain: RwSignal<Option<Seat>>,
    /// Whose city lies in place of one's own.
    pub visiting: RwSignal<Option<Seat>>,
    /// What lies over the side.
    pub drawer: RwSignal<Option<Drawer>>,
    /// The card sheet, by its target.
    pub sheet: RwSignal<Option<Mark>>,
    /// What the mouse rests on, to be shown in passing.
    pub peek: RwSignal<Option<Mark>>,
    /// Several meanings of one tap.
    pub choices: RwSignal<Vec<(String, Mark)>>,
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
    /// What the shared parts show of the board.
    pub chrome: Memo<Chrome>,
    /// What the page offers; handlers and timers run outside of any context.
    pub(super) page: Page,
    /// Timers and jobs under way.
    pub(super) driver: StoredValue<Driver, LocalStorage>,
}

impl Desk {
    /// A desk for the game kept in the library as `id`, which has come to
    /// position `at` and is looked at by `eye`.
    pub(super) fn new(id: &str, at: usize, eye: Option<Seat>) -> Desk {
        let play = StoredValue::new_local(None::<Rc<dyn Match>>);
        Desk {
            play,
            id: StoredValue::new(id.to_owned()),
            version: RwSignal::new(0),
            at: RwSignal::new(at),
            part: RwSignal::new(None),
            past: RwSignal::new(None),
            eye: RwSignal::new(eye),
            curtain: RwSignal::new(None),
            visiting: RwSignal::new(None),
            drawer: RwSignal::new(None),
            sheet: RwSignal::new(None),
            peek: RwSignal::new(None),
            choices: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            thinking: RwSignal::new(None),
            waits: RwSignal::new(false),
            paused: RwSignal::new(false),
            restarted: RwSignal::new(false),
            chrome: Memo::new(move |_| {
                play.get_value().expect("invariant: the game lies on the desk before it is shown").chrome()
            }),
            page: Page::get(),
            driver: StoredValue::new_local(Driver::default()),
        }
    }

    /// Puts the game on the desk. Call once, before anything is shown.
    pub(super) fn put_down(self, game: Rc<dyn Match>) {
        self.play.set_value(Some(game));
    }

    /// The game on the desk.
    pub fn play(self) -> Rc<dyn Match> {
        self.try_play().expect("invariant: nothing of a table outlives it")
    }

    /// The game on the desk, for timers and answers that may come too late.
    pub(super) fn try_play(self) -> Option<Rc<dyn Match>> {
        self.play.try_get_value().flatten()
    }

    /// The names of the seats; tracked.
    pub fn names(self) -> Vec<String> {
        self.play().names(self.page.prefs.lang.get())
    }

    /// How many people play.
    pub(super) fn people(self) -> usize {
        names::people(&self.play().seats()).count()
    }

    /// The number of positions behind the first; tracked.
    pub fn len(self) -> usize {
        self.version.track();
        self.play().len()
    }

    /// Whether the present is shown, with nothing left to play out; tracked.
    pub fn is_live(self) -> bool {
        self.past.get().is_none() && self.at.get() == self.len() && self.part.get().is_none()
    }

    /// How much of `step` is shown, if it is being shown in parts; tracked.
    pub(super) fn part_of(self, step: usize) -> Option<usize> {
        self.part.get().filter(|_| self.past.get().is_none() && self.at.get() == step)
    }

    /// Whether the game is over, and its end is shown; tracked.
    pub fn is_over(self) -> bool {
        self.is_live() && self.play().turn().is_none()
    }

    /// Whether the person who looks has to decide now; tracked.
    pub fn is_mine(self) -> bool {
        self.is_live() && self.eye.get().is_some_and(|eye| self.play().turn() == Some(eye))
    }

    /// Whether other seats' moves are being played out; tracked.
    pub fn is_playing(self) -> bool {
        self.past.get().is_none() && (self.at.get() < self.len() || self.part.get().is_some())
    }

    /// The card sheet that lies open; tracked.
    pub fn open_sheet(self) -> Option<Sheet> {
        self.play().sheet(self.sheet.get()?)
    }
}
