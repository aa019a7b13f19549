//! The page.

use leptos::prelude::*;
use session::kept::Kept;
use session::saves::{Fault, StorageError};
use session::statistics::{MAX_GAMES, Statistics};

use super::Book;
use super::figures::GameFigures;
use super::files::{Files, StatisticsNotice};
use crate::catalogue::GAMES;
use crate::fetch::{fetch, module};
use crate::ways::{OwnWays, SiteSection, Ways};
use table::game::GameInfo;
use ui::awaited::awaited;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};
use ui::library::{download, raw};
use ui::page_parts::{Empty, PageBar, Reason};
use ui::prefs::Prefs;
use ui::route::Route;

#[component]
pub fn StatisticsPage() -> impl IntoView {
    let book = Book::open();
    let said = RwSignal::new(StatisticsNotice::Nothing);
    let is_empty = Memo::new(move |_| book.kept.with(|kept| kept.games().is_empty()));
    let shows_none = move || is_empty.get() && !book.counting.get() && book.fault.with(Option::is_none);
    view! {
        <div class="page stats" data-testid="statistics">
            <PageBar title=Signal::derive(|| t().statistics.title().to_owned()) />
            <main class="page__main" id="main">
                <OwnWays here=Route::Statistics />
                <Troubles book />
                <p class="stats__status" role="status">
                    {move || book.counting.get().then(|| t().statistics.counting())}
                </p>
                <Show when=shows_none>
                    <NoGames />
                </Show>
                <Show when=move || !is_empty.get()>
                    <Games book />
                    <p class="stats__note">{move || t().statistics.kept_note(MAX_GAMES)}</p>
                </Show>
                <Files book said />
            </main>
            <Ways here=SiteSection::Games />
        </div>
    }
}

/// Faults of the stored results.
#[component]
fn Troubles(book: Book) -> impl IntoView {
    let fault = move || {
        book.fault.get().map(|fault| {
            let newer = matches!(fault, Fault::Newer { .. });
            let words = move || if newer { t().statistics.newer() } else { t().statistics.damaged() };
            let export = move |_| {
                download("sobremesa-statistics-kept.json", &raw(Statistics::KEY).unwrap_or_default())
            };
            view! {
                <section class="banner banner--warn" role="alert" data-testid="statistics-fault">
                    <Icon name="warning" />
                    <div>
                        <p>{words}</p>
                        <Reason reason=fault.to_string() />
                    </div>
                    <button class="btn" on:click=export>
                        <Icon name="export" />
                        {move || t().statistics.export_raw()}
                    </button>
                </section>
            }
        })
    };
    let storage = move || match book.refused.get()? {
        StorageError::Full => Some(t().statistics.full()),
        StorageError::Unavailable => Some(t().statistics.unavailable()),
    };
    let failed = move || {
        Some(book.failed.get()).filter(|failed| *failed > 0).map(|count| t().statistics.not_counted(count))
    };
    view! {
        {fault}
        <Show when=move || storage().is_some()>
            <p class="banner banner--warn" role="alert">{storage}</p>
        </Show>
        <Show when=move || failed().is_some()>
            <p class="banner" role="status">{failed}</p>
        </Show>
    }
}

/// Content before anything was finished.
#[component]
fn NoGames() -> impl IntoView {
    view! {
        <Empty
            title=Signal::derive(|| t().statistics.none())
            note=Signal::derive(|| t().statistics.none_note())
            ways=vec![(Route::Daily(None), || t().statistics.to_daily())]
        />
    }
}

/// One game after another.
#[component]
fn Games(book: Book) -> impl IntoView {
    let has =
        move |info: &GameInfo| book.kept.with(|kept| kept.games().iter().any(|game| game.game == info.id));
    let latest = book.kept.with_untracked(|kept| kept.games().last().map(|game| game.game.clone()));
    let first = GAMES.iter().find(|info| Some(info.id) == latest.as_deref()).unwrap_or(&GAMES[0]);
    let shown = RwSignal::new(first.id);
    let tab = move |info: &'static GameInfo| {
        view! {
            <label>
                <input
                    type="radio"
                    name="stats-game"
                    prop:checked=move || shown.get() == info.id
                    prop:disabled=move || !has(info)
                    on:change=move |_| shown.set(info.id)
                />
                <span>{move || info.title(use_lang())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="seg stats__tabs">
            <legend class="vh">{move || t().statistics.game()}</legend>
            {GAMES.iter().map(tab).collect_view()}
        </fieldset>
        <For each=move || [shown.get()] key=|id| *id let:id>
            {figures_of(book, id)}
        </For>
    }
}

/// The figures of one game, as soon as it has come: it knows what its keys mean.
fn figures_of(book: Book, id: &'static str) -> AnyView {
    let Some(info) = crate::catalogue::info(id) else { return ().into_any() };
    let shown = move || module(id).map(|module| view! { <GameFigures book module /> }.into_any());
    if let Some(here) = shown() {
        return here;
    }
    let prefs = Prefs::get();
    let coming = move || async move { fetch(info, prefs).await.is_ok() };
    awaited(None, move || Box::pin(coming()), move || shown().into_any())
}
