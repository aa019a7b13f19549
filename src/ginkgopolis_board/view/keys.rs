//! The keys of the map: arrows lead from cell to cell, single keys change how
//! it is looked at.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::board::Board;
use super::camera::STEP;
use crate::grid::{Way, next};
use crate::lens::Scale;
use ui::keys::pressed;
use ui::prefs::Prefs;

/// Listens to the single keys as long as the map is there: `M` outlines the
/// districts, `+`, `-` and `0` change the size.
pub fn listen(board: Board) {
    let prefs = Prefs::get();
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let typing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let typing = typing.is_some_and(|at| {
            matches!(at.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
                || at.closest("dialog").is_ok_and(|at| at.is_some())
        });
        if typing || !prefs.kept.get_untracked().shortcuts {
            return;
        }
        match pressed(&event).as_deref().unwrap_or_default() {
            "m" | "M" => board.districts.update(|on| *on = !*on),
            "+" => board.camera.zoom(STEP, (0.0, 0.0)),
            "-" => board.camera.zoom(1.0 / STEP, (0.0, 0.0)),
            "0" => board.camera.show(Scale::Whole),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}

/// Arrow keys lead from cell to cell, by geometry.
pub fn walk(board: Board, event: &KeyboardEvent) {
    let Some(way) = pressed(event).and_then(|key| Way::of_key(&key)) else { return };
    event.prevent_default();
    event.stop_propagation();
    let Some(here) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Some(from) = place_of(&here) else { return };
    let places = board.model.get_untracked().map.cells.iter().map(|cell| cell.place).collect::<Vec<_>>();
    let Some(&(x, y)) = next(&places, from, way).map(|index| &places[index]) else { return };
    let plane = here.closest("[data-rove]").ok().flatten();
    let to = plane.and_then(|plane| plane.query_selector(&format!("[data-place='{x},{y}']")).ok().flatten());
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        // Only the cell that has the focus is reached with Tab.
        let _ = here.set_attribute("tabindex", "-1");
        let _ = to.set_attribute("tabindex", "0");
        let _ = to.focus();
    }
}

/// Lets Tab lead to the cell at a place, unless the focus is on the map already.
pub fn enter_at(plane: NodeRef<Div>, (x, y): (u8, u8)) {
    let Some(plane) = plane.try_get_untracked().flatten() else { return };
    if plane.contains(document().active_element().as_deref()) {
        return;
    }
    let Ok(cells) = plane.query_selector_all("[data-place]") else { return };
    let cells = (0..cells.length()).filter_map(|index| cells.item(index)?.dyn_into::<Element>().ok());
    for cell in cells {
        let wanted = if place_of(&cell) == Some((x, y)) { "0" } else { "-1" };
        // Even the same value written again would have the browser look at it anew.
        if cell.get_attribute("tabindex").as_deref() != Some(wanted) {
            let _ = cell.set_attribute("tabindex", wanted);
        }
    }
}

/// Column and row of a cell.
pub fn place_of(cell: &Element) -> Option<(u8, u8)> {
    let place = cell.get_attribute("data-place")?;
    let (x, y) = place.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}
