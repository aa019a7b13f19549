//! The small map beside an enlarged one: the whole city, and which part of it
//! is in the view.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set, request_animation_frame};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;

use super::Board;
use crate::app::boards::city::build::key;
use crate::app::boards::city::model::{CellKind, MapModel};
use crate::app::dom::{El, svg, swap};

/// The part that is seen: left, top, width and height as shares of the whole.
type Window = (f64, f64, f64, f64);

/// The small map; `view` is what scrolls.
pub fn mini(board: Board, view: Element) -> El {
    let window = RwSignal::new((0.0, 0.0, 1.0, 1.0));
    follow(&view, window);
    let map = move || board.read(|model| model.map.clone());
    let frame = move || {
        // The size changes the part that is seen without a scroll.
        board.zoom.get();
        window.get()
    };
    svg("svg")
        .class("map__mini")
        .attr("aria-hidden", "true")
        .attr("viewBox", move || board.read(|model| format!("0 0 {} {}", model.map.cols, model.map.rows)))
        .attr("preserveAspectRatio", "none")
        .test("mini")
        .child(swap(map, |map| blocks(&map)))
        .child(swap(
            move || (frame(), map()),
            |((x, y, w, h), map)| {
                let (cols, rows) = (f64::from(map.cols), f64::from(map.rows));
                svg("rect")
                    .class("mini__frame")
                    .attr("x", format!("{:.2}", x * cols))
                    .attr("y", format!("{:.2}", y * rows))
                    .attr("width", format!("{:.2}", w * cols))
                    .attr("height", format!("{:.2}", h * rows))
            },
        ))
}

fn blocks(map: &MapModel) -> Vec<El> {
    let block = |cell: &crate::app::boards::city::model::CellModel| {
        let CellKind::Block { tile, .. } = &cell.kind else { return None };
        let rect = svg("rect").attr("data-color", key(tile.colour()));
        let rect = rect.attr("x", cell.place.0).attr("y", cell.place.1);
        Some(rect.attr("width", "0.92").attr("height", "0.92"))
    };
    map.cells.iter().filter_map(block).collect()
}

/// Keeps `window` to what `view` shows.
fn follow(view: &Element, window: RwSignal<Window>) {
    let look = {
        let view = view.clone();
        move || {
            let share = |part: i32, all: i32| f64::from(part) / f64::from(all.max(1));
            let (width, height) = (view.scroll_width(), view.scroll_height());
            let now = (
                share(view.scroll_left(), width),
                share(view.scroll_top(), height),
                share(view.client_width(), width).min(1.0),
                share(view.client_height(), height).min(1.0),
            );
            if window.try_get_untracked().is_some_and(|last| last != now) {
                window.set(now);
            }
        }
    };
    request_animation_frame(look.clone());
    let heard = Closure::<dyn Fn()>::new(look).into_js_value();
    // A small map that is gone is no longer told: its signal is.
    let _ = view.add_event_listener_with_callback("scroll", heard.unchecked_ref());
}
