//! Servers by which devices in different networks find each other: those of the site, or the player's own; none by default.

use super::typed::TypedField;
use leptos::prelude::*;
use leptos::task::spawn_local;
use live::servers::{of_site, server};
use ui::i18n::{devices_now, listed, use_lang};
use ui::library::{remember, remembered};
use ui::site;
use web_sys::SubmitEvent;

/// The key under which a player's own server is kept.
const OWN_KEY: &str = "sobremesa.devices.stun";
/// The file in which whoever hosts the site names servers.
const FILE: &str = "devices.json";

/// The player's own server, if one is set.
fn own() -> Option<String> {
    remembered::<String>(OWN_KEY).and_then(|text| server(&text))
}

/// The servers of the site.
async fn sites() -> Vec<String> {
    site::fetch(FILE).await;
    site::here(FILE).map(|text| of_site(&text)).unwrap_or_default()
}

/// The servers that this device asks.
pub async fn servers() -> Vec<String> {
    match own() {
        Some(own) => vec![own],
        None => sites().await,
    }
}

/// Explanation of how devices in different networks meet, and the player's own server.
#[component]
pub fn ServersForm(
    /// Called when another server is to be asked.
    #[prop(into)]
    changed: Callback<()>,
) -> impl IntoView {
    let of_site = RwSignal::new(Vec::new());
    spawn_local(async move {
        of_site.try_set(sites().await);
    });
    let typed = RwSignal::new(remembered::<String>(OWN_KEY).unwrap_or_default());
    let is_bad = RwSignal::new(false);
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        is_bad.set(!text.trim().is_empty() && server(&text).is_none());
        if !is_bad.get_untracked() {
            remember(OWN_KEY, &text);
            changed.run(());
        }
    };
    let of_site = move || match of_site.get() {
        none if none.is_empty() => devices_now().apart_none().to_owned(),
        some => devices_now().apart_site(listed(use_lang(), &some)),
    };
    view! {
        <details class="devices__apart" data-testid="apart">
            <summary>{move || devices_now().apart()}</summary>
            <p>{move || devices_now().apart_note()}</p>
            <p>{of_site}</p>
            <form class="devices__entry" on:submit=keep>
                <TypedField label=|| devices_now().apart_server() testid="stun" typed />
                <p role="alert">{move || is_bad.get().then(|| devices_now().apart_bad())}</p>
                <button class="btn" type="submit" data-testid="use-stun">
                    {move || devices_now().apart_save()}
                </button>
            </form>
        </details>
    }
}
