//! The page.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::shelf::Item;

use super::import::{DropZone, ImportButton, Refusal};
use super::row::{BrokenRow, GameRow};
use super::{Said, Voice};
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::route::Route;
use crate::app::screens::parts::{PageBar, StorageBanner, icon};

/// The page.
#[component]
pub fn SavedPage() -> impl IntoView {
    let library = Library::get();
    let voice: Voice = RwSignal::new(Said::Nothing);
    let refused = RwSignal::new(None::<Refusal>);
    let title = Signal::derive(|| t().screens.saved.title.to_owned());
    let empty = Memo::new(move |_| library.items().with(Vec::is_empty));
    let zone = DropZone::new(voice, refused);
    let list = move || match empty.get() {
        true => view! { <Empty /> }.into_any(),
        false => view! { <Games voice=voice /> }.into_any(),
    };
    view! {
        <div
            class="page saved"
            class:is-dropping=zone.hanging
            on:dragover=move |event| zone.over(&event)
            on:dragleave=move |event| zone.leave(&event)
            on:drop=move |event| zone.drop(&event)
        >
            <PageBar title=title />
            <StorageBanner />
            <main class="page__main" id="main">
                <RefusedNotice refused=refused />
                {list}
            </main>
            <footer class="pagefoot">
                <p class="saved__drop">{move || t().screens.saved.drop}</p>
                <ImportButton voice=voice refused=refused />
                <button
                    class="btn"
                    aria-disabled=move || empty.get().then_some("true")
                    on:click=move |_| if !empty.get_untracked() { library.export_all() }
                >
                    {icon("export")}
                    {move || t().screens.saved.export_all}
                </button>
            </footer>
            <div class="dropveil" aria-hidden="true">{move || t().screens.saved.drop_now}</div>
            <Toast voice=voice />
        </div>
    }
}

#[component]
fn Games(voice: Voice) -> impl IntoView {
    let library = Library::get();
    let items = library.items();
    let count = move || (t().screens.saved.count)(items.with(Vec::len));
    let row = move |item: Item| match item {
        Item::Game { id, card } => view! { <GameRow id=id card=card voice=voice /> }.into_any(),
        Item::Broken { id, fault } => view! { <BrokenRow id=id fault=fault voice=voice /> }.into_any(),
    };
    // A row is drawn anew whenever anything on its card has changed.
    let key = |item: &Item| match item {
        Item::Game { id, card } => (id.clone(), card.revision, card.written_ms),
        Item::Broken { id, .. } => (id.clone(), 0, 0),
    };
    view! {
        <p class="saved__count">{count}</p>
        <ul class="rows">
            <For each=move || items.get() key=key children=row />
        </ul>
    }
}

#[component]
fn Empty() -> impl IntoView {
    let new_game = Route::New { game: SanJuan::ID.into(), code: None }.to_string();
    view! {
        <div class="empty">
            <svg aria-hidden="true"><use href="art/ui.svg#logo" /></svg>
            <h2>{move || t().screens.saved.none}</h2>
            <p>{move || t().screens.saved.none_note}</p>
            <a class="btn btn--primary" href=new_game>{move || t().screens.home.new_game}</a>
        </div>
    }
}

/// A file that was not taken in, and why; stays until the next one.
#[component]
fn RefusedNotice(refused: RwSignal<Option<Refusal>>) -> impl IntoView {
    let notice = move || {
        refused.get().map(|refusal| {
            let reason = refusal.reason.clone();
            let detail = reason.map(|reason| {
                view! {
                    <p>{t().screens.saved.reason} " " <code>{reason}</code></p>
                }
            });
            view! {
                <section class="banner banner--warn">
                    {icon("warning")}
                    <div>
                        <p><b>{(t().screens.saved.refused)(&refusal.file)}</b></p>
                        <p>{(refusal.words)(t())} " " {t().screens.saved.nothing_changed}</p>
                        {detail}
                    </div>
                    <button class="btn" on:click=move |_| refused.set(None)>{t().shell.close}</button>
                </section>
            }
        })
    };
    view! { <div role="alert">{notice}</div> }
}

/// Deleted, undone, imported.
#[component]
fn Toast(voice: Voice) -> impl IntoView {
    let library = Library::get();
    let words = move || match voice.get() {
        Said::Nothing => None,
        Said::Undone => Some(t().screens.saved.undone.to_owned()),
        Said::Deleted { title, .. } => Some((t().screens.saved.deleted)(&title)),
        Said::Imported { games, in_memory: false } => Some((t().screens.saved.imported)(games)),
        Said::Imported { games, in_memory: true } => {
            let words = &t().screens.saved;
            Some(format!("{} {}", (words.imported)(games), words.imported_memory))
        }
    };
    let undo = move |_| {
        if let Said::Deleted { removed, .. } = voice.get_untracked() {
            library.put_back(removed);
            voice.set(Said::Undone);
        }
    };
    let undo_button = move || {
        let deleted = matches!(voice.get(), Said::Deleted { .. });
        deleted
            .then(|| view! { <button class="btn toast__act" on:click=undo>{t().screens.saved.undo}</button> })
    };
    let close = move |_| voice.set(Said::Nothing);
    let toast = move || {
        words().map(|words| view! {
            <div class="toast toast--acts">
                <p>{words}</p>
                {undo_button}
                <button class="iconbtn toast__act" aria-label=t().shell.close on:click=close>{icon("close")}</button>
            </div>
        })
    };
    view! { <div class="toasts" role="status">{toast}</div> }
}
