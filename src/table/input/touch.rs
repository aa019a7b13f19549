//! Touch of one thing on the table: a tap or Enter acts; holding, Space or resting the mouse on it
//! shows its sheet.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::tachys::renderer::RemoveEventHandler;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::GameUi;
use crate::{GameBoard, Table};
use ui::keys::pressed;

/// Holding a finger this long shows the sheet.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// Resting the mouse this long shows the sheet in passing.
const HOVER: Duration = Duration::from_millis(300);

/// A directive: makes an element answer to `touch`.
///
/// ```ignore
/// let touch = Touch::new(move || Some(target), table);
/// view! { <button use:touchable=touch>…</button> }
/// ```
pub fn touchable<G: GameBoard>(element: Element, touch: Touch<G>) {
    touch.listen(&element);
}

/// Returns the target that a touched thing stands for at the time.
type TargetNow<G> = Box<dyn Fn() -> Option<<G as GameUi>::Target>>;

/// The touch of one thing; copies share it.
pub struct Touch<G: GameBoard> {
    target: StoredValue<TargetNow<G>, LocalStorage>,
    table: Table<G>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// A long press has shown the sheet: the click that follows is not meant.
    held: StoredValue<bool>,
    /// They listen until they are dropped.
    listeners: StoredValue<Vec<RemoveEventHandler<Element>>, LocalStorage>,
}

impl<G: GameBoard> Clone for Touch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Touch<G> {}

impl<G: GameBoard> Touch<G> {
    /// The touch of what `target` names at the time.
    pub fn new(target: impl Fn() -> Option<G::Target> + 'static, table: Table<G>) -> Self {
        let touch = Touch {
            target: StoredValue::new_local(Box::new(target)),
            table,
            timer: StoredValue::new_local(None),
            held: StoredValue::new(false),
            listeners: StoredValue::new_local(Vec::new()),
        };
        on_cleanup(move || touch.gone());
        touch
    }

    fn listen(self, element: &Element) {
        self.listeners.set_value(vec![
            element.on(ev::click, move |event| self.click(&event)),
            element.on(ev::keydown, move |event| self.key(&event)),
            element.on(ev::pointerdown, move |event| self.down(&event)),
            element.on(ev::pointerup, move |_| self.stop()),
            element.on(ev::pointercancel, move |_| self.stop()),
            element.on(ev::pointermove, move |event| self.over(&event)),
            element.on(ev::pointerleave, move |_| self.leave()),
            element.on(ev::contextmenu, |event| event.prevent_default()),
        ]);
    }

    fn target(self) -> Option<G::Target> {
        self.target.try_with_value(|target| untrack(target)).flatten()
    }

    fn show_sheet(self) {
        if let Some(target) = self.target() {
            self.table.show_sheet(target);
        }
    }

    /// A click, from a pointer or from Enter.
    fn click(self, event: &ev::MouseEvent) {
        event.stop_propagation();
        self.leave();
        if self.held.get_value() {
            self.held.set_value(false);
        } else if let Some(target) = self.target() {
            if let Some(study) = self.table.game.kind.study() {
                // Safari gives no focus to a button that is touched.
                let piece = event.current_target().and_then(|at| at.dyn_into::<HtmlElement>().ok());
                study.point(piece);
            }
            self.table.tap(target);
        }
    }

    /// Space shows the sheet.
    fn key(self, event: &ev::KeyboardEvent) {
        if pressed(event).as_deref() == Some(" ") {
            event.prevent_default();
            event.stop_propagation();
            self.show_sheet();
        }
    }

    /// A pointer goes down.
    fn down(self, event: &ev::PointerEvent) {
        self.leave();
        self.held.set_value(false);
        if event.pointer_type() != "mouse" {
            self.after(LONG_PRESS, move || {
                self.held.set_value(true);
                self.show_sheet();
            });
        }
    }

    /// The mouse moves on it: where it comes to rest, the sheet shows. A piece
    /// that the table moves under a resting mouse was not meant.
    fn over(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.after(HOVER, move || self.table.peek.set(self.target()));
        }
    }

    /// The thing goes, and what was shown of it in passing.
    fn gone(self) {
        self.stop();
        if self.table.peek.try_with_untracked(Option::is_some) == Some(true) {
            self.table.peek.try_set(None);
        }
    }

    /// The mouse goes.
    fn leave(self) {
        self.stop();
        if self.table.peek.with_untracked(Option::is_some) {
            self.table.peek.set(None);
        }
    }

    fn after(self, wait: Duration, then: impl Fn() + 'static) {
        self.stop();
        self.timer.set_value(set_timeout_with_handle(then, wait).ok());
    }

    fn stop(self) {
        self.timer.try_update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }
}
