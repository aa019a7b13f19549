//! The set-up page.

use leptos::prelude::*;
use sobremesa::session::share::ShareError;

use super::draft::{Draft, DraftError};
use super::options::options;
use super::seats::{seats, tabletop};
use super::share::share;
use crate::app::dom::{El, RwSignal, View, el, icon, old, react};
use crate::app::games::{Bill, Came, Host, Setting, bill, hand};
use crate::app::i18n::{t, use_lang, words};
use crate::app::library::{Library, remember, remembered};
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::game::with_game;
use crate::app::screens::parts::{button, page_bar};
use crate::app::shell::Router;

/// The page for the game with this key; `code` is a table that somebody shared.
pub fn page(game: String, code: Option<String>) -> View {
    match bill(&game) {
        Some(bill) => with_game(bill, move |host| old(page_of(host, bill, code.clone()))).into(),
        None => no_game(game).into(),
    }
}

/// The page for a game that does not exist here.
pub fn no_game(game: String) -> El {
    let home = el("a").class("btn").attr("href", Route::Home.to_string()).text(|| t().shell.home);
    el("div")
        .class("page")
        .child(page_bar(move || (t().screens.setup.no_game)(&game)))
        .child(el("main").class("page__main").attr("id", "main").child(home))
}

/// A table being set; copies share it.
#[derive(Clone, Copy)]
pub struct Setup {
    /// The game.
    pub host: &'static dyn Host,
    /// What was chosen so far.
    pub draft: RwSignal<Draft>,
    /// Why it could not be played when last tried.
    refused: RwSignal<Option<DraftError>>,
    prefs: Prefs,
    library: Library,
    router: Router,
}

impl Setup {
    fn new(host: &'static dyn Host, draft: Draft) -> Setup {
        let setup = Setup {
            host,
            draft: RwSignal::new(draft),
            refused: RwSignal::new(None),
            prefs: Prefs::get(),
            library: Library::get(),
            router: Router::get(),
        };
        // What was wrong is forgotten as soon as something is changed.
        react(move || {
            setup.draft.track();
            setup.refused.set(None);
        });
        setup
    }

    /// What plays the last seat by the rules alone, if anything does; tracked.
    pub fn by_rule(self) -> Option<&'static str> {
        self.draft.with(|draft| self.host.editions()[draft.edition].by_rule).map(|name| name(t()))
    }

    /// The table as it stands, with a fresh seed if none was typed. If it
    /// cannot be played, the page says why.
    pub fn setting(self) -> Option<Setting> {
        let words = &words(self.prefs.lang.get_untracked()).screens.setup;
        let setting = self.draft.get_untracked().setting(self.host, words, random());
        setting.map_err(|error| self.refused.set(Some(error))).ok()
    }

    /// Deals, stores, and remembers the table for the next time.
    fn start(self) {
        let Some(setting) = self.setting() else { return };
        match self.host.deal(&setting) {
            Ok(fresh) => {
                remember(&last_key(self.host), &self.host.encode(&setting));
                let id = self.library.create(fresh.card, &fresh.save);
                hand::keep(&id, fresh.table);
                self.router.go(&Route::Table(id));
            }
            Err(why) => self.refused.set(Some(DraftError::Refused(why))),
        }
    }
}

/// The key under which the last table of a game is remembered.
fn last_key(host: &dyn Host) -> String {
    format!("sobremesa.setup.{}", host.id())
}

/// The last table, if it can still be set; the seed is never remembered.
fn last_table(host: &dyn Host) -> Draft {
    let kept = remembered::<String>(&last_key(host)).and_then(|code| host.decode(&code).ok());
    match kept {
        Some(Came::Table(setting)) => Draft { seed: String::new(), ..Draft::of(&setting) },
        Some(Came::Course) | None => Draft::first_table(host),
    }
}

fn page_of(host: &'static dyn Host, bill: &'static Bill, code: Option<String>) -> El {
    let came = code.as_deref().map(|code| host.decode(code));
    let draft = match &came {
        Some(Ok(Came::Table(setting))) => Draft::of(setting),
        _ => last_table(host),
    };
    let setup = Setup::new(host, draft);
    let notice = match (came, code) {
        (Some(Ok(Came::Table(_))), _) => table_notice(host).into(),
        (Some(Ok(Came::Course)), Some(code)) => course_notice(setup, code).into(),
        (Some(Err(error)), _) => bad_notice(host, error).into(),
        _ => View::None,
    };
    let refusal = move || setup.refused.get().map(refusal);
    let start = button("btn btn--primary", "play", || t().screens.setup.start);
    let main = el("main").class("page__main setup").attr("id", "main");
    let foot = el("footer")
        .class("pagefoot")
        .child(el("p").class("setup__refused").attr("role", "alert").text(refusal))
        .child(share(setup))
        .child(start.on_click(move |_| setup.start()));
    el("div")
        .class("page")
        .child(page_bar(move || (t().screens.setup.title)(bill.title(use_lang()))))
        .child(main.child((notice, tabletop(setup), seats(setup), options(setup))))
        .child(foot)
}

fn refusal(error: DraftError) -> String {
    match error {
        DraftError::Seed => t().screens.setup.seed_wrong.to_owned(),
        DraftError::Refused(why) => format!("{} {why}", t().screens.setup.refused),
    }
}

/// A number nobody can foresee; if the browser has none, the time.
pub(super) fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| crate::app::library::now_ms())
}

/* What came by link, before anything starts. */

fn own_table(host: &dyn Host) -> El {
    let own = Route::New { game: host.id().into(), code: None }.to_string();
    el("a").class("btn").attr("href", own).text(|| t().screens.setup.came_change)
}

fn came(drawing: &str, title: fn() -> &'static str, inside: impl Into<View>, act: El) -> El {
    let text = el("div").child(el("h2").attr("id", "came").text(title)).child(inside);
    el("section").class("banner setup__notice").attr("aria-labelledby", "came").child((
        icon(drawing),
        text,
        act,
    ))
}

fn table_notice(host: &dyn Host) -> El {
    let note = el("p").text(|| t().screens.setup.came_note);
    came("share", || t().screens.setup.came, note, own_table(host))
}

fn bad_notice(host: &dyn Host, error: ShareError) -> El {
    let why = el("p").text(move || (t().screens.setup.link_error)(&error));
    let note = el("p").text(|| t().screens.setup.bad_link_note);
    came("warning", || t().screens.setup.bad_link, (why, note), own_table(host))
        .class("banner banner--warn setup__notice")
        .attr("role", "alert")
}

/// A whole finished game came: it is put among the saved games when asked for.
fn course_notice(setup: Setup, code: String) -> El {
    let bad = RwSignal::new(None::<ShareError>);
    let look = move |_| match setup.host.replay(&code) {
        Ok(fresh) => setup.router.go(&Route::Results(setup.library.create(fresh.card, &fresh.save))),
        Err(error) => bad.set(Some(error)),
    };
    let note = el("p").text(|| t().screens.setup.course_note);
    let why = move || bad.get().map(|error| (t().screens.setup.link_error)(&error));
    let look = el("button").class("btn").on_click(look).text(|| t().screens.setup.course_look);
    came("share", || t().screens.setup.course, (note, el("p").attr("role", "alert").text(why)), look)
}
