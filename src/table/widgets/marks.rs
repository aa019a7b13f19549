//! Rings around places of the board. They follow what they stand around from frame to frame, as anything may move it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Points at which an element is looked at, across and down: parts of its size.
const POINTS: [f64; 3] = [0.5, 0.2, 0.8];

/// A ring around each place that bears one of the names (`data-testid`, `data-fly`) and is on the screen.
#[component]
pub fn Rings(shown: Memo<Vec<String>>) -> impl IntoView {
    let boxes = RwSignal::new(Vec::<(String, MarkBox)>::new());
    let ticking = StoredValue::new(true);
    on_cleanup(move || {
        ticking.try_set_value(false);
    });
    follow(shown, boxes, ticking);
    let ring = move |index: usize| {
        let frame = move || boxes.with(|boxes| boxes.get(index).map(|(_, place)| *place)).unwrap_or_default();
        let name = move || boxes.with(|boxes| boxes.get(index).map(|(name, _)| name.clone()));
        view! {
            <div
                class="coach-mark"
                data-testid="coach-mark"
                data-for=name
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
struct MarkBox {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
}

/// Looks before each frame where the places are.
fn follow(shown: Memo<Vec<String>>, boxes: RwSignal<Vec<(String, MarkBox)>>, ticking: StoredValue<bool>) {
    if ticking.try_get_value() != Some(true) {
        return;
    }
    let seen = |name: &String| Some((name.clone(), frame(&place(name)?)?));
    let now: Vec<(String, MarkBox)> = shown.with_untracked(|shown| shown.iter().filter_map(seen).collect());
    if boxes.with_untracked(|before| *before != now) {
        boxes.set(now);
    }
    request_animation_frame(move || follow(shown, boxes, ticking));
}

/// Brings the place that bears the name into sight, once it is drawn: its part of a phone's table may have to come first.
pub fn into_view(name: String) {
    let scroll = move || {
        let Some(element) = place(&name).filter(|element| frame(element).is_none()) else { return };
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        options.set_inline(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    };
    request_animation_frame(move || request_animation_frame(scroll));
}

/// The first place on the screen that bears the name.
fn place(name: &str) -> Option<Element> {
    let named = format!("[data-testid=\"{name}\"], [data-fly=\"{name}\"]");
    let found = document().query_selector_all(&named).ok()?;
    let is_shown = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    let element = |index| found.item(index)?.dyn_into::<Element>().ok();
    (0..found.length()).filter_map(element).find(is_shown)
}

/// Place of a mark around an element; `None` while other things cover it, or it is out of sight.
fn frame(element: &Element) -> Option<MarkBox> {
    let rect = element.get_bounding_client_rect();
    let is_seen = |(across, down): (f64, f64)| {
        let (x, y) = (rect.x() + rect.width() * across, rect.y() + rect.height() * down);
        let seen = document().element_from_point(x as f32, y as f32);
        // What is seen there is the element, something in it, or what it lies in, where it lets touches through.
        seen.is_some_and(|seen| element.contains(Some(&seen)) || seen.contains(Some(element)))
    };
    // The middle may be a gap between its parts.
    let points = POINTS.iter().flat_map(|down| POINTS.map(|across| (across, *down)));
    let px = |value: f64| value.round() as i32;
    let place = || MarkBox { x: px(rect.x()), y: px(rect.y()), w: px(rect.width()), h: px(rect.height()) };
    points.into_iter().any(is_seen).then(place)
}
