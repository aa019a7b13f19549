//! Pass and play: nothing of the table is in the document while this is up.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use sobremesa::core::Seat;

use super::desk::Desk;
use crate::app::dom::{El, RwSignal, el, mark, react};
use crate::app::i18n::t;
use crate::app::library::now_ms;

/// How long the button must be held, as in the style sheet.
const HOLD: Duration = Duration::from_millis(600);

/// How long a click on the button counts as one that was meant for what lay there before.
const LATE_CLICK: u64 = 400;

/// The curtain before `seat` may look.
pub fn curtain(desk: Desk, seat: Seat) -> El {
    react(move || {
        let name = &desk.names()[seat.index()];
        document().set_title(&format!("{} {name} · {}", t().table.hand_to, t().shell.project));
    });
    let plate = el("div")
        .class("curtain__plate")
        .child(mark(seat.index(), "mark mark--big"))
        .child(el("p").class("curtain__to").text(|| t().table.hand_to))
        .child(el("h1").text(move || desk.names()[seat.index()].clone()))
        .child(hold_button(Grip::new(desk)))
        .child(el("p").class("curtain__note").text(|| t().table.hold_note));
    el("main").class("curtain").attr("id", "main").attr("data-seat", seat.0 + 1).test("curtain").child(plate)
}

fn hold_button(grip: Grip) -> El {
    let acts = |event: &KeyboardEvent| matches!(event.key().as_str(), "Enter" | " ");
    el("button")
        .class(move || if grip.held.get() { "curtain__hold is-held" } else { "curtain__hold" })
        .test("hold")
        .on_pointer("pointerdown", move |_| grip.hold())
        .on_pointer("pointerup", move |_| grip.release())
        .on_pointer("pointerleave", move |_| grip.release())
        .on_pointer("pointercancel", move |_| grip.release())
        .on_key(move |event| {
            // A key that is still down since before the curtain asks for nothing.
            if acts(&event) && event.repeat() {
                event.prevent_default();
            } else if acts(&event) {
                grip.hold();
            }
        })
        .on("keyup", move |event| {
            if acts(&event) {
                grip.release();
            }
        })
        // Most assistive technology sends a click and nothing else; the keys end in one as well.
        .on_click(move |_| grip.click())
        .on("contextmenu", |event: leptos::ev::MouseEvent| event.prevent_default())
        .focused()
        .child(el("span").text(|| t().table.hold))
}

/// The button being held; copies share it.
#[derive(Clone, Copy)]
struct Grip {
    desk: Desk,
    held: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// When the curtain was drawn, in milliseconds since 1970.
    drawn: u64,
}

impl Grip {
    fn new(desk: Desk) -> Grip {
        let timer = StoredValue::new_local(None);
        let grip = Grip { desk, held: RwSignal::new(false), timer, drawn: now_ms() };
        on_cleanup(move || grip.stop());
        grip
    }

    fn hold(self) {
        if !self.held.get_untracked() {
            self.held.set(true);
            self.timer.set_value(set_timeout_with_handle(move || self.desk.lift_curtain(), HOLD).ok());
        }
    }

    fn click(self) {
        if now_ms().saturating_sub(self.drawn) >= LATE_CLICK {
            self.desk.lift_curtain();
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
