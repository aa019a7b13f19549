//! Pass and play: nothing of the table is in the document while this is up.

use std::time::Duration;

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use sobremesa::core::Seat;

use super::store::{Seatable, Table};
use crate::app::i18n::t;
use crate::app::screens::parts::mark;

/// How long the button must be held, as in the style sheet.
const HOLD: Duration = Duration::from_millis(600);

/// The curtain before `seat` may look.
#[component]
pub fn Curtain<G: Seatable>(table: Table<G>, seat: Seat) -> impl IntoView {
    let held = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<TimeoutHandle>);
    let release = move || {
        held.set(false);
        timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    };
    let hold = move || {
        if !held.get_untracked() {
            held.set(true);
            timer.set_value(set_timeout_with_handle(move || table.lift_curtain(), HOLD).ok());
        }
    };
    on_cleanup(move || {
        timer.try_update_value(|timer| timer.take().map(|timer| timer.clear()));
    });
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| button.get().map(|button| button.focus()));
    let acts = |key: &str| matches!(key, "Enter" | " ");
    view! {
        <main class="curtain" id="main" data-seat=seat.0 + 1 data-testid="curtain">
            <div class="curtain__plate">
                {mark(seat.index(), "mark mark--big")}
                <p class="curtain__to">{move || t().table.hand_to}</p>
                <h1>{move || table.names()[seat.index()].clone()}</h1>
                <button
                    class=move || if held.get() { "curtain__hold is-held" } else { "curtain__hold" }
                    node_ref=button
                    data-testid="hold"
                    on:pointerdown=move |_| hold()
                    on:pointerup=move |_| release()
                    on:pointerleave=move |_| release()
                    on:pointercancel=move |_| release()
                    on:keydown=move |event| if acts(&event.key()) { event.prevent_default(); hold() }
                    on:keyup=move |event| if acts(&event.key()) { release() }
                    on:contextmenu=move |event| event.prevent_default()
                >
                    <span>{move || t().table.hold}</span>
                </button>
                <p class="curtain__note">{move || t().table.hold_note}</p>
            </div>
        </main>
    }
}
