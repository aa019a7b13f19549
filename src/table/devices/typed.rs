//! Field into which a link or an address is typed or pasted.

use leptos::prelude::*;

/// Field with its label, whose text `typed` holds.
#[component]
pub fn TypedField(
    label: fn() -> &'static str,
    testid: &'static str,
    typed: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                class="input"
                data-testid=testid
                autocomplete="off"
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
            />
        </label>
    }
}
