//! The set-up page.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::share::{ShareError, Shared, decode};
use sobremesa::session::{Session, TableSetup};

use super::draft::{Draft, DraftError};
use super::face::Settable;
use super::options::Options;
use super::seats::{Seats, Tabletop};
use super::share::ShareButton;
use crate::app::i18n::{t, words};
use crate::app::library::{Library, Listed, card_of, remember, remembered};
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::parts::{PageBar, icon};
use crate::app::shell::Router;

/// The page for the game with this key.
#[component]
pub fn SetupPage(
    /// [`Game::ID`].
    game: String,
    /// A table somebody shared.
    code: Option<String>,
) -> impl IntoView {
    if game == SanJuan::ID {
        view! { <SetupOf<SanJuan> code=code game=std::marker::PhantomData /> }.into_any()
    } else {
        view! { <NoGame game=game /> }.into_any()
    }
}

#[component]
fn NoGame(game: String) -> impl IntoView {
    let title = Signal::derive(move || (t().screens.setup.no_game)(&game));
    view! {
        <div class="page">
            <PageBar title=title />
            <main class="page__main" id="main">
                <a class="btn" href=Route::Home.to_string()>{move || t().shell.home}</a>
            </main>
        </div>
    }
}

/// What came with the address.
#[derive(Clone)]
enum Came<G: Game> {
    Nothing,
    Table(TableSetup<G>),
    /// A finished game to look at, with the table it was played at.
    Course(String),
    Bad(ShareError),
}

/// The key under which the last table of a game is remembered.
fn last_key<G: Game>() -> String {
    format!("sobremesa.setup.{}", G::ID)
}

fn came<G: Game>(code: Option<&str>) -> Came<G> {
    match code.map(|code| (code, decode::<G>(code))) {
        None => Came::Nothing,
        Some((_, Err(error))) => Came::Bad(error),
        Some((code, Ok(Shared { actions: Some(_), .. }))) => Came::Course(code.to_owned()),
        Some((_, Ok(Shared { setup, actions: None }))) => Came::Table(setup),
    }
}

/// The last table, if it can still be set; the seed is never remembered.
fn last_table<G: Settable>() -> Draft<G::Config> {
    let kept = remembered::<String>(&last_key::<G>()).and_then(|code| decode::<G>(&code).ok());
    let draft = kept.map(|shared| Draft { seed: String::new(), ..Draft::of(&shared.setup) });
    draft.unwrap_or_else(Draft::first_table)
}

#[component]
fn SetupOf<G>(
    code: Option<String>,
    #[prop(optional)] game: std::marker::PhantomData<fn() -> G>,
) -> impl IntoView
where
    G: Settable + Listed,
    G::Config: Send + Sync,
{
    let _ = game;
    let came = came::<G>(code.as_deref());
    let first = match &came {
        Came::Table(table) => Draft::of(table),
        _ => last_table::<G>(),
    };
    let draft = RwSignal::new(first);
    let refused = RwSignal::new(None::<DraftError>);
    let title = Signal::derive(|| (t().screens.setup.title)(G::title(t())));
    let (prefs, library, router) = (Prefs::get(), Library::get(), Router::get());
    let start = move |_| match table_of::<G>(prefs, &draft.get_untracked()) {
        Ok(table) => match begin(library, table) {
            Ok(id) => router.go(&Route::Table(id)),
            Err(why) => refused.set(Some(DraftError::Refused(why))),
        },
        Err(why) => refused.set(Some(why)),
    };
    // What was wrong is forgotten as soon as something is changed.
    Effect::new(move |_| {
        draft.track();
        refused.set(None);
    });
    view! {
        <div class="page">
            <PageBar title=title />
            <main class="page__main setup" id="main">
                <Notice came=came />
                <Tabletop draft=draft />
                <Seats<G> draft=draft game=std::marker::PhantomData />
                <Options<G> draft=draft game=std::marker::PhantomData />
            </main>
            <footer class="pagefoot">
                <p class="setup__refused" role="alert">{move || refused.get().map(refusal)}</p>
                <ShareButton<G> draft=draft refused=refused game=std::marker::PhantomData />
                <button class="btn btn--primary" on:click=start>{icon("play")}{move || t().screens.setup.start}</button>
            </footer>
        </div>
    }
}

