//! A link to the table being set.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::page::Setup;
use crate::app::drawings::Icon;
use crate::app::i18n::t;
use crate::app::route::Route;

/// What became of the link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Copied,
    ByHand(String),
}

/// Copies a link to the table; the seed is fixed by that, so that everybody
/// who opens it plays the same deal.
#[component]
pub fn ShareLink(setup: Setup) -> impl IntoView {
    let outcome = RwSignal::new(None);
    let copy_link = move |_| {
        let Some(setting) = setup.setting() else { return };
        setup.draft.update(|draft| draft.seed = setting.seed.to_string());
        let code = Some(setup.form.encode(&setting));
        let link = format!("{}{}", page_address(), Route::New { game: setup.form.id().into(), code });
        spawn_local(async move {
            let copied = copy(&link).await;
            outcome.try_set(Some(if copied { Outcome::Copied } else { Outcome::ByHand(link) }));
        });
    };
    let told = Memo::new(move |_| outcome.get());
    view! {
        <p class="setup__shared" role="status">
            {move || told.get().map(|outcome| view! { <ShareOutcome outcome /> })}
        </p>
        <button class="btn" on:click=copy_link>
            <Icon name="share" />
            {move || t().screens.setup.share}
        </button>
    }
}

#[component]
fn ShareOutcome(outcome: Outcome) -> impl IntoView {
    match outcome {
        Outcome::Copied => view! {
            <span>{move || format!("{} {}", t().screens.setup.copied, t().screens.setup.share_note)}</span>
        }
        .into_any(),
        Outcome::ByHand(link) => view! {
            <span>
                {move || t().screens.setup.copy_by_hand}
                <input class="input" readonly=true aria-label=move || t().screens.setup.share prop:value=link />
            </span>
        }
        .into_any(),
    }
}

/// The address of the page, without the fragment.
fn page_address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Whether the browser took the text into its clipboard.
async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| value.is_object());
    there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}
