//! Help that marks the game it is asked for in. In a deal of the day that counts it says so before it does.

use leptos::prelude::*;

use crate::{GameBoard, Table};
use ui::i18n::t;

/// Shows help at once, or after a word of warning.
#[component]
pub fn Marking<G: GameBoard>(table: Table<G>, children: ChildrenFn) -> impl IntoView {
    let is_asked = RwSignal::new(!table.would_mark_deal());
    let warning = move || {
        view! {
            <section class="hint" data-testid="hint-warning">
                <p class="hint__nudge">{move || t().hints.warns()}</p>
                <p>{move || t().hints.warns_note()}</p>
                <button class="btn" data-testid="hint-anyway" on:click=move |_| is_asked.set(true)>
                    {move || t().hints.anyway()}
                </button>
                <button
                    class="btn btn--primary"
                    data-testid="hint-without"
                    on:click=move |_| table.store.panels().close_drawer()
                >
                    {move || t().hints.without()}
                </button>
            </section>
        }
    };
    view! {
        <Show when=move || is_asked.get() fallback=warning>
            {children()}
        </Show>
    }
}
