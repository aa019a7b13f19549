//! What is asked for comes into sight: a table that is higher than its window scrolls, and may have been scrolled to what
//! was asked before.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::keys::shown_places;
use crate::app::table::{Seatable, Table};

impl<G: Seatable> Table<G> {
    /// Watches the questions of whoever plays here, as long as the table is on the screen.
    pub fn keep_in_sight(self) {
        let asked = Memo::new(move |_| {
            let is_live = self.past.get().is_none();
            self.prompt.with(|prompt| (is_live && prompt.mine).then(|| prompt.head.clone()))
        });
        Effect::new(move |_| {
            if asked.with(Option::is_some) && self.drawer.get_untracked().is_none() {
                request_animation_frame(bring_into_sight);
            }
        });
    }
}

/// Scrolls to the first place that can be chosen if none of them is seen.
fn bring_into_sight() {
    let Ok(Some(table)) = document().query_selector(".table") else { return };
    if table.scroll_height() <= table.client_height() {
        return;
    }
    // The map has a camera of its own.
    let is_on_map = |place: &HtmlElement| matches!(place.closest(".map"), Ok(Some(_)));
    let places: Vec<HtmlElement> = shown_places().into_iter().filter(|place| !is_on_map(place)).collect();
    if let Some(first) = places.first()
        && !places.iter().any(is_seen)
    {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        options.set_inline(ScrollLogicalPosition::Nearest);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Whether the middle of a place is in the window, and nothing lies over it.
fn is_seen(place: &HtmlElement) -> bool {
    let rect = place.get_bounding_client_rect();
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let hit = document().element_from_point(x as f32, y as f32);
    hit.is_some_and(|hit| place.contains(Some(hit.unchecked_ref::<Node>())))
}
