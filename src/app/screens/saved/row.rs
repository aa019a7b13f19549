//! One saved game.

use leptos::prelude::*;
use sobremesa::session::shelf::{Card, Fault, Stage};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, SubmitEvent};

use super::{Said, Voice, title_of};
use crate::app::dom::{El, RwSignal, View, el, icon, when};
use crate::app::i18n::{Words, t, words};
use crate::app::library::{Library, download};
use crate::app::prefs::Prefs;
use crate::app::route::Route;
use crate::app::screens::home::{People, Thumbnail};
use crate::app::screens::parts::{button, date};

/// A game that can be opened.
pub fn game_row(id: String, card: Card, voice: Voice) -> El {
    let renaming = RwSignal::new(false);
    let over = card.stage == Stage::Over;
    let route = if over { Route::Results(id.clone()) } else { Route::Table(id.clone()) };
    let open = el("a")
        .class(if over { "btn" } else { "btn btn--primary" })
        .attr("href", route.to_string())
        .text(move || if over { t().screens.saved.result } else { t().screens.saved.open });
    let title: Rc<dyn Fn(&Words) -> String> = {
        let card = card.clone();
        Rc::new(move |words| title_of(&card, words))
    };
    let heading = title.clone();
    let main = el("div")
        .class("row__main")
        .child(el("h2").class("row__title").text(move || heading(t())))
        .child(view! { <People card=card.clone() /> }.into_any())
        .child(meta(card.clone()));
    let form = {
        let (id, title) = (id.clone(), card.title.clone());
        when(move || renaming.get(), move || rename(id.clone(), title.clone(), renaming))
    };
    el("li")
        .class("row")
        .child(view! { <Thumbnail card /> }.into_any())
        .child(main)
        .child(el("div").class("row__acts").child(open).child(tools(id, title, renaming, voice)))
        .child(form)
}

/// Round or result, practice, date.
fn meta(card: Card) -> El {
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
    el("p")
        .class("row__meta")
        .child(el("span").text(state))
        .child(card.practice.then(|| el("span").text(|| t().screens.saved.practice)))
        .child(el("span").text(move || (t().screens.saved.played)(&date(card.written_ms))))
}

/// Rename, export, delete.
fn tools(id: String, title: Rc<dyn Fn(&Words) -> String>, renaming: RwSignal<bool>, voice: Voice) -> View {
    let library = Library::get();
    let prefs = Prefs::get();
    // Each says which game it is about.
    let label = |what: fn(&Words) -> &'static str| {
        let title = title.clone();
        move || format!("{}: {}", what(t()), title(t()))
    };
    let rename = el("button")
        .class("btn btn--quiet")
        .attr("aria-label", label(|words| words.screens.saved.rename))
        .attr("aria-expanded", move || renaming.get())
        .on_click(move |_| renaming.update(|open| *open = !*open))
        .text(|| t().screens.saved.rename);
    let exported = id.clone();
    let export = el("button")
        .class("iconbtn")
        .attr("aria-label", label(|words| words.screens.saved.export))
        .on_click(move |_| library.export(&exported))
        .child(icon("export"));
    let delete = el("button")
        .class("iconbtn row__delete")
        .attr("aria-label", label(|words| words.screens.saved.delete))
        .on_click(move |_| {
            if let Some(removed) = library.remove(&id) {
                voice.set(Said::Deleted { title: title(words(prefs.lang.get_untracked())), removed });
            }
        })
        .child(icon("trash"));
    (rename, export, delete).into()
}

/// The field for another title.
fn rename(id: String, title: String, open: RwSignal<bool>) -> El {
    let library = Library::get();
    let field = el("input").class("input").attr("maxlength", "60").attr("value", title).focused();
    let typed: HtmlInputElement = field.element().clone().unchecked_into();
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        // A storage in trouble is told by the banner; the title is in memory.
        let _ = library.rename(&id, &typed.value());
        open.set(false);
    };
    let label = el("label")
        .class("field")
        .child(el("span").class("field__label").text(|| t().screens.saved.title_of))
        .child(field)
        .child(el("span").class("field__hint").text(|| t().screens.saved.title_note));
    let submit = el("button").class("btn").attr("type", "submit").text(|| t().screens.saved.keep);
    el("form").class("row__rename").on("submit", keep).child((label, submit))
}

/// Something that cannot be opened, and why.
pub fn broken_row(id: String, fault: Fault, voice: Voice) -> El {
    let library = Library::get();
    let prefs = Prefs::get();
    let newer = matches!(fault, Fault::Newer { .. });
    let name =
        move |words: &Words| if newer { words.screens.saved.newer } else { words.screens.saved.damaged };
    let note = move || if newer { t().screens.saved.newer_note } else { t().screens.saved.damaged_note };
    let main = el("div")
        .class("row__main")
        .child(
            el("h2")
                .class("row__title")
                .text(move || format!("{} ", name(t())))
                .child(el("small").text(id.clone())),
        )
        .child(el("p").text(note))
        .child(
            el("p")
                .text(|| format!("{} ", t().screens.saved.reason))
                .child(el("code").text(fault.to_string())),
        );
    let (shown, exported) = (id.clone(), id.clone());
    let export = button("btn", "export", || t().screens.saved.export_raw).on_click(move |_| {
        if let Some(text) = library.raw(&exported) {
            download(&format!("sobremesa-{exported}-damaged.txt"), &text);
        }
    });
    let delete = el("button")
        .class("iconbtn row__delete")
        .attr("aria-label", move || format!("{}: {shown}", t().screens.saved.delete))
        .on_click(move |_| {
            if let Some(removed) = library.remove(&id) {
                let title = name(words(prefs.lang.get_untracked())).to_owned();
                voice.set(Said::Deleted { title, removed });
            }
        })
        .child(icon("trash"));
    el("li")
        .class("row is-broken")
        .child(icon("warning"))
        .child(main)
        .child(el("div").class("row__acts").child((export, delete)))
}