fn refusal(error: DraftError) -> String {
    match error {
        DraftError::Seed => t().screens.setup.seed_wrong.to_owned(),
        DraftError::Refused(why) => format!("{} {why}", t().screens.setup.refused),
    }
}

/// The table of a draft, with a fresh seed if none was typed.
pub(super) fn table_of<G: Settable>(
    prefs: Prefs,
    draft: &Draft<G::Config>,
) -> Result<TableSetup<G>, DraftError> {
    let words = &words(prefs.lang.get_untracked()).screens.setup;
    draft.table::<G>(words, random())
}

/// Deals, stores, and remembers the table for the next time; the game's key.
fn begin<G: Settable + Listed>(library: Library, table: TableSetup<G>) -> Result<String, String> {
    remember(&last_key::<G>(), &sobremesa::session::share::encode_setup(&table));
    let session = Session::new(table).map_err(|error| error.to_string())?;
    Ok(library.create(card_of(&session), &session.save().to_json()))
}

/// A number nobody can foresee; if the browser has none, the time.
pub(super) fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| crate::app::library::now_ms())
}

/// What came by link, before anything starts.
#[component]
fn Notice<G: Settable + Listed>(came: Came<G>) -> impl IntoView {
    let own = Route::New { game: G::ID.into(), code: None }.to_string();
    match came {
        Came::Nothing => ().into_any(),
        Came::Table(_) => view! {
            <section class="banner setup__notice" aria-labelledby="came">
                {icon("share")}
                <div>
                    <h2 id="came">{move || t().screens.setup.came}</h2>
                    <p>{move || t().screens.setup.came_note}</p>
                </div>
                <a class="btn" href=own>{move || t().screens.setup.came_change}</a>
            </section>
        }
        .into_any(),
        Came::Course(code) => {
            view! { <CourseNotice<G> code=code game=std::marker::PhantomData /> }.into_any()
        }
        Came::Bad(error) => view! {
            <section class="banner banner--warn setup__notice" role="alert">
                {icon("warning")}
                <div>
                    <h2>{move || t().screens.setup.bad_link}</h2>
                    <p>{move || (t().screens.setup.link_error)(&error)}</p>
                    <p>{move || t().screens.setup.bad_link_note}</p>
                </div>
                <a class="btn" href=own>{move || t().screens.setup.came_change}</a>
            </section>
        }
        .into_any(),
    }
}

/// A whole finished game came: it is put among the saved games when asked for.
#[component]
fn CourseNotice<G>(code: String, #[prop(optional)] game: std::marker::PhantomData<fn() -> G>) -> impl IntoView
where
    G: Settable + Listed,
{
    let _ = game;
    let bad = RwSignal::new(None::<ShareError>);
    let (library, router) = (Library::get(), Router::get());
    let look = move |_| match decode::<G>(&code).and_then(Shared::replay) {
        Ok(session) => {
            let id = library.create(card_of(&session), &session.save().to_json());
            router.go(&Route::Results(id));
        }
        Err(error) => bad.set(Some(error)),
    };
    view! {
        <section class="banner setup__notice" aria-labelledby="came">
            {icon("share")}
            <div>
                <h2 id="came">{move || t().screens.setup.course}</h2>
                <p>{move || t().screens.setup.course_note}</p>
                <p role="alert">{move || bad.with(|bad| bad.as_ref().map(t().screens.setup.link_error))}</p>
            </div>
            <button class="btn" on:click=look>{move || t().screens.setup.course_look}</button>
        </section>
    }
}
