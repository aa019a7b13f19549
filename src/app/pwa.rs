//! Playing offline, new versions, and the offer to install.
//!
//! `boot.js` registers the service worker; the messages spoken here are
//! described at the top of `sw.js`. Nothing is taken over without being asked
//! for, and never while a game is on the table.

mod install;
mod update;

use leptos::prelude::*;

use super::i18n::t;
use super::route::Route;
use super::screens::parts::icon;
use super::shell::Router;

pub use install::InstallOffer;
pub use update::{Offline, Pwa};

/// Says whether the game can be played without a network.
#[component]
pub fn OfflineTick() -> impl IntoView {
    let pwa = Pwa::get();
    let words = move || match pwa.offline() {
        Offline::Preparing => t().screens.pwa.preparing,
        Offline::Ready => t().screens.pwa.ready,
        Offline::Missing => t().screens.pwa.missing,
        Offline::Impossible => t().screens.pwa.impossible,
    };
    let tick = move || (pwa.offline() == Offline::Ready).then(|| icon("check"));
    view! { <p class="offline" role="status">{tick}{words}</p> }
}

/// A new version waits: a bar on the pages, a passing note at the table.
#[component]
pub fn UpdateBar() -> impl IntoView {
    let pwa = Pwa::get();
    let router = Router::get();
    let shut = RwSignal::new(false);
    let open = move || pwa.waiting() && !shut.get();
    let at_table = Memo::new(move |_| matches!(router.route(), Route::Table(_)));
    let close = move |_| shut.set(true);
    let page_bar = move || {
        view! {
            <div class="banner updatebar">
                <p>
                    {move || t().screens.pwa.now}
                    " "
                    {move || pwa.blocked().map(|tabs| (t().screens.pwa.blocked)(tabs))}
                </p>
                <button class="btn" on:click=close>{move || t().screens.pwa.not_now}</button>
                <button class="btn btn--primary" on:click=move |_| pwa.take_new_version()>
                    {move || t().screens.pwa.reload}
                </button>
            </div>
        }
    };
    let note = move || {
        view! {
            <div class="toasts">
                <p class="toast">
                    {move || t().screens.pwa.later}
                    <button class="btn btn--quiet toast__act" on:click=close>{move || t().shell.close}</button>
                </p>
            </div>
        }
    };
    view! {
        <div role="status">
            {move || match (open(), at_table.get()) {
                (false, _) => None,
                (true, false) => Some(page_bar().into_any()),
                (true, true) => Some(note().into_any()),
            }}
        </div>
    }
}
