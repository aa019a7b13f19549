//! Playing offline, new versions, and the offer to install.
//!
//! `boot.js` registers the service worker; the messages spoken here are
//! described at the top of `sw.js`. Nothing is taken over without being asked
//! for, and never while a game is on the table.

mod install;
mod update;

use super::dom::{El, RwSignal, View, el, icon, swap, when};
use super::i18n::t;
use super::route::Route;
use super::shell::Router;
use leptos::prelude::*;

pub use install::install_offer;
pub use update::{Offline, Pwa};

/// Says whether the game can be played without a network.
pub fn offline_tick() -> El {
    let pwa = Pwa::get();
    let words = move || match pwa.offline() {
        Offline::Preparing => t().screens.pwa.preparing,
        Offline::Ready => t().screens.pwa.ready,
        Offline::Missing => t().screens.pwa.missing,
        Offline::Impossible => t().screens.pwa.impossible,
    };
    let tick = when(move || pwa.offline() == Offline::Ready, || icon("check"));
    el("p").class("offline").attr("role", "status").child(tick).text(words)
}

/// A new version waits: a bar on the pages, a passing note at the table.
pub fn update_bar() -> El {
    let pwa = Pwa::get();
    let router = Router::get();
    let shut = RwSignal::new(false);
    let at_table = move || matches!(router.route(), Route::Table(_));
    let what = move || (pwa.waiting() && !shut.get()).then(at_table);
    let bar = move |at_table: Option<bool>| match at_table {
        None => View::None,
        Some(false) => page_bar(pwa, shut).into(),
        Some(true) => note(shut).into(),
    };
    el("div").attr("role", "status").child(swap(what, bar))
}

fn page_bar(pwa: Pwa, shut: RwSignal<bool>) -> El {
    let words = move || {
        let blocked = pwa.blocked().map(|tabs| (t().screens.pwa.blocked)(tabs));
        format!("{} {}", t().screens.pwa.now, blocked.unwrap_or_default())
    };
    let later = el("button").class("btn").on_click(move |_| shut.set(true)).text(|| t().screens.pwa.not_now);
    let reload = el("button").class("btn btn--primary").on_click(move |_| pwa.take_new_version());
    el("div")
        .class("banner updatebar")
        .child(el("p").text(words))
        .child((later, reload.text(|| t().screens.pwa.reload)))
}

fn note(shut: RwSignal<bool>) -> El {
    let close = el("button").class("btn btn--quiet toast__act").on_click(move |_| shut.set(true));
    let words = el("p").class("toast").text(|| t().screens.pwa.later);
    el("div").class("toasts").child(words.child(close.text(|| t().shell.close)))
}
