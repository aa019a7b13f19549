//! One saved game.

use leptos::html::Input;
use leptos::prelude::*;
use session::saves::{Fault, GameStage, SaveSummary, SeatSummary};
use web_sys::SubmitEvent;

use super::{SavedNotice, Voice, title_of};
use crate::catalogue::info;
use crate::home::{People, Thumbnail};
use table::game::names_of;
use ui::drawings::Icon;
use ui::i18n::{Messages, and, t, use_lang, words};
use ui::library::{Library, download};
use ui::page_parts::{Reason, date};
use ui::prefs::Prefs;
use ui::route::{Route, StudyFrom};

/// A game that can be opened.
#[component]
pub fn GameRow(
    /// The game's key in the library.
    id: String,
    summary: SaveSummary,
    voice: Voice,
) -> impl IntoView {
    let renaming = RwSignal::new(false);
    let over = summary.stage == GameStage::Over;
    let route = if over { Route::Results(id.clone()) } else { Route::Table(id.clone()) };
    let study = StudyFrom::Save(id.clone());
    let study = Route::Study { game: Some(summary.game.clone()), from: Some(study) };
    let open = move || if over { t().saved.result() } else { t().saved.open() };
    let (own_title, titled) = (summary.title.clone(), summary.clone());
    let title = Signal::derive(move || title_of(&titled, &t()));
    let rename_id = id.clone();
    view! {
        <li class="row">
            <Thumbnail summary=summary.clone() />
            <div class="row__main">
                <h2 class="row__title">{title}</h2>
                <People summary=summary.clone() />
                <Meta summary />
            </div>
            <div class="row__acts">
                <a class=if over { "btn" } else { "btn btn--primary" } href=route.to_string()>
                    {open}
                </a>
                <a class="btn btn--quiet" href=study.to_string()>
                    {move || t().table.study()}
                </a>
                <Tools id title renaming voice />
            </div>
            <Show when=move || renaming.get()>
                <RenameForm id=rename_id.clone() title=own_title.clone() open=renaming />
            </Show>
        </li>
    }
}

/// Game, round or result, practice, date.
#[component]
fn Meta(summary: SaveSummary) -> impl IntoView {
    let winners = move |seats: &[SeatSummary]| {
        let named = names_of(seats, &t()).into_iter().zip(seats);
        let first = named.filter(|(_, seat)| seat.rank == Some(1)).map(|(name, _)| name);
        and(use_lang(), &first.collect::<Vec<_>>())
    };
    let state = move || {
        let words = &t().saved;
        match (summary.stage, summary.round) {
            (GameStage::Over, _) => words.over(winners(&summary.seats)),
            (GameStage::Running, 0) => words.opening().to_owned(),
            (GameStage::Running, round) => words.round(round),
        }
    };
    let game = info(&summary.game);
    let edition = summary.edition;
    let additions = Some(summary.additions).filter(|&additions| additions > 0);
    let practice = summary.practice.then(|| view! { <span>{move || t().saved.practice()}</span> });
    let devices = summary
        .devices
        .then(|| view! { <span data-testid="by-devices">{move || t().home.by_devices()}</span> });
    view! {
        <p class="row__meta">
            {game.map(|game| view! { <span>{move || t().edition(game.title(use_lang()), &edition)}</span> })}
            {additions.map(|additions| view! { <span>{move || t().saved.additions(additions)}</span> })}
            <span>{state}</span>
            {practice}
            {devices}
            <span>{move || t().saved.played(date(summary.written_ms))}</span>
        </p>
    }
}

/// Rename, export, delete. Each says which game it is about.
#[component]
fn Tools(
    /// The game's key in the library.
    id: String,
    /// Title of the game.
    title: Signal<String>,
    /// True if the field for another title is open.
    renaming: RwSignal<bool>,
    voice: Voice,
) -> impl IntoView {
    let library = Library::get();
    let label =
        move |what: fn(&Messages) -> &'static str| move || [what(&t()), &title.get()].join(t().colon());
    let exported = id.clone();
    let delete = move |_| {
        let title = title.get_untracked();
        if let Some(removed) = library.remove(&id) {
            voice.set(SavedNotice::Deleted { title, removed });
        }
    };
    view! {
        <button
            class="btn btn--quiet"
            aria-label=label(|words| words.saved.rename())
            aria-expanded=move || renaming.get().to_string()
            on:click=move |_| renaming.update(|open| *open = !*open)
        >
            {move || t().saved.rename()}
        </button>
        <button
            class="iconbtn"
            aria-label=label(|words| words.saved.export())
            on:click=move |_| library.export(&exported)
        >
            <Icon name="export" />
        </button>
        <button
            class="iconbtn row__delete"
            aria-label=label(|words| words.saved.delete())
            on:click=delete
        >
            <Icon name="trash" />
        </button>
    }
}

/// The field for another title.
#[component]
fn RenameForm(
    /// The game's key in the library.
    id: String,
    /// The present title; empty if the players' names are shown.
    title: String,
    /// True if the form is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let library = Library::get();
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            // What cannot take the focus still works by pointer.
            let _ = field.focus();
        }
    });
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            // A storage in trouble is told by the banner; the title is in memory.
            let _ = library.rename(&id, &field.value());
        }
        open.set(false);
    };
    view! {
        <form class="row__rename" on:submit=keep>
            <label class="field">
                <span class="field__label">{move || t().saved.title_of()}</span>
                <input node_ref=field class="input" maxlength="60" value=title />
                <span class="field__hint">{move || t().saved.title_note()}</span>
            </label>
            <button class="btn" type="submit">
                {move || t().saved.keep()}
            </button>
        </form>
    }
}

/// Something that cannot be opened, and why.
#[component]
pub fn BrokenRow(
    /// Its key in the library.
    id: String,
    fault: Fault,
    voice: Voice,
) -> impl IntoView {
    let newer = matches!(fault, Fault::Newer { .. });
    let name = move |words: &Messages| if newer { words.saved.newer() } else { words.saved.damaged() };
    let note = move || if newer { t().saved.newer_note() } else { t().saved.damaged_note() };
    view! {
        <li class="row is-broken">
            <Icon name="warning" />
            <div class="row__main">
                <h2 class="row__title">
                    {move || format!("{} ", name(&t()))}
                    <small>{id.clone()}</small>
                </h2>
                <p>{note}</p>
                <Reason reason=fault.to_string() />
            </div>
            <div class="row__acts">
                <BrokenTools id name voice />
            </div>
        </li>
    }
}

/// Export of what is there, delete.
#[component]
fn BrokenTools(
    /// Its key in the library.
    id: String,
    /// Label of the fact.
    name: impl Fn(&Messages) -> &'static str + Send + 'static,
    voice: Voice,
) -> impl IntoView {
    let library = Library::get();
    let prefs = Prefs::get();
    let (shown, exported) = (id.clone(), id.clone());
    let export = move |_| {
        if let Some(text) = library.raw(&exported) {
            download(&format!("sobremesa-{exported}-damaged.txt"), &text);
        }
    };
    let delete = move |_| {
        if let Some(removed) = library.remove(&id) {
            let title = name(&words(prefs.lang.get_untracked())).to_owned();
            voice.set(SavedNotice::Deleted { title, removed });
        }
    };
    view! {
        <button class="btn" on:click=export>
            <Icon name="export" />
            {move || t().saved.export_raw()}
        </button>
        <button
            class="iconbtn row__delete"
            aria-label=move || [t().saved.delete(), &shown].join(t().colon())
            on:click=delete
        >
            <Icon name="trash" />
        </button>
    }
}
