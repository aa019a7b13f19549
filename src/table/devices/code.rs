//! A code to show: as a QR code, as a link to copy and to share.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::widgets::Square;
use ui::drawings::Icon;
use ui::hand_on::{self, Shared};
use ui::i18n::t;

/// The link of a code as a QR code, with the ways to hand it on.
#[component]
pub fn Code(
    link: String,
    /// Purpose of the link, for the device's own dialog and for screen readers.
    label: fn() -> &'static str,
) -> impl IntoView {
    let copied = RwSignal::new(false);
    let (to_copy, to_share, shown) = (link.clone(), link.clone(), link.clone());
    let copy = move |_| {
        let link = to_copy.clone();
        spawn_local(async move {
            let took = hand_on::copy(&link).await;
            copied.try_set(took);
        });
    };
    let length = link.chars().count();
    let share = move |_| {
        let link = to_share.clone();
        let title = untrack(label);
        spawn_local(async move {
            // What the device's dialog does not take can be copied.
            let _: Shared = hand_on::share(title, &link).await;
        });
    };
    view! {
        <Square link />
        <label class="field">
            <span>{label}</span>
            <input class="input" readonly=true data-testid="code-link" prop:value=shown />
        </label>
        <div class="handover__acts">
            <Show when=hand_on::can_share>
                <button class="btn" on:click=share.clone()>
                    <Icon name="share" />
                    {move || t().by_link.share()}
                </button>
            </Show>
            <button class="btn" data-testid="code-copy" on:click=copy>
                {move || t().by_link.copy()}
            </button>
        </div>
        <p role="status">{move || copied.get().then(|| t().by_link.copied(length))}</p>
    }
}
