//! The root of the page: preferences, the screen for the present route.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

use screens::aside::{page_aside, rules_panel};
use screens::home::HomePage;
use screens::saved_table::TableScreen;
use screens::setup::{NewGamePage, Start};
use screens::studies::StudyPageOf;
use table::live::{Live, LiveRegions};
use table::store::RulesPanel;
use ui::back;
use ui::i18n::{Lang, fetch_language, t};
use ui::language_switch::LanguageNote;
use ui::library::Library;
use ui::page_parts::{MessagePage, NextSteps};
use ui::prefs::{Prefs, first_language};
use ui::pwa::{Pwa, UpdateBar};
use ui::route::Route;
use ui::router::Router;
use ui::translated::TranslationNote;
use ui::unsaved_note::UnsavedNote;

/// Puts the whole page into the document, for as long as it is open, as soon as
/// the words have come; until then the shell in `index.html` is seen.
pub fn run() {
    let lang = first_language();
    wasm_bindgen_futures::spawn_local(async move {
        if fetch_language(lang).await.is_err() {
            return shell_says("shell-lost");
        }
        if let Some(shell) = document().get_element_by_id("shell") {
            shell.remove();
        }
        // Which of its pictures the shell showed; `theme.js` wrote it there.
        if let Some(root) = document().document_element() {
            let _ = root.remove_attribute("data-at");
        }
        leptos::mount::mount_to_body(move || view! { <App lang /> });
    });
}

/// Shows a message of the shell instead of its "please wait", as `boot.js` does.
fn shell_says(id: &str) {
    let of = |id| document().get_element_by_id(id);
    if let Some(wait) = of("shell-wait") {
        wait.remove();
    }
    if let Some(message) = of(id) {
        let _ = message.remove_attribute("hidden");
    }
}

/// The whole page.
#[component]
fn App(
    /// The language to begin with; its words are here.
    lang: Lang,
) -> impl IntoView {
    Prefs::provide(lang);
    let router = Router::provide();
    back::listen();
    Live::provide();
    Library::provide();
    Pwa::provide();
    provide_context(RulesPanel(rules_panel));
    // From rule to rule the reference stays on the screen.
    let place = Memo::new(move |_| match router.route() {
        Route::Rules { game, .. } => Route::Rules { game, rule: None },
        other => other,
    });
    // By a key, so that every screen begins with elements of its own. In a closure, whose children go with each run:
    // the framework's `For` keeps a place for every child it ever had.
    let screen = move || {
        let place = place.get();
        view! {
            <For each=move || [place.clone()] key=Route::to_string let:place>
                <Screen place />
            </For>
        }
    };
    view! {
        <a class="skip" href="#main" on:click=skip_to_main>
            {move || t().shell.skip()}
        </a>
        <LiveRegions />
        <UpdateBar />
        <LanguageNote />
        <UnsavedNote />
        <TranslationNote />
        {screen}
    }
}

#[component]
fn Screen(place: Route) -> impl IntoView {
    // Those of the screen before.
    Prefs::get().release_subscribers();
    Library::get().release_subscribers();
    Pwa::get().release_subscribers();
    match place {
        Route::Link(code) => page_aside(move |aside| (aside.link)(&code)),
        Route::Join(code) => page_aside(move |aside| (aside.join)(&code)),
        Route::Answer(code) => page_aside(move |aside| (aside.answer)(&code)),
        Route::Table(id) => view! { <TableScreen id /> }.into_any(),
        Route::Review(id) => view! { <TableScreen id look_back=true /> }.into_any(),
        Route::Results(id) => page_aside(move |aside| (aside.results)(&id)),
        Route::Saved => page_aside(|aside| (aside.saved)()),
        Route::Rules { game, .. } => page_aside(move |aside| (aside.rules)(game.clone())),
        Route::Learn(game) => page_aside(move |aside| (aside.learn)(game.clone())),
        Route::Guided(game) => page_aside(move |aside| (aside.guided)(&game)),
        Route::Lesson { game, key } => page_aside(move |aside| (aside.lesson)(game.clone(), key.clone())),
        Route::Puzzles => page_aside(|aside| (aside.puzzles)()),
        Route::Puzzle { game, id } => page_aside(move |aside| (aside.puzzle)(&game, &id)),
        Route::Settings => page_aside(|aside| (aside.settings)()),
        Route::Statistics => page_aside(|aside| (aside.statistics)()),
        Route::Daily(date) => page_aside(move |aside| (aside.daily)(date.as_deref())),
        Route::Study { game, from } => view! { <StudyPageOf game from /> }.into_any(),
        Route::New { game, code } => view! { <NewGamePage game start=Start::of_code(code) /> }.into_any(),
        Route::NewFor { game, company } => {
            view! { <NewGamePage game start=Start::For(company) /> }.into_any()
        }
        Route::Home => view! { <HomePage /> }.into_any(),
        Route::Unknown => view! { <NowherePage /> }.into_any(),
    }
}

/// Moves the focus to the main part. The fragment of the address says which page
/// is shown, so the browser must not follow the link.
fn skip_to_main(event: MouseEvent) {
    event.prevent_default();
    let main = document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        main.set_tab_index(-1);
        // A part that cannot take the focus is no reason to stop.
        let _ = main.focus();
    }
}

/// The page for an address that leads nowhere.
#[component]
fn NowherePage() -> impl IntoView {
    view! {
        <MessagePage title=Signal::derive(|| t().shell.nowhere().to_owned())>
            <NextSteps to=vec![(Route::Home, || t().shell.home())] />
        </MessagePage>
    }
}
