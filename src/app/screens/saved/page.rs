//! The page.

use leptos::prelude::*;
use sobremesa::session::saves::Item;

use super::import::{DropZone, ImportButton, Refusal};
use super::row::{BrokenRow, GameRow};
use super::{Said, Voice};
use crate::app::drawings::Icon;
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::screens::parts::{Empty, PageBar, Reason, StorageBanner};

/// The page.
#[component]
pub fn SavedGamesPage() -> impl IntoView {
    let library = Library::get();
    let voice: Voice = RwSignal::new(Said::Nothing);
    let refused = RwSignal::new(None::<Refusal>);
    let is_empty = Memo::new(move |_| library.items().with(Vec::is_empty));
    let zone = DropZone::new(voice, refused);
    let export = move |_| {
        if !library.items().with_untracked(Vec::is_empty) {
            library.export_all();
        }
    };
    view! {
        <div
            class=move || if zone.hanging.get() { "page saved is-dropping" } else { "page saved" }
            on:dragover=move |event| zone.over(&event)
            on:dragleave=move |event| zone.leave(&event)
            on:drop=move |event| zone.drop(&event)
        >
            <PageBar title=Signal::derive(|| t().screens.saved.title.to_owned()) />
            <StorageBanner />
            <main class="page__main" id="main">
                <RefusedNotice refused />
                <Show when=move || !is_empty.get() fallback=|| view! { <NoGames /> }>
                    <SavedGames voice />
                </Show>
            </main>
            <footer class="pagefoot">
                <p class="saved__drop">{move || t().screens.saved.drop}</p>
                <ImportButton voice refused />
                <button
                    class="btn"
                    aria-disabled=move || is_empty.get().then_some("true")
                    on:click=export
                >
                    <Icon name="export" />
                    {move || t().screens.saved.export_all}
                </button>
            </footer>
            <div class="dropveil" aria-hidden="true">
                {move || t().screens.saved.drop_now}
            </div>
            <Toast voice />
        </div>
    }
}

/// The list of saved games, the one written last first.
#[component]
fn SavedGames(voice: Voice) -> impl IntoView {
    let library = Library::get();
    let count = move || (t().screens.saved.count)(library.items().with(Vec::len));
    // A row is drawn anew whenever anything on its summary has changed.
    let key = |item: &Item| match item {
        Item::Game { id, summary } => format!("{id} {} {}", summary.revision, summary.written_ms),
        Item::Broken { id, .. } => id.clone(),
    };
    let row = move |item| match item {
        Item::Game { id, summary } => view! { <GameRow id summary voice /> }.into_any(),
        Item::Broken { id, fault } => view! { <BrokenRow id fault voice /> }.into_any(),
    };
    view! {
        <p class="saved__count">{count}</p>
        <ul class="rows">
            <For each=move || library.items().get() key children=row />
        </ul>
    }
}

/// What is seen while nothing is saved.
#[component]
fn NoGames() -> impl IntoView {
    view! {
        <Empty title=Signal::derive(|| t().screens.saved.none) note=Signal::derive(|| t().screens.saved.none_note) />
    }
}

/// A file that was not taken in, and why; stays until the next one.
#[component]
fn RefusedNotice(refused: RwSignal<Option<Refusal>>) -> impl IntoView {
    let shown = Memo::new(move |_| refused.get());
    let notice = move |Refusal { file, what, reason }: Refusal| {
        let why = move || format!("{} {}", what.words(t()), t().screens.saved.nothing_changed);
        view! {
            <section class="banner banner--warn">
                <Icon name="warning" />
                <div>
                    <p>
                        <b>{move || (t().screens.saved.refused)(&file)}</b>
                    </p>
                    <p>{why}</p>
                    {reason.map(|reason| view! { <Reason reason /> })}
                </div>
                <button class="btn" on:click=move |_| refused.set(None)>
                    {move || t().shell.close}
                </button>
            </section>
        }
    };
    view! { <div role="alert">{move || shown.get().map(notice)}</div> }
}

/// Says what was deleted, brought back or imported.
#[component]
fn Toast(voice: Voice) -> impl IntoView {
    let library = Library::get();
    let words = move || {
        let words = &t().screens.saved;
        match voice.get() {
            Said::Nothing => String::new(),
            Said::Undone => words.undone.to_owned(),
            Said::Deleted { title, .. } => (words.deleted)(&title),
            Said::Imported { games, in_memory: false } => (words.imported)(games),
            Said::Imported { games, in_memory: true } => {
                format!("{} {}", (words.imported)(games), words.imported_memory)
            }
        }
    };
    let undo = move |_| {
        if let Said::Deleted { removed, .. } = voice.get_untracked() {
            library.put_back(removed);
            voice.set(Said::Undone);
        }
    };
    let can_undo = move || voice.with(|said| matches!(said, Said::Deleted { .. }));
    view! {
        <div class="toasts" role="status">
            <Show when=move || voice.with(|said| *said != Said::Nothing)>
                <div class="toast toast--acts">
                    <p>{words}</p>
                    <Show when=can_undo>
                        <button class="btn toast__act" on:click=undo>
                            {move || t().screens.saved.undo}
                        </button>
                    </Show>
                    <button
                        class="iconbtn toast__act"
                        aria-label=move || t().shell.close
                        on:click=move |_| voice.set(Said::Nothing)
                    >
                        <Icon name="close" />
                    </button>
                </div>
            </Show>
        </div>
    }
}
