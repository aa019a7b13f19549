//! The page.

use leptos::prelude::*;
use sobremesa::session::shelf::Item;
use web_sys::DragEvent;

use super::import::{DropZone, Refusal, import_button};
use super::row::{broken_row, game_row};
use super::{Said, Voice};
use crate::app::dom::{El, RwSignal, View, each, el, icon, svg, swap, when};
use crate::app::i18n::t;
use crate::app::library::Library;
use crate::app::route::Route;
use crate::app::screens::parts::{button, page_bar, storage_banner};

/// The page.
pub fn page() -> El {
    let library = Library::get();
    let voice: Voice = RwSignal::new(Said::Nothing);
    let refused = RwSignal::new(None::<Refusal>);
    let is_empty = move || library.items().with(Vec::is_empty);
    let zone = DropZone::new(voice, refused);
    let list = move |nothing: bool| if nothing { empty().into() } else { games(voice) };
    let export = move |_| {
        if !library.items().with_untracked(Vec::is_empty) {
            library.export_all();
        }
    };
    let export_all = button("btn", "export", || t().screens.saved.export_all)
        .attr("aria-disabled", move || is_empty().then_some("true"))
        .on_click(export);
    let foot = el("footer")
        .class("pagefoot")
        .child(el("p").class("saved__drop").text(|| t().screens.saved.drop))
        .child(import_button(voice, refused))
        .child(export_all);
    el("div")
        .class(move || if zone.hanging.get() { "page saved is-dropping" } else { "page saved" })
        .on("dragover", move |event: DragEvent| zone.over(&event))
        .on("dragleave", move |event: DragEvent| zone.leave(&event))
        .on("drop", move |event: DragEvent| zone.drop(&event))
        .child(page_bar(|| t().screens.saved.title.to_owned()))
        .child(storage_banner())
        .child(
            el("main")
                .class("page__main")
                .attr("id", "main")
                .child(refused_notice(refused))
                .child(swap(is_empty, list)),
        )
        .child(foot)
        .child(el("div").class("dropveil").attr("aria-hidden", "true").text(|| t().screens.saved.drop_now))
        .child(toast(voice))
}

fn games(voice: Voice) -> View {
    let library = Library::get();
    let count = move || (t().screens.saved.count)(library.items().with(Vec::len));
    let row = move |item: Item| match item {
        Item::Game { id, card } => game_row(id, card, voice),
        Item::Broken { id, fault } => broken_row(id, fault, voice),
    };
    // A row is drawn anew whenever anything on its card has changed.
    let key = |item: &Item| match item {
        Item::Game { id, card } => format!("{id} {} {}", card.revision, card.written_ms),
        Item::Broken { id, .. } => id.clone(),
    };
    let rows = each(move || library.items().get(), key, row);
    (el("p").class("saved__count").text(count), el("ul").class("rows").child(rows)).into()
}

fn empty() -> El {
    let new_game = el("a").class("btn btn--primary").attr("href", Route::Home.to_string());
    el("div")
        .class("empty")
        .child(svg("svg").attr("aria-hidden", "true").child(svg("use").attr("href", "art/ui.svg#logo")))
        .child(el("h2").text(|| t().screens.saved.none))
        .child(el("p").text(|| t().screens.saved.none_note))
        .child(new_game.text(|| t().screens.home.new_game))
}

/// A file that was not taken in, and why; stays until the next one.
fn refused_notice(refused: RwSignal<Option<Refusal>>) -> El {
    let notice = move |refusal: Refusal| {
        let detail = |reason: String| {
            el("p").text(|| format!("{} ", t().screens.saved.reason)).child(el("code").text(reason))
        };
        let file = refusal.file;
        let what = refusal.what;
        let why = move || format!("{} {}", what.words(t()), t().screens.saved.nothing_changed);
        let text = el("div")
            .child(el("p").child(el("b").text(move || (t().screens.saved.refused)(&file))))
            .child(el("p").text(why))
            .child(refusal.reason.map(detail));
        let close = el("button").class("btn").on_click(move |_| refused.set(None)).text(|| t().shell.close);
        el("section").class("banner banner--warn").child((icon("warning"), text, close))
    };
    let shown = swap(move || refused.get(), move |refusal| refusal.map(notice));
    el("div").attr("role", "alert").child(shown)
}

/// Deleted, undone, imported.
fn toast(voice: Voice) -> El {
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
    let undo_button =
        move || el("button").class("btn toast__act").on_click(undo).text(|| t().screens.saved.undo);
    let can_undo = move || voice.with(|said| matches!(said, Said::Deleted { .. }));
    let toast = move || {
        let close = el("button").class("iconbtn toast__act").attr("aria-label", || t().shell.close);
        el("div")
            .class("toast toast--acts")
            .child(el("p").text(words))
            .child(when(can_undo, undo_button))
            .child(close.on_click(move |_| voice.set(Said::Nothing)).child(icon("close")))
    };
    let speaks = move || voice.with(|said| *said != Said::Nothing);
    el("div").class("toasts").attr("role", "status").child(when(speaks, toast))
}
