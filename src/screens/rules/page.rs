//! The reference as a page, and as a panel beside the board.

use leptos::prelude::*;
use web_sys::Event;

use super::entry::Chapters;
use super::fetch::Fetched;
use super::place::Place;
use crate::catalogue::info;
use crate::fetch::module;
use crate::game::with_game;
use crate::setup::NoGamePage;
use rulebook::Chapter;
use table::game::{GameInfo, GameModule, Reading};
use ui::i18n::{t, use_lang};
use ui::page_parts::PageBar;
use ui::route::Route;
use ui::router::Router;

/// The page for one game. It follows the address as long as that leads to
/// rules.
#[component]
pub fn RulesPage(
    /// The game's key.
    game: String,
) -> impl IntoView {
    match info(&game) {
        Some(info) => with_game(info, |module| view! { <RulesOfGame module info /> }.into_any()),
        None => view! { <NoGamePage game /> }.into_any(),
    }
}

#[component]
fn RulesOfGame(module: &'static dyn GameModule, info: &'static GameInfo) -> impl IntoView {
    let router = Router::get();
    let place = Place::new(module, module.readings().first().copied(), None, true);
    Effect::new(move |_| {
        if let Route::Rules { rule: Some(rule), .. } = router.route() {
            place.go(&rule);
        }
    });
    let title = Signal::derive(move || match place.book() {
        Fetched::Here(book) => book.title.clone(),
        Fetched::Loading | Fetched::Failed => t().rules.title(info.title(use_lang())),
    });
    view! {
        <div class="page rules">
            <PageBar title />
            <div class="rules__frame">
                <nav class="rules__toc" aria-label=move || t().rules.contents()>
                    <Editions place />
                    <Search place />
                    <Contents place />
                </nav>
                <main class="rules__text" id="main" tabindex="-1">
                    <Reference place />
                </main>
            </div>
        </div>
    }
}

/// The reference in a drawer beside the board. Links stay inside.
#[component]
pub fn RulesPanel(
    /// The game's key.
    game: &'static str,
    /// Selection in play at the table.
    reading: Option<Reading>,
    /// The rule that is asked for.
    rule: Option<String>,
) -> impl IntoView {
    let Some(module) = module(game) else { return view! { <NoGamePage game=game.to_owned() /> }.into_any() };
    let whole = Route::Rules { game: game.to_owned(), rule: rule.clone() }.to_string();
    let place = Place::new(module, reading, rule, false);
    view! {
        <div class="rules rules--panel">
            <Search place />
            <p>
                <a href=whole>{move || t().rules.whole()}</a>
            </p>
            <div class="rules__text">
                <Reference place />
            </div>
        </div>
    }
    .into_any()
}

/// Choice of the edition, where there are several.
#[component]
fn Editions(place: Place) -> impl IntoView {
    let readings = place.module.readings();
    let choose = move |event: Event| {
        let at: Option<usize> = event_target_value(&event).parse().ok();
        place.reading.set(at.and_then(|at| readings.get(at)).copied());
    };
    let option = |(at, reading): (usize, &'static Reading)| {
        let edition = &place.module.editions()[reading.edition];
        view! {
            <option value=at prop:selected=move || place.reading.get() == Some(*reading)>
                {move || (edition.words)(&t())[0]}
            </option>
        }
    };
    (!readings.is_empty()).then(|| {
        view! {
            <p>
                <span class="select">
                    <select aria-label=move || t().setup.edition() on:change=choose>
                        {readings.iter().enumerate().map(option).collect_view()}
                    </select>
                </span>
            </p>
        }
    })
}

/// The field to search in, with the number of rules found.
#[component]
fn Search(place: Place) -> impl IntoView {
    let told = move || {
        place.found().map(|count| match count {
            0 => t().rules.nothing(place.typed.get().trim()),
            count => t().rules.found(count),
        })
    };
    view! {
        <div role="search">
            <input
                class="input"
                type="search"
                aria-label=move || t().rules.search()
                placeholder=move || t().rules.search()
                prop:value=move || place.typed.get()
                on:input=move |event| place.typed.set(event_target_value(&event))
            />
            <p class="field__hint" role="status">
                {told}
            </p>
        </div>
    }
}

/// The chapters as links.
#[component]
fn Contents(place: Place) -> impl IntoView {
    let book = Memo::new(move |_| place.book());
    let link = move |chapter: &Chapter| view! { <ChapterLink place key=chapter.key.clone() title=chapter.title.clone() /> };
    let links = move || match book.get() {
        Fetched::Here(book) => Some(book.chapters.iter().map(link).collect_view()),
        Fetched::Loading | Fetched::Failed => None,
    };
    view! { <ol>{links}</ol> }
}

#[component]
fn ChapterLink(
    place: Place,
    /// The chapter's key.
    key: String,
    title: String,
) -> impl IntoView {
    let route = Route::Rules { game: place.module.id().into(), rule: Some(key.clone()) };
    let to = key.clone();
    // The same link may be followed twice: the address does not change then,
    // the place does.
    view! {
        <li>
            <a
                href=route.to_string()
                aria-current=move || place.is_target(&key).then_some("true")
                on:click=move |_| place.go(&to)
            >
                {title}
            </a>
        </li>
    }
}

/// Source of the rules, and all chapters; or the reason why there are none yet.
#[component]
fn Reference(place: Place) -> impl IntoView {
    let book = Memo::new(move |_| place.book());
    move || {
        let fetched = book.get();
        let wanted = untrack(|| place.wanted());
        match fetched {
            Fetched::Loading => view! { <p role="status">{move || t().rules.loading()}</p> }.into_any(),
            Fetched::Failed => view! {
                <div class="banner banner--warn" role="alert">
                    <p>{move || t().rules.failed()}</p>
                    <button class="btn" on:click=move |_| wanted.retry()>
                        {move || t().rules.retry()}
                    </button>
                </div>
            }
            .into_any(),
            Fetched::Here(book) => view! {
                <p class="rules__source">{book.source.clone()}</p>
                <Chapters book wanted place />
            }
            .into_any(),
        }
    }
}
