//! A page about a game, which may have to be fetched first.

use leptos::prelude::*;

use crate::fetch::{
    StudiesHere, devices, fetch, fetch_devices, fetch_opener, fetch_studies, module, opener, studies,
};
use table::game::{DeviceTables, GameInfo, GameModule, Opened, Opener};
use ui::awaited::awaited;
use ui::i18n::use_lang;
use ui::prefs::Prefs;
use ui::unopened::Unopened;

/// Renders `page` once the game is loaded: at once if it is here.
pub fn with_game(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn GameModule) -> AnyView + 'static,
) -> AnyView {
    if let Some(module) = module(info.id) {
        return page(module);
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(info)),
        move || Box::pin(async move { fetch(info, prefs).await.is_ok() }),
        move || module(info.id).map(&page).into_any(),
    )
}

/// Renders `page` with a saved game, or with the reason why it cannot be opened, once the reader of
/// its saves is loaded.
pub fn with_saved(
    info: &'static GameInfo,
    save: String,
    page: impl Fn(&'static dyn GameModule, Result<Opened, Unopened>) -> AnyView + 'static,
) -> AnyView {
    with_opener(info, move |module, opener| page(module, opener.reopen(&save)))
}

/// Renders `page` once the game and the reader of its saves, lessons and puzzles are loaded.
pub fn with_opener(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn GameModule, &'static dyn Opener) -> AnyView + 'static,
) -> AnyView {
    let shown = move || match (module(info.id), opener(info.id)) {
        (Some(module), Some(opener)) => Some(page(module, opener)),
        _ => None,
    };
    if let Some(page) = shown() {
        return page;
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(info)),
        move || Box::pin(async move { fetch_opener(info, prefs).await.is_ok() }),
        move || shown().into_any(),
    )
}

/// Renders `page` once the tables at several devices of a game, and the reader of its saves, are loaded.
pub fn with_devices(
    info: &'static GameInfo,
    page: impl Fn(&'static dyn Opener, &'static dyn DeviceTables) -> AnyView + 'static,
) -> AnyView {
    let shown = move || match (opener(info.id), devices(info.id)) {
        (Some(opener), Some(devices)) => Some(page(opener, devices)),
        _ => None,
    };
    if let Some(page) = shown() {
        return page;
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(info)),
        move || Box::pin(async move { fetch_devices(info, prefs).await.is_ok() }),
        move || shown().into_any(),
    )
}

/// Renders `page` once the studies of a game are loaded.
pub fn with_studies(info: &'static GameInfo, page: impl Fn(StudiesHere) -> AnyView + 'static) -> AnyView {
    if let Some(studies) = studies(info.id) {
        return page(studies);
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(info)),
        move || Box::pin(async move { fetch_studies(info, prefs).await.is_ok() }),
        move || studies(info.id).map(&page).into_any(),
    )
}

fn title(info: &'static GameInfo) -> Signal<String> {
    Signal::derive(move || info.title(use_lang()).to_owned())
}
