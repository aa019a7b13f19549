//! Making the map larger and smaller: buttons, the wheel with Ctrl, two
//! fingers. What was in the middle stays there.

use leptos::prelude::{GetUntracked, Set, StoredValue, UpdateValue, WithValue, request_animation_frame};
use web_sys::{Element, PointerEvent, WheelEvent};

use super::Board;
use crate::app::dom::El;

/// What a press of a button, or a notch of the wheel, does.
pub const STEP: f64 = 1.35;

/// The largest and the smallest that the map gets.
const LIMITS: (f64, f64) = (1.0, 4.0);

/// Makes the map `factor` times as large, within limits.
pub fn by(board: Board, factor: f64) {
    to(board, board.zoom.get_untracked() * factor);
}

fn to(board: Board, zoom: f64) {
    let zoom = zoom.clamp(LIMITS.0, LIMITS.1);
    let view = leptos::prelude::document().query_selector(".map__view").ok().flatten();
    let Some(view) = view else { return board.zoom.set(zoom) };
    let (x, y) = middle(&view);
    board.zoom.set(zoom);
    request_animation_frame(move || {
        let (width, height) = (f64::from(view.scroll_width()), f64::from(view.scroll_height()));
        view.set_scroll_left((x * width - f64::from(view.client_width()) / 2.0) as i32);
        view.set_scroll_top((y * height - f64::from(view.client_height()) / 2.0) as i32);
    });
}

/// What is in the middle of the view, as shares of the whole.
fn middle(view: &Element) -> (f64, f64) {
    let share =
        |from: i32, shown: i32, all: i32| (f64::from(from) + f64::from(shown) / 2.0) / f64::from(all.max(1));
    (
        share(view.scroll_left(), view.client_width(), view.scroll_width()),
        share(view.scroll_top(), view.client_height(), view.scroll_height()),
    )
}

/// Two fingers on the map: which, and where.
type Fingers = Vec<(i32, f64, f64)>;

/// Lets the wheel with Ctrl, and two fingers, change the size.
pub fn zoomable(board: Board, view: El) -> El {
    let fingers: StoredValue<Fingers> = StoredValue::new(Vec::new());
    let lift = move |event: PointerEvent| {
        fingers.try_update_value(|fingers| fingers.retain(|finger| finger.0 != event.pointer_id()));
    };
    view.on("wheel", move |event: WheelEvent| {
        if event.ctrl_key() {
            event.prevent_default();
            by(board, if event.delta_y() < 0.0 { STEP } else { 1.0 / STEP });
        }
    })
    .on_pointer("pointerdown", move |event| {
        if event.pointer_type() == "touch" {
            let finger = (event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y()));
            fingers.try_update_value(|fingers| fingers.push(finger));
        }
    })
    .on_pointer("pointermove", move |event| {
        let before = spread(fingers);
        fingers.try_update_value(|fingers| {
            if let Some(finger) = fingers.iter_mut().find(|finger| finger.0 == event.pointer_id()) {
                (finger.1, finger.2) = (f64::from(event.client_x()), f64::from(event.client_y()));
            }
        });
        if let (Some(before), Some(now)) = (before, spread(fingers))
            && before > 1.0
        {
            by(board, now / before);
        }
    })
    .on_pointer("pointerup", lift)
    .on_pointer("pointercancel", lift)
    .on_pointer("pointerleave", lift)
}

/// How far two fingers are from each other; `None` for fewer or more.
fn spread(fingers: StoredValue<Fingers>) -> Option<f64> {
    fingers.with_value(|fingers| match fingers[..] {
        [(_, ax, ay), (_, bx, by)] => Some((ax - bx).hypot(ay - by)),
        _ => None,
    })
}
