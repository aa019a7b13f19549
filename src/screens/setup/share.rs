//! A link to the table being set.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::page::Setup;
use ui::drawings::Icon;
use ui::hand_on::{HandedLink, address_of, copy_link};
use ui::i18n::t;
use ui::route::Route;

/// Copies a link to the table; the seed is fixed by that, so that everybody
/// who opens it plays the same deal.
#[component]
pub fn ShareLink(setup: Setup) -> impl IntoView {
    let outcome = RwSignal::new(None);
    let hand_on = move |_| {
        let Some(setting) = setup.setting() else { return };
        setup.draft.update(|draft| draft.seed = setting.seed.to_string());
        let code = Some(setup.form.encode(&setting));
        let link = address_of(&Route::New { game: setup.form.id().into(), code });
        spawn_local(async move {
            outcome.try_set(Some(copy_link(link).await));
        });
    };
    let told = Memo::new(move |_| outcome.get());
    view! {
        <p class="setup__shared" role="status">
            {move || told.get().map(|outcome| view! { <ShareOutcome outcome /> })}
        </p>
        <button class="btn" on:click=hand_on>
            <Icon name="share" />
            {move || t().setup.share()}
        </button>
    }
}

#[component]
fn ShareOutcome(outcome: HandedLink) -> impl IntoView {
    match outcome {
        HandedLink::Copied => view! {
            <span>{move || format!("{} {}", t().setup.copied(), t().setup.share_note())}</span>
        }
        .into_any(),
        HandedLink::ByHand(link) => view! {
            <span>
                {move || t().setup.copy_by_hand()}
                <input class="input" readonly=true aria-label=move || t().setup.share() prop:value=link />
            </span>
        }
        .into_any(),
    }
}
