//! How one thing on the table is touched: a tap or Enter acts; holding, Space
//! or resting the mouse on it shows its sheet.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;

use super::store::{Seatable, Table};

/// Holding a finger this long shows the sheet.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// Resting the mouse this long shows the sheet in passing.
const HOVER: Duration = Duration::from_millis(300);

/// The touch of one thing; copies share it.
pub struct Touch<G: Seatable> {
    target: StoredValue<Box<dyn Fn() -> Option<G::Target> + Send + Sync>>,
    table: Table<G>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// A long press has shown the sheet: the click that follows is not meant.
    held: StoredValue<bool>,
}

impl<G: Seatable> Clone for Touch<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Touch<G> {}

impl<G: Seatable> Touch<G> {
    /// The touch of what `target` names at the time.
    pub fn new(target: impl Fn() -> Option<G::Target> + Send + Sync + 'static, table: Table<G>) -> Self {
        let touch = Touch {
            target: StoredValue::new(Box::new(target)),
            table,
            timer: StoredValue::new_local(None),
            held: StoredValue::new(false),
        };
        on_cleanup(move || touch.stop());
        touch
    }

    fn target(self) -> Option<G::Target> {
        self.target.with_value(|target| target())
    }

    /// A click, from a pointer or from Enter.
    pub fn click(self, event: &ev::MouseEvent) {
        event.stop_propagation();
        self.leave();
        if self.held.get_value() {
            self.held.set_value(false);
        } else if let Some(target) = self.target() {
            self.table.tap(target);
        }
    }

    /// Space shows the sheet.
    pub fn key(self, event: &ev::KeyboardEvent) {
        if event.key() == " " {
            event.prevent_default();
            event.stop_propagation();
            if let Some(target) = self.target() {
                self.table.show_sheet(target);
            }
        }
    }

    /// A pointer goes down.
    pub fn down(self, event: &ev::PointerEvent) {
        self.leave();
        self.held.set_value(false);
        if event.pointer_type() != "mouse" {
            self.after(LONG_PRESS, move || {
                self.held.set_value(true);
                if let Some(target) = self.target() {
                    self.table.show_sheet(target);
                }
            });
        }
    }

    /// A pointer goes up.
    pub fn up(self) {
        self.stop();
    }

    /// The mouse comes.
    pub fn enter(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.after(HOVER, move || self.table.peek.set(self.target()));
        }
    }

    /// The mouse goes.
    pub fn leave(self) {
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
