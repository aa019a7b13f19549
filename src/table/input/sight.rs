//! Scrolls the place of a question into sight: a table that is higher than its window scrolls, on a phone its regions
//! do, and they may have been scrolled to an earlier question.

use std::iter;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::keys::shown_places;
use crate::{GameBoard, Table};

impl<G: GameBoard> Table<G> {
    /// Watches the questions of whoever plays here, as long as the table is on the screen.
    pub fn keep_in_sight(self) {
        let asked = Memo::new(move |_| {
            let is_live = self.store.playback().past.get().is_none();
            self.prompt.with(|prompt| (is_live && prompt.mine).then(|| prompt.head.clone()))
        });
        Effect::new(move |_| {
            if asked.with(Option::is_some) && self.store.panels().drawer.get_untracked().is_none() {
                request_animation_frame(bring_into_sight);
            }
        });
    }
}

/// Parts of a region that is opened and are laid out one in each of the next frames.
const COMING: &str = ".table .is-coming:not(.is-away *)";

/// Scrolls to the first place that can be chosen if none of them is seen, once all are laid out: a place whose size is asked
/// for before is laid out at once, with everything around it.
fn bring_into_sight() {
    if matches!(document().query_selector(COMING), Ok(Some(_))) {
        request_animation_frame(bring_into_sight);
        return;
    }
    // The map has a camera of its own.
    let is_on_map = |place: &HtmlElement| matches!(place.closest(".map"), Ok(Some(_)));
    let places: Vec<HtmlElement> = shown_places().into_iter().filter(|place| !is_on_map(place)).collect();
    if let Some(first) = places.first()
        && !places.iter().any(is_seen)
        && is_in_scroller(first)
    {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        options.set_inline(ScrollLogicalPosition::Nearest);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Returns true if the table, or a region of it around a place, can be scrolled. An element that
/// only hides its overflow must not be.
fn is_in_scroller(place: &HtmlElement) -> bool {
    let scrolls = |region: &Element| {
        let is_full =
            region.scroll_height() > region.client_height() || region.scroll_width() > region.client_width();
        let overflow = || window().get_computed_style(region).ok()??.get_property_value("overflow").ok();
        is_full && overflow().is_some_and(|overflow| overflow.contains("auto") || overflow.contains("scroll"))
    };
    let table = place.closest(".table").ok().flatten();
    let outside = table.and_then(|table| table.parent_element());
    iter::successors(place.parent_element(), |region| region.parent_element())
        .take_while(|region| Some(region) != outside.as_ref())
        .any(|region| scrolls(&region))
}

/// Returns true if a place is in the window and nothing lies over it. Its middle alone may be seen
/// in a gap below the prompt.
fn is_seen(place: &HtmlElement) -> bool {
    let rect = place.get_bounding_client_rect();
    let x = rect.x() + rect.width() / 2.0;
    [0.5, 0.75].into_iter().all(|part| {
        let hit = document().element_from_point(x as f32, (rect.y() + part * rect.height()) as f32);
        hit.is_some_and(|hit| place.contains(Some(hit.unchecked_ref::<Node>())))
    })
}
