//! Playing offline, new versions, and the offer to install.
//!
//! `boot.js` registers the service worker; the messages spoken here are
//! described at the top of `sw.js`. Nothing is taken over without being asked
//! for, and never while a game is on the table.

mod install;
mod update;

use leptos::prelude::*;

use super::drawings::Icon;
use super::i18n::t;
use super::route::Route;
use super::router::Router;

pub use install::InstallOffer;
pub use update::{Offline, Pwa};

/// Says whether the game can be played without a network.
#[component]
pub fn OfflineTick() -> impl IntoView {
    let pwa = Pwa::get();
    let words = move || match pwa.offline() {
        Offline::Preparing => t().pwa.preparing(),
        Offline::Ready => t().pwa.ready(),
        Offline::Missing => t().pwa.missing(),
        Offline::Impossible => t().pwa.impossible(),
    };
    view! {
        <p class="offline" role="status">
            <Show when=move || pwa.offline() == Offline::Ready>
                <Icon name="check" />
            </Show>
            {words}
        </p>
    }
}

/// Says that a new version waits: a bar on the pages, a passing note at the table.
#[component]
pub fn UpdateBar() -> impl IntoView {
    let pwa = Pwa::get();
    let router = Router::get();
    let shut = RwSignal::new(false);
    let open = Memo::new(move |_| pwa.waiting() && !shut.get());
    // What was declined for one version is offered again for the next.
    Effect::new(move |_| {
        if pwa.waiting() {
            shut.set(false);
        }
    });
    let at_table = Memo::new(move |_| matches!(router.route(), Route::Table(_)));
    view! {
        <div role="status">
            <Show when=move || open.get() && !at_table.get()>
                <PageBanner pwa shut />
            </Show>
            <Show when=move || open.get() && at_table.get()>
                <TableNote shut />
            </Show>
        </div>
    }
}

#[component]
fn PageBanner(
    pwa: Pwa,
    /// Set when the player declines.
    shut: RwSignal<bool>,
) -> impl IntoView {
    let words = move || {
        let blocked = pwa.blocked().map(|tabs| t().pwa.blocked(tabs));
        format!("{} {}", t().pwa.now(), blocked.unwrap_or_default())
    };
    view! {
        <div class="banner updatebar">
            <p>{words}</p>
            <button class="btn" on:click=move |_| shut.set(true)>
                {move || t().pwa.not_now()}
            </button>
            <button class="btn btn--primary" on:click=move |_| pwa.take_new_version()>
                {move || t().pwa.reload()}
            </button>
        </div>
    }
}

#[component]
fn TableNote(
    /// Set when the player has read it.
    shut: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <div class="toasts">
            <p class="toast">
                {move || t().pwa.later()}
                <button class="btn btn--quiet toast__act" on:click=move |_| shut.set(true)>
                    {move || t().shell.close()}
                </button>
            </p>
        </div>
    }
}
