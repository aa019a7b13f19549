//! The page.

use leptos::prelude::*;
use session::saves::Item;

use super::choice::{Chooser, FEW, SaveFilter};
use super::import::{DropZone, FileRefusal, ImportButton};
use super::intake::{Intake, IntakeNotice};
use super::row::{BrokenRow, GameRow};
use super::tighten::tighten;
use super::{Imported, SavedNotice, Voice};
use crate::ways::{OwnWays, SiteSection, Ways};
use ui::drawings::Icon;
use ui::i18n::t;
use ui::library::Library;
use ui::page_parts::{Empty, PageBar, Reason, StorageBanner};
use ui::prefs::Prefs;
use ui::route::Route;

/// Number of games that are shown at first, and how many more on demand.
const SHOWN: usize = 50;

/// The page.
#[component]
pub fn SavedGamesPage() -> impl IntoView {
    let library = Library::get();
    let voice: Voice = RwSignal::new(SavedNotice::Nothing);
    let refused = RwSignal::new(None::<FileRefusal>);
    let is_empty = Memo::new(move |_| library.items().with(Vec::is_empty));
    let intake = Intake::new(voice, refused);
    let zone = DropZone::new(intake);
    library.measure();
    tighten(library, Prefs::get());
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
            <PageBar title=Signal::derive(|| t().saved.title().to_owned()) />
            <StorageBanner />
            <main class="page__main" id="main">
                <OwnWays here=Route::Saved />
                <RefusedNotice refused />
                <IntakeNotice intake />
                <Show when=move || !is_empty.get() fallback=|| view! { <NoGames /> }>
                    <SavedGames voice />
                </Show>
            </main>
            <footer class="pagefoot">
                <p class="saved__drop">{move || t().saved.drop()}</p>
                <ImportButton intake />
                <button
                    class="btn"
                    aria-disabled=move || is_empty.get().then_some("true")
                    on:click=export
                >
                    <Icon name="export" />
                    {move || t().saved.export_all()}
                </button>
            </footer>
            <Ways here=SiteSection::Games />
            <div class="dropveil" aria-hidden="true">
                {move || t().saved.drop_now()}
            </div>
            <Toast voice intake />
        </div>
    }
}

/// The list of saved games, the one written last first.
#[component]
fn SavedGames(voice: Voice) -> impl IntoView {
    let library = Library::get();
    let count = move || t().saved.count(library.items().with(Vec::len));
    let (choice, limit) = (RwSignal::new(SaveFilter::default()), RwSignal::new(SHOWN));
    let chosen = move || {
        let (choice, limit) = (choice.get(), limit.get());
        library.items().with(|items| {
            items.iter().filter(|item| choice.has(item)).take(limit).cloned().collect::<Vec<_>>()
        })
    };
    let left = Memo::new(move |_| {
        let choice = choice.get();
        let all = library.items().with(|items| items.iter().filter(|item| choice.has(item)).count());
        all.saturating_sub(limit.get()).min(SHOWN)
    });
    let is_many = Memo::new(move |_| library.items().with(Vec::len) >= FEW);
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
        <Show when=move || is_many.get()>
            <Chooser choice voice />
        </Show>
        <ul class="rows">
            <For each=chosen key children=row />
        </ul>
        <Show when=move || { left.get() > 0 }>
            <button class="btn" on:click=move |_| limit.update(|limit| *limit += SHOWN)>
                {move || t().saved.more(left.get())}
            </button>
        </Show>
    }
}

/// Content while nothing is saved.
#[component]
fn NoGames() -> impl IntoView {
    view! {
        <Empty title=Signal::derive(|| t().saved.none()) note=Signal::derive(|| t().saved.none_note()) />
    }
}

/// A file that was not taken in, and why; stays until the next one.
#[component]
fn RefusedNotice(refused: RwSignal<Option<FileRefusal>>) -> impl IntoView {
    let shown = Memo::new(move |_| refused.get());
    let notice = move |FileRefusal { file, what, reason }: FileRefusal| {
        let why = move || [&*what.words(&t()), t().saved.nothing_changed()].join(t().gap());
        view! {
            <section class="banner banner--warn">
                <Icon name="warning" />
                <div>
                    <p>
                        <b>{move || t().saved.refused(&file)}</b>
                    </p>
                    <p>{why}</p>
                    {reason.map(|reason| view! { <Reason reason /> })}
                </div>
                <button class="btn" on:click=move |_| refused.set(None)>
                    {move || t().shell.close()}
                </button>
            </section>
        }
    };
    view! { <div role="alert">{move || shown.get().map(notice)}</div> }
}

/// Says what was deleted, brought back or imported.
#[component]
fn Toast(voice: Voice, intake: Intake) -> impl IntoView {
    let library = Library::get();
    let words = move || {
        let words = &t().saved;
        match voice.get() {
            SavedNotice::Nothing => String::new(),
            SavedNotice::Undone(1) => words.undone().to_owned(),
            SavedNotice::Undone(games) => words.undone_many(games),
            SavedNotice::Deleted { title, .. } => words.deleted(&title),
            SavedNotice::DeletedMany(removed) => words.deleted_many(removed.len()),
            SavedNotice::Imported(came) => imported(&came),
            SavedNotice::ImportUndone => words.import_undone().to_owned(),
        }
    };
    let undo = move |_| match voice.get_untracked() {
        SavedNotice::Deleted { removed, .. } => {
            library.put_back([removed]);
            voice.set(SavedNotice::Undone(1));
        }
        SavedNotice::DeletedMany(removed) => {
            library.put_back(removed.iter().cloned());
            voice.set(SavedNotice::Undone(removed.len()));
        }
        SavedNotice::Imported(came) => intake.undo(&came),
        _ => {}
    };
    let can_undo = move || {
        voice.with(|said| match said {
            SavedNotice::Deleted { .. } | SavedNotice::DeletedMany(_) => true,
            SavedNotice::Imported(came) => !came.ids.is_empty(),
            _ => false,
        })
    };
    view! {
        <div class="toasts" role="status">
            <Show when=move || voice.with(|said| *said != SavedNotice::Nothing)>
                <div class="toast toast--acts">
                    <p>{words}</p>
                    <Show when=can_undo>
                        <button class="btn toast__act" on:click=undo>
                            {move || t().saved.undo()}
                        </button>
                    </Show>
                    <button
                        class="iconbtn toast__act"
                        aria-label=move || t().shell.close()
                        on:click=move |_| voice.set(SavedNotice::Nothing)
                    >
                        <Icon name="close" />
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// Words of a result.
fn imported(came: &Imported) -> String {
    let words = &t().saved;
    let mut said = Vec::new();
    if !came.ids.is_empty() || came.known + came.bad + came.no_room == 0 {
        said.push(words.imported(came.ids.len()));
    }
    if came.in_memory {
        said.push(words.imported_memory().to_owned());
    }
    let counts = [
        (came.known, words.imported_known(came.known)),
        (came.bad, words.imported_bad(came.bad)),
        (came.no_room, words.imported_no_room(came.no_room)),
    ];
    said.extend(counts.into_iter().filter(|(count, _)| *count > 0).map(|(_, said)| said));
    said.extend(came.problems.iter().take(1).cloned());
    said.join(t().gap())
}
