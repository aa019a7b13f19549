//! Rings around places of the board. They follow what they stand around from frame to frame, as anything may move it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// A ring around each place that bears one of the names (`data-testid`, `data-fly`) and is on the screen.
#[component]
pub fn Rings(shown: Memo<Vec<String>>) -> impl IntoView {
    let boxes = RwSignal::new(Vec::<Place>::new());
    let ticking = StoredValue::new(true);
    on_cleanup(move || {
        ticking.try_set_value(false);
    });
    follow(shown, boxes, ticking);
    let ring = move |index: usize| {
        let frame = move || boxes.with(|boxes| boxes.get(index).copied()).unwrap_or_default();
        view! {
            <div
                class="coach-mark"
                data-testid="coach-mark"
                style:transform=move || format!("translate({}px, {}px)", frame().x, frame().y)
                style:width=move || format!("{}px", frame().w)
                style:height=move || format!("{}px", frame().h)
            ></div>
        }
    };
    view! {
        <div aria-hidden="true">
            <For each=move || 0..boxes.with(Vec::len) key=|index| *index children=ring />
        </div>
    }
}

/// Place of a mark, in pixels of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
}

/// Looks before each frame where the places are.
fn follow(shown: Memo<Vec<String>>, boxes: RwSignal<Vec<Place>>, ticking: StoredValue<bool>) {
    if ticking.try_get_value() != Some(true) {
        return;
    }
    let now: Vec<Place> =
        shown.with_untracked(|shown| shown.iter().filter_map(|name| frame(&place(name)?)).collect());
    if boxes.with_untracked(|before| *before != now) {
        boxes.set(now);
    }
    request_animation_frame(move || follow(shown, boxes, ticking));
}

/// Brings the place that bears the name into sight, if it is there.
pub fn into_view(name: &str) {
    let Some(element) = place(name) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// The first place on the screen that bears the name.
fn place(name: &str) -> Option<Element> {
    let named = format!("[data-testid=\"{name}\"], [data-fly=\"{name}\"]");
    let found = document().query_selector_all(&named).ok()?;
    let is_shown = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    let element = |index| found.item(index)?.dyn_into::<Element>().ok();
    (0..found.length()).filter_map(element).find(is_shown)
}

/// Place of a mark around an element; `None` while something lies over it, or it is out of sight.
fn frame(element: &Element) -> Option<Place> {
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let seen = document().element_from_point(x as f32, y as f32)?;
    // What is seen there is the element, something in it, or a gap of what it lies in.
    let is_open = element.contains(Some(&seen)) || seen.contains(Some(element));
    let px = |value: f64| value.round() as i32;
    is_open.then(|| Place { x: px(rect.x()), y: px(rect.y()), w: px(rect.width()), h: px(rect.height()) })
}
