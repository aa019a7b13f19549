//! One saved game.

use leptos::html::Input;
use leptos::prelude::*;
use sobremesa::session::shelf::{Card, Fault, Stage};

use super::{Said, Voice, title_of};
use crate::app::i18n::{Words, t, words};
use crate::app::library::{Library, download};
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::home::People;
use crate::app::screens::parts::{date, icon, street};

/// A game that can be opened.
#[component]
pub fn GameRow(id: String, card: Card, voice: Voice) -> impl IntoView {
    let renaming = RwSignal::new(false);
    let fronts = card.seats.iter().max_by_key(|seat| seat.fronts.len()).map(|seat| seat.fronts.clone());
    let over = card.stage == Stage::Over;
    let route = if over { Route::Results(id.clone()) } else { Route::Table(id.clone()) };
    let titled = card.clone();
    let rename = (id.clone(), card.title.clone());
    view! {
        <li class="row">
            <div class="row__thumb" aria-hidden="true">{street(&card.game, &fronts.unwrap_or_default())}</div>
            <div class="row__main">
                <h2 class="row__title">{move || title_of(&titled, t())}</h2>
                <People card=card.clone() />
                <Meta card=card.clone() />
            </div>
            <div class="row__acts">
                <a class="btn" class:btn--primary=!over href=route.to_string()>
                    {move || if over { t().screens.saved.result } else { t().screens.saved.open }}
                </a>
                <Tools id=id card=card renaming=renaming voice=voice />
            </div>
            {move || {
                let (id, title) = rename.clone();
                renaming.get().then(|| view! { <Rename id=id title=title open=renaming /> })
            }}
        </li>
    }
}

/// Round or result, practice, date.
#[component]
fn Meta(card: Card) -> impl IntoView {
    let winners: Vec<String> =
        card.seats.iter().filter(|seat| seat.rank == Some(1)).map(|seat| seat.name.clone()).collect();
    let state = move || {
        let words = &t().screens.saved;
        match (card.stage, card.round) {
            (Stage::Over, _) => (words.over)(&winners.join(t().screens.setup.join)),
            (Stage::Running, 0) => words.opening.to_owned(),
            (Stage::Running, round) => (words.round)(round),
        }
    };
    view! {
        <p class="row__meta">
            <span>{state}</span>
            {move || card.practice.then(|| view! { <span>{t().screens.saved.practice}</span> })}
            <span>{move || (t().screens.saved.played)(&date(card.written_ms))}</span>
        </p>
    }
}

/// Rename, export, delete.
#[component]
fn Tools(id: String, card: Card, renaming: RwSignal<bool>, voice: Voice) -> impl IntoView {
    let library = Library::get();
    let card = StoredValue::new(card);
    let id = StoredValue::new(id);
    let prefs = Prefs::get();
    let title = move |words: &Words| card.with_value(|card| title_of(card, words));
    let label = move |what: &str| format!("{what}: {}", title(t()));
    let delete = move |_| {
        if let Some(removed) = library.remove(&id.get_value()) {
            let title = title(words(prefs.lang.get_untracked()));
            voice.set(Said::Deleted { title, removed });
        }
    };
    view! {
        <button
            class="btn btn--quiet"
            aria-label=move || label(t().screens.saved.rename)
            aria-expanded=move || renaming.get().to_string()
            on:click=move |_| renaming.update(|open| *open = !*open)
        >
            {move || t().screens.saved.rename}
        </button>
        <button
            class="iconbtn"
            aria-label=move || label(t().screens.saved.export)
            on:click=move |_| library.export(&id.get_value())
        >
            {icon("export")}
        </button>
        <button class="iconbtn row__delete" aria-label=move || label(t().screens.saved.delete) on:click=delete>
            {icon("trash")}
        </button>
    }
}

/// The field for another title.
#[component]
fn Rename(id: String, title: String, open: RwSignal<bool>) -> impl IntoView {
    let library = Library::get();
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            // Without the focus the field is still there.
            let _ = field.focus();
        }
    });
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        // A storage in trouble is told by the banner; the title is in memory.
        let _ = library.rename(&id, &typed);
        open.set(false);
    };
    view! {
        <form class="row__rename" on:submit=keep>
            <label class="field">
                <span class="field__label">{move || t().screens.saved.title_of}</span>
                <input class="input" node_ref=field maxlength="60" prop:value=title />
                <span class="field__hint">{move || t().screens.saved.title_note}</span>
            </label>
            <button class="btn" type="submit">{move || t().screens.saved.keep}</button>
        </form>
    }
}

/// Something that cannot be opened, and why.
#[component]
pub fn BrokenRow(id: String, fault: Fault, voice: Voice) -> impl IntoView {
    let library = Library::get();
    let newer = matches!(fault, Fault::Newer { .. });
    let reason = fault.to_string();
    let id = StoredValue::new(id);
    let prefs = Prefs::get();
    let name =
        move |words: &Words| if newer { words.screens.saved.newer } else { words.screens.saved.damaged };
    let title = move || name(t());
    let note = move || if newer { t().screens.saved.newer_note } else { t().screens.saved.damaged_note };
    let export = move |_| {
        if let Some(text) = library.raw(&id.get_value()) {
            download(&format!("sobremesa-{}-damaged.txt", id.get_value()), &text);
        }
    };
    let delete = move |_| {
        if let Some(removed) = library.remove(&id.get_value()) {
            let title = name(words(prefs.lang.get_untracked())).to_owned();
            voice.set(Said::Deleted { title, removed });
        }
    };
    view! {
        <li class="row is-broken">
            {icon("warning")}
            <div class="row__main">
                <h2 class="row__title">{title} " " <small>{id.get_value()}</small></h2>
                <p>{note}</p>
                <p>{move || t().screens.saved.reason} " " <code>{reason}</code></p>
            </div>
            <div class="row__acts">
                <button class="btn" on:click=export>{icon("export")}{move || t().screens.saved.export_raw}</button>
                <button
                    class="iconbtn row__delete"
                    aria-label=move || format!("{}: {}", t().screens.saved.delete, id.get_value())
                    on:click=delete
                >
                    {icon("trash")}
                </button>
            </div>
        </li>
    }
}
