//! Hands on the map: one finger or the mouse moves it, two fingers and the
//! wheel with Ctrl change its size. A press that moved the map is no tap.

use leptos::prelude::*;
use web_sys::{Element, MouseEvent, PointerEvent, WheelEvent};

use super::Board;
use super::camera::STEP;
use crate::app::boards::city::lens::Pair;
use crate::app::dom::El;

/// A press that moves less than this is a tap, in pixels.
const SLOP: f64 = 7.0;

/// A finger or the mouse: which, and where.
type Finger = (i32, Pair);

/// What is on the map.
#[derive(Default)]
struct Hands {
    fingers: Vec<Finger>,
    /// Whether the map has been moved since the first one came.
    moved: bool,
}

/// Lets hands and the wheel move the map and change its size.
pub fn handle(board: Board, view: El) -> El {
    let hands: StoredValue<Hands> = StoredValue::new(Hands::default());
    let element = view.element().clone();
    let lift = {
        let element = element.clone();
        move |event: PointerEvent| lifted(board, hands, &element, event.pointer_id())
    };
    let (down, moving) = (element.clone(), element);
    view.on("wheel", move |event: WheelEvent| wheel(board, &event))
        .on_pointer("pointerdown", move |event| {
            if event.button() != 0 {
                return;
            }
            // A finger that was lifted elsewhere is gone.
            let fresh = event.is_primary();
            hands.update_value(|hands| {
                if fresh {
                    *hands = Hands::default();
                }
                hands.fingers.push((event.pointer_id(), place(&event)));
            });
            if fresh {
                let _ = down.class_list().remove_1("is-panned");
            }
        })
        .on_pointer("pointermove", move |event| moved(board, hands, &moving, &event))
        .on_pointer("pointerup", lift.clone())
        .on_pointer("pointercancel", lift)
        .on_click(move |event| {
            if hands.with_value(|hands| hands.moved) {
                event.stop_propagation();
            }
        })
}

fn place(event: &MouseEvent) -> Pair {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn distance(a: Pair, b: Pair) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn wheel(board: Board, event: &WheelEvent) {
    if event.ctrl_key() {
        let factor = if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP };
        board.camera.zoom(factor, board.camera.seen_at(place(event)));
    } else if board.camera.can_pan() {
        board.camera.pan((-event.delta_x(), -event.delta_y()));
    } else {
        return;
    }
    event.prevent_default();
}

fn moved(board: Board, hands: StoredValue<Hands>, view: &Element, event: &PointerEvent) {
    if event.buttons() == 0 {
        // It was lifted where nobody heard of it.
        return hands.set_value(Hands::default());
    }
    let (id, now) = (event.pointer_id(), place(event));
    let step = hands.try_update_value(|hands| hands.step(id, now, board.camera.can_pan())).flatten();
    let Some(step) = step else { return };
    if step.begins {
        let _ = view.class_list().add_1("is-panned");
    }
    // What lies under the fingers is no longer pressed.
    for id in hands.with_value(|hands| hands.fingers.iter().map(|finger| finger.0).collect::<Vec<_>>()) {
        if !view.has_pointer_capture(id) {
            let _ = view.set_pointer_capture(id);
        }
    }
    match step.pinch {
        Some((factor, point)) => {
            board.camera.pinch(factor, board.camera.seen_at(point), step.by);
        }
        None => board.camera.pan(step.by),
    }
}

fn lifted(board: Board, hands: StoredValue<Hands>, view: &Element, id: i32) {
    hands.update_value(|hands| hands.fingers.retain(|finger| finger.0 != id));
    board.camera.let_go();
    if hands.with_value(|hands| hands.fingers.is_empty()) {
        let view = view.clone();
        // After the click that belongs to it.
        set_timeout(
            move || {
                let _ = view.class_list().remove_1("is-panned");
            },
            std::time::Duration::ZERO,
        );
    }
}

/// What one movement of a finger comes to.
struct Step {
    /// Whether the map begins to move with it.
    begins: bool,
    /// How far it moves.
    by: Pair,
    /// With two fingers: how many times as large, and about which place.
    pinch: Option<(f64, Pair)>,
}

impl Hands {
    fn step(&mut self, id: i32, now: Pair, can_pan: bool) -> Option<Step> {
        let at = self.fingers.iter().position(|finger| finger.0 == id)?;
        let before = self.fingers[at].1;
        let by = (now.0 - before.0, now.1 - before.1);
        match self.fingers[..] {
            [_] if !can_pan || (!self.moved && distance(before, now) < SLOP) => None,
            [_] => {
                self.fingers[at].1 = now;
                Some(Step { begins: !std::mem::replace(&mut self.moved, true), by, pinch: None })
            }
            [(_, a), (_, b)] => {
                self.fingers[at].1 = now;
                let other = if at == 0 { b } else { a };
                let factor = distance(now, other) / distance(before, other).max(1.0);
                let point = ((before.0 + other.0) / 2.0, (before.1 + other.1) / 2.0);
                let begins = !std::mem::replace(&mut self.moved, true);
                Some(Step { begins, by: (by.0 / 2.0, by.1 / 2.0), pinch: Some((factor, point)) })
            }
            _ => None,
        }
    }
}
