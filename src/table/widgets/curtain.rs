//! Pass and play: nothing of the table is in the document while this is up.

use std::time::Duration;

use game_core::Seat;
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;

use crate::{GameBoard, Table};
use ui::drawings::SeatMark;
use ui::i18n::t;
use ui::keys::pressed;
use ui::library::elapsed_ms;

/// Time for which the button must be held, as in the style sheet.
const HOLD: Duration = Duration::from_millis(600);

/// Time, in milliseconds, for which a click on the button counts as one that was meant for the
/// thing that lay there before.
const LATE_CLICK: u64 = 400;

/// The curtain before `seat` may look.
#[component]
pub fn Curtain<G: GameBoard>(table: Table<G>, seat: Seat) -> impl IntoView {
    let name = move || table.game.names()[seat.index()].clone();
    Effect::new(move |_| {
        document().set_title(&format!("{} {} · {}", t().table.hand_to(), name(), t().shell.project()));
    });
    view! {
        <main class="curtain" id="main" data-seat=seat.0 + 1 data-testid="curtain">
            <div class="curtain__plate">
                <SeatMark seat=seat.index() class="mark mark--big" />
                <p class="curtain__to">{move || t().table.hand_to()}</p>
                <h1>{name}</h1>
                <HoldButton grip=Grip::new(table) />
                <p class="curtain__note">{move || t().table.hold_note()}</p>
            </div>
        </main>
    }
}

#[component]
fn HoldButton<G: GameBoard>(grip: Grip<G>) -> impl IntoView {
    let acts = |event: &KeyboardEvent| matches!(pressed(event).as_deref(), Some("Enter" | " "));
    let key_down = move |event: KeyboardEvent| {
        // A key that is still down since before the curtain asks for nothing.
        if acts(&event) && event.repeat() {
            event.prevent_default();
        } else if acts(&event) {
            grip.hold();
        }
    };
    let key_up = move |event: KeyboardEvent| {
        if acts(&event) {
            grip.release();
        }
    };
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // What cannot take the focus still works by pointer.
            let _ = button.focus();
        }
    });
    // Most assistive technology sends a click and nothing else; the keys end in one as well.
    view! {
        <button
            node_ref=button
            class=move || if grip.held.get() { "curtain__hold is-held" } else { "curtain__hold" }
            data-testid="hold"
            on:pointerdown=move |_| grip.hold()
            on:pointerup=move |_| grip.release()
            on:pointerleave=move |_| grip.release()
            on:pointercancel=move |_| grip.release()
            on:keydown=key_down
            on:keyup=key_up
            on:click=move |_| grip.click()
            on:contextmenu=move |event| event.prevent_default()
        >
            <span>{move || t().table.hold()}</span>
        </button>
    }
}

/// The button being held; copies share it.
struct Grip<G: GameBoard> {
    table: Table<G>,
    held: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Time when the curtain was drawn, in milliseconds since 1970.
    drawn: u64,
}

impl<G: GameBoard> Clone for Grip<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Grip<G> {}

impl<G: GameBoard> Grip<G> {
    fn new(table: Table<G>) -> Self {
        let timer = StoredValue::new_local(None);
        let grip = Grip { table, held: RwSignal::new(false), timer, drawn: elapsed_ms() };
        on_cleanup(move || grip.stop());
        grip
    }

    fn hold(self) {
        if !self.held.get_untracked() {
            self.held.set(true);
            self.timer.set_value(set_timeout_with_handle(move || self.table.lift_curtain(), HOLD).ok());
        }
    }

    fn click(self) {
        if elapsed_ms().saturating_sub(self.drawn) >= LATE_CLICK {
            self.table.lift_curtain();
        }
    }

    fn release(self) {
        self.held.set(false);
        self.stop();
    }

    fn stop(self) {
        self.timer.try_update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }
}
