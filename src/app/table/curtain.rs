//! Pass and play: nothing of the table is in the document while this is up.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use sobremesa::core::Seat;

use super::desk::Desk;
use crate::app::dom::{El, RwSignal, el, mark};
use crate::app::i18n::t;

/// How long the button must be held, as in the style sheet.
const HOLD: Duration = Duration::from_millis(600);

/// The curtain before `seat` may look.
pub fn curtain(desk: Desk, seat: Seat) -> El {
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
            if acts(&event) {
                event.prevent_default();
                grip.hold();
            }
        })
        .on("keyup", move |event| {
            if acts(&event) {
                grip.release();
            }
        })
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
}

impl Grip {
    fn new(desk: Desk) -> Grip {
        let grip = Grip { desk, held: RwSignal::new(false), timer: StoredValue::new_local(None) };
        on_cleanup(move || grip.stop());
        grip
    }

    fn hold(self) {
        if !self.held.get_untracked() {
            self.held.set(true);
            self.timer.set_value(set_timeout_with_handle(move || self.desk.lift_curtain(), HOLD).ok());
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
