//! A page about a game, which may have to be fetched first.

use leptos::prelude::*;

use crate::fetch::{
    StudiesHere, devices, fetch, fetch_devices, fetch_save_loader, fetch_studies, module, save_loader,
    studies,
};
use session::saves::Entry;
use table::game::{DeviceTables, GameInfo, GameModule, PendingTable, SaveLoader};
use ui::awaited::{Coming, awaited};
use ui::i18n::use_lang;
use ui::library::Library;
use ui::part::Missing;
use ui::prefs::Prefs;
use ui::unopened::{Unopened, unopened};

/// Renders `page` once the game is loaded: at once if it is here.
pub fn with_game(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn GameModule) -> AnyView + 'static,
) -> AnyView {
    once_here(info, move || module(info.id).map(&page), move || fetch(info, Prefs::get()))
}

/// Renders `page` with a saved game, or with the reason why it cannot be opened, once the reader of
/// its saves is loaded.
pub fn with_saved(
    info: &'static GameInfo,
    save: String,
    page: impl Fn(Result<Box<dyn PendingTable>, Unopened>) -> AnyView + 'static,
) -> AnyView {
    with_save_loader(info, move |save_loader| page(save_loader.reopen(&save)))
}

/// Renders `page` once the game and the reader of its saves, lessons and puzzles are loaded.
pub fn with_save_loader(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn SaveLoader) -> AnyView + 'static,
) -> AnyView {
    let shown = move || save_loader(info.id).map(&page);
    once_here(info, shown, move || fetch_save_loader(info, Prefs::get()))
}

/// Renders `page` once the tables at several devices of a game, and the reader of its saves, are loaded.
pub fn with_devices(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn DeviceTables) -> AnyView + 'static,
) -> AnyView {
    let shown = move || devices(info.id).map(&page);
    once_here(info, shown, move || fetch_devices(info, Prefs::get()))
}

/// Renders `page` once the studies of a game are loaded.
pub fn with_studies(info: &'static GameInfo, page: impl Fn(StudiesHere) -> AnyView + 'static) -> AnyView {
    once_here(info, move || studies(info.id).map(&page), move || fetch_studies(info, Prefs::get()))
}

/// Renders what `shown` makes: at once if its parts are here, otherwise when `fetch` has brought them.
fn once_here<T: 'static, F: Future<Output = Result<T, Missing>> + 'static>(
    info: &'static GameInfo,
    shown: impl Fn() -> Option<AnyView> + 'static,
    fetch: impl Fn() -> F + 'static,
) -> AnyView {
    if let Some(page) = shown() {
        return page;
    }
    let fetched = move || -> Coming {
        let coming = fetch();
        Box::pin(async move { coming.await.is_ok() })
    };
    awaited(Some(title(info)), fetched, move || shown().into_any())
}

/// Renders `page` with the saved game `id`, its key in the library, or says why it cannot be opened.
pub fn with_entry(id: &str, page: impl FnOnce(&'static GameInfo, Entry) -> AnyView) -> AnyView {
    let entry = match Library::get().load(id) {
        Err(fault) => return unopened(fault),
        Ok(entry) => entry,
    };
    match crate::catalogue::info(&entry.summary.game) {
        Some(info) => page(info, entry),
        None => unopened(Unopened::of_no_game(&entry.summary.game)),
    }
}

fn title(info: &'static GameInfo) -> Signal<String> {
    Signal::derive(move || info.title(use_lang()).to_owned())
}
