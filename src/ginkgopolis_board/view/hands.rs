//! Hands on the map: one finger or the mouse moves it, two fingers and the
//! wheel with Ctrl change its size. A press that moved the map is no tap.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};

use super::camera::{Camera, STEP};
use crate::lens::{Pair, Scale};

/// A press that moves less than this is a tap, in pixels.
const SLOP: f64 = 7.0;

/// A finger or the mouse: which, and where.
type Finger = (i32, Pair);

/// Fingers on the map.
#[derive(Default)]
struct Fingers {
    fingers: Vec<Finger>,
    /// True if the map has been moved since the first one came.
    moved: bool,
}

/// A handle to the hands on the map; copies share it.
#[derive(Clone, Copy)]
pub struct Hands {
    camera: Camera,
    fingers: StoredValue<Fingers>,
    /// True if the map moves with the hand.
    pub panned: RwSignal<bool>,
}

impl Hands {
    /// No hands yet on the map that `camera` looks at.
    pub fn new(camera: Camera) -> Hands {
        Hands { camera, fingers: StoredValue::new(Fingers::default()), panned: RwSignal::new(false) }
    }

    /// With Ctrl the wheel changes the size, without it moves the map.
    pub fn wheel(self, event: &WheelEvent) {
        if event.ctrl_key() {
            let factor = if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP };
            self.camera.zoom(factor, self.camera.seen_at(place(event)));
        } else if self.camera.can_pan() {
            self.camera.pan((-event.delta_x(), -event.delta_y()));
        } else {
            return;
        }
        event.prevent_default();
    }

    /// A finger, or the main button of the mouse, goes down.
    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        // A finger that was lifted elsewhere is gone.
        let fresh = event.is_primary();
        self.fingers.update_value(|on_map| {
            if fresh {
                *on_map = Fingers::default();
            }
            on_map.fingers.push((event.pointer_id(), place(event)));
        });
        if fresh {
            self.panned.set(false);
        }
    }

    /// A finger or the mouse moves.
    pub fn moved(self, event: &PointerEvent) {
        if event.buttons() == 0 {
            // It was lifted where nobody heard of it.
            return self.fingers.set_value(Fingers::default());
        }
        let (id, now) = (event.pointer_id(), place(event));
        let can_pan = self.camera.can_pan();
        let step = self.fingers.try_update_value(|on_map| on_map.step(id, now, can_pan)).flatten();
        let Some(step) = step else { return };
        if step.begins {
            self.panned.set(true);
        }
        self.capture();
        match step.pinch {
            Some((factor, point)) => self.camera.pinch(factor, self.camera.seen_at(point), step.by),
            None => self.camera.pan(step.by),
        }
    }

    /// Captures the fingers, so that the pieces under them are no longer pressed.
    fn capture(self) {
        let Some(view) = self.camera.view.get_untracked() else { return };
        let fingers = self.fingers.with_value(|on_map| on_map.fingers.clone());
        for (id, _) in fingers {
            if !view.has_pointer_capture(id) {
                let _ = view.set_pointer_capture(id);
            }
        }
    }

    /// A finger or the mouse is lifted.
    pub fn lifted(self, event: &PointerEvent) {
        let id = event.pointer_id();
        self.fingers.update_value(|on_map| on_map.fingers.retain(|finger| finger.0 != id));
        self.camera.let_go();
        if self.fingers.with_value(|on_map| on_map.fingers.is_empty()) {
            // After the click that belongs to it.
            let end = move || {
                self.panned.try_set(false);
            };
            set_timeout(end, Duration::ZERO);
        }
    }

    /// A double tap beside all places enlarges the map there, and a second one shows it as usual again.
    pub fn double(self, event: &MouseEvent) {
        let hit = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if hit.is_some_and(|hit| hit.closest("button").is_ok_and(|button| button.is_some())) {
            return;
        }
        if self.camera.scale.get_untracked() == Scale::Usual {
            self.camera.zoom(STEP * STEP, self.camera.seen_at(place(event)));
        } else {
            self.camera.show(Scale::Usual);
        }
    }

    /// A press that moved the map is no tap.
    pub fn click(self, event: &MouseEvent) {
        if self.fingers.with_value(|on_map| on_map.moved) {
            event.stop_propagation();
        }
    }
}

fn place(event: &MouseEvent) -> Pair {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance(a: Pair, b: Pair) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Result of one movement of a finger.
struct FingerMovement {
    /// True if the map begins to move with it.
    begins: bool,
    /// Distance of the movement.
    by: Pair,
    /// With two fingers: how many times as large, and about which place.
    pinch: Option<(f64, Pair)>,
}

impl Fingers {
    /// Moves the finger `id` to `now` and returns the result.
    fn step(&mut self, id: i32, now: Pair, can_pan: bool) -> Option<FingerMovement> {
        let at = self.fingers.iter().position(|finger| finger.0 == id)?;
        let before = self.fingers[at].1;
        let by = (now.0 - before.0, now.1 - before.1);
        match self.fingers[..] {
            [_] if !can_pan || (!self.moved && distance(before, now) < SLOP) => None,
            [_] => {
                self.fingers[at].1 = now;
                Some(FingerMovement { begins: !std::mem::replace(&mut self.moved, true), by, pinch: None })
            }
            [(_, a), (_, b)] => {
                self.fingers[at].1 = now;
                let other = if at == 0 { b } else { a };
                let factor = distance(now, other) / distance(before, other).max(1.0);
                let point = ((before.0 + other.0) / 2.0, (before.1 + other.1) / 2.0);
                let begins = !std::mem::replace(&mut self.moved, true);
                Some(FingerMovement { begins, by: (by.0 / 2.0, by.1 / 2.0), pinch: Some((factor, point)) })
            }
            _ => None,
        }
    }
}
