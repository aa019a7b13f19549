//! A page about a game, which may have to be fetched first.

use leptos::prelude::*;

use super::awaited::awaited;
use crate::app::games::{Bill, Host, Opened, fetch, fetch_opener, host, opener};
use crate::app::i18n::use_lang;
use crate::app::prefs::Prefs;

/// What `page` makes of a game: at once if the game is here, otherwise as soon
/// as it has come.
pub fn with_game(bill: &'static Bill, page: impl Fn(&'static dyn Host) -> AnyView + 'static) -> AnyView {
    if let Some(host) = host(bill.id) {
        return page(host);
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(bill)),
        move || Box::pin(async move { fetch(bill, prefs).await.is_ok() }),
        move || host(bill.id).map(&page).into_any(),
    )
}

/// What `page` makes of a saved game, or of why it cannot be opened: at once
/// if what reads it is here, otherwise as soon as it has come.
pub fn with_saved(
    bill: &'static Bill,
    save: String,
    page: impl Fn(&'static dyn Host, Result<Opened, String>) -> AnyView + 'static,
) -> AnyView {
    let shown = move || match (host(bill.id), opener(bill.id)) {
        (Some(host), Some(opener)) => Some(page(host, opener.reopen(&save))),
        _ => None,
    };
    if let Some(page) = shown() {
        return page;
    }
    let prefs = Prefs::get();
    awaited(
        Some(title(bill)),
        move || Box::pin(async move { fetch_opener(bill, prefs).await.is_ok() }),
        move || shown().into_any(),
    )
}

fn title(bill: &'static Bill) -> Signal<String> {
    Signal::derive(move || bill.title(use_lang()).to_owned())
}
